"""The longest trail by dynamic programming over a frontier: tracks are decided one by one. Knows only the graph.

A trail is a connected set of tracks with at most two odd nodes. Of a partial choice only the frontier matters, the
nodes with both decided and undecided tracks: the parity of each, and which of them are connected. This is a sketch, and
its loss is the length left out. A sketch is dropped if its loss must exceed a limit, or if another with the same
parities is at least as well connected and loses no more. The limit is raised until a trail is found; then one sweep
finds a longer trail, or proves that there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import ctz, popcount
from branchline.core.chance import mix
from branchline.core.codes import (
    FEW_STEPS,
    GONE,
    HOPELESS,
    INDEX,
    MOST_STEPS,
    NEVER,
    NIBBLE_HIGH,
    NIBBLE_LOW,
    NIBBLES,
    ODD_ENDS,
    ORDER_STEPS,
    OWN_LABELS,
    QUICK_STEPS,
    SKETCH_STEPS,
    SKETCHES,
)
from branchline.core.trail_loss import close_parity, least_loss, tabulate_losses
from branchline.core.trail_order import leave_out, next_start, set_order, weigh_starts
from branchline.core.trail_parts import smallest_part

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32, u64

# The links of a sketch have four bits per slot: 0 if no track at this node is chosen, else one more than the lowest
# slot connected to it. A set of slots has the lowest of these bits for each.


def search_frontier(b: Board, w: Work, root: i32) -> i32:
    """Raise ``w.best`` to the longest trail of the component. Each order of the tracks gets three times the steps of
    the one before, and what was ruled out remains so. Return 0 if all orders are given up."""
    budget: u64 = ORDER_STEPS
    total: i32 = w.total[root]
    start: i32
    apart: i32 = -1
    probed: i32 = 0
    w.ruled_out = -1
    weigh_starts(b, w, root)
    while budget < MOST_STEPS:
        start = apart if apart >= 0 else next_start(b, w)
        apart = -1
        if start < 0:
            weigh_starts(b, w, root)
            start = next_start(b, w)
        leave_out(w, start)
        if set_order(b, w, start):
            tabulate_losses(w)
            w.ruled_out = max(w.ruled_out, least_loss(w, 0, 0) - 1)
            if not probed:
                probed = 1
                raise_limit(w, total)
                probe(w, total)
                apart = smallest_part(b, w)
            w.limit = total - w.best - 1
            w.deadline = w.steps + budget
            if w.limit <= w.ruled_out or sweep(w, total):
                return 1
        budget *= 3
    return 0


def raise_limit(w: Work, total: i32) -> None:
    """Rule out one limit after the other while that takes few steps: by 1, or by ever more while it is quick."""
    limit: i32
    before: u64
    raised: i32 = 1
    while w.ruled_out < total - w.best - 1:
        limit = min(w.ruled_out + raised, total - w.best - 1)
        w.limit = limit
        before = w.steps
        w.deadline = before + FEW_STEPS
        if not sweep(w, total):
            return
        w.ruled_out = limit
        raised = 2 * raised if w.steps - before < QUICK_STEPS else 1


def probe(w: Work, total: i32) -> None:
    """Raise the limit until a trail is found. Of all sketches with the same parities only one is kept, because it can
    usually be connected. So this soon finds a long trail, mostly the longest, but proves nothing."""
    limit: i32 = w.ruled_out
    w.narrow = 1
    w.deadline = w.steps + MOST_STEPS
    while limit < total - w.best - 1:
        limit += 1
        w.limit = limit
        sweep(w, total)
    w.narrow = 0


def sweep(w: Work, total: i32) -> i32:
    """Decide all tracks, and lower the limit with every better trail. Return 0 if a sketch found no place, or the steps
    are used up."""
    k: i32
    decided: i32 = 0
    w.full = 0
    w.links[0] = 0
    w.odds[0] = 0
    w.loss[0] = 0
    w.sketches[0] = 1
    for k in range(w.frontier_size):
        decided += w.frontier_length[k]
        advance(w, k, decided)
        w.limit = min(w.limit, total - w.best - 1)
        if w.limit <= w.ruled_out:
            return 1
        if w.steps > w.deadline:
            return 0
    return not w.full


def advance(w: Work, k: i32, decided: i32) -> None:
    """Extend every sketch with and without track k."""
    i: i32
    odd: i32
    now: i32 = (k & 1) * SKETCHES
    a: i32 = w.frontier_slot[w.frontier_a[k]]
    z: i32 = w.frontier_slot[w.frontier_b[k]]
    w.stamp += 1
    w.steps += w.sketches[k & 1] * SKETCH_STEPS
    w.sketches[1 - (k & 1)] = 0
    for i in range(now, now + w.sketches[k & 1]):
        odd = close_parity(w, k, w.odds[i] ^ (1 << a) ^ (1 << z))
        if promising(w, k, odd, w.loss[i]):
            settle(w, k, connect_slots(w.links[i], a, z), odd, w.loss[i], decided)
        odd = close_parity(w, k, w.odds[i])
        if promising(w, k, odd, w.loss[i] + w.frontier_length[k]):
            settle(w, k, w.links[i], odd, w.loss[i] + w.frontier_length[k], decided)


def promising(w: Work, k: i32, odd: i32, loss: i32) -> i32:
    """Whether the limit can still be kept after track k."""
    least: i32 = least_loss(w, k + 1, odd)
    return least != HOPELESS and loss + least <= w.limit


def settle(w: Work, k: i32, links: u64, odd: i32, loss: i32, decided: i32) -> None:
    """Close nodes without undecided tracks; then keep the sketch, unless it is a complete trail or can't become one."""
    x: u64 = links
    if w.frontier_last[w.frontier_a[k]] == k:
        x = close_slot(x, w.frontier_slot[w.frontier_a[k]])
    if x != GONE and w.frontier_last[w.frontier_b[k]] == k:
        x = close_slot(x, w.frontier_slot[w.frontier_b[k]])
    if x == 0 and links:
        if odd >= 2 * ODD_ENDS:
            w.best = max(w.best, decided - loss)
    elif x != GONE:
        keep_sketch(w, 1 - (k & 1), x, odd, loss)


def touched_slots(links: u64) -> u64:
    """The slots with a label."""
    return (((links & NIBBLE_LOW) + NIBBLE_LOW | links) & NIBBLE_HIGH) >> 3


def slots_with(links: u64, label: u64) -> u64:
    """The slots with this label."""
    return NIBBLES & ~touched_slots(links ^ label * NIBBLES)


def parts_of(links: u64) -> i32:
    """The number of parts: in each, the lowest slot has its own label."""
    return popcount(NIBBLES & ~touched_slots(links ^ OWN_LABELS))


def relabel(links: u64, slots: u64, label: u64) -> u64:
    return links & ~(slots * 15) | slots * label


def connect_slots(links: u64, a: i32, z: i32) -> u64:
    """The links after choosing a track between two slots."""
    one: u64 = 1
    la: u64 = links >> 4 * a & 15
    lz: u64 = links >> 4 * z & 15
    slots: u64 = one << 4 * a | one << 4 * z
    if la:
        slots |= slots_with(links, la)
    else:
        la = a + 1
    if lz:
        slots |= slots_with(links, lz)
    else:
        lz = z + 1
    return relabel(links, slots, min(la, lz))


def close_slot(links: u64, slot: i32) -> u64:
    """The links after a node has left the frontier; GONE if it was connected to none of those that are left."""
    one: u64 = 1
    label: u64 = links >> 4 * slot & 15
    x: u64 = links & ~((one * 15) << 4 * slot)
    others: u64
    if label == 0 or x == 0:
        return x
    others = slots_with(x, label)
    if others == 0:
        return GONE
    return relabel(x, others, (ctz(others) >> 2) + 1)


def keep_sketch(w: Work, side: i32, links: u64, odd: i32, loss: i32) -> None:
    """Add a sketch to those of the next track, unless one with the same parities is as good; set ``w.full`` if there is
    no room. The index leads to the first sketch with these parities, and ``w.chain`` to the others."""
    i: i32
    first: i32 = -1
    at: i32 = mix(odd) & (INDEX - 1)
    while first < 0 and w.index[at] >> 16 == w.stamp:
        i = w.index[at] & 65535
        if w.odds[side * SKETCHES + i] == odd:
            first = i
        else:
            at = (at + 1) & (INDEX - 1)
    if first >= 0 and not beats_chain(w, side * SKETCHES, first, links, loss):
        return
    if first >= 0 and w.narrow:
        if parts_of(links) < parts_of(w.links[side * SKETCHES + first]):
            w.links[side * SKETCHES + first] = links
            w.loss[side * SKETCHES + first] = loss
        w.full = 1
        return
    i = w.sketches[side]
    if i == SKETCHES:
        w.full = 1
        return
    if first >= 0:
        w.chain[i] = w.chain[first]
        w.chain[first] = i
    else:
        w.chain[i] = -1
        w.index[at] = w.stamp << 16 | i
    w.links[side * SKETCHES + i] = links
    w.odds[side * SKETCHES + i] = odd
    w.loss[side * SKETCHES + i] = loss
    w.sketches[side] += 1


def beats_chain(w: Work, base: i32, first: i32, links: u64, loss: i32) -> i32:
    """Whether the new sketch needs a place of its own: not if one of the chain is as good, nor if it beats one, whose
    place it takes. Others that it beats are dropped."""
    placed: i32 = 0
    i: i32 = first
    while i >= 0:
        w.steps += 1
        if not placed and w.loss[base + i] <= loss and as_connected(w.links[base + i], links):
            return 0
        if loss <= w.loss[base + i] and as_connected(links, w.links[base + i]):
            if not placed:
                w.links[base + i] = links
            w.loss[base + i] = NEVER if placed else loss
            placed = 1
        i = w.chain[i]
    return not placed


def as_connected(links: u64, other: u64) -> i32:
    """Whether every choice of tracks that completes the other sketch completes this one: what the other connects is
    connected here, and whatever else is chosen here is connected to it."""
    at: i32
    slots: u64
    mine: u64 = touched_slots(links)
    theirs: u64 = touched_slots(other)
    rest: u64 = theirs
    if theirs == 0:
        return mine == 0
    if theirs & ~mine:
        return 0
    while rest:
        at = ctz(rest)
        slots = slots_with(other, other >> at & 15)
        if links & slots * 15 != slots * (links >> at & 15):
            return 0
        rest &= ~slots
    rest = mine & ~theirs
    while rest:
        slots = slots_with(links, links >> ctz(rest) & 15)
        if slots & theirs == 0:
            return 0
        rest &= ~slots
    return 1

"""The longest trail by dynamic programming over a frontier: tracks are decided one by one. Knows only the graph.

A trail is a connected set of tracks with at most two odd nodes. Of a partial choice only the frontier matters, the
nodes with both decided and undecided tracks: the parity of each, and which of them are connected. This is a sketch; of
all choices with the same sketch only the longest is kept. Exact, and fast if the frontier stays narrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import mix
from branchline.core.codes import GONE, INDEX, NEVER, SKETCHES, WIDEST, WIDTH
from branchline.core.links import find

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32, u64

# A sketch has 64 bits: per slot, one for parity and four for a label (0: no track chosen there); then two that count
# the odd nodes that have left the frontier.


def search_frontier(b: Board, w: Work, root: i32) -> i32:
    """Raise ``w.best`` to the longest trail of the component; return 0 if there are too many slots or sketches."""
    k: i32
    n: i32
    rest: i32 = w.total[root]
    order_nodes(b, w, root)
    n = order_tracks(b, w)
    if not give_slots(w, n):
        return 0
    w.key[0] = 0
    w.weight[0] = 0
    w.keys[0] = 1
    for k in range(n):
        rest -= w.frontier_length[k]
        if not advance(w, k, rest):
            return 0
    return 1


def order_nodes(b: Board, w: Work, root: i32) -> None:
    """Order the nodes breadth first, from the start that gives the least ``burden``."""
    i: i32
    cost: i32
    start: i32 = root
    least: i32 = NEVER
    for i in range(b.nodes):
        if find(w, i) == root:
            breadth(b, w, i)
            cost = burden(w, order_tracks(b, w))
            if cost < least:
                least = cost
                start = i
    breadth(b, w, start)


def burden(w: Work, n: i32) -> i32:
    """Estimate the work for this order: each additional node on the frontier triples the cost of a track."""
    k: i32
    power: i32 = 1
    cost: i32 = 0
    for k in range(n):
        if w.frontier_slot[w.frontier_a[k]] < 0:
            w.frontier_slot[w.frontier_a[k]] = 0
            power *= 3
        if w.frontier_slot[w.frontier_b[k]] < 0:
            w.frontier_slot[w.frontier_b[k]] = 0
            power *= 3
        if power > WIDEST:
            return NEVER
        cost += power
        if w.frontier_last[w.frontier_a[k]] == k:
            power //= 3
        if w.frontier_last[w.frontier_b[k]] == k:
            power //= 3
    return cost


def breadth(b: Board, w: Work, start: i32) -> None:
    """Order the nodes by distance from a start node."""
    i: i32
    k: i32 = 0
    n: i32 = 1
    for i in range(b.nodes):
        w.place[i] = -1
    w.order[0] = start
    w.place[start] = 0
    while k < n:
        for i in range(w.first[w.order[k]], w.first[w.order[k]] + w.degree[w.order[k]]):
            if w.place[w.edge_to[i]] < 0:
                w.place[w.edge_to[i]] = n
                w.order[n] = w.edge_to[i]
                n += 1
        k += 1


def order_tracks(b: Board, w: Work) -> i32:
    """Order the tracks by their later node; return their number."""
    i: i32
    k: i32
    node: i32
    n: i32 = 0
    size: i32 = 0
    for i in range(b.nodes):
        w.frontier_slot[i] = -1
        size += w.place[i] >= 0
    for k in range(size):
        node = w.order[k]
        for i in range(w.first[node], w.first[node] + w.degree[node]):
            if w.place[w.edge_to[i]] < k:
                w.frontier_a[n] = w.edge_to[i]
                w.frontier_b[n] = node
                w.frontier_length[n] = w.edge_length[i]
                w.frontier_last[node] = n
                w.frontier_last[w.edge_to[i]] = n
                n += 1
    return n


def give_slots(w: Work, n: i32) -> i32:
    """Give every node a slot for the time it is on the frontier; return 0 if there are not enough."""
    k: i32
    taken: i32 = 0
    for k in range(n):
        taken = take_slot(w, w.frontier_a[k], taken)
        if taken >= 0:
            taken = take_slot(w, w.frontier_b[k], taken)
        if taken < 0:
            return 0
        if w.frontier_last[w.frontier_a[k]] == k:
            taken &= ~(1 << w.frontier_slot[w.frontier_a[k]])
        if w.frontier_last[w.frontier_b[k]] == k:
            taken &= ~(1 << w.frontier_slot[w.frontier_b[k]])
    return 1


def take_slot(w: Work, node: i32, taken: i32) -> i32:
    """Give a node a slot if it has none; return the set of slots taken, or -1 if none is free."""
    slot: i32 = 0
    if w.frontier_slot[node] >= 0:
        return taken
    while taken >> slot & 1:
        slot += 1
    if slot >= WIDTH:
        return -1
    w.frontier_slot[node] = slot
    return taken | (1 << slot)


def advance(w: Work, k: i32, rest: i32) -> i32:
    """Extend every sketch without and with track k; return 0 if there are too many."""
    i: i32
    now: i32 = (k & 1) * SKETCHES
    a: i32 = w.frontier_slot[w.frontier_a[k]] * 5
    z: i32 = w.frontier_slot[w.frontier_b[k]] * 5
    w.stamp += 1
    w.keys[1 - (k & 1)] = 0
    for i in range(w.keys[k & 1]):
        if not settle(w, k, w.key[now + i], w.weight[now + i], rest):
            return 0
        if not settle(w, k, choose(w.key[now + i], a, z), w.weight[now + i] + w.frontier_length[k], rest):
            return 0
    return 1


def label_at(sketch: u64, at: i32) -> u64:
    return sketch >> (at + 1) & 15


def choose(sketch: u64, a: i32, z: i32) -> u64:
    """The sketch after choosing a track between two slots: flip both parities and merge the labels."""
    i: i32
    one: u64 = 1
    x: u64 = sketch ^ (one << a) ^ (one << z)
    la: u64 = label_at(sketch, a)
    lz: u64 = label_at(sketch, z)
    if la == 0 and lz == 0:
        la = 15
    elif la == 0:
        la = lz
    x = x & ~((one * 30) << a) | (la << (a + 1))
    x = x & ~((one * 30) << z) | (la << (z + 1))
    if lz and lz != la:
        for i in range(WIDTH):
            if label_at(x, i * 5) == lz:
                x = x & ~((one * 30) << (i * 5)) | (la << (i * 5 + 1))
    return x


def settle(w: Work, k: i32, sketch: u64, weight: i32, rest: i32) -> i32:
    """Remove nodes without undecided tracks and keep the sketch if it can still win; return 0 if the table is full."""
    x: u64 = sketch
    if w.frontier_last[w.frontier_a[k]] == k:
        x = leave(w, x, w.frontier_slot[w.frontier_a[k]] * 5, weight)
    if x != GONE and w.frontier_last[w.frontier_b[k]] == k:
        x = leave(w, x, w.frontier_slot[w.frontier_b[k]] * 5, weight)
    if x == GONE or weight + rest <= w.best:
        return 1
    return keep_sketch(w, 1 - (k & 1), tidy(x), weight)


def leave(w: Work, sketch: u64, at: i32, weight: i32) -> u64:
    """Remove a node from the sketch; GONE if it makes a third odd node or a second component, or completes the set."""
    i: i32
    one: u64 = 1
    label: u64 = label_at(sketch, at)
    x: u64 = sketch & ~((one * 31) << at)
    others: i32 = 0
    if sketch >> at & 1:
        if x >> 60 & 3 == 2:
            return GONE
        x += one << 60
    if label == 0:
        return x
    for i in range(WIDTH):
        if label_at(x, i * 5) == label:
            return x
        others += label_at(x, i * 5) != 0
    if others == 0:
        w.best = max(w.best, weight)
    return GONE


def tidy(sketch: u64) -> u64:
    """Renumber the labels in the order of their slots, so that equivalent sketches are equal."""
    i: i32
    label: i32
    one: u64 = 1
    names: u64 = 0
    fresh: u64 = 0
    x: u64 = sketch
    for i in range(WIDTH):
        label = label_at(sketch, i * 5)
        if label:
            if names >> (label * 4) & 15 == 0:
                fresh += 1
                names |= fresh << (label * 4)
            x = x & ~((one * 30) << (i * 5)) | ((names >> (label * 4) & 15) << (i * 5 + 1))
    return x


def keep_sketch(w: Work, side: i32, sketch: u64, weight: i32) -> i32:
    """Add a sketch to the table of the next round, keeping the greater weight; return 0 if the table is full."""
    i: i32
    at: i32 = mix(sketch) & (INDEX - 1)
    while w.index[at] >> 16 == w.stamp:
        i = side * SKETCHES + (w.index[at] & 65535)
        if w.key[i] == sketch:
            w.weight[i] = max(w.weight[i], weight)
            return 1
        at = (at + 1) & (INDEX - 1)
    i = w.keys[side]
    if i == SKETCHES:
        return 0
    w.index[at] = w.stamp << 16 | i
    w.key[side * SKETCHES + i] = sketch
    w.weight[side * SKETCHES + i] = weight
    w.keys[side] += 1
    return 1

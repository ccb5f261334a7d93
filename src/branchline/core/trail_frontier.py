"""The longest trail by a sweep over the network, track by track, keeping only what the edge of the sweep must know.

A trail is a connected set of tracks with at most two odd nodes. Of a set chosen so far only the nodes that still have
tracks to come matter: is their number of chosen tracks odd, and which of them hang together. That is a sketch; of all
sets with the same sketch only the longest is kept. Exact, and quick where the network is not too wide for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import mix
from branchline.core.codes import GONE, INDEX, NEVER, SKETCHES, WIDEST, WIDTH
from branchline.core.links import find

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32, u64

# A sketch in 64 bits: per slot one bit of parity and four of a label (0: nothing chosen there), then two of odd nodes.


def sweep(b: Board, w: Work, root: i32) -> i32:
    """Raise ``w.best`` to the component's longest trail; 0 where the network is too wide or has too many sketches."""
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
        rest -= w.sweep_length[k]
        if not advance(w, k, rest):
            return 0
    return 1


def order_nodes(b: Board, w: Work, root: i32) -> None:
    """Breadth first, from the node whose sweep carries the least along."""
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
    """What a sweep in this order has to carry: a track counts three times as much for every node more in the sketch."""
    k: i32
    power: i32 = 1
    cost: i32 = 0
    for k in range(n):
        if w.sweep_slot[w.sweep_a[k]] < 0:
            w.sweep_slot[w.sweep_a[k]] = 0
            power *= 3
        if w.sweep_slot[w.sweep_b[k]] < 0:
            w.sweep_slot[w.sweep_b[k]] = 0
            power *= 3
        if power > WIDEST:
            return NEVER
        cost += power
        if w.sweep_last[w.sweep_a[k]] == k:
            power //= 3
        if w.sweep_last[w.sweep_b[k]] == k:
            power //= 3
    return cost


def breadth(b: Board, w: Work, start: i32) -> None:
    """Order the nodes by distance from a start."""
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
    """Tracks in the order in which their later node comes; how many there are."""
    i: i32
    k: i32
    node: i32
    n: i32 = 0
    size: i32 = 0
    for i in range(b.nodes):
        w.sweep_slot[i] = -1
        size += w.place[i] >= 0
    for k in range(size):
        node = w.order[k]
        for i in range(w.first[node], w.first[node] + w.degree[node]):
            if w.place[w.edge_to[i]] < k:
                w.sweep_a[n] = w.edge_to[i]
                w.sweep_b[n] = node
                w.sweep_length[n] = w.edge_length[i]
                w.sweep_last[node] = n
                w.sweep_last[w.edge_to[i]] = n
                n += 1
    return n


def give_slots(w: Work, n: i32) -> i32:
    """A slot for every node while it has tracks on both sides of the sweep; 0 where there are not enough."""
    k: i32
    taken: i32 = 0
    for k in range(n):
        taken = take_slot(w, w.sweep_a[k], taken)
        if taken >= 0:
            taken = take_slot(w, w.sweep_b[k], taken)
        if taken < 0:
            return 0
        if w.sweep_last[w.sweep_a[k]] == k:
            taken &= ~(1 << w.sweep_slot[w.sweep_a[k]])
        if w.sweep_last[w.sweep_b[k]] == k:
            taken &= ~(1 << w.sweep_slot[w.sweep_b[k]])
    return 1


def take_slot(w: Work, node: i32, taken: i32) -> i32:
    """The slots taken when the node has one; -1 where none is free."""
    slot: i32 = 0
    if w.sweep_slot[node] >= 0:
        return taken
    while taken >> slot & 1:
        slot += 1
    if slot >= WIDTH:
        return -1
    w.sweep_slot[node] = slot
    return taken | (1 << slot)


def advance(w: Work, k: i32, rest: i32) -> i32:
    """Every sketch without and with track k; 0 where they become too many."""
    i: i32
    now: i32 = (k & 1) * SKETCHES
    a: i32 = w.sweep_slot[w.sweep_a[k]] * 5
    z: i32 = w.sweep_slot[w.sweep_b[k]] * 5
    w.stamp += 1
    w.keys[1 - (k & 1)] = 0
    for i in range(w.keys[k & 1]):
        if not settle(w, k, w.key[now + i], w.weight[now + i], rest):
            return 0
        if not settle(w, k, choose(w.key[now + i], a, z), w.weight[now + i] + w.sweep_length[k], rest):
            return 0
    return 1


def label_at(sketch: u64, at: i32) -> u64:
    return sketch >> (at + 1) & 15


def choose(sketch: u64, a: i32, z: i32) -> u64:
    """The sketch with a track between two slots chosen: parities turn, labels become one."""
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
    """Nodes without tracks to come leave the sketch; what is left is kept if it can still win. 0: no room."""
    x: u64 = sketch
    if w.sweep_last[w.sweep_a[k]] == k:
        x = leave(w, x, w.sweep_slot[w.sweep_a[k]] * 5, weight)
    if x != GONE and w.sweep_last[w.sweep_b[k]] == k:
        x = leave(w, x, w.sweep_slot[w.sweep_b[k]] * 5, weight)
    if x == GONE or weight + rest <= w.best:
        return 1
    return keep_sketch(w, 1 - (k & 1), tidy(x), weight)


def leave(w: Work, sketch: u64, at: i32, weight: i32) -> u64:
    """One node leaves; GONE where a third odd node or a second piece would remain, or where the set is complete."""
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
    """Labels numbered in the order of their slots, so that equal sketches look equal."""
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
    """Into the table of the next round, the longest of equals; 0 where it is full."""
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

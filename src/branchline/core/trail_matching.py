"""The longest trail of a dense network: find the least to leave out so that one trail covers the rest. Graph only.

One trail covers a connected network with at most two odd nodes. So leave out the shortest paths that pair all odd nodes
but two (the matching of the Chinese postman problem). If the rest is connected, this is the answer; if not, a bound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import ctz, popcount
from branchline.core.chance import mix
from branchline.core.codes import NEVER, NODES, ODD, SCALE, TRIES
from branchline.core.links import find

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32, u64


def match_odd_nodes(b: Board, w: Work, root: i32) -> i32:
    """Return an upper bound for the trails of the component; raise ``w.best`` to the longest trail found."""
    i: i32
    length: i32
    n: i32 = 0
    for i in range(b.nodes):
        if w.parity[i] and find(w, i) == root:
            w.odd_node[n] = i
            n += 1
    for i in range(TRIES):
        shake(w, i)
        measure(b, w, n)
        if n <= ODD:
            pair_up(w, n)
        else:
            pair_near(w, n)
        length = w.total[root] - leave_out(w, n)
        if whole(b, w, root):
            w.best = max(w.best, length)
        if n <= ODD and (w.best >= length or i == TRIES - 1):
            return length
    return w.total[root]


def shake(w: Work, round_: i32) -> None:
    """Set new noise, far below one space, so that each round finds another of several equal solutions."""
    i: i32
    x: u64 = round_
    for i in range(w.mine_size):
        x = mix(x + i + 1)
        w.noise[i] = x & 31


def measure(b: Board, w: Work, n: i32) -> None:
    """Find the shortest paths from each odd node to all nodes (Bellman-Ford: the network is small)."""
    i: i32
    k: i32
    at: i32
    cost: i32
    moved: i32
    for k in range(n):
        for i in range(b.nodes):
            w.apart[k * NODES + i] = NEVER
        w.apart[k * NODES + w.odd_node[k]] = 0
        moved = 1
        while moved:
            moved = 0
            for at in range(b.nodes):
                if w.apart[k * NODES + at] < NEVER:
                    for i in range(w.first[at], w.first[at] + w.degree[at]):
                        cost = w.apart[k * NODES + at] + w.edge_length[i] * SCALE + w.noise[w.edge_id[i]]
                        if cost < w.apart[k * NODES + w.edge_to[i]]:
                            w.apart[k * NODES + w.edge_to[i]] = cost
                            w.came_by[k * NODES + w.edge_to[i]] = i
                            moved = 1


def pair_up(w: Work, n: i32) -> None:
    """Pair all odd nodes but two at the least cost, exactly: for each even set, try its lowest member with every other
    one. Fills ``w.mate``."""
    mask: i32
    i: i32
    j: i32
    rest: i32
    cost: i32
    best: i32 = 0
    least: i32 = NEVER
    w.pairing[0] = 0
    for mask in range(1, 1 << n):
        if popcount(mask) & 1 == 0:
            i = ctz(mask)
            rest = mask & (mask - 1)
            w.pairing[mask] = NEVER
            for j in range(i + 1, n):
                if rest >> j & 1:
                    cost = w.pairing[rest ^ (1 << j)] + w.apart[i * NODES + w.odd_node[j]]
                    if cost < w.pairing[mask]:
                        w.pairing[mask] = cost
            if popcount(mask) == n - 2 and w.pairing[mask] < least:
                least = w.pairing[mask]
                best = mask
    for i in range(n):
        w.mate[i] = -1
    while best:
        i = ctz(best)
        for j in range(i + 1, n):
            if best >> j & 1:
                mask = best ^ (1 << i) ^ (1 << j)
                if w.pairing[mask] + w.apart[i * NODES + w.odd_node[j]] == w.pairing[best]:
                    w.mate[i] = j
                    w.mate[j] = i
                    best = mask
                    break


def pair_near(w: Work, n: i32) -> None:
    """Pair many odd nodes greedily, nearest first, then change partners while this lowers the cost."""
    i: i32
    j: i32
    k: i32
    a: i32
    z: i32
    least: i32
    for i in range(n):
        w.mate[i] = -1
    for k in range(n // 2 - 1):
        least = NEVER
        a = 0
        z = 0
        for i in range(n):
            for j in range(i + 1, n):
                if w.mate[i] < 0 and w.mate[j] < 0 and w.apart[i * NODES + w.odd_node[j]] < least:
                    least = w.apart[i * NODES + w.odd_node[j]]
                    a = i
                    z = j
        w.mate[a] = z
        w.mate[z] = a
    k = 1
    while k:
        k = 0
        for i in range(n):
            for j in range(n):
                k += change_partners(w, i, j)


def gap(w: Work, i: i32, j: i32) -> i32:
    """The distance between two odd nodes; 0 for an end (-1), which has no partner."""
    return 0 if i < 0 or j < 0 else w.apart[i * NODES + w.odd_node[j]]


def change_partners(w: Work, i: i32, j: i32) -> i32:
    """Pair i with j and their partners with each other if this costs less; return 1 if so."""
    a: i32 = w.mate[i]
    z: i32 = w.mate[j]
    if i == j or a == j or (a < 0 and z < 0):
        return 0
    if gap(w, i, j) + gap(w, a, z) >= gap(w, i, a) + gap(w, j, z):
        return 0
    w.mate[i] = j
    w.mate[j] = i
    if a >= 0:
        w.mate[a] = z
    if z >= 0:
        w.mate[z] = a
    return 1


def leave_out(w: Work, n: i32) -> i32:
    """Mark the tracks between partners in ``w.dropped``; return their length."""
    i: i32
    length: i32 = 0
    for i in range(w.mine_size):
        w.dropped[i] = 0
    for i in range(n):
        if w.mate[i] > i:
            length += drop_way(w, i, w.odd_node[w.mate[i]])
    return length


def drop_way(w: Work, k: i32, goal: i32) -> i32:
    """Mark the path from odd node k to a node; return the added length (a track on two paths is not left out)."""
    i: i32
    at: i32 = goal
    length: i32 = 0
    while at != w.odd_node[k]:
        i = w.came_by[k * NODES + at]
        w.dropped[w.edge_id[i]] ^= 1
        length += w.edge_length[i] if w.dropped[w.edge_id[i]] else -w.edge_length[i]
        at = start_of(w, i)
    return length


def start_of(w: Work, entry: i32) -> i32:
    """The node whose adjacency list has this entry."""
    at: i32 = 0
    while not (w.first[at] <= entry < w.first[at] + w.degree[at]):
        at += 1
    return at


def whole(b: Board, w: Work, root: i32) -> i32:
    """Whether the tracks of the component that are not left out are connected."""
    i: i32
    at: i32
    moved: i32 = 1
    start: i32 = -1
    for i in range(b.nodes):
        w.apart[i] = 0
    for at in range(b.nodes):
        if find(w, at) == root and start < 0 and left_at(w, at):
            start = at
    if start < 0:
        return 0
    w.apart[start] = 1
    while moved:
        moved = 0
        for at in range(b.nodes):
            if w.apart[at]:
                for i in range(w.first[at], w.first[at] + w.degree[at]):
                    if not w.dropped[w.edge_id[i]] and not w.apart[w.edge_to[i]]:
                        w.apart[w.edge_to[i]] = 1
                        moved = 1
    for at in range(b.nodes):
        if find(w, at) == root and not w.apart[at] and left_at(w, at):
            return 0
    return 1


def left_at(w: Work, node: i32) -> i32:
    """Whether the node has a track that is not left out."""
    i: i32
    for i in range(w.first[node], w.first[node] + w.degree[node]):
        if not w.dropped[w.edge_id[i]]:
            return 1
    return 0

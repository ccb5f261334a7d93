"""A seat's network: which cities are connected, and the exact length of the longest trail.

Knows the graph of owned tracks; nothing of tickets or points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import NEVER, PATIENCE
from branchline.core.links import find, join
from branchline.core.trail_frontier import search_frontier

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32


def connect(g: State, b: Board, w: Work, seat: i32) -> None:
    """Connect the nodes of the seat's tracks, and list these tracks in ``w.mine``."""
    i: i32
    n: i32 = 0
    for i in range(b.nodes):
        w.root[i] = i
    for i in range(b.tracks):
        if g.owner[i] == seat:
            w.mine[n] = i
            n += 1
            join(w, b.track_a[i], b.track_b[i])
    w.mine_size = n


def add_edge(w: Work, a: i32, b: i32, length: i32, edge: i32) -> None:
    i: i32 = w.first[a] + w.degree[a]
    w.edge_to[i] = b
    w.edge_id[i] = edge
    w.edge_length[i] = length
    w.degree[a] += 1


def least_of(w: Work, node: i32, length: i32) -> None:
    if w.least[node] == 0 or length < w.least[node]:
        w.least[node] = length


def lay_edges(b: Board, w: Work) -> None:
    """Build adjacency lists of the tracks in ``w.mine``; per component, total length and odd nodes."""
    i: i32
    t: i32
    k: i32 = 0
    for i in range(b.nodes):
        w.degree[i] = 0
        w.total[i] = 0
        w.odd[i] = 0
        w.least[i] = 0
    for i in range(w.mine_size):
        t = w.mine[i]
        w.degree[b.track_a[t]] += 1
        w.degree[b.track_b[t]] += 1
        w.total[find(w, b.track_a[t])] += b.track_length[t]
        least_of(w, b.track_a[t], b.track_length[t])
        least_of(w, b.track_b[t], b.track_length[t])
    for i in range(b.nodes):
        w.first[i] = k
        k += w.degree[i]
        w.parity[i] = w.degree[i] & 1
        if w.parity[i]:
            w.odd[find(w, i)] += w.least[i]
        w.degree[i] = 0
    for i in range(w.mine_size):
        t = w.mine[i]
        add_edge(w, b.track_a[t], b.track_b[t], b.track_length[t], i)
        add_edge(w, b.track_b[t], b.track_a[t], b.track_length[t], i)
        w.used[i] = 0


def longest_trail(b: Board, w: Work) -> i32:
    """The exact length of the longest trail (C-LONG-1). Call ``connect`` first. A component without odd nodes counts in
    full; otherwise the longest trail runs between two odd nodes (from an even one it could be extended)."""
    i: i32
    w.best = 0
    w.most = 0
    lay_edges(b, w)
    for i in range(b.nodes):
        if not w.odd[i] and w.total[i] > w.best:
            w.best = w.total[i]
        w.most = max(w.most, w.least[i])
    w.patience = PATIENCE
    for i in range(b.nodes):
        if w.parity[i] and w.patience > 0:
            walk_from(w, i)
    if w.patience <= 0:
        for i in range(b.nodes):
            if w.root[i] == i and w.odd[i] and w.total[i] > w.best:
                walk_dense(b, w, i)
    return w.best


def walk_from(w: Work, node: i32) -> None:
    root: i32 = find(w, node)
    if w.total[root] > w.best:
        w.odd_sum = w.odd[root]
        walk(w, node, 0, w.total[root])


def walk_dense(b: Board, w: Work, root: i32) -> None:
    """Solve a component that is too dense for ``walk``. The last resort is for networks larger than a seat can own."""
    i: i32
    if search_frontier(b, w, root):
        return
    w.patience = NEVER
    for i in range(b.nodes):
        if w.parity[i] and find(w, i) == root:
            walk_from(w, i)


def toggle(w: Work, node: i32) -> None:
    if w.parity[node]:
        w.odd_sum -= w.least[node]
    else:
        w.odd_sum += w.least[node]
    w.parity[node] ^= 1


def walk(w: Work, node: i32, length: i32, left: i32) -> None:
    """Extend a trail by branch and bound. Every odd node except the two ends leaves a track unused, and one unused
    track serves two nodes."""
    i: i32
    lost: i32 = w.odd_sum - w.parity[node] * w.least[node] - w.most
    if length > w.best:
        w.best = length
    if lost > 0:
        left -= (lost + 1) // 2
    w.patience -= 1
    if length + left <= w.best or w.patience <= 0:
        return
    if lost > 0:
        left += (lost + 1) // 2
    for i in range(w.first[node], w.first[node] + w.degree[node]):
        if not w.used[w.edge_id[i]]:
            w.used[w.edge_id[i]] = 1
            toggle(w, node)
            toggle(w, w.edge_to[i])
            walk(w, w.edge_to[i], length + w.edge_length[i], left - w.edge_length[i])
            toggle(w, w.edge_to[i])
            toggle(w, node)
            w.used[w.edge_id[i]] = 0

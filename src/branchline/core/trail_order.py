"""The order in which the frontier search decides the tracks of a network. Knows only the graph.

The frontier is the set of nodes with both decided and undecided tracks. The search keeps up to several bits for each of
them, so the order should keep the frontier narrow at all times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import NEVER, TRACKS, WIDEST, WIDTH
from branchline.core.links import find

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32


def weigh_starts(b: Board, w: Work, root: i32) -> None:
    """Estimate the work for the orders that start at each node of a component."""
    i: i32
    for i in range(b.nodes):
        w.start_cost[i] = NEVER
        if find(w, i) == root:
            spread(b, w, i)
            w.start_cost[i] = burden(w, order_tracks(b, w))


def next_start(b: Board, w: Work) -> i32:
    """The start with the least cost that is left, or -1."""
    i: i32
    start: i32 = -1
    least: i32 = NEVER
    for i in range(b.nodes):
        if w.start_cost[i] < least:
            least = w.start_cost[i]
            start = i
    return start


def leave_out(w: Work, start: i32) -> None:
    """Don't choose this start again, nor those close to it, which would give much the same order."""
    i: i32
    k: i32
    for i in range(w.first[start], w.first[start] + w.degree[start]):
        w.start_cost[w.edge_to[i]] = NEVER
        for k in range(w.first[w.edge_to[i]], w.first[w.edge_to[i]] + w.degree[w.edge_to[i]]):
            w.start_cost[w.edge_to[k]] = NEVER


def set_order(b: Board, w: Work, start: i32) -> i32:
    """Order the tracks from a start; return 0 if the frontier needs too many slots."""
    spread(b, w, start)
    w.frontier_size = order_tracks(b, w)
    return give_slots(w, w.frontier_size)


def spread(b: Board, w: Work, start: i32) -> None:
    """Order the nodes from a start node. A node leaves the frontier once all its neighbours are placed, so the next is
    always a neighbour that the node closest to this still lacks."""
    i: i32
    n: i32 = 0
    node: i32 = start
    for i in range(b.nodes):
        w.place[i] = -1
        w.missing[i] = w.degree[i]
    while node >= 0:
        w.order[n] = node
        w.place[node] = n
        n += 1
        for i in range(w.first[node], w.first[node] + w.degree[node]):
            w.missing[w.edge_to[i]] -= 1
        node = next_node(w, closest(b, w))


def closest(b: Board, w: Work) -> i32:
    """The node next to leave the frontier: the one that lacks fewest nodes, itself included; -1 if none is left."""
    i: i32
    lacks: i32
    node: i32 = -1
    least: i32 = NEVER
    for i in range(b.nodes):
        lacks = 2 * w.missing[i] + (w.place[i] < 0) * 3
        if lacks < least and lacks > 0 and (w.place[i] >= 0 or w.missing[i] < w.degree[i]):
            least = lacks
            node = i
    return node


def next_node(w: Work, goal: i32) -> i32:
    """The neighbour without a place that widens the frontier least; the node itself if it lacks none."""
    i: i32
    wider: i32
    node: i32 = goal
    least: i32 = NEVER
    if goal >= 0:
        for i in range(w.first[goal], w.first[goal] + w.degree[goal]):
            if w.place[w.edge_to[i]] < 0:
                wider = widening(w, w.edge_to[i])
                if wider < least:
                    least = wider
                    node = w.edge_to[i]
    return node


def widening(w: Work, node: i32) -> i32:
    """How much wider the frontier gets with this node, and, to decide between equals, how many of its tracks remain."""
    i: i32
    wider: i32 = w.missing[node] > 0
    for i in range(w.first[node], w.first[node] + w.degree[node]):
        w.missing[w.edge_to[i]] -= 1
        if w.place[w.edge_to[i]] >= 0 and w.missing[w.edge_to[i]] == 0:
            wider -= 1
    for i in range(w.first[node], w.first[node] + w.degree[node]):
        w.missing[w.edge_to[i]] += 1
    return wider * 2 * TRACKS + w.missing[node]


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
        if power > WIDEST or cost > NEVER - WIDEST:
            return NEVER - 1
        cost += power
        if w.frontier_last[w.frontier_a[k]] == k:
            power //= 3
        if w.frontier_last[w.frontier_b[k]] == k:
            power //= 3
    return cost


def give_slots(w: Work, n: i32) -> i32:
    """Give every node a slot for the time it is on the frontier; return 0 if there are not enough. Also note the slots
    in use before each track."""
    k: i32
    taken: i32 = 0
    for k in range(n):
        w.frontier_taken[k] = taken
        taken = take_slot(w, w.frontier_a[k], taken)
        if taken >= 0:
            taken = take_slot(w, w.frontier_b[k], taken)
        if taken < 0:
            return 0
        if w.frontier_last[w.frontier_a[k]] == k:
            taken &= ~(1 << w.frontier_slot[w.frontier_a[k]])
        if w.frontier_last[w.frontier_b[k]] == k:
            taken &= ~(1 << w.frontier_slot[w.frontier_b[k]])
    w.frontier_taken[n] = 0
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

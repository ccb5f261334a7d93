"""Whether a run of a seat's tracks passes the cities of a tour in order, exactly (W-TOUR-1).

A run uses no track twice, so its parts from one city of the tour to the next are paths without a common track. Paths
are tried one after the other, the shortest first. A part is given up as soon as the cities to come are not all
connected; at its beginning, and everywhere after many steps, also if some set of tracks separates more parts of the run
than it has tracks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import EASY_TOUR, NEVER, NODES, NONE, PLACES, TRACKS
from branchline.core.network import add_edge

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32


def passes_in_order(b: Board, w: Work, ticket: i32) -> i32:
    """Whether the tracks in ``w.mine`` have a run through the ticket's cities in order. Call ``connect`` first."""
    i: i32
    lay_ways(b, w)
    for i in range(b.nodes):
        w.passed[i] = 0
    w.tour_steps = 0
    measure_far(b, w, ticket, 1)
    return walk_tour(b, w, ticket, b.ticket_place[ticket * PLACES], 1)


def lay_ways(b: Board, w: Work) -> None:
    """Build adjacency lists of the tracks in ``w.mine``. Leaves ``w.root`` as it is: the choice of borrowed tracks
    joins nodes there and undoes it."""
    i: i32
    t: i32
    k: i32 = 0
    for i in range(b.nodes):
        w.degree[i] = 0
    for i in range(w.mine_size):
        w.degree[b.track_a[w.mine[i]]] += 1
        w.degree[b.track_b[w.mine[i]]] += 1
    for i in range(b.nodes):
        w.first[i] = k
        k += w.degree[i]
        w.degree[i] = 0
    for i in range(w.mine_size):
        t = w.mine[i]
        add_edge(w, b.track_a[t], b.track_b[t], b.track_length[t], i)
        add_edge(w, b.track_b[t], b.track_a[t], b.track_length[t], i)
        w.used[i] = 0


def walk_tour(b: Board, w: Work, ticket: i32, node: i32, following: i32) -> i32:
    """Extend the run from a node to the cities from number ``following`` on; a part never passes a node twice."""
    k: i32
    if node == b.ticket_place[ticket * PLACES + following]:
        following += 1
        if following == b.ticket_places[ticket]:
            return 1
        measure_far(b, w, ticket, following)
    w.passed[node] |= 1 << following
    w.tour_steps += 1
    if tour_hopeful(b, w, ticket, node, following):
        k = next_way(w, node, following, -1)
        while k >= 0:
            w.used[w.edge_id[k]] = 1
            if walk_tour(b, w, ticket, w.edge_to[k], following):
                return 1
            w.used[w.edge_id[k]] = 0
            k = next_way(w, node, following, k)
    w.passed[node] &= ~(1 << following)
    return 0


def measure_far(b: Board, w: Work, ticket: i32, following: i32) -> None:
    """Count the free tracks from every node to the following city; NODES if none lead there."""
    i: i32
    node: i32
    at: i32 = following * NODES
    head: i32 = 0
    tail: i32 = 1
    for i in range(b.nodes):
        w.far[at + i] = NODES
    w.queued[0] = b.ticket_place[ticket * PLACES + following]
    w.far[at + w.queued[0]] = 0
    while head < tail:
        node = w.queued[head]
        head += 1
        for i in range(w.first[node], w.first[node] + w.degree[node]):
            if not w.used[w.edge_id[i]] and w.far[at + w.edge_to[i]] == NODES:
                w.far[at + w.edge_to[i]] = w.far[at + node] + 1
                w.queued[tail] = w.edge_to[i]
                tail += 1


def next_way(w: Work, node: i32, following: i32, last: i32) -> i32:
    """The way to try after ``last`` (-1: the first): the nearest to the following city first; -1 if there is none."""
    i: i32
    rank: i32
    at: i32 = following * NODES
    best: i32 = -1
    least: i32 = NEVER
    done: i32 = -1
    if last >= 0:
        done = w.far[at + w.edge_to[last]] * TRACKS * 2 + last
    for i in range(w.first[node], w.first[node] + w.degree[node]):
        rank = w.far[at + w.edge_to[i]] * TRACKS * 2 + i
        if done < rank < least and not w.used[w.edge_id[i]] and not w.passed[w.edge_to[i]] >> following & 1:
            least = rank
            best = i
    return best


def tour_hopeful(b: Board, w: Work, ticket: i32, node: i32, following: i32) -> i32:
    """Whether the rest of the run may exist; 1 does not mean that it does."""
    i: i32
    split: i32
    n: i32 = 1
    w.rest[0] = node
    for i in range(following, b.ticket_places[ticket]):
        w.rest[n] = b.ticket_place[ticket * PLACES + i]
        n += 1
    if w.tour_steps <= EASY_TOUR and node != b.ticket_place[ticket * PLACES + following - 1]:
        clear_flow(w)
        reach_by_free(b, w, n, 1)
        for i in range(n):
            if w.came[w.rest[i]] == 0:
                return 0
        return 1
    for split in range(2, 1 << n, 2):  # sides of the places as bits; the node's own is 0
        if not fits_split(b, w, n, split):
            return 0
    return 1


def fits_split(b: Board, w: Work, n: i32, split: i32) -> i32:
    """Whether as many paths without a common track lead from side to side as the rest of the run has to."""
    i: i32
    needed: i32 = 0
    for i in range(1, n):
        needed += (split >> i ^ split >> (i - 1)) & 1
        if w.rest[i] == w.rest[0] and split >> i & 1:  # the run is at a city that it has to pass again
            return 1
    clear_flow(w)
    for i in range(needed):
        if not one_more_path(b, w, n, split):
            return 0
    return 1


def clear_flow(w: Work) -> None:
    i: i32
    for i in range(w.mine_size):
        w.flow[i] = NONE


def one_more_path(b: Board, w: Work, n: i32, split: i32) -> i32:
    """Find a path from a place of side 1 to one of side 0 beside those found; a track used both ways is not used."""
    k: i32
    node: i32 = reach_by_free(b, w, n, split)
    if node == NONE:
        return 0
    while w.came[node] > 0:
        k = w.came[node] - 1  # the entry that led here, in the list of the node before
        w.flow[w.edge_id[k]] = node if w.flow[w.edge_id[k]] == NONE else NONE
        node = w.came_from[node]
    return 1


def reach_by_free(b: Board, w: Work, n: i32, split: i32) -> i32:
    """Mark in ``w.came`` what free tracks reach from the places of side 1; return the first place of side 0, or NONE
    if none is reached. From one place alone, all is marked."""
    i: i32
    k: i32
    to: i32
    node: i32
    head: i32 = 0
    tail: i32 = 0
    for i in range(b.nodes):
        w.came[i] = 0
    for i in range(n):
        if split >> i & 1:
            w.came[w.rest[i]] = -1
            w.queued[tail] = w.rest[i]
            tail += 1
    while head < tail:
        node = w.queued[head]
        head += 1
        for k in range(w.first[node], w.first[node] + w.degree[node]):
            to = w.edge_to[k]
            if w.came[to] or w.used[w.edge_id[k]]:
                continue
            if w.flow[w.edge_id[k]] != NONE and w.flow[w.edge_id[k]] != node:
                continue
            w.came[to] = k + 1
            w.came_from[to] = node
            w.queued[tail] = to
            tail += 1
            if split != 1:
                for i in range(n):
                    if w.rest[i] == to and not split >> i & 1:
                        return to
    return NONE

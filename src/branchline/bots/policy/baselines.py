"""What the baseline bots from the literature want: per policy, which tracks to claim, and how much.

Wants depend on the board and the tickets, never on the hand, so they hold until the board or the tickets change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.build import fewest_left
from branchline.bots.policy.codes import FAR, HUNDRED, P_COLLECTOR, P_HUNGRY, P_ONE_STEP, PARTS, SPARE_DRAW, SPARE_STOP
from branchline.bots.policy.goals import join_goals, list_goals, measure_goals, sort_goals
from branchline.bots.policy.graph import is_free, price_tracks, shortest, step_back
from branchline.core.codes import NONE, SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32


def want_points(g: State, b: Board, m: Plan, least: i32) -> i32:
    """Want the free tracks of at least this length, by their points. Return how many there are."""
    t: i32
    n: i32 = 0
    for t in range(b.tracks):
        if is_free(g, b, m, t) and least <= b.track_length[t] <= m.left[b.track_kind[t]]:
            m.want[t] = b.points[b.track_length[t]]
            n += 1
    return n


def want_longest(g: State, b: Board, m: Plan) -> None:
    """Want only the longest free tracks (racer)."""
    t: i32
    most: i32 = 0
    for t in range(b.tracks):
        if is_free(g, b, m, t) and b.track_length[t] <= m.left[b.track_kind[t]]:
            most = max(most, b.track_length[t])
    for t in range(b.tracks):
        if is_free(g, b, m, t) and b.track_length[t] == most and most <= m.left[b.track_kind[t]]:
            m.want[t] = most


def want_paths(g: State, b: Board, m: Plan) -> None:
    """Want each open ticket's own shortest path; a track counts its points and twice those of the ticket (path,
    long_route)."""
    i: i32
    n: i32
    t: i32
    d: i32
    for i in range(b.tracks):
        m.used[i] = 0
    for i in range(m.goals):
        m.goal_lost[i] = 1
        d = shortest(b, m, m.goal_a[i], m.goal_b[i], FAR)
        if d < FAR:
            m.goal_lost[i] = 0
            m.joined += d > 0  # a station may have joined it already
            n = m.goal_b[i]
            while n != m.goal_a[i]:
                t = m.came[n]
                if g.owner[t] == NONE:
                    m.want[t] = max(m.want[t], b.points[b.track_length[t]] + 2 * m.goal_points[i])
                n = step_back(b, m, n)


def want_first(g: State, b: Board, m: Plan) -> None:
    """Want the first missing track of the most valuable ticket that can be reached (one_step)."""
    i: i32
    n: i32
    d: i32
    best: i32 = NONE
    for i in range(b.tracks):
        m.used[i] = 0
    for i in range(m.goals):
        d = shortest(b, m, m.goal_a[i], m.goal_b[i], FAR)
        m.goal_lost[i] = d == FAR
        if 0 < d < FAR:
            m.joined += 1
            if best == NONE or m.goal_points[i] > m.goal_points[best]:
                best = i
    if best == NONE:
        return
    shortest(b, m, m.goal_b[best], m.goal_a[best], FAR)
    n = m.goal_a[best]
    while g.owner[m.came[n]] != NONE:
        n = step_back(b, m, n)
    m.want[m.came[n]] = HUNDRED


def want_network(g: State, b: Board, m: Plan) -> None:
    """Want one network for all tickets, beginning with the farthest pair (hungry, collector)."""
    t: i32
    measure_goals(b, m)
    sort_goals(m, 1)
    join_goals(g, b, m)
    for t in range(b.tracks):
        if m.used[t] and g.owner[t] == NONE:
            m.want[t] = b.points[b.track_length[t]] + 1


def draws_tickets(g: State, b: Board, m: Plan) -> i32:
    """Does the policy draw tickets now?"""
    left: i32 = m.left[TRAIN] + m.left[SHIP]
    near_end: i32 = fewest_left(g) * PARTS < m.supply * SPARE_STOP
    if g.last or g.bag_size + g.queue_size == 0:
        return 0
    if m.policy == P_HUNGRY:
        return m.pieces[TRAIN] + m.pieces[SHIP] < left - m.supply * SPARE_DRAW // PARTS and not near_end
    if m.policy == P_COLLECTOR:
        return m.joined < 2 and not near_end
    return m.policy == P_ONE_STEP and m.joined == 0 and not near_end


def list_open(g: State, b: Board, w: Work, m: Plan) -> None:
    """Price the tracks in pieces and list the open tickets; to be called before any of the wants above."""
    price_tracks(g, b, m, 0)
    list_goals(g, b, w, m)

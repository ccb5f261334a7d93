"""Choose tickets: plan every set that may be kept together with the tickets already held, and keep the best.

What makes a set good depends on the policy; the planner's measure is in worth.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import (
    FAR,
    HUNDRED,
    P_COLLECTOR,
    P_LONG_ROUTE,
    P_PATH,
    P_PLANNER,
    P_RACER,
    PARTS,
    SPARE_KEEP,
)  # fmt: skip
from branchline.bots.policy.goals import (
    add_goals,
    best_network,
    join_goals,
    list_goals,
    measure_goals,
    seen_points,
    sort_goals,
)
from branchline.bots.policy.graph import price_tracks
from branchline.bots.policy.worth import set_worth
from branchline.core.bits import popcount
from branchline.core.codes import A_KEEP, OFFER, SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32


def keep_code(g: State, b: Board, w: Work, m: Plan, least: i32) -> i32:
    """Keep the best set of at least ``least`` offered tickets."""
    chosen: i32
    score: i32
    n: i32 = g.offered_size[m.seat]
    best: i32 = (1 << n) - 1
    most: i32 = -FAR
    m.key = 0
    if m.policy == P_PATH:
        return A_KEEP + best
    price_tracks(g, b, m, m.policy == P_PLANNER)
    for chosen in range(1, 1 << n):
        if popcount(chosen) >= least:
            score = set_score(g, b, w, m, chosen)
            if score > most:
                most = score
                best = chosen
    return A_KEEP + best


def set_score(g: State, b: Board, w: Work, m: Plan, chosen: i32) -> i32:
    """How good a set (bits of the offer) is for the policy."""
    points: i32 = offered_points(g, b, m, chosen)
    pieces: i32
    if m.policy == P_RACER:
        return -points - popcount(chosen) * HUNDRED
    plan_with(g, b, w, m, chosen)
    if m.policy == P_PLANNER:
        best_network(g, b, m)
        return set_worth(g, b, m, points)
    measure_goals(b, m)
    sort_goals(m, 1)
    join_goals(g, b, m)
    pieces = m.pieces[TRAIN] + m.pieces[SHIP]
    if m.policy == P_LONG_ROUTE:
        return m.worth // 2 - pieces * HUNDRED
    if m.joined < m.goals or pieces > room_to_plan(m):
        return -HUNDRED * HUNDRED - (m.goals - m.joined) * HUNDRED - pieces
    if m.policy == P_COLLECTOR and m.goals > 3:
        return -m.goals * HUNDRED
    return (points + m.points) * HUNDRED // max(1, pieces)


def room_to_plan(m: Plan) -> i32:
    """The number of pieces that a plan may take."""
    return min(m.supply, m.left[TRAIN] + m.left[SHIP]) - m.supply * SPARE_KEEP // PARTS


def offered_points(g: State, b: Board, m: Plan, chosen: i32) -> i32:
    i: i32
    points: i32 = 0
    for i in range(g.offered_size[m.seat]):
        if chosen >> i & 1:
            points += seen_points(b, m, g.offered[m.seat * OFFER + i])
    return points


def plan_with(g: State, b: Board, w: Work, m: Plan, chosen: i32) -> None:
    """Set the goals: the open tickets held, and a set of the offered ones."""
    i: i32
    list_goals(g, b, w, m)
    for i in range(g.offered_size[m.seat]):
        if chosen >> i & 1:
            add_goals(b, w, m, g.offered[m.seat * OFFER + i])

"""Open tickets as goals, and a network that joins them one after the other, reusing the tracks it already has.

The order decides how good the network is, so several are tried. Knows prices and pieces; nothing of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import CASUAL, FAR, GOALS, HUNDRED, ORDER_SHARE
from branchline.bots.policy.graph import reserve, shortest, step_back
from branchline.bots.policy.handicap import misjudged
from branchline.core.bits import BIT
from branchline.core.codes import CONNECTED, IN_ORDER, MISSED, NODES, NONE, OUTCOMES, PLACES, SHIP, TRACKS, TRAIN
from branchline.core.links import find
from branchline.core.network import connect

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32


def prize(b: Board, ticket: i32) -> i32:
    """The points expected of a completed ticket; a tour may turn out in order or not (W-TOUR-1)."""
    connected: i32 = b.ticket_worth[ticket * OUTCOMES + CONNECTED]
    more: i32 = b.ticket_worth[ticket * OUTCOMES + IN_ORDER] - connected
    return connected + more * ORDER_SHARE // HUNDRED if more > 0 else connected


def seen_points(b: Board, m: Plan, ticket: i32) -> i32:
    """A ticket's points as the policy judges them."""
    return misjudged(m, prize(b, ticket), TRACKS + ticket)


def stake(b: Board, m: Plan, ticket: i32) -> i32:
    """Half of the difference between completing and missing a ticket, as the policy judges it."""
    half: i32 = (prize(b, ticket) - b.ticket_worth[ticket * OUTCOMES + MISSED]) // 2
    return misjudged(m, half, TRACKS + ticket)


def add_goals(b: Board, w: Work, m: Plan, ticket: i32) -> None:
    """Add a goal for each consecutive pair of the ticket's cities that is not joined yet. They share its stake."""
    i: i32
    first: i32
    second: i32
    apart: i32 = 0
    pairs: i32 = b.ticket_places[ticket] - 1
    for i in range(pairs):
        first = b.ticket_place[ticket * PLACES + i]
        second = b.ticket_place[ticket * PLACES + i + 1]
        apart += find(w, first) != find(w, second)
    for i in range(pairs):
        first = b.ticket_place[ticket * PLACES + i]
        second = b.ticket_place[ticket * PLACES + i + 1]
        if m.goals < GOALS and find(w, first) != find(w, second):
            m.goal_a[m.goals] = first
            m.goal_b[m.goals] = second
            m.goal_points[m.goals] = stake(b, m, ticket) // apart
            m.order[m.goals] = m.goals
            m.goals += 1


def list_goals(g: State, b: Board, w: Work, m: Plan) -> None:
    """List the seat's tickets that its tracks do not join yet."""
    t: i32
    connect(g, b, w, m.seat)
    m.goals = 0
    for t in range(b.tickets):
        if g.tickets[m.seat * 2 + (t >> 6)] & BIT[t & 63]:
            add_goals(b, w, m, t)


def measure_goals(b: Board, m: Plan) -> None:
    """Find the distance between the cities of each goal on its own, and the path."""
    i: i32
    k: i32
    for i in range(b.tracks):
        m.used[i] = 0
    for i in range(m.goals):
        m.goal_far[i] = shortest(b, m, m.goal_a[i], m.goal_b[i], FAR)
        m.goal_size[i] = 0
        if m.goal_far[i] < FAR:
            trace(b, m, i)
            m.goal_size[i] = m.way_size
            for k in range(m.way_size):
                m.goal_way[i * NODES + k] = m.way[k]


def trace(b: Board, m: Plan, goal: i32) -> None:
    """Collect the tracks of the path last found."""
    n: i32 = m.goal_b[goal]
    m.way_size = 0
    while n != m.goal_a[goal]:
        m.way[m.way_size] = m.came[n]
        m.way_size += 1
        n = step_back(b, m, n)


def sort_goals(m: Plan, sign: i32) -> None:
    """Sort the goals farthest first or, with sign -1, nearest first."""
    i: i32
    j: i32
    x: i32
    for i in range(m.goals):
        x = i
        j = i
        while j > 0 and sign * m.goal_far[m.order[j - 1]] < sign * m.goal_far[x]:
            m.order[j] = m.order[j - 1]
            j -= 1
        m.order[j] = x


def add_way(g: State, b: Board, m: Plan) -> None:
    """Add the path to the network."""
    k: i32
    t: i32
    for k in range(m.way_size):
        t = m.way[k]
        if not m.used[t]:
            m.used[t] = 1
            if g.owner[t] == NONE:
                m.pieces[b.track_kind[t]] += b.track_length[t]
                m.points += b.points[b.track_length[t]]
                m.steps += 1


def way_fits(g: State, b: Board, m: Plan) -> i32:
    """Are there pieces enough for the path and all that is in the network already?"""
    k: i32
    t: i32
    trains: i32 = m.pieces[TRAIN]
    ships: i32 = m.pieces[SHIP]
    for k in range(m.way_size):
        t = m.way[k]
        if not m.used[t] and g.owner[t] == NONE:
            if b.track_kind[t] == SHIP:
                ships += b.track_length[t]
            else:
                trains += b.track_length[t]
    if trains + ships > (m.supply if m.left[TRAIN] + m.left[SHIP] > m.supply else m.left[TRAIN] + m.left[SHIP]):
        return 0
    return trains <= reserve(g, b, m, TRAIN) and ships <= reserve(g, b, m, SHIP)


def find_way(b: Board, m: Plan, goal: i32, first: i32) -> i32:
    """Find the path that joins a goal to the network; return its price (FAR: there is none). The path of the first goal
    is already known."""
    k: i32
    d: i32 = m.goal_far[goal]
    if first:
        m.way_size = m.goal_size[goal]
        for k in range(m.way_size):
            m.way[k] = m.goal_way[goal * NODES + k]
        return d
    d = shortest(b, m, m.goal_a[goal], m.goal_b[goal], FAR)
    if d < FAR:
        trace(b, m, goal)
    return d


def join_goals(g: State, b: Board, m: Plan) -> None:
    """Build the network in the given order. Its worth is what its tickets gain or save, less its price. Expects
    ``measure_goals``."""
    i: i32
    d: i32
    goal: i32
    for i in range(b.tracks):
        m.used[i] = 0
    m.pieces[TRAIN] = 0
    m.pieces[SHIP] = 0
    m.points = 0
    m.steps = 0
    m.joined = 0
    m.worth = 0
    for i in range(m.goals):
        goal = m.order[i]
        m.goal_lost[goal] = 1
        d = find_way(b, m, goal, i == 0)
        if d < FAR and way_fits(g, b, m):
            add_way(g, b, m)
            m.goal_lost[goal] = 0
            m.joined += m.goal_far[goal] > 0  # a station may have joined it already
            m.worth += 2 * HUNDRED * m.goal_points[goal] - d


def keep_order(m: Plan) -> None:
    i: i32
    for i in range(m.goals):
        m.best_order[i] = m.order[i]


def best_network(g: State, b: Board, m: Plan) -> None:
    """Try farthest first, nearest first, then each goal moved to the end of the best order so far; keep the best
    network."""
    i: i32
    j: i32
    goal: i32
    best: i32
    stands: i32  # is the network last built the best one?
    measure_goals(b, m)
    sort_goals(m, 1)
    join_goals(g, b, m)
    if m.goals < 2 or m.handicap >= CASUAL:
        return
    keep_order(m)
    best = m.worth
    sort_goals(m, -1)
    join_goals(g, b, m)
    stands = m.worth > best
    if stands:
        best = m.worth
        keep_order(m)
    for i in range(min(m.goals - 1, 4) if m.goals > 2 else 0):
        goal = m.best_order[i]
        for j in range(m.goals):
            m.order[j] = m.best_order[j]
        for j in range(i, m.goals - 1):
            m.order[j] = m.best_order[j + 1]
        m.order[m.goals - 1] = goal
        join_goals(g, b, m)
        stands = m.worth > best
        if stands:
            best = m.worth
            keep_order(m)
    if not stands:
        for j in range(m.goals):
            m.order[j] = m.best_order[j]
        join_goals(g, b, m)

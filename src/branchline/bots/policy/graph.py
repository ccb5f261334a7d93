"""The board as a graph for one seat: free tracks at a price, own tracks at no cost, no closed tracks; shortest paths.

Knows tracks and prices; not what a path is for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import (
    BARRED,
    CARD_PRICE,
    CARD_TURNS,
    FAR,
    HELD_PRICE,
    HUNDRED,
    LEAST_PRICE,
    LONG_ENOUGH,
    NOVICE,
    P_LONG_ROUTE,
    PLAIN_SHARE,
    POINT_SHARE,
    RACER_SHARE,
    S_RACER,
    SUIT,
    TURN_SHARE,
)
from branchline.bots.policy.hand import short_pairs
from branchline.bots.policy.handicap import misjudged
from branchline.core.bits import BIT
from branchline.core.buildings import borrowing
from branchline.core.codes import GRAY, LENGTH, NONE, SETUP, SHIP, TRAIN, WORDS

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, i32, u64


def lay_graph(b: Board, m: Plan) -> None:
    """Make the adjacency lists of all tracks, once per board."""
    n: i32
    t: i32
    k: i32 = 0
    for n in range(b.nodes):
        m.first[n] = k
        for t in range(b.tracks):
            if b.track_a[t] == n or b.track_b[t] == n:
                m.end[k] = b.track_b[t] if b.track_a[t] == n else b.track_a[t]
                m.by[k] = t
                k += 1
    m.first[b.nodes] = k


def reserve(g: State, b: Board, m: Plan, kind: i32) -> i32:
    """The number of pieces of a kind that the seat has or could get by exchange."""
    if g.phase == SETUP or not b.exchanges:
        return m.left[kind]
    return m.left[kind] + min(g.box[m.seat * 2 + kind], m.left[1 - kind])


def is_free(g: State, b: Board, m: Plan, track: i32) -> i32:
    """Is the track open to the seat, and not too long for its pieces?"""
    if not g.open[m.seat * WORDS + (track >> 6)] & BIT[track & 63]:
        return 0
    return b.track_length[track] <= reserve(g, b, m, b.track_kind[track])


def borrowable(g: State, b: Board, m: Plan, track: i32) -> i32:
    """E-STA-3: is this a rival's track at a city where the seat has a building that borrows?"""
    cities: u64
    if g.owner[track] == NONE:
        return 0
    cities = borrowing(g, b, m.seat)
    return cities != 0 and (in_cities(b, cities, b.track_a[track]) or in_cities(b, cities, b.track_b[track]))


def in_cities(b: Board, cities: u64, node: i32) -> i32:
    """Is the node a city of the set? Junctions are in none."""
    return node < b.cities and cities & BIT[node] != 0


def rate_turn(g: State, b: Board, m: Plan) -> None:
    """Estimate what a turn brings with nothing to join: the pieces in stock on the longest free tracks, of which rivals
    take their share."""
    n: i32
    t: i32
    free: i32
    points: i32 = 0
    turns: i32 = 0
    left: i32 = m.left[TRAIN] + m.left[SHIP]
    for n in range(LENGTH + 1):
        m.gain[n] = 0
    for t in range(b.tracks):
        m.gain[b.track_length[t]] += is_free(g, b, m, t)
    for n in range(LENGTH, 0, -1):
        free = min(m.gain[n] * HUNDRED // 2, left * HUNDRED // n)
        points += free * b.points[n]
        turns += free * (HUNDRED + n * CARD_TURNS) // HUNDRED
        left -= free * n // HUNDRED
    m.turn = points * HUNDRED // max(turns, 1)


def price_tracks(g: State, b: Board, m: Plan, planned: i32) -> None:
    """Set the prices for paths: in pieces or, if ``planned``, the overall cost of a track in hundredths of a point."""
    t: i32
    if planned:
        rate_turn(g, b, m)
    for t in range(b.tracks):
        m.price[t] = BARRED
        if g.owner[t] == m.seat or borrowable(g, b, m, t):
            m.price[t] = 0
        elif is_free(g, b, m, t):
            if planned:
                m.price[t] = track_price(b, m, t)
            elif m.policy != P_LONG_ROUTE or b.track_length[t] >= LONG_ENOUGH:
                m.price[t] = b.track_length[t] * HUNDRED + 1


def track_price(b: Board, m: Plan, track: i32) -> i32:
    """The cost of a track: a turn to claim it and the turns to gather its cards, less a share of its points."""
    n: i32 = b.track_length[track]
    need: i32 = 2 * n if b.track_pair[track] else n
    c: i32
    held: i32 = 0
    cards: i32
    share: i32 = POINT_SHARE if b.longest_points else PLAIN_SHARE
    base: i32 = b.track_kind[track] * SUIT
    if b.track_pair[track]:
        held = need - short_pairs(b, m, n)
    elif b.track_colour[track] != GRAY:
        held = m.have[base + b.track_colour[track]]
    else:
        for c in range(b.colours):
            held = max(held, m.have[base + c])
    held = min(held, need)
    cards = (need - held) * CARD_PRICE + held * HELD_PRICE
    if b.track_colour[track] == GRAY:
        cards = cards * 87 // 100
    cards += b.track_wilds[track] * 45
    if b.track_tunnel[track]:
        cards += 45
    if b.track_kind[track]:
        cards = cards * 3 // 4  # double ships
    if m.style == S_RACER:
        share = RACER_SHARE
    cards = (HUNDRED + cards) * m.turn * TURN_SHARE // (HUNDRED * HUNDRED) - b.points[n] * share
    if held < need and cards > 0:
        cards = misjudged(m, cards, track)
    elif m.handicap == NOVICE:
        cards = 0  # it is obvious what the hand can pay
    return max(LEAST_PRICE, cards)


def shortest(b: Board, m: Plan, start: i32, goal: i32, bound: i32) -> i32:
    """Dijkstra over ``price``, with tracks in ``used`` at no cost. Return the distance, FAR if no path is below the
    bound."""
    i: i32
    n: i32
    d: i32
    t: i32
    last: i32
    known: i32
    here: i32 = 0
    k: i32 = 0
    size: i32 = 0  # nodes reached but not settled, in ``edge``
    at: i32 = start
    for i in range(b.nodes):
        m.reach[i] = FAR
    m.reach[start] = 0
    while at != goal:
        last = m.first[at + 1]
        for i in range(m.first[at], last):
            t = m.by[i]
            d = m.price[t]
            if d >= 0:
                n = m.end[i]
                known = m.reach[n]
                d = here if m.used[t] else here + d
                if d < known:
                    m.reach[n] = d
                    m.came[n] = t
                    if known == FAR:
                        m.edge[size] = n
                        size += 1
        if size == 0:
            return FAR
        k = 0
        here = m.reach[m.edge[0]]
        for i in range(1, size):
            d = m.reach[m.edge[i]]
            if d < here:
                here = d
                k = i
        if here >= bound:
            return FAR
        at = m.edge[k]
        size -= 1
        m.edge[k] = m.edge[size]
    return here


def step_back(b: Board, m: Plan, node: i32) -> i32:
    """The node before this one on the path last found."""
    t: i32 = m.came[node]
    return b.track_b[t] if b.track_a[t] == node else b.track_a[t]

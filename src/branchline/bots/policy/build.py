"""Decide on buildings, the split of pieces and their exchange: the actions other than tracks, cards and tickets.

Each function returns a code, or NONE where the action does not pay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import BARRED, FAR, HUNDRED
from branchline.bots.policy.graph import shortest, step_back
from branchline.core.bits import BIT, ctz
from branchline.core.buildings import building_cities
from branchline.core.codes import (
    A_BUILD,
    A_EXCHANGE,
    A_PIECES,
    BUILDINGS,
    CITIES,
    NONE,
    SHIP,
    TRAIN,
)  # fmt: skip
from branchline.core.network import connect
from branchline.core.payments import building_size
from branchline.core.pieces import exchangeable, fewest_trains, most_trains
from branchline.core.scoring import joined

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32, u64


def fewest_left(g: State) -> i32:
    """The number of pieces of the seat that has fewest: how near the end is."""
    q: i32
    least: i32 = g.pieces[TRAIN] + g.pieces[SHIP]
    for q in range(1, g.seats):
        least = min(least, g.pieces[q * 2 + TRAIN] + g.pieces[q * 2 + SHIP])
    return least


def named(g: State, b: Board, w: Work, m: Plan, city: i32, hopeful: i32) -> i32:
    """Count the seat's tickets that name a city: completed ones and, if ``hopeful``, planned ones. Expects
    ``connect``."""
    t: i32
    i: i32
    n: i32 = 0
    for t in range(b.tickets):
        if g.tickets[m.seat * 2 + (t >> 6)] & BIT[t & 63] and b.ticket_cities[t] & BIT[city]:
            n += joined(b, w, t)
    if hopeful:
        for i in range(m.goals):
            n += not m.goal_lost[i] and (m.goal_a[i] == city or m.goal_b[i] == city)
    return n


def scoring_code(g: State, b: Board, w: Work, m: Plan) -> i32:
    """Build something that scores by the tickets that name its city (G-HAR-3)."""
    kind: i32
    city: i32
    for kind in range(BUILDINGS):
        if b.building_scores[kind]:
            city = most_named(g, b, w, m, building_cities(g, b, m.seat, kind))
            if city != NONE:
                return A_BUILD + kind * CITIES + city
    return NONE


def most_named(g: State, b: Board, w: Work, m: Plan, sites: u64) -> i32:
    """The city that most tickets name. A city that none names is chosen only when time runs out."""
    city: i32
    n: i32
    most: i32 = -1
    best: i32 = NONE
    late: i32 = g.last > 0 or fewest_left(g) * 4 < m.supply
    cities: u64 = sites
    if cities:
        connect(g, b, w, m.seat)
    while cities:
        city = ctz(cities)
        cities &= cities - 1
        n = min(3, named(g, b, w, m, city, g.last == 0))
        if n > most:
            most = n
            best = city
    if best == NONE or (most == 0 and not late):
        return NONE
    if most == 1 and not late and fewest_left(g) * 2 > m.supply:
        return NONE
    return best


def borrowing_code(g: State, b: Board, m: Plan) -> i32:
    """Build something that borrows a track (E-STA-3)."""
    kind: i32
    city: i32
    for kind in range(BUILDINGS):
        if b.building_borrows[kind]:
            city = bridging_city(g, b, m, kind)
            if city != NONE:
                return A_BUILD + kind * CITIES + city
    return NONE


def bridging_city(g: State, b: Board, m: Plan, kind: i32) -> i32:
    """For a ticket that own and free tracks can no longer join, find a city where one rival's track would do."""
    i: i32
    city: i32
    worth: i32
    best: i32 = b.building_unbuilt[kind] + 2 * building_size(g, b, m.seat, kind)
    found: i32 = NONE
    cities: u64 = building_cities(g, b, m.seat, kind)
    if cities == 0:
        return NONE
    for i in range(m.goals):
        worth = 2 * m.goal_points[i]
        if m.goal_lost[i] and worth > best:
            city = bridge(g, b, m, m.goal_a[i], m.goal_b[i], cities)
            if city != NONE:
                best = worth
                found = city
    return found


def bridge(g: State, b: Board, m: Plan, start: i32, goal: i32, cities: u64) -> i32:
    """Find a path with as few rivals' tracks as possible. If there is exactly one, return its city that is in the set;
    otherwise NONE."""
    t: i32
    n: i32
    count: i32 = 0
    city: i32 = NONE
    for t in range(b.tracks):
        m.used[t] = 0
        if m.price[t] == BARRED and g.owner[t] != NONE and g.owner[t] != m.seat:
            m.price[t] = FAR // HUNDRED
    if shortest(b, m, start, goal, FAR) < FAR:
        n = goal
        while n != start:
            t = m.came[n]
            if m.price[t] == FAR // HUNDRED:
                count += 1
                if b.track_a[t] < b.cities and cities & BIT[b.track_a[t]]:
                    city = b.track_a[t]
                elif b.track_b[t] < b.cities and cities & BIT[b.track_b[t]]:
                    city = b.track_b[t]
            n = step_back(b, m, n)
    for t in range(b.tracks):
        if m.price[t] == FAR // HUNDRED:
            m.price[t] = BARRED
    return city if count == 1 else NONE


def split_code(b: Board, m: Plan) -> i32:
    """G-SET-5: as many trains and ships as the plan takes, the rest half and half. Expects a network."""
    spare: i32 = b.choose - m.pieces[TRAIN] - m.pieces[SHIP]
    trains: i32 = m.pieces[TRAIN] + spare // 2
    return A_PIECES + max(fewest_trains(b), min(most_trains(b), trains))


def exchange_code(g: State, b: Board, m: Plan) -> i32:
    """G-EXC-1: exchange where the network takes more pieces of a kind than there are."""
    kind: i32
    for kind in range(2):
        if lacking(g, b, m, kind) > 0:
            return A_EXCHANGE + kind
    return NONE


def lacking(g: State, b: Board, m: Plan, kind: i32) -> i32:
    """The number of pieces of a kind that the network lacks and that can be had for pieces it does not need."""
    n: i32 = min(m.pieces[kind] - m.left[kind], exchangeable(g, b, m.seat, kind))
    return min(n, m.left[1 - kind] - m.pieces[1 - kind])

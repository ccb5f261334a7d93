"""The planner's measures: turns left, what a network is worth, whether to draw tickets.

In hundredths of a point. Knows networks and stocks; nothing of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.build import fewest_left
from branchline.bots.policy.codes import (
    COLLECTOR_PRICE,
    FAR,
    HUNDRED,
    LEAST_PIECES,
    MANY_PIECES,
    MORE_PIECES,
    MORE_TURNS,
    NOVICE,
    NOVICE_PIECES,
    PARTS,
    PRICE_SHARE,
    RACER_PRICE,
    S_COLLECTOR,
    S_RACER,
    SHIP_TURNS,
    TRAIN_TURNS,
    TURNS_A_PIECE,
)  # fmt: skip
from branchline.bots.policy.goals import prize
from branchline.bots.policy.graph import reserve, shortest, step_back
from branchline.core.bits import BIT
from branchline.core.codes import MISSED, NONE, OUTCOMES, PLACES, SETUP, SHIP, TRAIN
from branchline.core.network import connect
from branchline.core.scoring import joined

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32


def turns_left(g: State, b: Board, m: Plan) -> i32:
    """Estimate the seat's turns until the end, by the pieces of the seat that has fewest."""
    left: i32 = m.supply if g.phase == SETUP else fewest_left(g)
    if g.last:
        return (g.last + g.seats - 1) // g.seats
    return b.last_turns + max(0, left - b.limit) * fastest_pace(g, b, m) // 100


def fastest_pace(g: State, b: Board, m: Plan) -> i32:
    """Turns per piece of the fastest seat, in hundredths: a seat that claims long ship tracks needs few."""
    q: i32
    t: i32
    turns: i32
    placed: i32
    pace: i32 = TURNS_A_PIECE
    if g.phase == SETUP or not b.most_ships:
        return pace
    for q in range(g.seats):
        if q != m.seat:
            turns = 0
            placed = 0
            for t in range(b.tracks):
                if g.owner[t] == q:
                    placed += b.track_length[t]
                    turns += 100 + b.track_length[t] * (SHIP_TURNS if b.track_kind[t] == SHIP else TRAIN_TURNS)
            if placed * 6 >= m.supply:
                pace = min(pace, turns // placed)
    return pace


def chance_of(g: State, b: Board, m: Plan) -> i32:
    """The chance in hundredths that the network is finished, by its pieces, its turns and the number of rivals."""
    left: i32 = min(m.supply, m.left[TRAIN] + m.left[SHIP])
    pieces: i32 = m.pieces[TRAIN] + m.pieces[SHIP]
    turns: i32 = m.steps + pieces * 3 // 5
    have: i32 = turns_left(g, b, m)
    chance: i32 = 97 - g.seats
    if pieces * 10 > left * 8:
        chance -= (pieces * HUNDRED // max(left, 1) - 80) * 2
    if turns * 10 > have * 8:
        chance -= (turns * HUNDRED // max(have, 1) - 80) * 3 // 2
    return max(0, chance)


def set_worth(g: State, b: Board, m: Plan, points: i32) -> i32:
    """The expected value of the network with its tickets: points x (2p - 1) for those in it, less the cost of the
    tracks. ``points`` are those of the offered tickets in question; tickets that are already joined count in full."""
    i: i32
    p: i32 = chance_of(g, b, m)
    total: i32 = points * HUNDRED
    share: i32 = PRICE_SHARE
    gain: i32 = 0
    for i in range(m.goals):
        total -= m.goal_points[i] * HUNDRED
        gain += m.goal_points[i] * (-HUNDRED if m.goal_lost[i] else 2 * p - HUNDRED)
    if m.style == S_RACER:
        share = RACER_PRICE
    elif m.style == S_COLLECTOR:
        share = COLLECTOR_PRICE
    return total + gain - price_of(b, m) * share // 100


def price_of(b: Board, m: Plan) -> i32:
    """The sum of the prices of the network's tracks."""
    t: i32
    total: i32 = 0
    for t in range(b.tracks):
        if m.used[t]:
            total += m.price[t]
    return total


def draw_gain(g: State, b: Board, w: Work, m: Plan) -> i32:
    """What the best ticket of an offer is expected to bring: each one that may be in the deck is joined to the existing
    network. Expects a finished plan."""
    t: i32
    i: i32
    part: i32
    value: i32
    n: i32 = 0
    total: i32 = 0
    left: i32 = HUNDRED * HUNDRED  # the chance that no better ticket is in the offer
    connect(g, b, w, m.seat)
    for i in range(b.tracks):
        m.used[i] = 0
    for t in range(b.tickets):
        if b.regular[t >> 6] & BIT[t & 63] and not g.tickets[m.seat * 2 + (t >> 6)] & BIT[t & 63]:
            value = ticket_gain(g, b, w, m, t)
            i = n
            while i > 0 and m.gain[i - 1] < value:
                m.gain[i] = m.gain[i - 1]
                i -= 1
            m.gain[i] = value
            n += 1
    for i in range(n):
        part = left * b.draw // max(n - i, b.draw)
        total += m.gain[i] * part
        left -= part
    m.pieces[TRAIN] = 0
    m.pieces[SHIP] = 0
    m.steps = 0
    return total // (HUNDRED * HUNDRED) if total > 0 else 0


def ticket_gain(g: State, b: Board, w: Work, m: Plan, ticket: i32) -> i32:
    """What one more ticket would bring; at worst its points are lost. Expects ``connect`` and an empty network."""
    i: i32
    price: i32 = 0
    points: i32 = prize(b, ticket)
    lost: i32 = b.ticket_worth[ticket * OUTCOMES + MISSED] * HUNDRED
    if joined(b, w, ticket):
        return points * HUNDRED
    m.pieces[TRAIN] = 0
    m.pieces[SHIP] = 0
    m.steps = 0
    for i in range(b.ticket_places[ticket] - 1):
        price += join_pair(g, b, m, ticket * PLACES + i, points * HUNDRED - lost - price)
        if price >= FAR:
            return lost
    if m.pieces[TRAIN] > reserve(g, b, m, TRAIN) or m.pieces[SHIP] > reserve(g, b, m, SHIP):
        return lost
    return max(lost, (points - lost // HUNDRED) * chance_of(g, b, m) + lost - price)


def join_pair(g: State, b: Board, m: Plan, place: i32, bound: i32) -> i32:
    """The price of joining a place of a ticket to the next, FAR if it reaches the bound. Adds the pieces and steps it
    takes to those of the network."""
    t: i32
    first: i32 = b.ticket_place[place]
    n: i32 = b.ticket_place[place + 1]
    price: i32 = shortest(b, m, first, n, bound)
    while price < FAR and n != first:
        t = m.came[n]
        if g.owner[t] == NONE:
            m.pieces[b.track_kind[t]] += b.track_length[t]
            m.steps += 1
        n = step_back(b, m, n)
    return price


def wants_more(g: State, b: Board, w: Work, m: Plan) -> i32:
    """The plan is finished (a collector's: nearly). Would another ticket be worth the turn it takes to draw?"""
    left: i32 = m.left[TRAIN] + m.left[SHIP]
    if g.last or g.bag_size + g.queue_size == 0 or m.style == S_RACER:
        return 0
    if m.joined:
        left -= m.pieces[TRAIN] + m.pieces[SHIP]
        return (
            m.style == S_COLLECTOR
            and m.joined == 1
            and left >= m.supply * MORE_PIECES // PARTS
            and turns_left(g, b, m) - m.steps - (m.pieces[TRAIN] + m.pieces[SHIP]) * 3 // 5
            >= m.supply * MORE_TURNS // PARTS
        )
    if m.handicap == NOVICE:
        return left * PARTS >= m.supply * NOVICE_PIECES and turns_left(g, b, m) * PARTS >= m.supply * MORE_TURNS
    if left * PARTS >= m.supply * MANY_PIECES and turns_left(g, b, m) * PARTS >= m.supply * MORE_TURNS:
        return 1
    if left * PARTS < m.supply * LEAST_PIECES or (m.keeps_plan and left == m.content_with):
        return 0
    m.content_with = left
    return draw_gain(g, b, w, m) > m.turn

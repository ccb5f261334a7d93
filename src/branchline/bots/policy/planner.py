"""The planner: a near-optimal network over all tickets, contested tracks first; then long tracks, by points per turn.

Its prices depend on the hand, so it plans anew every turn; answers within a turn keep that plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import (
    BARRED,
    CARD_TURNS,
    CASUAL,
    HUNDRED,
    PIECE_PRICE,
    S_BLOCKER,
    S_RACER,
    SPARE_POINTS,
    SPARE_RACER,
    SUIT,
    SUITS,
    WAY_ROUND,
)  # fmt: skip
from branchline.bots.policy.goals import best_network, list_goals
from branchline.bots.policy.graph import in_cities, is_free, price_tracks, shortest
from branchline.bots.policy.hand import fewest_missing, short_with
from branchline.bots.policy.worth import turns_left
from branchline.core.bits import BIT
from branchline.core.codes import GRAY, NONE, TURN
from branchline.core.links import find
from branchline.core.network import connect

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, Work, i32, u64


def want_plan(g: State, b: Board, w: Work, m: Plan) -> None:
    t: i32
    price_tracks(g, b, m, 1)
    list_goals(g, b, w, m)
    best_network(g, b, m)
    for t in range(b.tracks):
        if m.used[t] and g.owner[t] == NONE:
            m.want[t] = HUNDRED + b.points[b.track_length[t]]
    if g.phase != TURN or choices(b, w, m) > 1:
        for t in range(b.tracks):
            if m.want[t]:
                m.want[t] += urgency(g, b, m, t)
    if m.joined == 0:
        want_rates(g, b, m)


def choices(b: Board, w: Work, m: Plan) -> i32:
    """Count the wanted tracks that can be claimed now: with one there is nothing to rank. Expects ``legal``."""
    t: i32
    n: i32 = 0
    for t in range(b.tracks):
        n += m.want[t] > 0 and w.can[t >> 6] & BIT[t & 63] != 0
    return n


def want_rates(g: State, b: Board, m: Plan) -> None:
    """With nothing to join, want any free track by what it brings per turn, less the price of its pieces."""
    t: i32
    n: i32
    for t in range(b.tracks):
        m.want[t] = 0
        n = b.track_length[t]
        if is_free(g, b, m, t) and n <= m.left[b.track_kind[t]]:
            m.want[t] = track_rate(b, m, t, fewest_missing(b, m, t))


def track_rate(b: Board, m: Plan, track: i32, short: i32) -> i32:
    """What a track brings per turn with so many cards missing."""
    n: i32 = b.track_length[track]
    price: i32 = 0 if m.style == S_RACER else PIECE_PRICE
    return 1 + max(0, b.points[n] * HUNDRED - n * price) * HUNDRED // (HUNDRED + short * CARD_TURNS)


def reckon_rates(g: State, b: Board, m: Plan) -> None:
    """Value each colour by the best track that it could pay for, relative to the best of all."""
    t: i32
    c: i32
    base: i32
    short: i32
    most: i32 = 1
    for c in range(SUITS):
        m.keen[c] = 0
        m.lack[c] = 0
    for t in range(b.tracks):
        if m.want[t]:
            base = b.track_kind[t] * SUIT
            for c in range(b.colours):
                if b.track_colour[t] == GRAY or b.track_colour[t] == c:
                    short = short_with(b, m, t, c)
                    if short:
                        m.lack[base + c] = max(m.lack[base + c], short)
                        m.keen[base + c] = max(m.keen[base + c], track_rate(b, m, t, short))
                        most = max(most, m.keen[base + c])
    for c in range(SUITS):
        m.keen[c] = m.keen[c] * 3 * HUNDRED // (2 * most)


def spare_cards(b: Board, m: Plan, track: i32) -> i32:
    """The number of cards of one colour that can pay for the track and that the plan can spare. Expects ``reckon``."""
    c: i32
    base: i32 = b.track_kind[track] * SUIT
    spare: i32 = 0
    if b.track_pair[track]:
        return 0  # such tracks are short and dear
    for c in range(b.colours):
        if b.track_colour[track] == GRAY or b.track_colour[track] == c:
            spare = max(spare, m.rest[base + c])
    return spare


def block_claim(g: State, b: Board, w: Work, m: Plan) -> i32:
    """A track that a rival visibly needs, as it would join two parts of the rival's network, paid with spare cards and
    pieces. The longest first; NONE if there is none. Expects ``legal`` and ``reckon``."""
    t: i32
    q: i32
    n: i32
    best: i32 = NONE
    most: i32 = 0
    if m.joined == 0:
        return NONE
    for q in range(g.seats):
        if q != m.seat:
            connect(g, b, w, q)
            for t in range(b.tracks):
                n = b.track_length[t]
                if (
                    w.can[t >> 6] & BIT[t & 63]
                    and in_cities(b, g.touched[q], b.track_a[t])
                    and in_cities(b, g.touched[q], b.track_b[t])
                    and find(w, b.track_a[t]) != find(w, b.track_b[t])
                    and spare_cards(b, m, t) >= n - b.track_wilds[t]
                    and n + m.pieces[b.track_kind[t]] <= m.left[b.track_kind[t]]
                    and not (b.track_twin[t] != NONE and g.owner[b.track_twin[t]] == NONE and not g.closing)
                    and b.points[n] + 1 > most
                ):
                    best = t
                    most = b.points[n] + 1
    return best


def spare_claim(b: Board, w: Work, m: Plan) -> i32:
    """A track outside the plan that spare cards and pieces can pay for without wilds; NONE if none is worth it. Expects
    ``legal`` and ``reckon``."""
    t: i32
    n: i32
    k: i32
    best: i32 = NONE
    least: i32 = SPARE_RACER if m.style == S_RACER else SPARE_POINTS
    if m.handicap >= CASUAL:
        return NONE
    for t in range(b.tracks):
        n = b.track_length[t]
        k = b.track_kind[t]
        if w.can[t >> 6] & BIT[t & 63] and not m.want[t] and b.points[n] >= least and not b.track_wilds[t]:
            if spare_cards(b, m, t) >= n and n + m.pieces[k] <= m.left[k]:
                best = t
                least = b.points[n] + 1
    return best


def final_claim(b: Board, w: Work, m: Plan, planned: i32) -> i32:
    """The claim of the last turn: the one track that the plan still lacks, or the most points."""
    t: i32
    best: i32 = NONE
    if planned != NONE and m.joined and m.steps == 1:
        return planned
    for t in range(b.tracks):
        if w.can[t >> 6] & BIT[t & 63]:
            m.want[t] = 1
            if best == NONE or b.points[b.track_length[t]] > b.points[b.track_length[best]]:
                best = t
    m.key = 0
    return best


def is_best(g: State, b: Board, m: Plan, track: i32) -> i32:
    """Is there no other track worth waiting for?"""
    t: i32
    if g.last and turns_left(g, b, m) <= 1:
        return 1
    for t in range(b.tracks):
        if m.want[t] > m.want[track]:
            return 0
    return 1


def urgency(g: State, b: Board, m: Plan, track: i32) -> i32:
    """What losing the track would cost: the detour around it in the network, weighted by rivals at its ends."""
    t: i32
    q: i32
    detour: i32
    price: i32 = m.price[track]
    near: i32 = 1
    rivals: u64 = 0
    for q in range(g.seats):
        if q != m.seat:
            rivals |= g.touched[q]
    near += in_cities(b, rivals, b.track_a[track]) + in_cities(b, rivals, b.track_b[track])
    if m.style == S_BLOCKER:
        near *= 2
    t = b.track_twin[track]
    if t != NONE and m.price[t] != BARRED and not g.closing:
        return 0
    m.price[track] = BARRED
    detour = shortest(b, m, b.track_a[track], b.track_b[track], WAY_ROUND)
    m.price[track] = price
    return min(detour, WAY_ROUND) * near // HUNDRED

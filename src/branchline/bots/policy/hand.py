"""Count a seat's cards for the policies: what each colour covers, what a track still lacks, what may still come.

Knows hands and costs; nothing of plans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import SUIT, SUITS
from branchline.core.codes import GRAY, KINDS, NONE, SETUP, SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, i32


def look(g: State, b: Board, m: Plan) -> None:
    """Count the seat's cards and pieces; at set-up, all pieces there are."""
    c: i32
    h: i32 = m.seat * KINDS
    for c in range(SUITS):
        m.have[c] = 0
    for c in range(b.colours):
        m.have[c] = g.hand[h + c]
        if b.marked != NONE:
            m.have[c] += g.hand[h + b.marked + c]
            m.have[SUIT + c] = g.hand[h + b.singles + c] + 2 * g.hand[h + b.doubles + c]
    m.wilds = g.hand[h + b.wild]
    m.supply = b.choose if b.choose else b.most_trains + b.most_ships
    m.left[TRAIN] = b.most_trains if g.phase == SETUP else g.pieces[m.seat * 2 + TRAIN]
    m.left[SHIP] = b.most_ships if g.phase == SETUP else g.pieces[m.seat * 2 + SHIP]


def short_with(b: Board, m: Plan, track: i32, colour: i32) -> i32:
    """The number of cards missing to claim the track with this colour, using all wilds."""
    symbols: i32 = b.track_wilds[track]
    short: i32
    if b.track_pair[track]:
        return short_pairs(b, m, b.track_length[track])
    short = max(0, b.track_length[track] - symbols - m.have[b.track_kind[track] * SUIT + colour])
    return max(0, symbols + short - m.wilds)


def short_pairs(b: Board, m: Plan, pairs: i32) -> i32:
    """The number of train cards missing to make so many pairs, using all wilds (W-PAIR-1)."""
    c: i32
    single: i32 = 0
    for c in range(b.colours):
        pairs -= m.have[c] >> 1
        single += m.have[c] & 1
    pairs = max(0, pairs)
    return max(0, pairs + max(0, pairs - single) - m.wilds)


def colour_for(b: Board, m: Plan, track: i32) -> i32:
    """The colour to claim the track with: its own or, for a gray track, the one with most cards to spare."""
    c: i32
    best: i32 = 0
    base: i32 = b.track_kind[track] * SUIT
    if b.track_colour[track] != GRAY:
        return b.track_colour[track]
    for c in range(1, b.colours):
        if m.rest[base + c] > m.rest[base + best]:
            best = c
    return best


def missing(b: Board, m: Plan, track: i32) -> i32:
    return short_with(b, m, track, colour_for(b, m, track))


def fewest_missing(b: Board, m: Plan, track: i32) -> i32:
    """The number of cards missing with the best colour, regardless of other plans."""
    c: i32
    best: i32
    if b.track_colour[track] != GRAY:
        return short_with(b, m, track, b.track_colour[track])
    best = short_with(b, m, track, 0)
    for c in range(1, b.colours):
        best = min(best, short_with(b, m, track, c))
    return best


def count_unseen(g: State, b: Board, m: Plan) -> None:
    """Count the cards that are neither in the seat's hand, nor face up on the table, nor known to be in a rival's."""
    i: i32
    k: i32
    q: i32
    for k in range(b.kinds):
        m.unseen[k] = b.cards[k] - g.discards[k] - g.hand[m.seat * KINDS + k]
        for q in range(g.seats):
            if q != m.seat:
                m.unseen[k] -= g.known[q * KINDS + k]
    for i in range(b.show):
        if g.display[i] != NONE:
            m.unseen[g.display[i]] -= 1

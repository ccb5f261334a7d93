"""Claiming tracks: which ones a seat can afford, and what a claim changes on the board.

Knows tracks, pieces and points; paying is in payments.py and steps.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT
from branchline.core.cards import note
from branchline.core.codes import COLOURS, GRAY, KINDS, L_CLAIMED, LENGTH, NONE, SHIP, STEPS, TRAIN, WORDS
from branchline.core.pairs import most_pairs

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32


def claimable(g: State, b: Board, w: Work, seat: i32) -> None:
    """Store in ``w.can`` the tracks the seat can claim now with any payment (C-CLAIM-1 to C-CLAIM-4)."""
    i: i32
    c: i32
    n: i32
    at: i32
    h: i32 = seat * KINDS
    wild: i32 = g.hand[h + b.wild]
    most: i32 = 0
    for i in range(b.words):
        w.can[i] = 0
    for c in range(b.colours):
        n = g.hand[h + c]
        if b.marked != NONE:
            n += g.hand[h + b.marked + c]
        most = max(most, n)
        at = (c * STEPS + min(n + wild, LENGTH)) * WORDS
        for i in range(b.words):
            w.can[i] |= b.afford[at + i]
    at = (GRAY * STEPS + min(most + wild, LENGTH)) * WORDS
    n = min(g.pieces[seat * 2 + TRAIN], LENGTH) * WORDS
    c = min(wild, LENGTH) * WORDS
    for i in range(b.words):
        w.can[i] = (w.can[i] | b.afford[at + i]) & b.covered[n + i] & b.ferry[c + i]  # E-FER-1
    if b.has_pairs:
        add_pairs(g, b, w, seat)
    if b.singles != NONE:
        add_ships(g, b, w, seat)
    for i in range(b.words):
        w.can[i] &= g.open[seat * WORDS + i]


def add_ships(g: State, b: Board, w: Work, seat: i32) -> None:
    """Add the ship tracks the seat has cards and ships for; a double ship covers two spaces (G-CLAIM-2)."""
    i: i32
    c: i32
    n: i32
    at: i32
    h: i32 = seat * KINDS
    wild: i32 = g.hand[h + b.wild]
    most: i32 = 0
    base: i32 = (COLOURS + 1) * STEPS
    fits: i32 = (STEPS + min(g.pieces[seat * 2 + SHIP], LENGTH)) * WORDS
    for c in range(b.colours):
        n = g.hand[h + b.singles + c] + 2 * g.hand[h + b.doubles + c]
        most = max(most, n)
        at = (base + c * STEPS + min(n + wild, LENGTH)) * WORDS
        for i in range(b.words):
            w.can[i] |= b.afford[at + i] & b.covered[fits + i]
    at = (base + GRAY * STEPS + min(most + wild, LENGTH)) * WORDS
    for i in range(b.words):
        w.can[i] |= b.afford[at + i] & b.covered[fits + i]


def add_pairs(g: State, b: Board, w: Work, seat: i32) -> None:
    """Add the pair tracks the seat has cards and trains for (W-PAIR-1)."""
    i: i32
    at: i32 = min(most_pairs(g, b, seat, 0, g.hand[seat * KINDS + b.wild]), LENGTH) * WORDS
    fits: i32 = min(g.pieces[seat * 2 + TRAIN], LENGTH) * WORDS
    for i in range(b.words):
        w.can[i] |= b.pairs[at + i] & b.covered[fits + i]


def own_track(g: State, b: Board, w: Work, seat: i32, track: i32) -> None:
    """Place the pieces, score the points at once, and close the twin track if needed (C-CLAIM-4, C-CLAIM-5)."""
    q: i32
    n: i32 = b.track_length[track]
    twin: i32 = b.track_twin[track]
    note(w, L_CLAIMED, track, seat)
    g.owner[track] = seat
    g.pieces[seat * 2 + b.track_kind[track]] -= n
    g.score[seat] += b.points[n]
    touch(g, b, seat, track)
    for q in range(g.seats):
        g.open[q * WORDS + (track >> 6)] &= ~BIT[track & 63]
        if twin != NONE and (q == seat or g.closing):  # C-CLAIM-6, C-CLAIM-7
            g.open[q * WORDS + (twin >> 6)] &= ~BIT[twin & 63]


def lay_track(g: State, b: Board, w: Work, seat: i32, track: i32, free: i32) -> i32:
    """Set up a position: give a free track to a seat, with its points. Unless ``free``, return 0 if it lacks pieces."""
    at: i32 = seat * 2 + b.track_kind[track]
    stock: i32 = g.pieces[at]
    if not free and stock < b.track_length[track]:
        return 0
    own_track(g, b, w, seat, track)
    if free:
        g.pieces[at] = stock
    return 1


def touch(g: State, b: Board, seat: i32, track: i32) -> None:
    """Record the cities (not junctions) where a seat owns a track."""
    if b.track_a[track] < b.cities:
        g.touched[seat] |= BIT[b.track_a[track]]
    if b.track_b[track] < b.cities:
        g.touched[seat] |= BIT[b.track_b[track]]

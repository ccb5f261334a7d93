"""The order of turns: whose turn is next, the last turns, and the end of the game.

Knows when a game ends, not how it is scored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.cards import fill_empty, note, settle_display
from branchline.core.codes import (
    END_LAST_TURNS,
    END_PASSES,
    END_STALL,
    L_LAST,
    L_OVER,
    L_TURN,
    OVER,
    SHIP,
    TRAIN,
    TURN,
)
from branchline.core.scoring import score_all

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32


def progress(g: State) -> None:
    """Note that the action counts as progress (C-TURN-2, C-END-3)."""
    g.passes = 0
    g.idle = 0


def end_turn(g: State, b: Board, w: Work) -> None:
    seat: i32 = g.turn
    g.second = 0
    if g.display_size < b.show:  # C-DRAW-8: filled as soon as there is a card
        fill_empty(g, b, w)
    settle_display(g, b, w)  # C-DRAW-6: cards discarded in this turn may allow what was impossible before
    if g.last:
        g.last -= 1
        if g.last == 0:
            g.ended = END_LAST_TURNS
    elif g.pieces[seat * 2 + TRAIN] + g.pieces[seat * 2 + SHIP] <= b.limit:  # C-END-1
        g.last = g.seats * b.last_turns
        note(w, L_LAST, seat, 0)
    if g.idle and not g.ended:
        if g.passes >= g.seats:  # C-TURN-2
            g.ended = END_PASSES
        elif g.idle >= g.stall_rounds * g.seats:  # C-END-3
            g.ended = END_STALL
    if g.ended:
        g.phase = OVER
        g.last = 0
        score_all(g, b, w)
        note(w, L_OVER, 0, 0)
        return
    g.turn = 0 if seat + 1 == g.seats else seat + 1
    g.phase = TURN
    note(w, L_TURN, g.turn, 0)

"""The outcome of a game: who won, and a result for every person who played.

The winners are those of the rules, without people who resigned. It only reads the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.game import Game, Scores
from branchline.server.store import Chair, ResultRow, TableRow
from branchline.server.wire.shapes import Outcome


def outcome(game: Game, seating: Sequence[Chair], given_up: bool = False) -> Outcome:
    """Return who won. ``given_up``: the game stopped before its end because everybody else resigned."""
    scores = game.scores()
    totals = tuple(seat.total for seat in scores.seats)
    left = [seat for seat, chair in enumerate(seating) if not chair.resigned]
    if given_up:
        winners = [seat for seat in left if seating[seat].person is not None]
        return Outcome(tuple(winners), totals, "resigned")
    winners = [seat for seat in scores.winners if seat in left]
    if not winners and left:
        best = max(totals[seat] for seat in left)
        winners = [seat for seat in left if totals[seat] == best]
    return Outcome(tuple(winners), totals, "scored")


def result_rows(row: TableRow, game: Game, seating: Sequence[Chair], ended: Outcome, at: float) -> list[ResultRow]:
    """Return the results for people's statistics."""
    scores: Scores = game.scores()
    return [
        ResultRow(
            seat=seat,
            person=chair.person.id,
            map=row.map,
            seats=len(seating),
            at=at,
            won=1 / len(ended.winners) if seat in ended.winners else 0.0,
            score=scores.seats[seat].total,
            tickets_completed=scores.seats[seat].completed,
            resigned=chair.resigned,
            rerolls=row.rerolls,
        )
        for seat, chair in enumerate(seating)
        if chair.person is not None
    ]

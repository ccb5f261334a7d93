"""The scores: every part of every seat's score, and the winners.

Reads a scored state; adds up only what the state does not store separately. Changes no game.
"""

from __future__ import annotations

import msgspec

from branchline.core import State
from branchline.core_records import NOBODY, borrowed_by
from branchline.lexicon import Lexicon
from branchline.maps import BUILDING_INDEX, BUILDINGS
from branchline.view import View, imagine

# In the order of a score sheet; buildings have the name of their table in the map file.
SCORE_PARTS = (
    "routes", "exchange", "tickets", "completed",
    *(row.table for row in BUILDINGS),
    "longest", "longest_length", "total",
)  # fmt: skip


class SeatScore(msgspec.Struct, frozen=True):
    """``exchange`` is what exchanges cost (0 or negative); ``completed`` counts tickets; ``buildings`` has the points
    of each kind, including unbuilt ones; ``borrowed``: E-STA-3."""

    routes: int
    exchange: int
    tickets: int
    completed: int
    longest: int
    longest_length: int
    total: int
    buildings: dict[str, int] = {}
    borrowed: tuple[str, ...] = ()

    def parts(self) -> dict[str, int]:
        """All numbers by their names on score sheets and in scenarios."""
        built = {row.table: self.buildings.get(row.kind, 0) for row in BUILDINGS}
        return {name: built[name] if name in built else getattr(self, name) for name in SCORE_PARTS}


class Scores(msgspec.Struct, frozen=True):
    """``tie``: the tie-breaker of the map's rules that decided between equal totals; None if the points decided, or
    nothing did."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    tie: str | None = None

    def __getitem__(self, seat: int) -> SeatScore:
        return self.seats[seat]

    def __str__(self) -> str:
        """A small table for printing."""
        rows = [seat.parts() for seat in self.seats]
        counts = ("completed", "longest_length")  # not points
        shown = [part for part in rows[0] if part not in counts and (part == "total" or any(row[part] for row in rows))]
        lines = ["seat  " + "  ".join(f"{part:>8}" for part in shown)]
        for number, row in enumerate(rows):
            mark = "*" if number in self.winners else " "
            lines.append(f"{number:>3}{mark}  " + "  ".join(f"{row[part]:>8}" for part in shown))
        return "\n".join(lines)


def read_scores(lex: Lexicon, state: State) -> Scores:
    """Read the scores of a scored state."""
    points = lex.map.rules.points
    routes = [0] * state.seats
    for index, seat in enumerate(state.owner[: len(lex.track_ids)]):
        if seat != NOBODY:
            routes[seat] += points[lex.map.tracks[index].length]
    sheets = []
    kinds = lex.map.rules.buildings
    for seat in range(state.seats):
        sheets.append(
            SeatScore(
                routes=routes[seat],
                exchange=-state.exchanged[seat],
                tickets=state.got_tickets[seat],
                completed=state.completed[seat],
                longest=state.got_longest[seat],
                longest_length=state.longest[seat],
                total=state.score[seat],
                buildings={kind: state.got_buildings[seat * len(BUILDINGS) + BUILDING_INDEX[kind]] for kind in kinds},
                borrowed=tuple(lex.track_ids[track] for track in borrowed_by(state, seat)),
            )
        )
    winners = tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)
    return Scores(tuple(sheets), winners, _tie(lex, state))


def standing(view: View) -> SeatScore:
    """What the viewer would score if the game ended now. Its own score depends on nothing that it can't know, so the
    core scores a state that agrees with the view."""
    if view.seat is None:
        raise ValueError("a spectator has no score")
    state = imagine(view)
    if not view.over:
        state.score_all()
    return read_scores(view.lex, state)[view.seat]


def _tie(lex: Lexicon, state: State) -> str | None:
    """The last of the rule set's tie-breakers that reduced the number of leaders (N-6, E-TIE-1)."""
    best = max(state.score[: state.seats])
    front = [seat for seat in range(state.seats) if state.score[seat] == best]
    decided = None
    for name in lex.map.rules.ties:
        rank = {seat: _rank(state, seat, name) for seat in front}
        left = [seat for seat in front if rank[seat] == max(rank.values())]
        if len(left) < len(front):
            front, decided = left, name
    return decided


def _rank(state: State, seat: int, tie: str) -> int:
    if tie == "stations":
        return -int(state.buildings[seat * len(BUILDINGS) + BUILDING_INDEX["station"]]).bit_count()
    return int(state.completed[seat] if tie == "completed" else state.got_longest[seat])

"""The score sheet line by line: every ticket, every scoring building, the tracks of the longest path.

It explains the core's scores and adds nothing to them; the tests compare the lines with the sums.
"""

from __future__ import annotations

import msgspec

from branchline.core import State
from branchline.game.game import Game
from branchline.game.scores import SeatScore
from branchline.game.trail import longest_trail
from branchline.lexicon import Lexicon
from branchline.maps import Network, Progress


class TicketLine(msgspec.Struct, frozen=True):
    """``tour``: for a tour, which outcome it has and why (W-TOUR-1)."""

    ticket: str
    done: bool
    points: int  # negative if it was not completed (C-TIX-4)
    tour: Progress | None = None


class BuildingLine(msgspec.Struct, frozen=True):
    """A building scored by the completed tickets that name its city (G-HAR-3)."""

    kind: str
    city: str
    tickets: int
    points: int


class SeatSheet(msgspec.Struct, frozen=True):
    """``trail``: the tracks of the longest path in order; ``score`` has the sums and the borrowed tracks."""

    score: SeatScore
    tickets: tuple[TicketLine, ...]
    buildings: tuple[BuildingLine, ...]
    trail: tuple[str, ...]


def score_sheet(game: Game) -> tuple[SeatSheet, ...]:
    """One sheet per seat; before the end, as if the game ended now."""
    sheets = []
    for seat, score in enumerate(game.scores().seats):
        tickets = _tickets(game.lex, game.state, seat, score)
        built = _buildings(game, seat, tickets)
        sheets.append(SeatSheet(score, tickets, built, longest_trail(game.lex, game.state, seat)))
    return tuple(sheets)


def _tickets(lex: Lexicon, state: State, seat: int, score: SeatScore) -> tuple[TicketLine, ...]:
    own = (track for track, owner in zip(lex.map.tracks, state.owner, strict=False) if owner == seat)
    network = Network(own, map(lex.map.track, score.borrowed))
    lines = []
    for name in lex.tickets(state.tickets[2 * seat], state.tickets[2 * seat + 1]):
        ticket = lex.map.ticket(name)
        found = network.progress(ticket)
        tour = found if ticket.in_order is not None else None
        lines.append(TicketLine(name, found.outcome != "missed", ticket.worth(found.outcome), tour))
    return tuple(lines)


def _buildings(game: Game, seat: int, tickets: tuple[TicketLine, ...]) -> tuple[BuildingLine, ...]:
    done = [game.map.ticket(line.ticket) for line in tickets if line.done]
    lines = []
    for kind, rules in game.map.rules.buildings.items():
        for city in game.lex.built(game.state.buildings, kind)[seat] if rules.points else ():
            count = sum(city in ticket.cities for ticket in done)
            points = rules.points[min(count, len(rules.points)) - 1] if count else 0
            lines.append(BuildingLine(kind, city, count, points))
    return tuple(lines)

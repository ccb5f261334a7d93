"""The final scoring told line by line: every ticket, every harbour, the longest path as it runs over the board.

It explains what the core has counted and counts nothing of its own into it; the tests hold the lines against the sums.
"""

from __future__ import annotations

import msgspec

from branchline.core import State
from branchline.flat import NOBODY
from branchline.game.game import Game
from branchline.game.scores import SeatScore
from branchline.game.trail import longest_trail
from branchline.lexicon import Lexicon


class TicketLine(msgspec.Struct, frozen=True):
    ticket: str
    done: bool
    points: int  # below zero where it was not completed (C-TIX-4)


class HarbourLine(msgspec.Struct, frozen=True):
    city: str
    tickets: int
    points: int


class SeatSheet(msgspec.Struct, frozen=True):
    """``trail``: the tracks of the longest path in order; ``score`` has the sums, and what stations borrowed."""

    score: SeatScore
    tickets: tuple[TicketLine, ...]
    harbours: tuple[HarbourLine, ...]
    trail: tuple[str, ...]


def score_sheet(game: Game) -> tuple[SeatSheet, ...]:
    """A sheet per seat; before the end, of the position as if the game ended here."""
    sheets = []
    for seat, score in enumerate(game.scores().seats):
        tickets = _tickets(game.lex, game.state, seat, score)
        sheets.append(
            SeatSheet(score, tickets, _harbours(game, seat, tickets), longest_trail(game.lex, game.state, seat))
        )
    return tuple(sheets)


def joined(lex: Lexicon, state: State, seat: int, borrowed: tuple[str, ...] = ()) -> dict[str, str]:
    """For every city and junction the name of its group: places that the seat's tracks join share one."""
    group = {node.id: node.id for node in lex.map.nodes}

    def head(node: str) -> str:
        while group[node] != node:
            group[node] = node = group[group[node]]
        return node

    for index, track in enumerate(lex.map.tracks):
        if state.owner[index] == seat or (track.id in borrowed and state.owner[index] != NOBODY):
            group[head(track.a)] = head(track.b)
    return {node: head(node) for node in group}


def _tickets(lex: Lexicon, state: State, seat: int, score: SeatScore) -> tuple[TicketLine, ...]:
    group = joined(lex, state, seat, score.borrowed)
    lines = []
    for name in lex.tickets(state.tickets[2 * seat], state.tickets[2 * seat + 1]):
        ticket = lex.map.ticket(name)
        done = group[ticket.a] == group[ticket.b]
        lines.append(TicketLine(name, done, ticket.points if done else -ticket.points))
    return tuple(lines)


def _harbours(game: Game, seat: int, tickets: tuple[TicketLine, ...]) -> tuple[HarbourLine, ...]:
    rules = game.map.rules.harbours
    if not rules:
        return ()
    done = [game.map.ticket(line.ticket) for line in tickets if line.done]
    lines = []
    for city in game.lex.cities(game.state.harbours[seat]):
        count = sum(city in (ticket.a, ticket.b) for ticket in done)  # G-HAR-3
        points = rules.points[min(count, len(rules.points)) - 1] if count else 0
        lines.append(HarbourLine(city, count, points))
    return tuple(lines)

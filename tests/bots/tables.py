"""Positions for the tests of the bots: two seats, with everything that matters set by hand and the rest empty.
It builds positions; what a bot should do in them is stated by the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline import load_map
from branchline.bots import Player, policy_of
from branchline.core import State
from branchline.core.codes import KINDS, SEATS, TURN
from branchline.lexicon import Lexicon


class Table:
    """Two seats: seat 0 is to move and has the given cards and tickets, seat 1 is the opponent."""

    def __init__(self, name: str) -> None:
        self.lex = Lexicon(load_map(name))
        self.state = State(self.lex.board)
        self.state.seed(1)
        self.state.begin(2, 0, beginners=True)
        for seat in (0, 1):
            self.state.apply(self.state.legal(seat)[-1], seat)
        assert self.state.phase == TURN
        self.hold({})
        self.tickets()

    def hold(self, cards: Mapping[str, int]) -> None:
        """Set the cards in the hand of seat 0, by name."""
        row = [0] * (SEATS * KINDS)
        for name, count in cards.items():
            row[self.lex.card(name)] = count
        self.state.put("hand", row)

    def tickets(self, *names: str) -> None:
        words = [0] * (SEATS * 2)
        for name in names:
            ticket = self.lex.ticket_ids.index(name)
            words[ticket // 64] |= 1 << ticket % 64
        self.state.put("tickets", words)

    def own(self, seat: int, *tracks: str) -> None:
        for name in tracks:
            self.state.own_track(seat, self.track(name), True)

    def track(self, name: str) -> int:
        return self.lex.track_ids.index(self.lex.map.track(name).id)

    def put(self, name: str, start: int, *values: int) -> None:
        """Set some elements of an array field."""
        row: list[Any] = list(getattr(self.state, name))
        row[start : start + len(values)] = values
        self.state.put(name, row)

    def choice(self, bot: str) -> int:
        """The first code of the bot's turn."""
        policy = policy_of(bot)
        assert policy is not None
        code = Player(self.lex.board, policy).choose(self.state.see(0))
        assert code in self.state.legal(0)
        return int(code)

"""Transitions of a table: the path that every change takes. It is committed, then broadcast, then followed up.

Nobody is told about a change that is not durable. What is legal was decided before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from branchline import record as rec
from branchline.game import Game
from branchline.game.game import Proposal
from branchline.server.store import Chair, Changes, TableRow
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog


class Transitions:
    """``follow_up`` is called after each transition that may have changed whose move it is, with the row before it."""

    def __init__(self, log: GameLog, broadcast: Broadcast, follow_up: Callable[[TableRow], None]) -> None:
        self._log = log
        self._broadcast = broadcast
        self._follow_up = follow_up

    async def deal(self, game: Game) -> None:
        before = self._log.row
        await self._log.deal(game)
        self._broadcast.begin()
        self._broadcast.news(at_once=True)
        self._broadcast.update(game.dealt)
        self._follow_up(before)

    async def play(self, proposal: Proposal, undo: bool = False) -> int:
        """Play a judged action or undo; the number of its entry."""
        before = self._log.row
        events = await self._log.settle(proposal, undo)
        self._broadcast.update(events, first=proposal.entry.seat)
        after = self._log.row
        lapsed = (before.undo, before.vote) != (after.undo, after.vote)
        if after.status == "over" or lapsed or before.rerolls != after.rerolls:
            self._broadcast.news(at_once=True)
        self._follow_up(before)
        return proposal.entry.n

    async def note(self, entries: Sequence[rec.AnyEntry], chairs: tuple[Chair, ...]) -> None:
        """Append entries that change who plays, but not the position."""
        before = self._log.row
        await self._log.note(entries, chairs)
        self._broadcast.reseat()
        self._broadcast.update(())
        self._broadcast.news(at_once=True)
        self._follow_up(before)

    async def give_up(self) -> None:
        before = self._log.row
        await self._log.give_up()
        self._broadcast.update(())
        self._broadcast.news(at_once=True)
        self._follow_up(before)

    async def change(self, changes: Changes, update: bool = False) -> None:
        """Change columns of the row that the game does not depend on; ``update``: they are part of an Update."""
        await self._log.change(changes)
        self._broadcast.reseat()
        if update:
            self._broadcast.update(())
        self._broadcast.news(at_once=True)

"""Timeouts at a table: an alarm for the seat whose time runs out first, and what happens to that seat.

How much time is left is the clock's to say; that a table never waits for ever is the promise kept here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from branchline import record as rec
from branchline.game import Game
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.harmless_action import harmless_action
from branchline.server.tables.transitions import Transitions


class Timeouts:
    """``now`` is the server's clock; ``post`` adds a job to the table's queue."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        now: Callable[[], float],
        post: Callable[[Callable[[], Awaitable[Any]]], None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._now = now
        self._post = post
        self._alarm: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Set the alarm for the present deadline, if there is one."""
        self.stop()
        deadline = self._log.clock.deadline() if self._log.running else None
        if deadline is not None:
            wait = max(0.0, deadline - self._now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._post, self._time_up)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _time_up(self) -> None:
        game = self._log.game
        if game is None or not self._log.running:
            return
        late = self._log.clock.late(self._now())
        if late:
            await self._time_out(game, late[0])
        else:
            self.set()

    async def _time_out(self, game: Game, seat: int) -> None:
        row = self._log.row
        entries: list[rec.AnyEntry] = [rec.TimedOut(len(game.entries), seat)]
        if row.clock.after == "bot":
            stand_in = seating.STAND_IN
            entries.append(rec.TookOver(len(game.entries) + 1, seat, seating.bot_name(stand_in)))
            await self._transitions.note(entries, seating.with_chair(row, seat, stand_in=stand_in))
        else:
            await self._transitions.note(entries, row.seating)
            await self._transitions.play(game.propose(seat, harmless_action(game.view(seat))))

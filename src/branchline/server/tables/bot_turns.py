"""The turns of bots at a table: a task for each question that is put to a seat a bot plays.

Thinking happens beside the table's queue; playing what came of it is a job like any other.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from branchline.actions import AnyAction
from branchline.game import Game
from branchline.game.game import Proposal
from branchline.maps import UnknownName
from branchline.refusal import Refused
from branchline.server.bot_workers import BotWorkers
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.wire.shapes import BotChoice

log = logging.getLogger("branchline.table")
UNDO_PATIENCE = 60.0  # seconds that bots wait for people to answer an undo request


class BotTurns:
    """``post`` adds a job to the table's queue."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        bot_workers: BotWorkers,
        post: Callable[[Callable[[], Awaitable[Any]]], None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._bot_workers = bot_workers
        self._post = post
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def start(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        game = self._log.game
        if game is None or not self._log.running:
            return
        loop = asyncio.get_running_loop()
        for seat in self._log.asked():
            bot = seating.bot_at(self._log.row.seating[seat])
            question = self._log.question(seat)
            if bot is not None and question is not None and (seat, question) not in self._thinking:
                self._thinking[seat, question] = loop.create_task(self._think(game, seat, question, bot))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, game: Game, seat: int, question: int, bot: BotChoice) -> None:
        started = time.monotonic()
        action: AnyAction | None = None
        try:
            action = await self._bot_workers.choose(seating.bot_name(bot), game.view(seat))
            wait = self._log.row.pace / 1000 - (time.monotonic() - started)
            if wait > 0:
                await asyncio.sleep(wait)
            while self._log.row.undo is not None and time.monotonic() - started < UNDO_PATIENCE:
                await asyncio.sleep(0.2)
        except Exception:
            log.exception("a bot's turn failed", extra={"table": self._log.row.id, "seat": seat})
        finally:
            self._post(lambda: self._act(seat, question, action))

    async def _act(self, seat: int, question: int, action: AnyAction | None) -> None:
        self._thinking.pop((seat, question), None)
        game = self._log.game
        if game is None or not self._log.running:
            return
        bot = seating.bot_at(self._log.row.seating[seat])
        if bot is None or self._log.question(seat) != question:
            self.start()  # the question is gone: it was taken back, or the person plays again
            return
        await self._transitions.play(await self._propose(game, seat, bot, action))

    async def _propose(self, game: Game, seat: int, bot: BotChoice, action: AnyAction | None) -> Proposal:
        """The bot's action, or a simple one if it has none or an illegal one."""
        try:
            if action is None:
                raise Refused("C-ACT-1", seat=seat)
            return game.propose(seat, action)
        except (Refused, UnknownName) as error:
            self._bot_workers.faults += 1
            # what a bot wanted to play is a secret of its seat: the log has only the rule
            rule = error.rule if isinstance(error, Refused) else type(error).__name__
            fault = {"table": self._log.row.id, "bot": seating.bot_name(bot), "fault": rule}
            log.warning("bot replaced for a move", extra=fault)
            return game.propose(seat, await self._bot_workers.simple(game.view(seat)))

"""The turns of bots at a table: a task for each question that is put to a seat a bot plays.

Thinking happens beside the table's queue; playing what came of it is a job like any other. Bots don't play for nobody:
where no person plays, they go on only while somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from branchline.actions import AnyAction
from branchline.game import Game
from branchline.game.game import Proposal
from branchline.maps import UnknownName
from branchline.refusal import Refused
from branchline.server.bot_workers import BotWorkers
from branchline.server.tables import seating
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.wire.shapes import BotChoice

log = logging.getLogger("branchline.table")
PACE_STEP = 0.2  # seconds after which a waiting bot looks at the pace again
UNDO_PATIENCE = 60.0  # seconds that bots wait for people to answer an undo request


class Turn(NamedTuple):
    """A seat's question, and the bot that answers it."""

    seat: int
    question: int
    bot: BotChoice


class BotTurns:
    """``post`` adds a job to the table's queue."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        broadcast: Broadcast,
        bot_workers: BotWorkers,
        post: Callable[[Callable[[], Awaitable[Any]]], None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._broadcast = broadcast
        self._bot_workers = bot_workers
        self._post = post
        self._thinking: dict[Turn, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def refresh(self) -> None:
        """Let every bot think that is asked and does not think yet, and stop those whose answer nobody needs."""
        game = self._log.game
        turns = self._turns()
        for gone in self._thinking.keys() - turns:
            self._thinking.pop(gone).cancel()
        loop = asyncio.get_running_loop()
        for turn in turns:
            if game is not None and turn not in self._thinking:
                self._thinking[turn] = loop.create_task(self._think(game, turn))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _turns(self) -> list[Turn]:
        """The questions that bots should answer now."""
        row = self._log.row
        if not self._log.running or not (self._broadcast.watching or seating.people_play(row.seating)):
            return []
        found: list[Turn] = []
        for seat in self._log.asked():
            bot, question = seating.bot_at(row.seating[seat]), self._log.question(seat)
            if bot is not None and question is not None:
                found.append(Turn(seat, question, bot))
        return found

    async def _think(self, game: Game, turn: Turn) -> None:
        started = time.monotonic()
        action: AnyAction | None = None
        try:
            name, person = seating.bot_name(turn.bot), seating.charged_to(self._log.row)
            action = await self._bot_workers.choose(name, game.view(turn.seat), person)
            while (wait := self._log.row.pace / 1000 - (time.monotonic() - started)) > 0:
                await asyncio.sleep(min(wait, PACE_STEP))  # the pace may be changed meanwhile
            while self._log.row.undo is not None and time.monotonic() - started < UNDO_PATIENCE:
                await asyncio.sleep(0.2)
        except Exception:
            log.exception("a bot's turn failed", extra={"table": self._log.row.id, "seat": turn.seat})
        self._post(lambda: self._act(turn, action))

    async def _act(self, turn: Turn, action: AnyAction | None) -> None:
        game = self._log.game
        current = self._thinking.pop(turn, None) is not None
        if game is None or not self._log.running:
            return
        if not current or turn not in self._turns():
            self.refresh()  # the question is gone: it was taken back, or the person plays again
            return
        await self._transitions.play(await self._propose(game, turn, action))

    async def _propose(self, game: Game, turn: Turn, action: AnyAction | None) -> Proposal:
        """The bot's action, or a simple one if it has none or an illegal one."""
        try:
            if action is None:
                raise Refused("C-ACT-1", seat=turn.seat)
            return game.propose(turn.seat, action)
        except (Refused, UnknownName) as error:
            self._bot_workers.faults += 1
            # what a bot wanted to play is a secret of its seat: the log has only the rule
            rule = error.rule if isinstance(error, Refused) else type(error).__name__
            fault = {"table": self._log.row.id, "bot": seating.bot_name(turn.bot), "fault": rule}
            log.warning("bot replaced for a move", extra=fault)
            return game.propose(turn.seat, await self._bot_workers.simple(game.view(turn.seat)))

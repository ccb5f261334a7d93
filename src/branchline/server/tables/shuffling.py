"""The shuffle of a table: players commit to random bytes while it is open, reveal them at the start, then it is dealt.

A player who does not reveal in time is left out, so nobody can hold up a game. Why this is fair: docs/fair.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from branchline.game import Game
from branchline.game.contributions import fits
from branchline.record import Contribution
from branchline.server.errors import RequestError
from branchline.server.store import TableRow
from branchline.server.tables import seating
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.wire.shapes import GameOptions

REVEAL_WITHIN = 3.0  # seconds; pages reveal by themselves, in milliseconds


class Shuffling:
    """``now`` is the server's clock; ``post`` adds a job to the table's queue."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        broadcast: Broadcast,
        now: Callable[[], float],
        post: Callable[[Callable[[], Awaitable[Any]]], None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._broadcast = broadcast
        self._now = now
        self._post = post
        self._alarm: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Set the alarm if values are awaited; a table that was woken gives everybody the whole time again."""
        if not self._log.row.revealing:
            self.stop()
        elif self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(REVEAL_WITHIN, self._post, self.end)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # --- jobs

    async def commit(self, person: str, seat: int, commitment: str) -> None:
        """Take part: commit to a value, or to another one as long as the table is open."""
        row = self._log.row
        seating.check_seat(row, person, seat)
        if row.status != "open" or row.revealing:
            raise RequestError(409, "not_allowed", "the game has been started: the commitments are final")
        if row.seating[seat].commitment == commitment:
            return
        await self._log.change({"seating": seating.with_chair(row, seat, commitment=commitment)})
        self._broadcast.news()

    async def begin(self) -> None:
        """Deal at once if nobody takes part; otherwise fix the commitments and wait for the values."""
        if all(chair.commitment is None for chair in self._log.row.seating):
            await self.deal()
            return
        await self._transitions.change({"revealing": True, "wake": self._now() + REVEAL_WITHIN})
        self.set()

    async def reveal(self, person: str, seat: int, value: str) -> None:
        """Reveal the value of a seat; the last one deals."""
        row = self._log.row
        seating.check_seat(row, person, seat)
        chair = row.seating[seat]
        if chair.contribution == value:
            return
        if row.status != "open" or not row.revealing:
            raise RequestError(409, "not_allowed", "values are revealed after the start and before the deal")
        if chair.commitment is None:
            raise RequestError(409, "not_allowed", f"seat {seat} has committed to no value")
        if not fits(row.commitment, Contribution(seat, chair.commitment, value)):
            raise RequestError(400, "not_allowed", f"the value does not fit the commitment of seat {seat}")
        await self._log.change({"seating": seating.with_chair(row, seat, contribution=value)})
        if all(chair.commitment is None or chair.contribution for chair in self._log.row.seating):
            await self.deal()

    async def end(self) -> None:
        """Deal with what has been revealed, if values are still awaited."""
        if self._log.row.revealing:
            await self.deal()

    async def deal(self) -> None:
        self.stop()
        row = self._log.row
        game = await asyncio.to_thread(
            Game.new, seating.map_of(row), len(row.seating), row.secret, given_options(row.options), contributions(row)
        )
        await self._transitions.deal(game)


def contributions(row: TableRow) -> tuple[Contribution, ...]:
    """The contributions as the record has them."""
    return tuple(
        Contribution(seat, chair.commitment, chair.contribution)
        for seat, chair in enumerate(row.seating)
        if chair.commitment is not None
    )


def given_options(options: GameOptions) -> dict[str, int | bool | str]:
    """The options that the host has set; the rules decide the others."""
    found = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: value for name, value in found.items() if value is not None}

"""Votes at a table: the others let a bot play for somebody who has been asked for long and does not answer.

It decides when a vote may begin and how it ends; the stand-in plays like any other, until the person returns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from msgspec.structs import replace

from branchline import record as rec
from branchline.server.errors import RequestError
from branchline.server.tables import patience, seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.wire.shapes import BotVote


class BotVotes:
    """At most one vote is open at a table; it lapses when the seat's person plays.

    ``present``: the people who watch the table; ``now`` is the server's clock; ``post`` adds a job to the table's
    queue."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        present: Callable[[], Collection[str]],
        now: Callable[[], float],
        post: Callable[[Callable[[], Awaitable[Any]]], None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._present = present
        self._now = now
        self._post = post
        self._alarm: asyncio.TimerHandle | None = None
        self._answered: tuple[int, int | None] | None = None  # the seat and question for which "I am here" was said

    async def cast(self, person: str, seat: int, yes: bool) -> None:
        """Begin a vote about a seat, agree to it or object; or, as the seat's person, say that one is here."""
        self._log.running_game()
        row, vote = self._log.row, self._log.row.vote
        if seat in seating.seats_of(row, person):
            await self._here(seat, yes)
            return
        own = tuple(number for number in self._voters(seat) if seating.player_at(row.seating[number]) == person)
        if not own:
            raise RequestError(403, "not_your_seat")
        if vote is None:
            await self._begin(seat, own, yes)
        elif vote.seat != seat:
            raise RequestError(409, "not_allowed", f"a vote about seat {vote.seat} is open")
        elif not yes:
            await self._end(seat)
        elif not set(own) <= set(vote.yes):
            waiting = tuple(number for number in vote.waiting if number not in own)
            agreed = replace(vote, yes=tuple(sorted({*vote.yes, *own})), waiting=waiting)
            await self._transitions.change({"vote": agreed})

    def set(self) -> None:
        """Set the alarm for the end of the open vote, if there is one."""
        self.stop()
        vote = self._log.row.vote
        if vote is not None and self._log.running:
            wait = max(0.0, vote.ends - self._now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._post, self._decide)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _begin(self, seat: int, own: tuple[int, ...], yes: bool) -> None:
        row = self._log.row
        if not yes:
            raise RequestError(409, "no_request")
        if seat not in self._log.asked() or seating.player_at(row.seating[seat]) is None:
            raise RequestError(409, "not_allowed", f"the table does not wait for a person at seat {seat}")
        now = self._now()
        left = row.asked_since[seat] + patience.silence(row.clock) - now
        if left > 0:
            raise RequestError(409, "too_soon", f"a vote may begin in {int(left) + 1} seconds", seconds=int(left) + 1)
        present = self._present()
        waiting = tuple(n for n in self._voters(seat) if n not in own and seating.player_at(row.seating[n]) in present)
        await self._transitions.change({"vote": BotVote(seat, own, waiting, now + patience.ANSWER)})
        self.set()

    async def _here(self, seat: int, yes: bool) -> None:
        """The seat's person answers the vote without a move: that gives them time once for each question."""
        vote = self._log.row.vote
        if vote is None or vote.seat != seat:
            raise RequestError(409, "no_request")
        question = (seat, self._log.question(seat))
        if yes or self._answered == question:
            raise RequestError(409, "not_allowed", "make a move: you have said already that you are here")
        self._answered = question
        await self._end(seat)

    async def _end(self, seat: int) -> None:
        """The vote has failed: the next one needs as long a silence as the first."""
        since = self._log.row.asked_since
        self.stop()
        await self._transitions.change(
            {"vote": None, "asked_since": (*since[:seat], self._now(), *since[seat + 1 :])}, update=True
        )

    async def _decide(self) -> None:
        """The time is up: a bot plays if more than half of the others at the table want it."""
        game, row, vote = self._log.game, self._log.row, self._log.row.vote
        if game is None or not self._log.running or vote is None:
            return
        if vote.ends > self._now():
            self.set()
            return
        players = {number: seating.player_at(row.seating[number]) for number in self._voters(vote.seat)}
        yes = {players[number] for number in vote.yes if number in players}
        voters = yes | {player for player in players.values() if player in self._present()}
        if 2 * len(yes) <= len(voters):
            await self._end(vote.seat)
            return
        entry = rec.TookOver(len(game.entries), vote.seat, seating.bot_name(seating.STAND_IN))
        await self._transitions.note([entry], seating.with_chair(row, vote.seat, stand_in=seating.STAND_IN))

    def _voters(self, seat: int) -> tuple[int, ...]:
        return seating.voters(self._log.row, seat)

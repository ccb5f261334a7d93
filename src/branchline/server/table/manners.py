"""Manners of the table: taking back, giving up, stand-ins, talk.

Each changes who plays or how far the game has come, through the same door as an act; the rules have no part in it.
"""

from __future__ import annotations

import asyncio
import time

from msgspec.structs import replace

from branchline import record as rec
from branchline.game import Game
from branchline.server.doors import Trouble
from branchline.server.outbox import frame
from branchline.server.store import Changes, LineRow
from branchline.server.table import seating
from branchline.server.table.ending import outcome, results
from branchline.server.table.play import STAND_IN, Play
from branchline.server.table.rewind import freedom, last_own
from branchline.server.table.screens import Watcher
from branchline.server.wire import encode
from branchline.server.wire.shapes import BotChoice, Person, UndoRequest
from branchline.server.wire.telling import Line, Talk


class Manners(Play):
    """What people may do at a table beside playing."""

    # --- taking back

    async def undo(self, person: str, seat: int) -> int | None:
        """The entry of the undo, or None where others are asked first."""
        game = self.running_game()
        self.check_seat(person, seat)
        own = last_own(game.entries, seat)
        if own is None:
            raise Trouble(409, "nothing_to_undo")
        waiting = self._others(person)
        if freedom(game, seat, own, game.setup) == "free" or not waiting:
            return await self._take_back(game, seat, own.n)
        await self._request(UndoRequest(seat, own.n, waiting))
        return None

    def _others(self, person: str) -> tuple[int, ...]:
        """The seats of other people who play; bots agree to everything."""
        players = [(seat, seating.player_at(chair)) for seat, chair in enumerate(self.row.seating)]
        return tuple(seat for seat, player in players if player is not None and player != person)

    async def _take_back(self, game: Game, seat: int, entry: int) -> int:
        proposal = await asyncio.to_thread(game.propose_undo, entry, seat)
        await self.settle(proposal, undo=True)
        return proposal.entry.n

    async def _request(self, request: UndoRequest | None) -> None:
        await self.keep((), {"undo": request})
        self.news(at_once=True)

    async def answer_undo(self, person: str, accept: bool) -> int | None:
        game = self.running_game()
        request = self.row.undo
        if request is None:
            raise Trouble(409, "no_request")
        own = seating.held(self.row, person)
        if not own:
            raise Trouble(403, "not_your_seat")
        if not accept:
            await self._request(None)
            return None
        left = tuple(seat for seat in request.waiting if seat not in own and seat in self._others(""))
        if not left:
            return await self._take_back(game, request.seat, request.entry)
        if left != request.waiting:
            await self._request(replace(request, waiting=left))
        return None

    # --- giving up

    async def resign_as(self, person: str, seat: int) -> int:
        self.running_game()
        self.check_seat(person, seat)
        return await self.resign(seat)

    async def resign(self, seat: int) -> int:
        """The seat's person has lost; a bot plays it on."""
        game = self.running_game()
        chair = self.row.seating[seat]
        if chair.person is None or chair.resigned:
            raise Trouble(409, "not_allowed")
        n = len(game.entries)
        entries: list[rec.AnyEntry] = [rec.Resigned(n, seat)]
        if chair.stand_in is None:
            entries.append(rec.TookOver(n + 1, seat, seating.bot_name(STAND_IN)))
        stand_in = chair.stand_in or STAND_IN
        await self.note(entries, seating.with_chair(self.row, seat, resigned=True, stand_in=stand_in))
        return n

    async def end_as_won(self, person: str) -> None:
        """Everybody else has resigned: the one who is left may stop here."""
        game = self.running_game()
        people = {chair.person.id: chair.resigned for chair in self.row.seating if chair.person}
        others = [resigned for other, resigned in people.items() if other != person]
        if not seating.held(self.row, person) or not others or not all(others):
            raise Trouble(403, "not_allowed")
        ended = outcome(game, self.row.seating, given_up=True)
        changes: Changes = {"status": "over", "outcome": ended, "asked": (), "wake": None, "undo": None}
        await self.keep((), changes, results(self.row, game, self.row.seating, ended, time.time()))
        self.tell(())
        self.news(at_once=True)
        self._after(())

    # --- stand-ins

    async def fill(self, seat: int, bot: BotChoice) -> None:
        """A bot plays for an absent person, or another bot for a bot."""
        game = self.running_game()
        chair = self.row.seating[seat]
        entry = rec.TookOver(len(game.entries), seat, seating.bot_name(bot))
        changed = {"bot": bot} if chair.person is None else {"stand_in": bot}
        await self.note([entry], seating.with_chair(self.row, seat, **changed))

    async def free(self, seat: int) -> None:
        """The seat's person plays again."""
        game = self.running_game()
        chair = self.row.seating[seat]
        if chair.person is None or chair.stand_in is None or chair.resigned:
            raise Trouble(409, "not_allowed")
        if self.row.clock.kind == "bank" and not self.clock.left(self.house.timepiece.now())[seat]:
            raise Trouble(409, "not_allowed", "no time is left")
        entry = rec.TookOver(len(game.entries), seat, "person")
        await self.note([entry], seating.with_chair(self.row, seat, stand_in=None))

    # --- talk

    async def say(self, person: Person, text: str) -> None:
        """Everybody at the table hears it, but those who don't want to hear this person."""
        last = await self.house.store.lines(self.row.id, 1)
        own = seating.held(self.row, person.id)
        line = LineRow(
            n=last[-1].n + 1 if last else 0, at=time.time(), person=person, seat=own[0] if own else None, text=text
        )
        await self.house.store.say(self.row.id, line)
        data = frame(encode(Talk(self.row.code, (_line(line),))))
        for watcher in list(self.screens.seat_of):
            if person.id not in watcher.muted:
                watcher.send(data)

    async def talk(self, watcher: Watcher) -> None:
        """The last lines, for one who has just come."""
        lines = await self.house.store.lines(self.row.id)
        heard = tuple(_line(line) for line in lines if line.person.id not in watcher.muted)
        watcher.send(frame(encode(Talk(self.row.code, heard))))


def _line(row: LineRow) -> Line:
    return Line(row.n, row.at, row.person, row.seat, row.text)

"""Playing at a table: acts of people, turns of bots, and the clock. An entry is proposed, kept, made so, and told.

Legality is the engine's to say; here it is only asked whether the question is still open.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence
from typing import Any

from branchline import record as rec
from branchline.actions import AnyAction
from branchline.flat import Phase, asked_seats
from branchline.game import Game
from branchline.game.game import Proposal
from branchline.game.judge import judge
from branchline.maps import UnknownName
from branchline.refusal import Refused
from branchline.server.doors import Trouble
from branchline.server.store import Chair, Changes, ResultRow, TableRow
from branchline.server.table import seating
from branchline.server.table.desk import Desk, House
from branchline.server.table.ending import outcome, results
from branchline.server.table.harmless import harmless
from branchline.server.table.rewind import question
from branchline.server.wire.shapes import BotChoice

log = logging.getLogger("branchline.table")
STAND_IN = BotChoice()
UNDO_PATIENCE = 60.0  # seconds that bots wait for people to answer a request to take back


class Play(Desk):
    """A table at which a game is played."""

    def __init__(self, house: House, row: TableRow, game: Game | None) -> None:
        super().__init__(house, row, game)
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def at_rest(self) -> bool:
        return self.idle and not self._thinking and not self.screens.seat_of

    def stop(self) -> None:
        super().stop()
        for task in self._thinking.values():
            task.cancel()

    def running_game(self) -> Game:
        if self.row.status != "running" or self.game is None:
            raise Trouble(409, "not_running")
        return self.game

    def ask_of(self, game: Game, seat: int) -> int | None:
        """The number of the seat's open question."""
        return question(game, seat, game.setup) if seat in self.asked() else None

    # --- people

    def check_seat(self, person: str, seat: int) -> None:
        if seat not in seating.held(self.row, person):
            raise Trouble(403, "not_your_seat")

    async def act(self, person: str, seat: int, ask: int, action: AnyAction) -> int:
        """The entry it became. Refused, or Trouble: nothing has changed."""
        game = self.running_game()
        self.check_seat(person, seat)
        if seating.bot_at(self.row.seating[seat]) is not None:
            raise Trouble(403, "not_allowed", "a bot plays this seat")
        if self.ask_of(game, seat) != ask:
            raise Trouble(409, "stale")
        try:
            proposal = game.propose(seat, action)
        except UnknownName as error:
            raise Trouble(400, "bad_message", str(error)[:200]) from None
        await self.settle(proposal)
        return proposal.entry.n

    async def why(self, person: str, seat: int, action: AnyAction) -> None:
        """Judges only: Refused says why not."""
        game = self.running_game()
        self.check_seat(person, seat)
        try:
            judge(game.lex, game.state, seat, action)
        except UnknownName as error:
            raise Trouble(400, "bad_message", str(error)[:200]) from None

    # --- what every entry comes through

    def asked_people(self, asked: Collection[int], chairs: Sequence[Chair]) -> tuple[str, ...]:
        people = (seating.player_at(chairs[seat]) for seat in asked)
        return tuple(dict.fromkeys(person for person in people if person is not None))

    async def settle(self, proposal: Proposal, undo: bool = False) -> None:
        game, row, state = self.running_game(), self.row, proposal.state
        now = self.house.timepiece.now()
        before, asked = self.asked(), asked_seats(state)
        actor = proposal.entry.seat
        setup = state.phase == Phase.SETUP
        fresh = [seat for seat in asked if undo or not (setup and seat in before and seat != actor)]
        ended = () if undo or actor in asked else (actor,)
        clock = self.clock.next(now, self._timed(asked, row.seating), fresh, ended)
        changes: Changes = {
            "asked": self.asked_people(asked, row.seating),
            "turn": None if setup or state.phase == Phase.OVER else int(state.turn),
            "wake": now if self._bots_among(asked, row.seating) else clock.deadline(),
            "clock_state": clock.notes(),
            "undo": None,  # whoever plays on has not agreed
        }
        done: list[ResultRow] = []
        if state.phase == Phase.OVER:
            done = self._end(changes, proposal)
        news: Any = {name: value for name, value in changes.items() if value != getattr(row, name)}
        await self.keep([proposal.entry], news, done)
        events = game.settle(proposal)
        self.clock = clock
        self.tell(events, first=actor)
        if state.phase == Phase.OVER or (row.undo is not None and self.row.undo is None):
            self.news(at_once=True)
        self._after(row.asked)

    def _end(self, changes: Changes, proposal: Proposal) -> list[ResultRow]:
        game = self.running_game()
        final = Game(game.lex, game.options, proposal.state, game.seed, game.sealed)
        ended = outcome(final, self.row.seating)
        changes["status"] = "over"
        changes["outcome"] = ended
        return results(self.row, final, self.row.seating, ended, time.time())

    def _after(self, asked_before: Collection[str]) -> None:
        """Somebody else's move now."""
        fresh = tuple(person for person in self.row.asked if person not in asked_before)
        if fresh:
            self.house.on_turn(self.row, fresh)
        if self.row.status == "over" and self.row.public:
            self.house.lobby_changed()
        self.stir()

    async def note(self, entries: Sequence[rec.AnyEntry], chairs: tuple[Chair, ...]) -> None:
        """Entries that leave the position as it is, and the seating that goes with them."""
        game = self.running_game()
        now = self.house.timepiece.now()
        asked_before = self.row.asked
        running = self._timed(self.asked(), chairs)
        clock = self.clock.next(now, running, [seat for seat in running if seat not in self.clock.running], ())
        changes: Changes = {
            "seating": chairs,
            "asked": self.asked_people(self.asked(), chairs),
            "wake": now if self._bots_among(self.asked(), chairs) else clock.deadline(),
            "clock_state": clock.notes(),
        }
        await self.keep(entries, changes)
        for entry in entries:
            game.note(entry)
        self.clock = clock
        self.reseat_watchers()
        self.tell(())
        self.news(at_once=True)
        self._after(asked_before)

    def _timed(self, asked: Collection[int], chairs: Sequence[Chair]) -> tuple[int, ...]:
        """The seats whose time runs: bots of the house have no clock."""
        return tuple(seat for seat in asked if seating.bot_at(chairs[seat]) is None)

    def _bots_among(self, asked: Collection[int], chairs: Sequence[Chair]) -> bool:
        return any(seating.bot_at(chairs[seat]) is not None for seat in asked)

    # --- bots and time

    def stir(self) -> None:
        """Have bots think that are asked, and set the alarm for whoever is on time."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.row.status != "running" or self.game is None:
            return
        loop = asyncio.get_running_loop()
        deadline = self.clock.deadline()
        if deadline is not None:
            wait = max(0.0, deadline - self.house.timepiece.now())
            self._alarm = loop.call_later(wait, self.post, self._time_up)
        for seat in self.asked():
            bot = seating.bot_at(self.row.seating[seat])
            ask = self.ask_of(self.game, seat)
            if bot is not None and ask is not None and (seat, ask) not in self._thinking:
                self._thinking[seat, ask] = loop.create_task(self._think(self.game, seat, ask, bot))

    async def _think(self, game: Game, seat: int, ask: int, bot: BotChoice) -> None:
        started = time.monotonic()
        action: AnyAction | None = None
        try:
            action = await self.house.minds.choose(seating.bot_name(bot), game.view(seat))
            wait = self.row.pace / 1000 - (time.monotonic() - started)
            if wait > 0:
                await asyncio.sleep(wait)
            while self.row.undo is not None and time.monotonic() - started < UNDO_PATIENCE:
                await asyncio.sleep(0.2)
        except Exception:
            log.exception("a bot's turn failed", extra={"table": self.row.id, "seat": seat})
        finally:
            self.post(lambda: self._bot_acts(seat, ask, action))

    async def _bot_acts(self, seat: int, ask: int, action: AnyAction | None) -> None:
        self._thinking.pop((seat, ask), None)
        game = self.game
        if game is None or self.row.status != "running":
            return
        bot = seating.bot_at(self.row.seating[seat])
        if bot is None or self.ask_of(game, seat) != ask:
            self.stir()  # the question is gone: it was taken back, or the person plays again
            return
        try:
            if action is None:
                raise Refused("C-ACT-1", seat=seat)
            proposal = game.propose(seat, action)
        except (Refused, UnknownName) as error:
            self.house.minds.faults += 1
            # what a bot wanted to play is its seat's secret: the log has the rule only
            rule = error.rule if isinstance(error, Refused) else type(error).__name__
            fault = {"table": self.row.id, "bot": seating.bot_name(bot), "fault": rule}
            log.warning("bot replaced for a move", extra=fault)
            proposal = game.propose(seat, await self.house.minds.simple(game.view(seat)))
        await self.settle(proposal)

    async def _time_up(self) -> None:
        """Somebody is out of time: never a stuck table."""
        if self.row.status != "running" or self.game is None:
            return
        late = self.clock.late(self.house.timepiece.now())
        if not late:
            self.stir()
            return
        await self._time_out(self.game, late[0])

    async def _time_out(self, game: Game, seat: int) -> None:
        entries: list[rec.AnyEntry] = [rec.TimedOut(len(game.entries), seat)]
        if self.row.clock.after == "bot":
            entries.append(rec.TookOver(len(game.entries) + 1, seat, seating.bot_name(STAND_IN)))
            await self.note(entries, seating.with_chair(self.row, seat, stand_in=STAND_IN))
        else:
            await self.note(entries, self.row.seating)
            await self.settle(game.propose(seat, harmless(game.view(seat))))

"""The parts of a table, one by one: entries are stored before the game changes, watchers are told after that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from branchline import Game
from branchline import record as rec
from branchline.actions import KeepTickets
from branchline.server.errors import RequestError
from branchline.server.store import Chair, Changes, EntryRow, ResultRow, StoreError, TableRow
from branchline.server.tables import seating
from branchline.server.tables.absences import Absences
from branchline.server.tables.bot_turns import BotTurns
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.moves import Moves
from branchline.server.tables.occupants import Occupants
from branchline.server.tables.timeouts import Timeouts
from branchline.server.tables.transitions import Transitions
from branchline.server.tables.undo_requests import UndoRequests
from branchline.server.wire.shapes import BotChoice, ClockRule, Person, UndoRequest
from tests.server.socket_server import COLOURS, LazyBotWorkers, run


class SlowStore:
    """A store that commits, or fails, on request."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False
        self.entries: list[EntryRow] = []
        self.changes: list[Changes] = []

    async def append(
        self, table: int, entries: Sequence[EntryRow], changes: Changes, results: Sequence[ResultRow] = ()
    ) -> None:
        await self.change_table(table, changes)
        self.entries += entries

    async def change_table(self, table: int, changes: Changes) -> None:
        await self.gate.wait()
        if self.broken:
            raise StoreError("the disk is full")
        self.changes.append(changes)


class Screen:
    """A watcher that keeps what it receives."""

    def __init__(self, person_id: str) -> None:
        self.person_id = person_id
        self.muted: set[str] = set()
        self.watches: set[str] = set()
        self.heard: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame[frame.index(b'{"') :]))

    @property
    def seqs(self) -> list[int]:
        return [message["seq"] for message in self.heard if message["type"] == "Update"]


class Parts:
    """A running game of Ann and Bob (or a bot) on the parts of a table."""

    def __init__(self, bob: BotChoice | None = None, clock: ClockRule | None = None) -> None:
        chairs = (
            Chair(colour="blue", person=Person("ann", "Ann", "guest")),
            Chair(colour="red", person=None if bob else Person("bob", "Bob", "guest"), bot=bob),
        )
        game = Game.new("north_america", 2, b"s" * 32, {"start": 0})
        row = TableRow(
            id=1, code="parttable", status="running", public=False, host="ann", map="north_america", map_hash="",
            seating=chairs, clock=clock or ClockRule(), pace=0, secret=b"s" * 32, commitment="", created=0, changed=0,
        )  # fmt: skip
        self.store = SlowStore()
        self.broken: list[bool] = []
        self.before: list[TableRow] = []
        self.jobs: list[Callable[[], Awaitable[Any]]] = []
        self.time = 1000.0
        store: Any = self.store
        self.log = GameLog(store, row, game, lambda: self.time, lambda: self.broken.append(True))
        self.broadcast = Broadcast(self.log, lambda: self.time, Absences(lambda: self.time))
        self.transitions = Transitions(self.log, self.broadcast, self.before.append)
        self.moves = Moves(self.log, self.transitions)

    def keep(self, seat: int) -> Any:
        assert self.log.game is not None
        return self.log.game.legal(seat)[0]

    async def act(self, seat: int) -> int:
        question = self.log.question(seat)
        assert question is not None
        return await self.moves.act("ann" if seat == 0 else "bob", seat, question, self.keep(seat))

    def watch(self, person: str, seat: int | None) -> Screen:
        screen = Screen(person)
        self.broadcast.add(screen, seat)
        return screen


def test_nothing_is_swapped_or_told_before_it_is_durable() -> None:
    async def story() -> None:
        parts = Parts()
        ann, bob = parts.watch("ann", 0), parts.watch("bob", 1)
        parts.store.gate.clear()
        acting = asyncio.ensure_future(parts.act(0))
        await asyncio.sleep(0.02)
        game = parts.log.game
        assert game is not None and not acting.done()
        assert parts.log.row.seq == 0 and len(game.entries) == 1 and parts.log.asked() == (0, 1)
        assert ann.seqs == bob.seqs == [0], "the full update of the start"
        parts.store.gate.set()
        assert await acting == 1
        assert [entry.n for entry in parts.store.entries] == [1] and parts.log.row.seq == 1
        assert parts.log.asked() == (1,) and parts.before[0].seq == 0
        assert ann.seqs == [0, 1] and bob.seqs == [0], "the actor first"
        parts.broadcast.flush()
        assert bob.seqs == [0, 1]

    run(story())


def test_a_failed_commit_changes_nothing_and_reports_the_table_broken() -> None:
    async def story() -> None:
        parts = Parts()
        ann = parts.watch("ann", 0)
        parts.store.broken = True
        with pytest.raises(RequestError, match="could not be kept"):
            await parts.act(0)
        assert parts.broken == [True] and parts.before == []
        assert parts.log.game is not None and len(parts.log.game.entries) == 1 and parts.log.row.seq == 0
        assert ann.seqs == [0]

    run(story())


def test_a_name_that_the_map_does_not_have_is_an_error_of_the_message() -> None:
    async def story() -> None:
        parts = Parts()
        with pytest.raises(RequestError, match="nowhere") as refused:
            await parts.moves.why("ann", 0, KeepTickets(("nowhere" * 40,)))
        assert (refused.value.status, refused.value.code) == (400, "bad_message")
        assert len(refused.value.detail) == 200, "a long name is cut"

    run(story())


def test_an_undo_is_free_where_nothing_was_revealed_and_asked_for_otherwise() -> None:
    async def story() -> None:
        parts = Parts()
        undo = UndoRequests(parts.log, parts.transitions, parts.broadcast.present)
        with pytest.raises(RequestError) as refused:
            await undo.ask("ann", 0)
        assert (refused.value.status, refused.value.code) == (409, "nothing_to_undo")
        await parts.act(0)
        assert await undo.ask("ann", 0) == 2
        assert parts.log.asked() == (0, 1)
        await parts.act(0)
        await parts.act(1)  # ends the set-up
        assert await undo.ask("bob", 1) is None
        request = parts.log.row.undo
        assert request is not None and request.waiting == (0,)
        with pytest.raises(RequestError):
            await undo.answer("eve", True)
        assert await undo.answer("ann", True) == 5
        assert parts.log.row.undo is None and parts.log.asked() == (1,)

    run(story())


def test_who_resigned_watches_as_a_spectator_and_the_other_may_end_the_game() -> None:
    async def story() -> None:
        parts = Parts()
        occupants = Occupants(parts.log, parts.transitions, lambda: parts.time, parts.broadcast.away_since)
        ann = parts.watch("ann", 0)
        with pytest.raises(RequestError):
            await occupants.end_as_won("bob")
        assert await occupants.resign_as("ann", 0) == 1
        assert parts.log.row.seating[0].stand_in == seating.STAND_IN
        assert [message["seat"] for message in ann.heard if message["type"] == "Update"][-1] is None
        await occupants.end_as_won("bob")
        assert parts.log.row.status == "over" and parts.log.row.outcome is not None
        assert parts.log.row.outcome.winners == (1,)

    run(story())


def test_a_bot_plays_its_question_and_a_question_that_is_gone_is_dropped() -> None:
    async def story() -> None:
        parts = Parts(bob=BotChoice("novice"))

        class BotWorkers(LazyBotWorkers):
            async def choose(self, bot: str, view: Any, person: str, priority: Any = None) -> Any:
                assert (bot, person) == ("novice:style=planner", "ann")
                return view.legal()[0]

        bot_workers = BotWorkers(0)
        bots = BotTurns(parts.log, parts.transitions, parts.broadcast, bot_workers, parts.jobs.append)
        bots.refresh()
        bots.refresh()  # it is already thinking
        busy = [bots.busy]
        while not parts.jobs:
            await asyncio.sleep(0.005)
        (job,) = parts.jobs
        await job()
        assert parts.log.row.seq == 1 and bot_workers.faults == 0
        await job()  # the same answer again, when nothing is asked
        assert parts.log.row.seq == 1 and [*busy, bots.busy] == [True, False]

    run(story())


def test_a_bot_lets_people_answer_an_undo_request_and_looks_often_whether_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        parts = Parts(bob=BotChoice("novice"))
        await parts.log.change({"undo": UndoRequest(0, 1, (1,))})
        sleep, waits = asyncio.sleep, []

        async def asleep(seconds: float) -> None:
            assert parts.jobs == []
            waits.append(seconds)
            if len(waits) == 3:
                await parts.log.change({"undo": None})
            await sleep(0)

        class BotWorkers(LazyBotWorkers):
            async def choose(self, bot: str, view: Any, person: str, priority: Any = None) -> Any:
                return view.legal()[0]

        monkeypatch.setattr(asyncio, "sleep", asleep)
        bots = BotTurns(parts.log, parts.transitions, parts.broadcast, BotWorkers(0), parts.jobs.append)
        bots.refresh()
        while not parts.jobs:
            await sleep(0)
        assert len(waits) == 3 and max(waits) < 0.5

    run(story())


@pytest.mark.parametrize("after", ["bot", "harmless"])
def test_the_seat_out_of_time_gets_a_stand_in_or_a_harmless_action(after: str) -> None:
    async def story() -> None:
        parts = Parts(clock=ClockRule("move", 5, 0, after))  # type: ignore[arg-type]
        timeouts = Timeouts(parts.log, parts.transitions, lambda: parts.time, parts.jobs.append)
        await parts.act(0)
        timeouts.set()
        await asyncio.sleep(0.02)
        assert parts.jobs == [], "there is time left"
        parts.time += 6
        timeouts.set()
        while not parts.jobs:
            await asyncio.sleep(0.005)
        await parts.jobs.pop()()
        timeouts.stop()
        assert parts.log.game is not None
        kinds = [type(entry) for entry in parts.log.game.entries[2:]]
        assert kinds == [rec.TimedOut, rec.TookOver if after == "bot" else rec.Acted]

    run(story())


def test_watchers_are_sent_what_their_seat_may_know() -> None:
    async def story() -> None:
        parts = Parts()
        ann, eve = parts.watch("ann", 0), parts.watch("eve", None)
        table = eve.heard[0]["table"]
        assert table["spectators"] == 1 and [seat["present"] for seat in table["seats"]] == [True, False]
        assert len(table["seats"]) == 2 and {seat["colour"] for seat in table["seats"]} <= set(COLOURS)
        assert ann.heard[1]["choices"]["keep"] and eve.heard[1]["choices"] is None
        assert parts.broadcast.watching == 2
        eve.muted.add("ann")
        parts.broadcast.send(b'{"type":"Talk"}', author="ann")
        assert ann.heard[-1] == {"type": "Talk"} and eve.heard[-1]["type"] == "Update"
        parts.broadcast.drop(eve)
        parts.broadcast.stop()
        assert parts.broadcast.watching == 1

    run(story())

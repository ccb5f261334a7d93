"""The actor of a table: one task that owns one game, put together from parts with one job each.

Everything that happens at the table runs in its job queue. It connects the parts; what they do is theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from branchline.game import Game
from branchline.record import Record
from branchline.server.bot_workers import BotWorkers
from branchline.server.errors import RequestError
from branchline.server.store import Changes, Store, TableRow
from branchline.server.tables import seating
from branchline.server.tables.absences import Absences
from branchline.server.tables.bot_turns import BotTurns
from branchline.server.tables.bot_votes import BotVotes
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.chat import Chat
from branchline.server.tables.clock import ServerClock
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.job_queue import JobQueue
from branchline.server.tables.moves import Moves
from branchline.server.tables.occupants import Occupants
from branchline.server.tables.plans import SeatPlans
from branchline.server.tables.shuffling import Shuffling
from branchline.server.tables.timeouts import Timeouts
from branchline.server.tables.transitions import Transitions
from branchline.server.tables.undo_requests import UndoRequests
from branchline.server.tables.watchers import Watcher
from branchline.server.wire.shapes import Table

T = TypeVar("T")


class Surroundings(Protocol):
    """What a table needs from the server around it."""

    store: Store
    bot_workers: BotWorkers
    server_clock: ServerClock
    absences: Absences

    def on_turn(self, row: TableRow, people: tuple[str, ...]) -> None: ...
    def lobby_changed(self, row: TableRow) -> None: ...
    def broken(self, table: TableActor) -> None: ...


async def read_game(store: Store, row: TableRow) -> Game | None:
    """The game of a table, replayed in a thread; None if it is not dealt yet."""
    if row.status == "open":
        return None
    entries = await store.entries(row.id)
    text = "\n".join([row.header, *(entry.body for entry in entries)])
    return await asyncio.to_thread(_replay, text, row)


def _replay(text: str, row: TableRow) -> Game:
    return Game.replay(Record.parse(text, f"table {row.code}"), secret=row.secret)


class TableActor:
    """A table in memory. Coroutines of the table and of its parts are jobs: call them through ``do``."""

    def __init__(self, around: Surroundings, row: TableRow, game: Game | None) -> None:
        now = around.server_clock.now
        self._around = around
        self.log = GameLog(around.store, row, game, now, lambda: around.broken(self))
        self.broadcast = Broadcast(self.log, now, around.absences)
        self._queue = JobQueue(row.id, f"table {row.code}", self.broadcast.flush, self.broadcast.flush_soon)
        self._transitions = Transitions(self.log, self.broadcast, self._follow_up)
        self._bots = BotTurns(self.log, self._transitions, self.broadcast, around.bot_workers, self._queue.post)
        self._timeouts = Timeouts(self.log, self._transitions, now, self._queue.post)
        self.shuffling = Shuffling(self.log, self._transitions, self.broadcast, now, self._queue.post)
        self.moves = Moves(self.log, self._transitions)
        self.plans = SeatPlans(self.log)
        self.undo = UndoRequests(self.log, self._transitions, self.broadcast.present)
        self.occupants = Occupants(self.log, self._transitions, now, self.broadcast.away_since)
        self.votes = BotVotes(self.log, self._transitions, self.broadcast.present, now, self._queue.post)
        self.chat = Chat(around.store, self.log, self.broadcast)

    @classmethod
    async def wake(cls, around: Surroundings, row: TableRow) -> TableActor:
        """Read the game from the store and go on where it stood: bots think again, clocks run on."""
        table = cls(around, row, await read_game(around.store, row))
        await table.log.correct_wake()
        table._go_on()
        return table

    @property
    def row(self) -> TableRow:
        return self.log.row

    def public_table(self) -> Table:
        return self.broadcast.public_table()

    @property
    def at_rest(self) -> bool:
        """Nobody watches, no bot thinks, nothing is being done."""
        return self._queue.idle and not self._bots.busy and not self.broadcast.watching

    @property
    def touched(self) -> float:
        """The monotonic time at which something was last done."""
        return self._queue.last_done

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job in the table's queue and wait for it."""
        return await self._queue.do(job)

    def stop(self) -> None:
        """Leave memory. Nothing is lost: everything is in the store."""
        for part in (self._queue, self.broadcast, self._bots, self._timeouts, self.votes, self.shuffling):
            part.stop()
        self.log.close()

    def _follow_up(self, before: TableRow) -> None:
        """After a transition: notify people who are asked now, and let bots and clocks go on."""
        row = self.row
        fresh = tuple(person for person in row.asked if person not in before.asked)
        if fresh:
            self._around.on_turn(row, fresh)
        if row.public and row.status != before.status:
            self._around.lobby_changed(row)
        if row.status == "over":
            self._around.absences.forget(row.code)
        self._go_on()

    def _go_on(self) -> None:
        self.shuffling.set()
        self._timeouts.set()
        self.votes.set()
        self._bots.refresh()

    # --- jobs

    async def start(self) -> None:
        """Start the game: the cards are dealt when everybody has added to the shuffle who wanted to."""
        row = self.row
        if row.status != "open" or row.revealing:
            raise RequestError(409, "not_open")
        if any(chair.person is None and chair.bot is None for chair in row.seating):
            raise RequestError(409, "not_full")
        await self.shuffling.begin()

    async def change(self, decide: Callable[[TableRow], Changes]) -> None:
        """Change the row as the lobby decides."""
        before = self.row
        changes = decide(before)
        if not changes:
            return
        await self._transitions.change(changes)
        if before.public or self.row.public:
            self._around.lobby_changed(self.row)

    async def reread(self) -> None:
        """Take over a row that was changed in the store without this table."""
        await self.log.reread_row()
        self.broadcast.reseat()
        self.broadcast.news(at_once=True)

    async def watch(self, watcher: Watcher, seat: int | None) -> None:
        if seat is not None:
            seating.check_seat(self.row, watcher.person_id, seat)
        self.broadcast.add(watcher, seat)
        watcher.watches.add(self.row.code)
        await self.chat.show(watcher)
        self.broadcast.news()
        self._bots.refresh()  # they may have waited for somebody to watch

    def unwatch(self, watcher: Watcher) -> None:
        """Not a job: a connection that was cut can't wait for its turn."""
        self.broadcast.drop(watcher)
        self._bots.refresh()

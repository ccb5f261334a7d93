"""The desk of a table: one task and one door. Jobs wait their turn here; what is kept goes to the store first, and
what is told goes to everybody who watches.

It knows how to keep and how to tell; what is done at the table stands in ``play`` and ``manners``.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from branchline import record as rec
from branchline.core import State
from branchline.events import AnyEvent
from branchline.game import Game
from branchline.server.choices import choices
from branchline.server.doors import Trouble
from branchline.server.minds import Minds
from branchline.server.outbox import frame
from branchline.server.store import Changes, EntryRow, ResultRow, Store, StoreError, TableRow
from branchline.server.table import seating
from branchline.server.table.clock import Clock, Timepiece
from branchline.server.table.rewind import freedom, last_own, question
from branchline.server.table.screens import Screens, Watcher
from branchline.server.wire.shapes import Choices, Table
from branchline.server.wire.telling import TableNews

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("branchline.table")
_encode = msgspec.json.Encoder().encode
NEWS = 0.05  # seconds in which news of a table are gathered


class House(Protocol):
    """What a table needs of the hall it stands in."""

    store: Store
    minds: Minds
    timepiece: Timepiece

    def on_turn(self, row: TableRow, people: tuple[str, ...]) -> None: ...
    def lobby_changed(self) -> None: ...
    def broken(self, table: Desk) -> None: ...


class Desk:
    """Jobs done one after the other, over one row and one game (None before the deal)."""

    def __init__(self, house: House, row: TableRow, game: Game | None) -> None:
        self.house = house
        self.row = row
        self.game = game
        self.screens = Screens(row.code)
        self.clock = Clock.read(row.clock, len(row.seating), row.clock_state, house.timepiece.now())
        self.touched = time.monotonic()
        self._asked: tuple[State | None, tuple[int, ...]] = (None, ())
        self._inbox: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._busy = False
        self._untold: Callable[[], None] | None = None
        self._news: asyncio.TimerHandle | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {row.code}")

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something now, worked out once for a position."""
        if self.game is None:
            return ()
        if self._asked[0] is not self.game.state:
            self._asked = (self.game.state, self.game.asked)
        return self._asked[1]

    @property
    def idle(self) -> bool:
        return not self._busy and self._inbox.empty()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have something done at this table, and wait for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    def post(self, job: Job) -> None:
        """Have something done; nobody waits for it."""
        self._inbox.put_nowait((job, None))

    async def _run(self) -> None:
        try:
            while True:
                job, done = await self._inbox.get()
                self._busy = True
                await self._one(job, done)
                self._busy = False
                self.touched = time.monotonic()
        finally:
            while not self._inbox.empty():
                _, done = self._inbox.get_nowait()
                if done is not None and not done.done():
                    done.set_exception(Trouble(503, "internal", "the table had to stop; ask again"))

    async def _one(self, job: Job, done: asyncio.Future[Any] | None) -> None:
        self.tell_rest()
        try:
            result = await job()
        except Exception as error:
            if done is None:
                log.exception("a job at a table failed", extra={"table": self.row.id})
            elif not done.done():
                done.set_exception(error)
        else:
            if done is not None and not done.done():
                done.set_result(result)
        if self._untold is not None:  # whoever waits for the job is woken before this
            asyncio.get_running_loop().call_soon(self.tell_rest)

    def stop(self) -> None:
        """Rest: nothing is lost, everything is in the store."""
        self._task.cancel()
        self._untold = None
        self.game = None
        for timer in (self._news, self._alarm):
            if timer is not None:
                timer.cancel()

    # --- keeping

    async def keep(self, entries: Sequence[rec.AnyEntry], changes: Changes, results: Sequence[ResultRow] = ()) -> None:
        """Durable first; the row here follows. Where the store fails, nobody knows any more what stands: the table
        stops, and is read again when somebody comes."""
        now = time.time()
        changes = {**changes, "changed": now}
        rows = [EntryRow(n=entry.n, at=now, body=_encode(entry).decode()) for entry in entries]
        if rows:
            changes["seq"] = rows[-1].n
        try:
            if rows or results:
                await self.house.store.append(self.row.id, rows, changes, results)
            else:
                await self.house.store.change_table(self.row.id, changes)
        except StoreError as error:
            log.exception("a table could not be kept", extra={"table": self.row.id})
            self.house.broken(self)
            raise Trouble(500, "internal", "it could not be kept; nothing has changed") from error
        self.row = msgspec.structs.replace(self.row, **changes)

    # --- telling

    def face(self) -> Table:
        present = self.screens.people()
        seated = {chair.person.id for chair in self.row.seating if chair.person}
        return seating.face(self.row, present, len(present - seated))

    def news(self, at_once: bool = False) -> None:
        """Tell everybody who watches how the table stands; a crowd that comes at once is told once."""
        if at_once:
            self.tell_rest()
            if self._news is not None:
                self._news.cancel()
            self._tell_news()
        elif self._news is None:
            self._news = asyncio.get_running_loop().call_later(NEWS, self._tell_news)

    def _tell_news(self) -> None:
        self._news = None
        table: Any = msgspec.Raw(_encode(self.face()))
        frames: dict[tuple[int, ...], bytes] = {}
        for watcher in list(self.screens.seat_of):
            yours = seating.held(self.row, watcher.person_id)
            if yours not in frames:
                frames[yours] = frame(_encode(TableNews(table, yours)))
            watcher.send(frames[yours])

    def choose(self, seat: int) -> Choices | None:
        """What the asked seat may do, where a person plays it."""
        game = self.game
        if game is None or self.row.status != "running" or seat not in self.asked():
            return None
        if seating.bot_at(self.row.seating[seat]) is not None:
            return None
        setup = game.setup
        undo = freedom(game, seat, last_own(game.entries, seat), setup)
        return choices(game.view(seat), question(game, seat, setup), undo)

    def tell(self, events: Sequence[AnyEvent], first: int | None = None) -> None:
        """Everybody who watches; the seat ``first`` at once, the others when its people have their answer."""
        if self.game is not None:
            self.tell_rest()
            clock = self.clock.face(self.house.timepiece.now())
            self._untold = self.screens.tell(self.game, events, self.choose, clock, first)
            if first is None:
                self.tell_rest()

    def tell_rest(self) -> None:
        untold, self._untold = self._untold, None
        if untold is not None:
            untold()

    def greet(self, watcher: Watcher, seat: int | None) -> None:
        """All there is to know, for one who has just come (or changed seats)."""
        self.screens.put(watcher, seat)
        table: Any = self.face()
        watcher.send(frame(_encode(TableNews(table, seating.held(self.row, watcher.person_id)))))
        if self.game is not None:
            now = self.house.timepiece.now()
            watcher.send(self.screens.full(self.game, seat, self.choose, self.clock.face(now)))

    def reseat_watchers(self) -> None:
        """Nobody looks from a seat that is no longer theirs."""
        for watcher, seat in list(self.screens.seat_of.items()):
            if seat is not None and seat not in seating.held(self.row, watcher.person_id):
                self.screens.drop(watcher)
                self.screens.put(watcher, None)
                if self.game is not None:
                    now = self.house.timepiece.now()
                    watcher.send(self.screens.full(self.game, None, self.choose, self.clock.face(now)))

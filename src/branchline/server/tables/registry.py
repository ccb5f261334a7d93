"""The registry of tables: finds a table by its code, wakes it when it is needed and lets it rest when it is not.

It does not know what happens at a table.
"""

from __future__ import annotations

import asyncio
import logging
import struct
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractContextManager
from typing import TypeVar

from msgspec.structs import replace

from branchline.server.bot_workers import BotWorkers
from branchline.server.connections.connection import Connection
from branchline.server.connections.limits import Limits
from branchline.server.connections.registry import Connections
from branchline.server.errors import RequestError
from branchline.server.figures import ByLabel, Figure, Times
from branchline.server.gc_schedule import GcSchedule
from branchline.server.protocols import OnTurn
from branchline.server.store import Chair, Changes, Store, TableRow
from branchline.server.tables import seating
from branchline.server.tables.absences import Absences
from branchline.server.tables.actor import TableActor
from branchline.server.tables.bot_tables import BotTables
from branchline.server.tables.clock import ServerClock
from branchline.server.tables.lobby_feed import LobbyFeed
from branchline.server.wire.shapes import BotChoice, Person, Table

T = TypeVar("T")
log = logging.getLogger("branchline.hall")
REST_AFTER = 30.0  # seconds without activity before a table rests
MAINTAIN_EVERY = 1.0  # seconds between two rounds of maintenance
SAVE_TIME_EVERY = 15.0  # seconds between two savings of the server's time
PLAYED = ("moves_total", "refused_total")
DISCONNECTED = ("cut_total", "flood_total", "nonsense_total", "slow_total", "turned_away_total")
CLOSED = "closed_total"  # connections of all kinds
COUNTED = (*PLAYED, *DISCONNECTED, CLOSED)
TELL_FIRST = 0.25  # seconds between a failed commit and the end of the connections that watch
WAKE_BATCH, DUE_LIMIT = 20, 1000  # tables woken at once; due tables read per round


class TableRegistry:
    """All tables of a server; created with ``open``. Implements ``protocols.TableService``."""

    def __init__(
        self, store: Store, bot_workers: BotWorkers, server_clock: ServerClock, on_turn: OnTurn | None, limits: Limits
    ) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self.server_clock = server_clock
        self.limits = limits
        self.connections = Connections(limits)
        self.lobby_feed = LobbyFeed(store, self.public_table)
        self.absences = Absences(server_clock.now)
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self._on_turn = on_turn
        self._tables: dict[str, TableActor] = {}
        self._waking: dict[str, asyncio.Task[TableActor]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._time_saved = 0.0
        self._bot_tables = BotTables(lambda: (table.row for table in self._tables.values()))
        self.ack_seconds = Times()  # from a move's arrival to its acknowledgement
        self._gone = 0  # connections and tables gone so far
        self.gc_schedule: GcSchedule | None = None  # set by ``serve``; tests leave Python's own collection on

    @classmethod
    async def open(
        cls,
        store: Store,
        bot_workers: BotWorkers | None = None,
        on_turn: OnTurn | None = None,
        limits: Limits | None = None,
    ) -> TableRegistry:
        """Open the registry; the server's time continues where the last process stopped."""
        last = await store.secret("alive")
        server_clock = ServerClock(None if last is None else struct.unpack("<d", last)[0])
        registry = cls(store, bot_workers or BotWorkers(), server_clock, on_turn, limits or Limits())
        registry._spawn(registry._maintain())
        registry._spawn(registry.bot_workers.warm())
        return registry

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- tables

    async def table(self, code: str) -> TableActor:
        """Return a table, waking it if necessary. It may rest at any await, so do not keep it."""
        found = self._tables.get(code)
        if found is not None:
            return found
        if code not in self._waking:
            task = asyncio.ensure_future(self._wake(code))
            self._waking[code] = task
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str) -> TableActor:
        row = await self.store.table(code)
        if row is None:
            raise RequestError(404, "unknown_table")
        table = await TableActor.wake(self, row)
        self._tables[code] = table
        return table

    async def do(self, code: str, job: Callable[[TableActor], Awaitable[T]]) -> T:
        """Run a job in a table's task."""
        table = self._tables.get(code) or await self.table(code)
        return await table.do(lambda: job(table))

    async def _row(self, code: str, job: Callable[[TableActor], Awaitable[object]]) -> TableRow:
        table = await self.table(code)
        await table.do(lambda: job(table))
        return table.row

    def broken(self, table: TableActor) -> None:
        """A commit failed: drop the table from memory; its watchers reconnect and read it again.

        They are disconnected a moment later, so that the player who acted is told what happened."""
        self._tables.pop(table.row.code, None)
        table.stop()
        asyncio.get_running_loop().call_later(TELL_FIRST, self.connections.ask_to_return, table.row.code)

    # --- TableService

    async def row(self, code: str) -> TableRow:
        table = self._tables.get(code)
        row = table.row if table is not None else await self.store.table(code)
        if row is None:
            raise RequestError(404, "unknown_table")
        return row

    def public_table(self, row: TableRow, person: str | None = None) -> Table:
        table = self._tables.get(row.code)
        public = seating.public_table(row) if table is None else table.public_table()
        return seating.table_for(person, row, public)

    async def change(self, code: str, change: Callable[[TableRow], Changes]) -> TableRow:
        return await self._row(code, lambda table: table.change(change))

    def starting(self, host: str, chairs: Sequence[Chair]) -> AbstractContextManager[None]:
        return self._bot_tables.starting(host, chairs)

    async def start(self, code: str) -> TableRow:
        return await self._row(code, lambda table: table.start())

    async def end_shuffle(self, code: str) -> TableRow:
        return await self._row(code, lambda table: table.shuffling.end())

    async def fill(self, code: str, seat: int, bot: BotChoice, by: str) -> TableRow:
        return await self._row(code, lambda table: table.occupants.fill(seat, bot, by))

    async def free(self, code: str, seat: int) -> TableRow:
        return await self._row(code, lambda table: table.occupants.free(seat))

    async def resign(self, code: str, seat: int) -> TableRow:
        return await self._row(code, lambda table: table.occupants.resign(seat))

    async def renamed(self, person: Person) -> None:
        for connection in self.connections.of(person.id):
            connection.person = person
        for code, table in list(self._tables.items()):
            if any(chair.person and chair.person.id == person.id for chair in table.row.seating):
                await self.change(code, lambda row: _renamed(row, person))

    async def forgotten(self, person: str) -> None:
        self.sign_out_person(person)
        for code, table in list(self._tables.items()):
            row = table.row
            if row.host == person or any(chair.person and chair.person.id == person for chair in row.seating):
                await table.do(table.reread)
                self._tables.pop(code, None)
                table.stop()

    def sign_out(self, token_hash: bytes) -> None:
        self.connections.sign_out(token_hash)

    def sign_out_person(self, person: str, but: bytes | None = None) -> None:
        self.connections.sign_out_person(person, but)

    def close_banned(self, banned: Callable[[str, str], bool]) -> int:
        return self.connections.close_banned(lambda one: banned(one.person_id, one.address))

    def present(self, person: str) -> bool:
        return self.connections.present(person)

    def awake(self) -> Collection[str]:
        return self._tables.keys()

    def figures(self) -> dict[str, Figure]:
        watching = sum(table.broadcast.watching for table in self._tables.values())
        closed = {name: self.counts[name] for name in DISCONNECTED}
        return {
            **{name: self.counts[name] for name in PLAYED},
            "disconnected_total": ByLabel("reason", {name.removesuffix("_total"): n for name, n in closed.items()}),
            **self.bot_workers.figures(),
            "ack_seconds": self.ack_seconds,
            "sockets": len(self.connections),
            "tables_awake": len(self._tables),
            "watching": watching,
        }

    # --- connections

    def leave(self, connection: Connection) -> None:
        self._gone += 1
        self.connections.remove(connection)
        self.lobby_feed.unwatch(connection)
        for code in list(connection.watches):
            self.unwatch(connection, code)

    def count_cut(self) -> None:
        self.counts["cut_total"] += 1

    def unwatch(self, connection: Connection, code: str) -> None:
        connection.watches.discard(code)
        table = self._tables.get(code)
        if table is not None:
            table.unwatch(connection)

    def on_turn(self, row: TableRow, people: tuple[str, ...]) -> None:
        if self._on_turn is not None:
            self._on_turn(row, people)

    def lobby_changed(self, row: TableRow) -> None:
        self.lobby_feed.changed(row)

    # --- maintenance

    async def _maintain(self) -> None:
        while True:
            try:
                await self._maintain_once()
            except Exception:
                log.exception("the keeper's round failed")
            await asyncio.sleep(MAINTAIN_EVERY)

    async def _maintain_once(self) -> None:
        """Wake tables that are due, let unused ones rest, close idle connections, and save the time."""
        now = time.monotonic()
        due = [code for code in await self.store.due(self.server_clock.now(), DUE_LIMIT) if code not in self._tables]
        for start in range(0, len(due), WAKE_BATCH):
            for code in due[start : start + WAKE_BATCH]:
                try:
                    await self.table(code)
                except Exception:
                    log.exception("a table could not be woken")
            await asyncio.sleep(0)
        for code, table in list(self._tables.items()):
            if table.at_rest and now - table.touched > REST_AFTER:
                del self._tables[code]
                table.stop()
                self._gone += 1
        self.connections.close_idle(now - self.limits.idle)
        if self.gc_schedule is not None:
            self.gc_schedule.collect_if_due(self.counts["moves_total"], self._gone, self.counts[CLOSED])
        if now - self._time_saved > SAVE_TIME_EVERY:
            self._time_saved = now
            await self.store.keep_secret("alive", struct.pack("<d", self.server_clock.now()))

    async def close(self) -> None:
        """Tell everybody, finish the jobs under way, and stop. Nothing is lost."""
        self.connections.close()
        self.lobby_feed.stop()
        for task in list(self._tasks):
            task.cancel()
        for table in list(self._tables.values()):
            await table.do(_nothing)
            table.stop()
        self._tables.clear()
        await self.store.keep_secret("alive", struct.pack("<d", self.server_clock.now()))
        await self.bot_workers.close()


async def _nothing() -> None:
    """A job that does nothing: to wait for all jobs before it."""


def _renamed(row: TableRow, person: Person) -> Changes:
    chairs = tuple(
        replace(chair, person=person, name=person.name if chair.name == chair.person.name else chair.name)
        if chair.person and chair.person.id == person.id
        else chair
        for chair in row.seating
    )
    return {"seating": chairs}

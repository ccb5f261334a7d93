"""Stories, replays and records of games, made in a separate thread and cached.

It connects the store, which has the records, with ``replay``, which plays them. Routes decide who may see what.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from branchline.events import AnyEvent
from branchline.record import Record, RecordError, Revealed
from branchline.server.errors import RequestError
from branchline.server.history import replay
from branchline.server.history.replay import Viewer
from branchline.server.store import EntryRow, Store, TableRow
from branchline.server.wire import encode
from branchline.server.wire.bodies import Replay, Story
from branchline.server.wire.shapes import ScoreSheet, Table

T = TypeVar("T")
Encoded: TypeAlias = tuple[bytes, bytes]  # JSON, plain and gzipped
STORIES, REPLAYS = 32, 16  # cached at most: about 20 MB in all
WAITING = 64  # most requests that wait at once


class GameHistory:
    """Replays one record at a time; when too many requests wait, further ones are refused."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "archive")
        self._waiting = 0
        self._events: OrderedDict[int, tuple[int, list[tuple[int, list[AnyEvent]]]]] = OrderedDict()
        self._answers: OrderedDict[Hashable, Any] = OrderedDict()

    async def story(self, row: TableRow, seat: int | None) -> Story:
        entries = await self._store.entries(row.id)
        if not entries:
            return Story(())
        cached = self._events.get(row.id)
        if cached is None or cached[0] != len(entries):
            told = await self._run(lambda: replay.entry_events(parse(row, entries)))
            cached = (len(entries), told)
            _put(self._events, row.id, cached, STORIES)
        told = cached[1]
        times = [entry.at for entry in entries]
        return await self._run(lambda: replay.story(told, times, seat))

    async def replay(self, row: TableRow, viewer: Viewer, table: Table) -> Encoded:
        """Return the encoded replay of a finished game. Seats may still be renamed, so they are part of the key."""
        key = (row.id, viewer, row.rematch, row.seating)

        async def make() -> Encoded:
            entries = await self._store.entries(row.id)
            names = tuple(chair.name for chair in row.seating)
            times = [entry.at for entry in entries]
            return await self._run(lambda: _encoded(replay.replay(parse(row, entries), viewer, names, times, table)))

        return await self._cached(key, make)

    async def scores(self, row: TableRow) -> ScoreSheet:
        async def make() -> ScoreSheet:
            entries = await self._store.entries(row.id)
            return await self._run(lambda: replay.wire_score_sheet(replay.replay_steps(parse(row, entries), None)[1]))

        return await self._cached((row.id, "scores"), make)

    async def record(self, row: TableRow) -> str:
        return parse(row, await self._store.entries(row.id)).text()

    async def check(self, text: str) -> None:
        """Raise RequestError if an uploaded record can't be replayed."""
        try:
            await self._run(lambda: replay.check_upload(text))
        except RecordError as error:
            raise RequestError(400, "bad_record", str(error)[:500]) from None

    async def uploaded(self, id_: str, text: str, viewer: Viewer) -> Encoded:
        def make() -> Encoded:
            record = Record.parse(text)
            return _encoded(replay.replay(record, viewer, ("",) * record.header.seats))

        try:
            return await self._cached(("upload", id_, viewer), lambda: self._run(make))
        except RecordError as error:
            raise RequestError(404, "unknown_seat", str(error)[:500]) from None

    async def _cached(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        found: T | None = self._answers.get(key)
        if found is None:
            found = await make()
        _put(self._answers, key, found, REPLAYS)
        return found

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise RequestError(429, "too_fast", "many games are being looked at just now", seconds=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _encoded(replay: Replay) -> Encoded:
    data = encode(replay)
    return data, gzip.compress(data, 6, mtime=0)


def parse(row: TableRow, entries: list[EntryRow]) -> Record:
    """Return a table's record; it contains the secret if the game is over."""
    record = Record.parse("\n".join([row.header, *(entry.body for entry in entries)]), f"table {row.id}")
    if row.status == "over" and not any(isinstance(entry, Revealed) for entry in record.entries):
        record.entries.append(Revealed(len(record.entries), row.secret.hex()))
    return record


def _put(cache: OrderedDict[Any, Any], key: Hashable, value: Any, most: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > most:
        cache.popitem(last=False)

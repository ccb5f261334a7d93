"""Stories and replays, played back in a thread of their own and remembered while they are asked for.

Between the store, which has records, and ``replay``, which plays them; what a seat may ask for is decided by routes.
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
Both: TypeAlias = tuple[bytes, bytes]  # as it is, and packed
STORIES, REPLAYS = 32, 16  # how many are remembered: some 20 MB in all
WAITING = 64


class GameHistory:
    """One record at a time is played back; many at once are sent away rather than piled up."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, "archive")
        self.waiting = 0
        self.told: OrderedDict[int, tuple[int, list[tuple[int, list[AnyEvent]]]]] = OrderedDict()
        self.kept: OrderedDict[Hashable, Any] = OrderedDict()

    async def story(self, row: TableRow, seat: int | None) -> Story:
        entries = await self.store.entries(row.id)
        if not entries:
            return Story(())
        known = self.told.get(row.id)
        if known is None or known[0] != len(entries):
            told = await self._run(lambda: replay.entry_events(parse(row, entries)))
            known = (len(entries), told)
            _keep(self.told, row.id, known, STORIES)
        told = known[1]
        times = [entry.at for entry in entries]
        return await self._run(lambda: replay.story(told, times, seat))

    async def replay(self, row: TableRow, viewer: Viewer, table: Table) -> Both:
        """Encoded; a game that is over changes no more, but its table's face may."""
        key = (row.id, viewer, row.rematch, row.seating)

        async def make() -> Both:
            entries = await self.store.entries(row.id)
            names = tuple(chair.name for chair in row.seating)
            times = [entry.at for entry in entries]
            return await self._run(lambda: _both(replay.replay(parse(row, entries), viewer, names, times, table)))

        return await self._remember(key, make)

    async def scores(self, row: TableRow) -> ScoreSheet:
        async def make() -> ScoreSheet:
            entries = await self.store.entries(row.id)
            return await self._run(lambda: replay.wire_score_sheet(replay.replay_steps(parse(row, entries), None)[1]))

        return await self._remember((row.id, "scores"), make)

    async def record(self, row: TableRow) -> str:
        return parse(row, await self.store.entries(row.id)).text()

    async def check(self, text: str) -> None:
        """Whether a record that somebody gives can be looked at; Trouble says why not."""
        try:
            await self._run(lambda: replay.check_upload(text))
        except RecordError as error:
            raise RequestError(400, "bad_record", str(error)[:500]) from None

    async def uploaded(self, id_: str, text: str, viewer: Viewer) -> Both:
        def make() -> Both:
            record = Record.parse(text)
            return _both(replay.replay(record, viewer, ("",) * record.header.seats))

        try:
            return await self._remember(("upload", id_, viewer), lambda: self._run(make))
        except RecordError as error:
            raise RequestError(404, "unknown_seat", str(error)[:500]) from None

    async def _remember(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        found: T | None = self.kept.get(key)
        if found is None:
            found = await make()
        _keep(self.kept, key, found, REPLAYS)
        return found

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= WAITING:
            raise RequestError(429, "too_fast", "many games are being looked at just now", seconds=5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.thread.shutdown(cancel_futures=True)


def _both(replay: Replay) -> Both:
    data = encode(replay)
    return data, gzip.compress(data, 6, mtime=0)


def parse(row: TableRow, entries: list[EntryRow]) -> Record:
    """A table's record; the secret is in it when the game is over."""
    record = Record.parse("\n".join([row.header, *(entry.body for entry in entries)]), f"table {row.id}")
    if row.status == "over" and not any(isinstance(entry, Revealed) for entry in record.entries):
        record.entries.append(Revealed(len(record.entries), row.secret.hex()))
    return record


def _keep(shelf: OrderedDict[Any, Any], key: Hashable, value: Any, most: int) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    while len(shelf) > most:
        shelf.popitem(last=False)

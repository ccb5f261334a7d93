"""Stories, replays and records of games, made in worker processes and cached.

It connects the store, which has the records, with the workers, which play them. Routes decide who may see what.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeAlias

from branchline.server.history.replay import Viewer
from branchline.server.history.replay_jobs import CheckUpload, RecordText, ReplayGame, ReplayUpload, Scores, Stories
from branchline.server.history.replay_worker import Asker, ReplayWorker
from branchline.server.store import EntryRow, Store, TableRow, UploadRow
from branchline.server.wire import encode
from branchline.server.wire.bodies import Story
from branchline.server.wire.shapes import Table

Parts: TypeAlias = tuple[bytes, ...]
OWN_PATIENCE, UPLOAD_PATIENCE = 20.0, 5.0  # seconds for a record of this server, and for one from outside
CACHE = 32 << 20  # bytes of answers that are kept


class GameHistory:
    """Games of this server and uploaded records have a process each: nobody's upload delays a table's story."""

    def __init__(self, store: Store, own: ReplayWorker | None = None, uploads: ReplayWorker | None = None) -> None:
        self._store = store
        self._own = own or ReplayWorker(OWN_PATIENCE)
        self._uploads = uploads or ReplayWorker(UPLOAD_PATIENCE)
        self._cache = AnswerCache(CACHE)

    async def story(self, row: TableRow, seat: int | None, asker: Asker) -> bytes:
        """The story so far as a seat (None: a spectator) may know it, as JSON."""
        entries = await self._store.entries(row.id)
        if not entries:
            return encode(Story(()))

        async def make() -> Parts:
            return await self._own.do(Stories(_text(row, entries), None, _times(entries)), asker)

        stories = await self._cache.get(("story", row.id, len(entries)), make)
        return stories[-1 if seat is None else seat]

    async def replay(self, row: TableRow, viewer: Viewer, table: Table, asker: Asker) -> Parts:
        """The replay of a finished game as JSON, plain and gzipped."""

        async def make() -> Parts:
            entries = await self._store.entries(row.id)
            names = tuple(chair.name for chair in row.seating)
            job = ReplayGame(_text(row, entries), _secret(row), viewer, names, _times(entries), table)
            return await self._own.do(job, asker)

        # seats may still be renamed, so they are part of the key
        return await self._cache.get(("replay", row.id, viewer, row.rematch, row.seating), make)

    async def scores(self, row: TableRow, asker: Asker) -> bytes:
        """The score sheet as JSON."""

        async def make() -> Parts:
            return await self._own.do(Scores(_text(row, await self._store.entries(row.id)), _secret(row)), asker)

        return (await self._cache.get(("scores", row.id), make))[0]

    async def record(self, row: TableRow, asker: Asker) -> str:
        entries = await self._store.entries(row.id)
        return (await self._own.do(RecordText(_text(row, entries), _secret(row)), asker))[0].decode()

    async def check(self, text: str, asker: Asker) -> None:
        """Raise RequestError if an uploaded record can't be replayed."""
        await self._uploads.do(CheckUpload(text), asker)

    async def uploaded(self, row: UploadRow, viewer: Viewer, asker: Asker) -> Parts:
        """The replay of an uploaded record as JSON, plain and gzipped."""
        return await self._cache.get(
            ("upload", row.id, viewer), lambda: self._uploads.do(ReplayUpload(row.text, viewer), asker)
        )

    def figures(self) -> dict[str, float]:
        """Counters for /metrics."""
        return {"replays_killed_total": self._own.killed + self._uploads.killed}

    async def close(self) -> None:
        await self._own.close()
        await self._uploads.close()


class AnswerCache:
    """Answers by key, up to a number of bytes; those unused for longest are dropped first.

    Requests for an answer that is being made share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[Hashable, Parts] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Parts]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Parts]]) -> Parts:
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        making = self._making.get(key)
        if making is None:
            self._making[key] = making = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)

    def _made(self, key: Hashable, made: asyncio.Future[Parts]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._answers[key] = made.result()
        self._size += _size(made.result())
        while self._size > self._most:
            self._size -= _size(self._answers.popitem(last=False)[1])


def _size(parts: Parts) -> int:
    return sum(map(len, parts))


def _text(row: TableRow, entries: list[EntryRow]) -> str:
    return "\n".join([row.header, *(entry.body for entry in entries)])


def _times(entries: list[EntryRow]) -> tuple[float, ...]:
    return tuple(entry.at for entry in entries)


def _secret(row: TableRow) -> str | None:
    """The secret, for the record of a game that is over."""
    return row.secret.hex() if row.status == "over" else None

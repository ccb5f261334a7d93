"""The threads that use a data file: one writes and commits in groups, a few read.

Jobs return futures. The writes of a group share one transaction and one sync; if one fails, it fails alone. It knows
nothing about the rows.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from branchline.server.store.checkpoints import Checkpointer
from branchline.server.store.data_file import MEMORY, create_if_missing, open_writer
from branchline.server.store.inspection import open_reader
from branchline.server.store.lock import Lock
from branchline.server.store.protocol import StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
GROUP = 512  # most writes in one transaction
READERS = 2


class Database:
    """Runs jobs on a data file. Create it in a running event loop; ``path`` ":memory:" stores nothing."""

    def __init__(self, path: str | Path) -> None:
        self.loop = asyncio.get_running_loop()
        self.memory = str(path) == MEMORY
        self.path = path if self.memory else Path(path).resolve()
        self.lock: Lock | None = None
        self.db = open_writer(MEMORY) if self.memory else self._claim(Path(self.path))
        self.checkpointer = None if self.memory else Checkpointer(self.path, self.db)
        self.queue: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self.waiting = 0  # writes not yet durable
        self.groups = 0
        self.writes = 0
        self.closed = False
        self.local = threading.local()
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.opened: list[sqlite3.Connection] = []
        self.writer = threading.Thread(target=self._write, name="store-write", daemon=True)
        self.writer.start()

    def _claim(self, path: Path) -> sqlite3.Connection:
        """Lock the data file and open it; nothing is opened before it is locked."""
        self.lock = Lock(path)
        try:
            create_if_missing(path)
            self.lock.take_file()
            return open_writer(path)
        except BaseException:
            self.lock.release()
            raise

    def in_place(self) -> bool:
        """Whether the file in use is still the one under its name."""
        return self.lock is None or self.lock.in_place()

    def write(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job that writes; the future is done when it is on disk."""
        future: asyncio.Future[T] = self.loop.create_future()
        if self.closed:
            future.set_exception(StoreError("the store is closed"))
            return future
        self.waiting += 1
        self.queue.put((job, future))
        return future

    def read(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job that reads what is committed."""
        if self.memory or self.closed:
            return self.write(job)
        return asyncio.ensure_future(self.loop.run_in_executor(self.readers, self._read, job))

    def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        db = getattr(self.local, "db", None)
        if db is None:
            db = self.local.db = open_reader(self.path)
            self.opened.append(db)
        try:
            return job(db)
        except sqlite3.Error as error:
            raise _fault(error) from error

    async def close(self) -> None:
        """Write everything that waits, then close."""
        if self.closed:
            return
        self.closed = True
        self.queue.put(None)
        await self.loop.run_in_executor(self.readers, self.writer.join)
        self.readers.shutdown()
        if self.checkpointer:
            self.checkpointer.close()
        for db in self.opened:
            db.close()
        self.db.close()
        if self.lock:
            self.lock.release()

    # --- the writer's thread

    def _write(self) -> None:
        last = False
        while not last:
            group: list[tuple[Job, asyncio.Future[Any]]] = []
            item = self.queue.get()
            while item is not None:
                group.append(item)
                if len(group) == GROUP:
                    break
                try:
                    item = self.queue.get_nowait()
                except Empty:
                    break
            last = item is None
            if group:
                answers = self._commit(group)
                try:
                    self.loop.call_soon_threadsafe(self._answer, answers)
                except RuntimeError:  # the event loop has ended: nobody waits
                    continue
                if self.checkpointer:
                    self.checkpointer.committed(len(group))

    def _commit(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> list[tuple[asyncio.Future[Any], Any, Any]]:
        """Run all jobs in one transaction; if one fails, run each in its own, so that it fails alone."""
        try:
            results = self._together([job for job, _ in group])
            return [(future, result, None) for (_, future), result in zip(group, results, strict=True)]
        except Exception as error:
            if len(group) == 1:
                return [(group[0][1], None, _fault(error))]
            return [answer for item in group for answer in self._commit([item])]

    def _together(self, jobs: list[Job]) -> list[Any]:
        db = self.db
        db.execute("BEGIN IMMEDIATE")
        try:
            results = [job(db) for job in jobs]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        self.groups += 1
        self.writes += len(jobs)
        return results

    def _answer(self, answers: list[tuple[asyncio.Future[Any], Any, Any]]) -> None:
        self.waiting -= len(answers)
        for future, result, error in answers:
            if future.done():  # the caller no longer waits
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)


def _fault(error: Exception) -> Exception:
    return StoreError(str(error)) if isinstance(error, sqlite3.Error) else error

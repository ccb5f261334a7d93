"""The job queue of a table: jobs run one at a time, in the order in which they arrived.

It knows nothing about games; whoever adds a job decides what it does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from branchline.server.errors import RequestError

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("branchline.table")


class JobQueue:
    """One task that runs the jobs. ``before`` is called before each job and ``after`` when its result is set.

    The caller that waits for a job is woken before anything scheduled by ``after`` with ``call_soon``."""

    def __init__(self, table: int, name: str, before: Callable[[], None], after: Callable[[], None]) -> None:
        self._table = table
        self._before = before
        self._after = after
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._busy = False
        self._last_done = time.monotonic()
        self._task = asyncio.get_running_loop().create_task(self._run(), name=name)

    @property
    def idle(self) -> bool:
        return not self._busy and self._jobs.empty()

    @property
    def last_done(self) -> float:
        """The monotonic time at which the last job ended."""
        return self._last_done

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Add a job and wait for its result; what it raises is raised here."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    def post(self, job: Job) -> None:
        """Add a job nobody waits for; what it raises is logged."""
        self._jobs.put_nowait((job, None))

    def stop(self) -> None:
        """Jobs that have not begun fail with RequestError 503."""
        self._task.cancel()

    async def _run(self) -> None:
        try:
            while True:
                job, done = await self._jobs.get()
                self._busy = True
                await self._run_one(job, done)
                self._busy = False
                self._last_done = time.monotonic()
        finally:
            while not self._jobs.empty():
                _, done = self._jobs.get_nowait()
                if done is not None and not done.done():
                    done.set_exception(RequestError(503, "internal", "the table had to stop; ask again"))

    async def _run_one(self, job: Job, done: asyncio.Future[Any] | None) -> None:
        self._before()
        try:
            result = await job()
        except Exception as error:
            if done is None:
                log.exception("a job at a table failed", extra={"table": self._table})
            elif not done.done():
                done.set_exception(error)
        else:
            if done is not None and not done.done():
                done.set_result(result)
        self._after()

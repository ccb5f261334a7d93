"""The job queue: one job at a time, in order; errors reach the caller; stopping fails the jobs that have not begun."""

from __future__ import annotations

import asyncio
import logging

import pytest

from branchline.server.errors import RequestError
from branchline.server.tables.job_queue import JobQueue
from tests.server.socket_server import run


def queue(log: list[str] | None = None) -> JobQueue:
    notes = [] if log is None else log
    return JobQueue(7, "table test", lambda: notes.append("before"), lambda: notes.append("after"))


def test_jobs_run_one_at_a_time_in_order() -> None:
    async def story() -> None:
        notes: list[str] = []
        jobs = queue(notes)

        async def job(name: str) -> str:
            notes.append(f"{name} begins")
            await asyncio.sleep(0.01)
            notes.append(f"{name} ends")
            return name

        idle = [jobs.idle]
        jobs.post(lambda: job("a"))
        idle.append(jobs.idle)
        assert await asyncio.gather(jobs.do(lambda: job("b")), jobs.do(lambda: job("c"))) == ["b", "c"]
        wanted = [["before", f"{name} begins", f"{name} ends", "after"] for name in "abc"]
        assert notes == [note for part in wanted for note in part]
        await asyncio.sleep(0)
        assert [*idle, jobs.idle] == [True, False, True]
        jobs.stop()

    run(story())


def test_an_error_reaches_the_one_who_waits_and_the_next_job_runs(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        jobs = queue()

        async def fails() -> None:
            raise RequestError(409, "stale")

        async def works() -> int:
            return 3

        with pytest.raises(RequestError):
            await jobs.do(fails)
        jobs.post(fails)
        assert await jobs.do(works) == 3
        jobs.stop()

    with caplog.at_level(logging.ERROR, "branchline.table"):
        run(story())
    assert caplog.messages == ["a job at a table failed"]
    assert caplog.records[0].__dict__["table"] == 7


def test_a_stop_fails_the_jobs_that_wait() -> None:
    async def story() -> None:
        jobs = queue()
        waiting = [asyncio.ensure_future(jobs.do(asyncio.Event().wait)) for _ in range(3)]
        await asyncio.sleep(0.01)
        jobs.stop()
        found = await asyncio.gather(*waiting[1:], return_exceptions=True)
        assert [(type(error), getattr(error, "status", None)) for error in found] == [(RequestError, 503)] * 2
        assert not waiting[0].done(), "the job under way ends with its table, nobody is answered"
        waiting[0].cancel()

    run(story())

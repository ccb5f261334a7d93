"""Records are replayed in a process that can be killed: a hostile one costs its sender an error, and nobody else anything."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable
from pathlib import Path
from time import monotonic, perf_counter

import pytest

from branchline.server.errors import RequestError
from branchline.server.history.game_history import AnswerCache, GameHistory
from branchline.server.history.replay_jobs import CheckUpload
from branchline.server.history.replay_worker import Asker, ReplayWorker
from branchline.server.store.sqlite import SqliteStore
from tests.server.full_server import NO_LIMITS, full_server
from tests.server.socket_server import run

RECORD = (Path(__file__).resolve().parents[2] / "games" / "europe_3_sealed.jsonl").read_text()
HOSTILE = "tests.server.history.hostile_jobs"
EVE, BOB = Asker("eve", "192.0.2.1"), Asker("bob", "192.0.2.2")


async def refusal(work: Awaitable[object]) -> RequestError:
    with pytest.raises(RequestError) as caught:
        await work
    return caught.value


def test_a_record_that_takes_for_ever_is_stopped_and_its_worker_replaced() -> None:
    async def story() -> None:
        worker = ReplayWorker(1.0, HOSTILE)
        (before,) = await worker.do(CheckUpload("WHO"), BOB)
        error = await refusal(worker.do(CheckUpload("SPIN"), EVE))
        assert (error.status, error.code, error.params) == (422, "record_too_slow", {"seconds": 1})
        assert "too long to replay: more than 1 second" in error.detail
        (after,) = await worker.do(CheckUpload("WHO"), BOB)
        assert after != before and worker.killed == 1
        with pytest.raises(ProcessLookupError):
            os.kill(int(before), 0)
        await worker.close()

    run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of memory or processor time")
def test_a_record_that_takes_too_much_memory_is_refused() -> None:
    async def story() -> None:
        worker = ReplayWorker(60.0, HOSTILE)
        error = await refusal(worker.do(CheckUpload("ALLOCATE"), EVE))
        assert (error.status, error.code) == (422, "record_too_large") and "256 MB" in error.detail
        assert await worker.do(CheckUpload(RECORD), BOB) == ()
        await worker.close()

    run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of memory or processor time")
def test_processor_time_is_limited_even_if_the_server_does_not_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_CPU", "1")

    async def story() -> None:
        worker = ReplayWorker(90.0, HOSTILE)
        assert (await refusal(worker.do(CheckUpload("SPIN"), EVE))).code == "record_too_slow"
        for _ in range(2):
            assert await worker.do(CheckUpload(RECORD), BOB) == ()
        await worker.close()

    run(story())


@pytest.mark.parametrize("text", ["FLOOD", "DIE"])
def test_a_worker_that_answers_too_much_or_dies_is_replaced(text: str) -> None:
    async def story() -> None:
        worker = ReplayWorker(60.0, HOSTILE)
        assert (await refusal(worker.do(CheckUpload(text), EVE))).status == 422
        assert await worker.do(CheckUpload(RECORD), BOB) == ()
        await worker.close()

    run(story())


def test_others_get_their_turn_between_the_records_of_one_person() -> None:
    async def story() -> None:
        worker = ReplayWorker(0.7, HOSTILE)
        await worker.do(CheckUpload("WHO"), BOB)
        spinning = [asyncio.ensure_future(refusal(worker.do(CheckUpload("SPIN"), EVE))) for _ in range(5)]
        await asyncio.sleep(0)
        crowded = await refusal(worker.do(CheckUpload("SPIN"), EVE))
        assert (crowded.status, crowded.code) == (429, "too_fast")
        await worker.do(CheckUpload("WHO"), BOB)
        assert sum(task.done() for task in spinning) <= 2, "Bob waited for more than one record of Eve's"
        for task in spinning:
            assert (await task).code == "record_too_slow"
        barred = await refusal(worker.do(CheckUpload("WHO"), Asker("mallory", EVE.address)))
        assert barred.status == 429 and barred.params["seconds"] > 60, "a new guest at the same address is no new asker"
        await worker.do(CheckUpload("WHO"), BOB)
        await worker.close()

    run(story())


def test_a_hostile_upload_delays_nobody_else() -> None:
    async def story() -> None:
        async with full_server(limits=NO_LIMITS) as server:
            services = server.services
            await services.history.close()
            services.history = GameHistory(services.store, uploads=ReplayWorker(3.0, HOSTILE))
            eve, bob = await server.guest("Eve"), await server.guest("Bob")
            code = (await bob.make(seats=[{"mine": True}, {"mine": True}], start=True))["table"]["code"]
            assert (await bob.get(f"/api/tables/{code}/story")).status == 200  # its worker is loaded
            await eve.post("/api/records", {"record": "WHO"})
            uploading = asyncio.ensure_future(eve.post("/api/records", {"record": "SPIN" + "x" * 30_000}))
            slowest, count = 0.0, 0
            async with bob.line() as line:
                while not uploading.done():
                    before = perf_counter()
                    assert (await line.say("Ping"))["type"] == "Pong"
                    assert (await bob.get(f"/api/tables/{code}/story?seat=0")).status == 200
                    slowest, count = max(slowest, perf_counter() - before), count + 1
            answer = await uploading
            assert (answer.status, answer.code) == (422, "record_too_slow")
            assert count > 10 and slowest < 2, (count, slowest)

    run(story())


def test_the_server_stops_at_once_while_a_record_is_replayed() -> None:
    async def story() -> None:
        worker = ReplayWorker(60.0, HOSTILE)
        await worker.do(CheckUpload("WHO"), BOB)
        tasks = [asyncio.ensure_future(worker.do(CheckUpload("SPIN"), who)) for who in (EVE, BOB)]
        await asyncio.sleep(0.05)
        before = monotonic()
        await worker.close()
        assert [(await refusal(task)).status for task in tasks] == [503, 503]
        assert monotonic() - before < 10 and worker._process.process is None

    run(story())


def test_a_wrong_record_is_explained_and_costs_no_worker() -> None:
    async def story() -> None:
        store = SqliteStore(":memory:")
        history = GameHistory(store)
        error = await refusal(history.check("{}", BOB))
        assert (error.status, error.code) == (400, "bad_record") and error.detail
        await history.check(RECORD, BOB)
        assert history.figures() == {"replays_killed_total": 0}
        await history.close()
        await store.close()

    run(story())


def test_the_cache_is_bounded_in_bytes_and_shares_what_is_being_made() -> None:
    async def story() -> None:
        cache = AnswerCache(100)
        made: list[str] = []

        async def make(name: str, size: int) -> tuple[bytes, ...]:
            made.append(name)
            await asyncio.sleep(0)
            return (bytes(size),)

        both = await asyncio.gather(*(cache.get("a", lambda: make("a", 60)) for _ in range(2)))
        assert both[0] == both[1] and made == ["a"]
        await cache.get("b", lambda: make("b", 30))
        await cache.get("a", lambda: make("a", 60))
        await cache.get("c", lambda: make("c", 30))  # b goes: it was unused for longest
        await cache.get("a", lambda: make("a", 60))
        assert made == ["a", "b", "c"]
        await cache.get("b", lambda: make("b", 30))
        assert made == ["a", "b", "c", "b"]
        await cache.get("huge", lambda: make("huge", 101))  # it is given, and not kept
        await cache.get("huge", lambda: make("huge", 101))
        assert made[-2:] == ["huge", "huge"]

        async def fail() -> tuple[bytes, ...]:
            raise RequestError(400, "bad_record")

        assert (await refusal(cache.get("f", fail))).code == "bad_record"
        assert await cache.get("f", lambda: make("f", 1)) == (b"\0",)

    run(story())


def test_a_closed_worker_does_not_wait_until_it_has_been_idle() -> None:
    async def story() -> None:
        worker = ReplayWorker(60.0, HOSTILE)
        await worker.do(CheckUpload("WHO"), BOB)
        idle = worker._idle
        await worker.close()
        assert idle is not None and idle.cancelled()

    run(story())

"""The pool with workers that answer when the test says so: who is served next, and what is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from branchline import Game
from branchline.actions import AnyAction
from branchline.bots.registry import parse_bot
from branchline.server.bot_workers import BotWorkers, Priority
from branchline.server.bot_workers.question import Question
from branchline.server.bot_workers.thinking_time import FULL_FOR, LEAST_MS, PEOPLE_MOST
from branchline.server.bot_workers.worker import Worker
from branchline.server.figures import ByLabel, Times
from branchline.server.worker_process import WorkerFailed
from tests.server.socket_server import run

EXPERT, SKILLED = "expert:style=planner", "skilled:style=planner"
VIEW = Game.new("europe", 2, 7).view(0)
ACTION = VIEW.legal()[0]


class Asked:
    """A question that a worker thinks about until the test lets it answer."""

    def __init__(self, data: bytes, worker: FakeWorker) -> None:
        self.bot = msgspec.msgpack.decode(data, type=Question).bot
        self.quick = Priority.QUICK in worker.takes
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def ms(self) -> int:
        ms: int = parse_bot(self.bot)[1].ms
        return ms


ASKED: list[Asked] = []  # what the workers think about now, in the order in which they began


class FakeWorker(Worker):
    """Starts no process."""

    def __init__(self, takes: Sequence[Priority], nice: int = 0) -> None:
        super().__init__(takes, nice)
        self.nice = nice

    async def ask(self, question: bytes, patience: float) -> bytes:
        asked = Asked(question, self)
        ASKED.append(asked)
        try:
            return (await asked.answer).encode()
        finally:
            ASKED.remove(asked)


@pytest.fixture(autouse=True)
def nobody_asked() -> None:
    ASKED.clear()


def pool(size: int = 1) -> BotWorkers:
    return BotWorkers(size, worker=FakeWorker)


async def settle() -> None:
    """Let everything run that can run."""
    for _ in range(10):
        await asyncio.sleep(0)


class Asker:
    """Asks the pool for people, and notes the order in which they are served."""

    def __init__(self, bots: BotWorkers) -> None:
        self.bots = bots
        self.served: list[str] = []

    async def ask(self, person: str, bot: str = EXPERT, priority: Priority | None = None) -> asyncio.Task[AnyAction]:
        task = asyncio.ensure_future(self.bots.choose(bot, VIEW, person, priority))
        task.add_done_callback(lambda done: None if done.cancelled() else self.served.append(person))
        await settle()
        return task

    async def finish(self, asked: Asked | None = None) -> Asked:
        """Let a worker answer; the first that began, unless told otherwise."""
        asked = asked or ASKED[0]
        asked.answer.set_result(str(ACTION))
        await settle()
        return asked

    async def finish_all(self) -> list[Asked]:
        found = []
        while ASKED:
            found.append(await self.finish())
        return found

    def figure(self, name: str, kind: Priority) -> float:
        figure = self.bots.figures()[name]
        assert isinstance(figure, ByLabel) and figure.label == "kind"
        value = figure.values[kind.name.lower()]
        return sum(value.counts) if isinstance(value, Times) else value


def test_people_take_turns_at_the_experts() -> None:
    async def story() -> None:
        asker = Asker(pool())
        for _ in range(6):
            await asker.ask("eve")
        for person in ("ada", "bob", "ada"):
            await asker.ask(person)
        await asker.finish_all()
        assert asker.served == ["eve", "eve", "ada", "bob", "eve", "ada", "eve", "eve", "eve"]

    run(story())


def test_a_quick_bot_never_waits_for_experts() -> None:
    async def story() -> None:
        asker = Asker(pool())
        for person in range(30):
            for _ in range(10):
                await asker.ask(f"eve {person}")
        assert len(ASKED) == 1 and asker.figure("bot_queue", Priority.SEARCH) == 299
        ada = await asker.ask("ada", SKILLED)
        (quick,) = [asked for asked in ASKED if asked.quick]
        assert quick.bot == SKILLED
        await asker.finish(quick)
        assert ada.result() == ACTION and asker.served == ["ada"]
        await asker.bots.close()

    run(story())


def test_an_expert_does_not_use_the_worker_of_the_quick_bots() -> None:
    async def story() -> None:
        asker = Asker(pool(2))
        for person in ("ada", "bob", "eve"):
            await asker.ask(person)
        assert [asked.quick for asked in ASKED] == [False, False], "the third expert waits"
        await asker.finish_all()
        assert asker.served == ["ada", "bob", "eve"]

    run(story())


def test_the_time_of_an_expert_shrinks_with_the_number_of_people() -> None:
    async def story() -> None:
        asker = Asker(pool())
        for person in range(2 * FULL_FOR + 1):
            await asker.ask(str(person))
        times = [asked.ms for asked in await asker.finish_all()]
        assert times[0] == 1000, "when it began nobody else was there"
        assert times[1] == 500 and times[-1] == 1000 and times[1:] == sorted(times[1:])

    run(story())


def test_one_person_with_many_experts_shortens_only_their_own() -> None:
    async def story() -> None:
        asker = Asker(pool())
        for _ in range(17):
            await asker.ask("eve")
        await asker.ask("ada")
        await asker.finish()
        assert ASKED[0].ms == 1000 * FULL_FOR // 16, "eve's second"
        await asker.finish()
        assert ASKED[0].ms == 1000, "ada's"
        await asker.finish_all()

    run(story())


def test_an_expert_that_finds_too_many_people_plays_without_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        pauses.extend([seconds] if seconds else [])
        await sleep(0)

    async def story() -> None:
        monkeypatch.setattr(asyncio, "sleep", pause)
        asker = Asker(pool())
        for person in range(PEOPLE_MOST + 1):
            await asker.ask(str(person))
        await asker.ask("1")
        assert asker.figure("bot_queue", Priority.SEARCH) == PEOPLE_MOST + 1, "who is in the line already may ask again"
        assert asker.bots.figures()["bot_hurried_total"] == 0
        await asker.ask("ada", "expert:style=racer")
        (quick,) = [asked for asked in ASKED if asked.quick]
        assert quick.bot == "skilled:style=racer"
        assert asker.bots.figures()["bot_hurried_total"] == 1 and asker.bots.faults == 0
        assert pauses == [1.0], "but not faster than a search, or its games would speed up"
        await asker.finish(quick)
        assert {asked.ms for asked in await asker.finish_all()} >= {LEAST_MS, 1000}

    run(story())


def test_a_question_that_nobody_waits_for_leaves_the_queue() -> None:
    async def story() -> None:
        asker = Asker(pool())
        first, second, third = [await asker.ask(person) for person in ("ada", "bob", "eve")]
        second.cancel()
        await settle()
        assert asker.figure("bot_queue", Priority.SEARCH) == 1
        first.cancel()
        await settle()
        assert len(ASKED) == 1, "a search that has begun is finished: cheaper than a new process"
        await asker.finish_all()
        assert asker.served == ["eve"] and third.result() == ACTION
        assert asker.bots.faults == 0

    run(story())


def test_background_work_waits_for_everybody_at_a_table() -> None:
    async def story() -> None:
        asker = Asker(pool())
        await asker.ask("ada")
        await asker.ask("review", EXPERT, Priority.BACKGROUND)
        await asker.ask("bob")
        assert asker.figure("bot_queue", Priority.BACKGROUND) == 1
        await asker.finish_all()
        assert asker.served == ["ada", "bob", "review"]

    run(story())


def test_the_figures_count_what_waits_and_what_runs() -> None:
    async def story() -> None:
        asker = Asker(pool())
        for bot in (SKILLED, SKILLED, EXPERT):
            await asker.ask("ada", bot)
        names = ("bot_queue", "bot_running", "bot_wait_seconds", "bot_work_seconds")
        assert [asker.figure(name, Priority.QUICK) for name in names] == [1, 1, 1, 0]
        assert [asker.figure(name, Priority.SEARCH) for name in names] == [0, 1, 1, 0]
        await asker.finish_all()
        assert [asker.figure(name, Priority.QUICK) for name in names] == [0, 0, 2, 2]
        assert [asker.figure(name, Priority.SEARCH) for name in names] == [0, 0, 1, 1]

    run(story())


def test_a_worker_that_fails_is_used_again_and_the_others_go_on() -> None:
    async def story() -> None:
        asker = Asker(pool())
        ada, _ = await asker.ask("ada"), await asker.ask("bob")
        ASKED[0].answer.set_exception(WorkerFailed("dead"))
        await settle()
        assert len(ASKED) == 1, "bob's question has begun"
        assert await ada in VIEW.legal() and asker.bots.faults == 1
        await asker.finish_all()
        assert asker.served == ["ada", "bob"]

    run(story())


def test_closing_lets_nobody_wait() -> None:
    async def story() -> None:
        asker = Asker(pool())
        tasks = [await asker.ask(person) for person in ("ada", "bob")]
        await asker.bots.close()
        done, waiting = await asyncio.wait(tasks, timeout=10)
        assert not waiting and all(task.cancelled() for task in done)

    run(story())


def test_searches_yield_the_processor() -> None:
    bots = pool(5)
    kinds = [(worker.takes[0], worker.nice) for worker in bots._workers if isinstance(worker, FakeWorker)]
    assert kinds == [(Priority.QUICK, 0)] * 2 + [(Priority.SEARCH, 10)] * 5
    assert pool(0)._workers == []

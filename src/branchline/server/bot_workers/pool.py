"""The pool of workers: it puts each question into the fair queue and gives it to the next worker that is free.

Bots that answer at once have workers of their own, so they never wait for one that searches. If a worker fails or takes
too long, a simple bot makes the move instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time

import msgspec

from branchline.actions import AnyAction, parse_action
from branchline.bots import make_bot
from branchline.server.bot_workers import thinking_time
from branchline.server.bot_workers.fair_queue import FairQueue, Priority
from branchline.server.bot_workers.question import Question
from branchline.server.bot_workers.worker import Worker
from branchline.server.figures import ByLabel, Figure, Times
from branchline.server.worker_process import WorkerFailed
from branchline.view import View

PATIENCE = 10.0  # seconds a worker has for one answer
NICE = 10  # searches yield the processor to the server and to the quick bots
HURRIED = 1.0  # seconds before a bot plays that may not search: no faster than a search, or its games would speed up
SIMPLE = "path"
log = logging.getLogger("branchline.minds")


class Waiting:
    """A question in the queue, and the place for its answer."""

    def __init__(self, person: str, priority: Priority, question: Question) -> None:
        self.person = person
        self.priority = priority
        self.question = question
        self.since = time.monotonic()
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()


class BotWorkers:
    """``size`` workers that search, by default one for each core but one, and one quick worker for every four of them.
    With size 0 there are none."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE, worker: type[Worker] = Worker) -> None:
        self.size = max(1, (os.cpu_count() or 2) - 1) if size is None else size
        self.patience = patience
        self.faults = 0
        self.hurried = 0  # searching bots that answered at once because too many waited
        self._workers = [worker((Priority.QUICK,)) for _ in range(-(-self.size // 4))]
        self._workers += [worker((Priority.SEARCH, Priority.BACKGROUND), NICE) for _ in range(self.size)]
        self._idle = list(self._workers)
        self._queue: FairQueue[Waiting] = FairQueue()
        self._running: dict[asyncio.Task[None], Waiting] = {}
        self._waited = {priority: Times() for priority in Priority}
        self._worked = {priority: Times() for priority in Priority}

    async def warm(self) -> None:
        """Start the processes before the first question."""
        for worker in self._workers:
            try:
                await worker.start()
            except (OSError, TimeoutError, asyncio.IncompleteReadError, WorkerFailed):
                log.exception("a mind did not start")

    async def choose(self, bot: str, view: View, person: str, priority: Priority | None = None) -> AnyAction:
        """Return an action for the view's seat; the caller checks whether it is legal.

        The question counts for ``person``; people take turns. Without a priority the kind of bot decides. Cancel it to
        take the question back."""
        map_ = view.map
        try:
            if priority is None:
                searching = bot
                bot, priority = self._line_for(bot, person)
                if bot != searching:
                    await asyncio.sleep(HURRIED)
            question = Question(bot, secrets.randbits(31), map_.id, None if map_.builtin else map_.source, bytes(view))
            return parse_action(await self._ask(Waiting(person, priority, question)))
        except (WorkerFailed, ValueError) as error:
            self.faults += 1
            log.warning(
                "bot replaced for a move",
                extra={"bot": bot, "map": map_.id, "fault": str(error).partition(":")[0][:80]},
            )
            return await self.simple(view)

    async def simple(self, view: View) -> AnyAction:
        """Return the action of a simple bot: quick, and always legal."""
        return await asyncio.to_thread(_simple, view)

    def figures(self) -> dict[str, Figure]:
        running = [waiting.priority for waiting in self._running.values()]
        return {
            "bot_faults_total": self.faults,
            "bot_hurried_total": self.hurried,
            "bot_queue": _by_kind({priority: self._queue.count(priority) for priority in Priority}),
            "bot_running": _by_kind({priority: running.count(priority) for priority in Priority}),
            "bot_wait_seconds": _by_kind(self._waited),
            "bot_work_seconds": _by_kind(self._worked),
        }

    async def close(self) -> None:
        """Stop all processes; whoever still waits for an answer is cancelled."""
        while (waiting := self._queue.pop(Priority)) is not None:
            waiting.answer.cancel()
        for task in list(self._running):
            task.cancel()
        for worker in self._workers:
            await worker.close()

    # --- the queue

    def _line_for(self, bot: str, person: str) -> tuple[str, Priority]:
        """The line in which a bot waits; if too many people wait there, it plays without searching."""
        if not thinking_time.searches(bot):
            return bot, Priority.QUICK
        others = self._queue.people(Priority.SEARCH) - {person}
        if thinking_time.crowded(len(others), self.size):
            self.hurried += 1
            return thinking_time.instant(bot), Priority.QUICK
        return bot, Priority.SEARCH

    async def _ask(self, waiting: Waiting) -> str:
        self._queue.push(waiting)
        self._dispatch()
        try:
            return await waiting.answer
        finally:
            self._queue.remove(waiting)  # if whoever asked has gone

    def _dispatch(self) -> None:
        """Give questions to idle workers, the one that was used last first."""
        loop = asyncio.get_running_loop()
        for worker in reversed(self._idle[:]):
            waiting = self._queue.pop(worker.takes)
            if waiting is not None:
                self._idle.remove(worker)
                self._running[loop.create_task(self._work(worker, waiting))] = waiting

    async def _work(self, worker: Worker, waiting: Waiting) -> None:
        """Answer a question. It is finished even when nobody waits any more: that is cheaper than a new process."""
        began = time.monotonic()
        self._waited[waiting.priority].add(began - waiting.since)
        try:
            question = msgspec.msgpack.encode(self._timed(waiting))
            answer = (await worker.ask(question, self.patience)).decode()
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        except Exception as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        except asyncio.CancelledError:
            waiting.answer.cancel()
            raise
        finally:
            self._worked[waiting.priority].add(time.monotonic() - began)
            task = asyncio.current_task()
            assert task is not None
            del self._running[task]
            self._idle.append(worker)
        self._dispatch()

    def _timed(self, waiting: Waiting) -> Question:
        """The question, with the time that its bot has now."""
        if waiting.priority is not Priority.SEARCH:
            return waiting.question
        working = {other.person for other in self._running.values() if other.priority is Priority.SEARCH}
        people = len(self._queue.people(Priority.SEARCH) | working)
        own = self._queue.count_of(waiting.person, Priority.SEARCH) + 1
        part = thinking_time.share(people, own, self.size)
        return msgspec.structs.replace(waiting.question, bot=thinking_time.shortened(waiting.question.bot, part))


def _by_kind(values: dict[Priority, int] | dict[Priority, Times]) -> ByLabel:
    return ByLabel("kind", {priority.name.lower(): value for priority, value in values.items()})


def _simple(view: View) -> AnyAction:
    try:
        action = make_bot(SIMPLE, 0).choose(view)
        legal = view.legal()
        return action if action in legal else legal[0]
    except Exception:
        log.exception("the simple bot failed")
        return view.legal()[0]

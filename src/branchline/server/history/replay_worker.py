"""A process that replays records, one at a time and fairly between those who ask.

A record that takes too long or too much memory is answered with an error, and its process is killed and replaced. What
a replay is, ``replay_jobs`` knows.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec

from branchline.server.errors import RequestError
from branchline.server.fair_turns import Crowded, FairTurns
from branchline.server.history.replay_jobs import MEMORY, AnyAnswer, AnyJob, Failed
from branchline.server.settings import is_loopback
from branchline.server.throttle import Throttle, address_key
from branchline.server.worker_process import WorkerFailed, WorkerProcess, WorkerTimeout

WAITING, EACH = 64, 4  # most requests that wait, and most of one asker
KILLS = (5, 600.0)  # an asker whose records got so many processes killed in so many seconds has to wait
IDLE = 300.0  # seconds until an unused process is stopped
STATUS = {"bad_record": 400, "unknown_seat": 404, "record_too_large": 422}
log = logging.getLogger("branchline.history")


class Asker(NamedTuple):
    """Who wants something replayed; ``person`` None: somebody who is not signed in."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        return self.person or address_key(self.address)

    @property
    def keys(self) -> tuple[str, ...]:
        """What kills are counted by: a new guest at the same address is no new asker."""
        address = None if is_loopback(self.address) else address_key(self.address)
        return tuple(key for key in (self.person, address) if key)


class ReplayWorker:
    """``patience``: the most seconds for one record. The process is started when it is needed first."""

    def __init__(self, patience: float, module: str = "branchline.server.history.replay_jobs") -> None:
        self._patience = patience
        self._process = WorkerProcess(module)
        self._turns = FairTurns(WAITING, EACH)
        self._kills = Throttle(*KILLS)
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False
        self.killed = 0

    async def do(self, job: AnyJob, asker: Asker) -> tuple[bytes, ...]:
        """Return the parts of the answer. RequestError if the record is wrong or takes too much."""
        wait = max((self._kills.wait(key) for key in asker.keys), default=0.0)
        if wait:
            raise RequestError(429, "too_fast", "your last records took too long to replay", seconds=int(wait) + 1)
        question = msgspec.msgpack.encode(job)
        try:
            async with self._turns.turn(asker.key):
                data = await self._ask(question, asker)
        except Crowded:
            raise RequestError(429, "too_fast", "many games are being replayed just now", seconds=5) from None
        answer: AnyAnswer = msgspec.msgpack.decode(data, type=AnyAnswer)
        if isinstance(answer, Failed):
            raise RequestError(STATUS[answer.code], answer.code, answer.detail)
        return answer.parts

    async def _ask(self, question: bytes, asker: Asker) -> bytes:
        if self._closed:  # whoever waited when the server was stopped
            raise RequestError(503, "not_ready")
        if self._idle is not None:
            self._idle.cancel()
        try:
            return await self._process.ask(question, self._patience)
        except WorkerFailed as error:
            self._process.stop()
            if self._closed:
                raise RequestError(503, "not_ready") from None
            self.killed += 1
            for key in asker.keys:
                self._kills.count(key)
            fault = str(error).partition(":")[0]
            log.warning("a record was not replayed", extra={"fault": fault[:80]})
            if isinstance(error, WorkerTimeout):
                seconds = round(self._patience)
                detail = f"this record takes too long to replay: more than {seconds} seconds"
                raise RequestError(422, "record_too_slow", detail, seconds=seconds) from None
            detail = f"this record needs too much memory to replay: more than {MEMORY >> 20} MB"
            if fault != "MemoryError":
                detail = "this record can't be replayed"
            raise RequestError(422, "record_too_large", detail) from None
        finally:
            if not self._closed:
                self._idle = asyncio.get_running_loop().call_later(IDLE, self._process.stop)

    async def close(self) -> None:
        self._closed = True
        if self._idle is not None:
            self._idle.cancel()
        await self._process.close()

"""The server's bots run in worker processes, never on the server's event loop.

A worker gets what one seat may know and answers with an action. If it fails or takes too long, a simple bot makes the
move instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from branchline.actions import AnyAction, parse_action
from branchline.bots import make_bot
from branchline.core import Seen
from branchline.lexicon import lexicon
from branchline.maps import load_map, load_map_text
from branchline.view import View

PATIENCE = 10.0  # seconds a worker has for one answer
LOADING = 60.0  # seconds a process has to start
SIMPLE = "path"
log = logging.getLogger("branchline.minds")


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a worker is asked: which bot plays, on which map, and what it sees."""

    bot: str
    seed: int
    map: str
    source: str | None
    seen: bytes


class WorkerFailed(Exception):
    """A worker gave no answer."""


class Worker:
    """One process, one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> asyncio.subprocess.Process:
        """Return a process that has loaded everything; the time for an answer starts only then."""
        async with self._starting:
            if self.process is not None and self.process.returncode is None:
                return self.process
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "branchline.server.bot_workers",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
            try:
                await asyncio.wait_for(self._receive(process), LOADING)
            except BaseException:
                self.stop()
                raise
            return process

    async def ask(self, question: bytes, patience: float) -> str:
        try:
            process = await self.start()
            return await asyncio.wait_for(self._ask(process, question), patience)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, WorkerFailed) as error:
            if not isinstance(error, WorkerFailed):
                self.stop()  # it may still be thinking, or have died: the next question gets a new process
            raise WorkerFailed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            self.stop()
            raise

    async def _ask(self, process: asyncio.subprocess.Process, question: bytes) -> str:
        assert process.stdin is not None
        process.stdin.write(struct.pack("<I", len(question)) + question)
        await process.stdin.drain()
        return await self._receive(process)

    async def _receive(self, process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        (size,) = struct.unpack("<I", await process.stdout.readexactly(4))
        answer = (await process.stdout.readexactly(size)).decode()
        if not answer.startswith("="):
            raise WorkerFailed(answer)
        return answer[1:]

    def stop(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class BotWorkers:
    """A pool of workers, by default one for each core but one."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE) -> None:
        self.size = max(1, (os.cpu_count() or 2) - 1) if size is None else size
        self.patience = patience
        self.faults = 0
        self._workers = [Worker() for _ in range(self.size)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Start the processes before the first question."""
        for worker in self._workers:
            try:
                await worker.start()
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                log.exception("a mind did not start")

    async def choose(self, bot: str, view: View) -> AnyAction:
        """Return an action for the view's seat; the caller checks whether it is legal."""
        map_ = view.map
        question = Question(bot, secrets.randbits(31), map_.id, None if map_.builtin else map_.source, bytes(view))
        worker = await self._free.get()
        try:
            return parse_action(await worker.ask(msgspec.msgpack.encode(question), self.patience))
        except (WorkerFailed, ValueError) as error:
            self.faults += 1
            log.warning(
                "bot replaced for a move",
                extra={"bot": bot, "map": map_.id, "fault": str(error).partition(":")[0][:80]},
            )
            return await self.simple(view)
        finally:
            self._free.put_nowait(worker)

    async def simple(self, view: View) -> AnyAction:
        """Return the action of a simple bot: quick, and always legal."""
        return await asyncio.to_thread(_simple, view)

    async def close(self) -> None:
        for worker in self._workers:
            process = worker.process
            worker.stop()
            if process is not None:
                await process.wait()


def _simple(view: View) -> AnyAction:
    try:
        action = make_bot(SIMPLE, 0).choose(view)
        legal = view.legal()
        return action if action in legal else legal[0]
    except Exception:
        log.exception("the simple bot failed")
        return view.legal()[0]


def answer(data: bytes) -> str:
    """Answer one question (runs in the worker)."""
    question = msgspec.msgpack.decode(data, type=Question)
    map_ = load_map(question.map) if question.source is None else load_map_text(question.source, question.map)
    lex = lexicon(map_)
    seen = Seen(lex.board)
    seen.load(question.seen)
    return str(make_bot(question.bot, question.seed).choose(View(lex, seen)))


def serve(think: Callable[[bytes], str] = answer) -> None:
    """Answer questions from standard input until it ends (runs in the worker)."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    _reply(sink, "=ready")
    while len(head := source.read(4)) == 4:
        data = source.read(struct.unpack("<I", head)[0])
        try:
            reply = "=" + think(data)
        except Exception as error:
            reply = f"!{type(error).__name__}: {error}"
        _reply(sink, reply)


def _reply(sink: BinaryIO, reply: str) -> None:
    text = reply.encode()
    sink.write(struct.pack("<I", len(text)) + text)
    sink.flush()


if __name__ == "__main__":
    serve()

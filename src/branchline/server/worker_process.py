"""A worker process: asked one question at a time over its pipes, and killed when it takes too long.

It knows bytes, deadlines and limits, not what the questions are about. ``serve`` is the worker's side.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import mmap
import signal
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO, NamedTuple

if sys.platform != "win32":
    import resource

LOADING = 60.0  # seconds a process has to start
LARGEST = 64 << 20  # bytes of the longest answer that is read
DYING = 5.0  # seconds until a process that has closed its pipe is gone
CPU_EXCEEDED = getattr(signal, "SIGXCPU", None)


class WorkerFailed(Exception):
    """A worker gave no answer: it raised an error, died, or answered with too much."""


class WorkerTimeout(WorkerFailed):
    """A worker was killed because it took too long."""


class WorkerProcess:
    """One process, one question at a time. A process that was stopped or has died is replaced at the next question."""

    def __init__(self, module: str, *words: str, largest: int = LARGEST) -> None:
        """``module`` is run with ``python -m`` and these words, and must call ``serve``."""
        self._command = (module, *words)
        self._largest = largest
        self.process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._dying: set[asyncio.Task[None]] = set()

    async def start(self) -> asyncio.subprocess.Process:
        """Return a process that has loaded everything; the time for an answer starts only then."""
        async with self._starting:
            if self.process is not None and self.process.returncode is None:
                return self.process
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *self._command,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
            try:
                await asyncio.wait_for(self._receive(process), LOADING)
            except BaseException:
                self.stop()
                raise
            return process

    async def ask(self, question: bytes, patience: float) -> bytes:
        """Return the worker's answer; raise WorkerFailed if there is none within ``patience`` seconds."""
        process = None
        try:
            process = await self.start()
            return await asyncio.wait_for(self._ask(process, question), patience)
        except TimeoutError as error:
            self.stop()
            raise WorkerTimeout(f"{type(error).__name__}: no answer in {patience:g} seconds") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            ended_by = None if process is None else await self._end_of(process)
            if ended_by is not None and ended_by == CPU_EXCEEDED:
                raise WorkerTimeout("SIGXCPU: more processor time than allowed") from None
            raise WorkerFailed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            self.stop()  # it may still be working
            raise

    async def _end_of(self, process: asyncio.subprocess.Process) -> int | None:
        """Return the signal that ended a process. Its end is awaited first: killing it now would hide the signal."""
        try:
            return await _signal_of(process)
        finally:
            await self.close()

    async def _ask(self, process: asyncio.subprocess.Process, question: bytes) -> bytes:
        assert process.stdin is not None
        process.stdin.write(struct.pack("<I", len(question)) + question)
        await process.stdin.drain()
        return await self._receive(process)

    async def _receive(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        (size,) = struct.unpack("<I", await process.stdout.readexactly(4))
        if size > self._largest:
            self.stop()
            raise WorkerFailed(f"AnswerTooLarge: {size} bytes")
        answer = await process.stdout.readexactly(size)
        if not answer.startswith(b"="):
            raise WorkerFailed(answer.decode(errors="replace").removeprefix("!"))
        return answer[1:]

    def stop(self) -> None:
        """Kill the process without waiting for its end."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            burying = asyncio.get_running_loop().create_task(_bury(self.process))
            self._dying.add(burying)
            burying.add_done_callback(self._dying.discard)
        self.process = None

    async def close(self) -> None:
        """Kill the process and wait until it is gone."""
        self.stop()
        await asyncio.gather(*self._dying)


async def _bury(process: asyncio.subprocess.Process) -> None:
    """Close the pipes of a killed process and wait for its end. In this order: asyncio waits for the end of its output
    too, and does not see it while the reader's buffer is full."""
    process._transport.close()  # type: ignore[attr-defined]
    await process.wait()


async def _signal_of(process: asyncio.subprocess.Process) -> int | None:
    """Return the signal that ended a process, or None."""
    try:
        code = await asyncio.wait_for(process.wait(), DYING)
    except TimeoutError:
        return None
    return -code if code < 0 else None


# --- the worker's side


class Allowance(NamedTuple):
    """What a worker may use for one question: seconds of processor time, and bytes beside what it has loaded."""

    cpu: float
    memory: int


def serve(think: Callable[[bytes], bytes], allowance: Allowance | None = None) -> None:
    """Answer questions from standard input until it ends."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    if allowance is not None:
        _limit_memory(allowance.memory)
    _reply(sink, b"=ready")
    while len(head := source.read(4)) == 4:
        data = source.read(struct.unpack("<I", head)[0])
        if allowance is not None:
            _limit_cpu(allowance.cpu)
        try:
            reply = b"=" + think(data)
        except Exception as error:
            reply = f"!{type(error).__name__}: {error}".encode(errors="replace")
        _reply(sink, reply)


def _reply(sink: BinaryIO, reply: bytes) -> None:
    sink.write(struct.pack("<I", len(reply)))
    sink.write(reply)
    sink.flush()


def _limit_cpu(seconds: float) -> None:
    """End this process after so much more processor time, even if the server that should kill it is gone."""
    if sys.platform != "win32":  # there the server's deadline is the only limit
        used = resource.getrusage(resource.RUSAGE_SELF)
        _lower(resource.RLIMIT_CPU, math.ceil(used.ru_utime + used.ru_stime + seconds))


def _limit_memory(more: int) -> None:
    """Let this process have so many more bytes; beyond that Python raises MemoryError. No core dumps."""
    if sys.platform != "win32":
        _lower(resource.RLIMIT_CORE, 0)
        _lower(resource.RLIMIT_AS, _loaded() + more)


def _lower(what: int, soft: int) -> None:
    if sys.platform != "win32":
        hard = resource.getrlimit(what)[1]
        with contextlib.suppress(ValueError, OSError):  # not every system lets a process set it
            resource.setrlimit(what, (soft if hard == resource.RLIM_INFINITY else min(soft, hard), hard))


def _loaded() -> int:
    """Return the bytes of address space that this process has already."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[0]) * mmap.PAGESIZE
    except OSError:  # not Linux
        return 1 << 30

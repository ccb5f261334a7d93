"""Where chunks are played: in this process or in a pool of processes, behind one ``submit(chunk)``.

Another kind of pool needs the same two methods, with no other change here. Keeps no results.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from branchline.lab.pairing import Row
from branchline.lab.play import Chunk, play_chunk

AHEAD = 3  # chunks in progress per process: enough that none waits for work
ENDING = 5.0  # seconds for a process to end


class Pool(Protocol):
    """Plays chunks."""

    jobs: int

    def submit(self, chunk: Chunk) -> Future[list[Row]]:
        """Play a chunk some time soon."""

    def close(self) -> None:
        """End at once; chunks in progress are lost."""


class Here:
    """A pool without processes: ``submit`` plays the chunk itself."""

    jobs = 1

    def submit(self, chunk: Chunk) -> Future[list[Row]]:
        future: Future[list[Row]] = Future()
        try:
            future.set_result(play_chunk(chunk))
        except Exception as error:
            future.set_exception(error)
        return future

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow_the_parent)

    def submit(self, chunk: Chunk) -> Future[list[Row]]:
        return self._pool.submit(play_chunk, chunk)

    def close(self) -> None:
        """Unfinished games are played in a later run: don't wait for a slow bot to finish them."""
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(ENDING)
            if worker.is_alive():  # a bot, or a tool that measures it, may catch the signal
                worker.kill()
                worker.join()


def _follow_the_parent() -> None:
    """Leave Ctrl-C to the parent, which ends the workers. If the parent is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def make_pool(jobs: int) -> Pool:
    return Here() if jobs == 1 else Processes(jobs)


def play_all(pool: Pool, chunks: Iterable[Chunk], patience: float) -> Iterator[list[Row]]:
    """Yield the rows of chunks as they finish, or an empty list if none did for ``patience`` seconds."""
    waiting: set[Future[list[Row]]] = set()
    source = iter(chunks)
    ahead = 1 if isinstance(pool, Here) else AHEAD * pool.jobs
    more = True
    while more or waiting:
        while more and len(waiting) < ahead:
            chunk = next(source, None)
            if chunk is None:
                more = False
            else:
                waiting.add(pool.submit(chunk))
        done, waiting = wait(waiting, timeout=patience, return_when=FIRST_COMPLETED)
        yield [row for future in done for row in future.result()]

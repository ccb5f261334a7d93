"""A series of simulated games, in pieces of a fixed size that any number of workers may play.

The pieces are added up in order, so the result does not depend on which worker played which. Prints nothing.
"""

from __future__ import annotations

import hashlib
import signal
import struct
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from branchline import core
from branchline.game.options import Options
from branchline.lexicon import lexicon
from branchline.maps import Map

SEEDS = 1 << 64  # the core's seeds have 64 bits; of a larger number the low bits count
PIECE = 100  # games; the hash depends on it, so it must not depend on the machine or on the number of jobs


class Piece(NamedTuple):
    """The results of some games, and when they were played."""

    games: int
    decisions: int
    points: list[int]
    wins: list[float]
    fold: int
    began: float
    ended: float


class Total(NamedTuple):
    """The results of a whole series; ``seconds`` is the time of playing alone."""

    decisions: int
    points: list[int]
    wins: list[float]
    hash: str
    seconds: float


def play_piece(map_: Map, seats: int, seed: int, games: int, options: Options, policies: tuple[int, ...] = ()) -> Piece:
    """Play games with the seeds from ``seed`` on, between policies or, if all of them are 0, with random codes."""
    board = lexicon(map_).board
    rules = options.setup(seats)[1:]
    seed %= SEEDS
    if any(policies):
        from branchline.bots import play_games

        began = time.perf_counter()
        decisions, scores, winners, fold = play_games(board, policies, seed, games, *rules)
        points = [sum(row[seat] for row in scores) for seat in range(seats)]
        wins = [sum((bits >> seat & 1) / bits.bit_count() for bits in winners) for seat in range(seats)]
    else:
        began = time.perf_counter()
        decisions, points, wins, fold = core.simulate(board, seats, seed, games, *rules)
    return Piece(games, decisions, points, wins, fold, began, time.perf_counter())


def _workers(jobs: int) -> Executor:
    """The compiled core plays without holding the GIL, so threads are enough for it."""
    if core.compiled:
        return ThreadPoolExecutor(jobs)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the parent, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Series:
    """``games`` games of one kind, with the seeds from ``seed`` on."""

    def __init__(
        self, map_: Map, seats: int, seed: int, games: int, options: Options, policies: tuple[int, ...] = ()
    ) -> None:
        self.map = map_
        self.seats = seats
        self.seed = seed
        self.games = games
        self.options = options
        self.policies = policies

    def pieces(self) -> Iterator[tuple[Map, int, int, int, Options, tuple[int, ...]]]:
        for first in range(0, self.games, PIECE):
            yield self.map, self.seats, self.seed + first, min(PIECE, self.games - first), self.options, self.policies

    def play(self, jobs: int, advance: Callable[[int], object]) -> Total:
        """Play all; ``advance`` is called after every piece."""
        if jobs == 1:
            played = (play_piece(*piece) for piece in self.pieces())
            return self.add_up(self._heard(played, advance), span=False)
        with _workers(jobs) as pool:
            return self.add_up(self._heard(self._shared(pool, jobs), advance), span=True)

    def _shared(self, pool: Executor, jobs: int) -> Iterator[Piece]:
        """The pieces in order, with a few of them always in progress."""
        waiting: deque[Future[Piece]] = deque()
        try:
            for piece in self.pieces():
                waiting.append(pool.submit(play_piece, *piece))
                if len(waiting) > 4 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _heard(self, played: Iterable[Piece], advance: Callable[[int], object]) -> Iterator[Piece]:
        for piece in played:
            advance(piece.games)
            yield piece

    def add_up(self, pieces: Iterable[Piece], span: bool) -> Total:
        """Sum up in the order of the seeds. ``span``: pieces overlap in time, so the time is from first to last."""
        done = list(pieces)
        folds = b"".join(struct.pack("<Q", piece.fold) for piece in done)
        if span:
            seconds = max(piece.ended for piece in done) - min(piece.began for piece in done)
        else:
            seconds = sum(piece.ended - piece.began for piece in done)
        return Total(
            decisions=sum(piece.decisions for piece in done),
            points=[sum(piece.points[seat] for piece in done) for seat in range(self.seats)],
            wins=[sum(piece.wins[seat] for piece in done) for seat in range(self.seats)],
            hash=hashlib.blake2b(folds, digest_size=8).hexdigest(),
            seconds=seconds,
        )

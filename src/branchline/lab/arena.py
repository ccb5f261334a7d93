"""A run of the arena: play the games of the plan that the store does not have yet, in a pool, until done or decided.

Can be interrupted at any moment and resumed. Computes no figures except those of the sequential test.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from itertools import islice
from time import monotonic

from branchline.game.options import Options
from branchline.lab.failure import LabError
from branchline.lab.pairing import Plan, Row
from branchline.lab.play import Chunk
from branchline.lab.pool import Pool, make_pool, play_all
from branchline.lab.sprt import Sprt
from branchline.lab.store import Store
from branchline.lab.tally import before
from branchline.maps import Map

KEEP_EVERY = 1.0  # seconds: no finished game waits longer to be stored
CHUNK_SECONDS = 0.25  # of play per chunk: slow games are sent alone, quick ones together; no row depends on it
LARGEST = 100  # games in a chunk


class Arena:
    """One run. ``rows`` holds the games known so far; ``play`` adds to it."""

    def __init__(
        self, map_: Map, options: Options, plan: Plan, games: int, store: Store | None = None, sprt: Sprt | None = None
    ) -> None:
        self.map = map_
        self.options = options
        self.plan = plan
        self.sprt = sprt
        self.blocks = plan.blocks(games)
        self.store = store
        self.run = store.run(map_, options, plan) if store else 0
        self.rows: list[Row] = store.rows(self.run, self.blocks) if store else []
        self.before = len(self.rows)
        self._new: list[Row] = []
        self._size = 1
        self._left: dict[int, int] = defaultdict(int)
        for pairing in plan.games(self.blocks):
            self._left[pairing.block] += 1
        self.games = sum(self._left.values())
        self._open: dict[int, list[Row]] = defaultdict(list)
        self._next = 0
        self.decided = self._count(self.rows)

    def play(self, jobs: int, heard: Callable[[int], object] = lambda _: None, pool: Pool | None = None) -> None:
        """Play what is missing; ``heard`` gets the number of games finished since its last call.

        However this ends, even with an exception, every finished game that came back is kept.
        """
        if self.decided:
            return
        pool = pool or make_pool(jobs)
        saved = monotonic()
        try:
            for rows in play_all(pool, self._chunks(), KEEP_EVERY):
                self.rows += rows
                self._new += rows
                heard(len(rows))
                self._size = self._fitting(rows)
                self.decided = self._count(rows)
                if self.decided:
                    break
                if monotonic() - saved > KEEP_EVERY:
                    self._keep()
                    saved = monotonic()
        except BrokenExecutor:
            raise LabError("a process of the pool has died, perhaps for want of memory; try fewer --jobs") from None
        finally:
            pool.close()
            self._keep()

    def counted(self) -> list[Row]:
        """The rows to report on, in order: whole blocks only, and none beyond the block that brought a verdict."""
        last = self._next if self.decided else self.blocks
        return sorted(row for row in self.rows if row.block < last and not self._left[row.block])

    def _chunks(self) -> Iterator[Chunk]:
        done = {row.game for row in self.rows}
        missing = (pairing for pairing in self.plan.games(self.blocks) if pairing.game not in done)
        text = self.map.source
        while part := tuple(islice(missing, self._size)):
            yield Chunk(text, self.options, part)

    def _fitting(self, rows: Sequence[Row]) -> int:
        """How many games to send together, from the rows that came back. At most doubles: one may be short."""
        if not rows:
            return self._size
        each = sum(sum(row.seconds) for row in rows) / len(rows)
        return max(1, min(LARGEST, 2 * self._size, int(CHUNK_SECONDS / max(each, 1e-6))))

    def _keep(self) -> None:
        if self.store and self._new:
            self.store.add(self.run, self._new)
        self._new = []

    def _count(self, rows: Iterable[Row]) -> bool:
        """Count new rows. Blocks go to the test in order, whichever finished first. True if it has a verdict."""
        for row in rows:
            self._left[row.block] -= 1
            if self.sprt:
                self._open[row.block].append(row)
        if not self.sprt:
            return False
        while self._next < self.blocks and not self._left[self._next]:
            score = block_score(self.sprt, self._open.pop(self._next))
            self._next += 1
            if score is not None and self.sprt.add(score):
                return True
        return False


def block_score(sprt: Sprt, rows: Iterable[Row]) -> float | None:
    """The share of a block's comparisons of the two bots that the first came out of ahead; None if they never met."""
    points = [
        before(row, i, j)
        for row in rows
        for i, one in enumerate(row.bots)
        for j, other in enumerate(row.bots)
        if one == sprt.a and other == sprt.b
    ]
    return sum(points) / len(points) if points else None

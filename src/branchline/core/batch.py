"""Batch: many games stepped together, without the GIL and on several threads, for training programs.

Works on codes and NumPy arrays only, which the caller may reuse; knows no names, and no learning library.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from branchline.core import Block, Board, State
from branchline.core.codes import ACTIONS, NONE, SEATS
from branchline.core.errors import IllegalCode
from branchline.core.layout import numpy_dtype
from branchline.core.options import agree
from branchline.core.records import State as StateRecord

U8 = NDArray[np.uint8]


class Batch:
    """``size`` games on one board, dealt from seeds seed, seed + 1, ...; finished games wait for ``restart``.

    Options are those of ``core.options.Setup``; the default of ``close_below`` is the map's rule.
    """

    def __init__(
        self,
        board: Board,
        seats: int,
        size: int,
        seed: int = 0,
        *,
        threads: int = 1,
        **options: int,
    ) -> None:
        if size < 1 or threads < 1:
            raise ValueError(f"size {size} and threads {threads} must be at least 1")
        self.board = board
        self.seats = seats
        self.size = size
        self._setup = agree(seats, **{"close_below": board.map.rules.doubles.close_below, **options})
        self._block = Block(board, size)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = [size * i // threads for i in range(threads + 1)]
        self._parts = [(lo, hi) for lo, hi in pairwise(bounds) if lo < hi]
        self._seeds = np.zeros(size, np.uint64)
        self._next = seed
        self.restart(np.ones(size, np.bool_))

    def _each(self, method: Callable[..., Any], *args: object) -> list[Any]:
        """Call a method of the block for each thread's share of the games."""
        if self._pool is None:
            return [method(lo, hi, *args) for lo, hi in self._parts]
        return list(self._pool.map(lambda part: method(*part, *args), self._parts))

    def _output(
        self, out: NDArray[Any] | None, shape: tuple[int, ...], dtype: type[Any], name: str = "out"
    ) -> NDArray[Any]:
        """Return the caller's array after checking it, or a new one."""
        if out is None:
            return np.zeros(shape, dtype)
        if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
            raise ValueError(f"{name}: a contiguous array {shape} of {np.dtype(dtype)} is needed")
        return out

    @property
    def array(self) -> NDArray[Any]:
        """All states as a structured array over the same memory (a copy with the plain backend)."""
        return np.frombuffer(self._block.memory(), dtype=numpy_dtype(StateRecord))

    def state(self, i: int) -> State:
        """A copy of one game."""
        return self._block.state(i)

    def asked(self, out: U8 | None = None) -> U8:
        """The seat to act in each game; 255 if the game is over."""
        found = self._output(out, (self.size,), np.uint8)
        self._each(self._block.asked, found)
        return found

    def masks(self, out: U8 | None = None) -> U8:
        """The legal codes of the seat to act, one row per game."""
        found = self._output(out, (self.size, ACTIONS), np.uint8)
        self._each(self._block.masks, found)
        return found

    def observe(self, out: U8 | None = None) -> U8:
        """The observation of the seat to act, one row per game (fields: see observation.py)."""
        found = self._output(out, (self.size, self.board.observation_size), np.uint8)
        self._each(self._block.observe, found)
        return found

    def look(self, observations: U8, masks: U8) -> None:
        """Fill observations and masks in one pass, which is faster than two calls."""
        self._output(observations, (self.size, self.board.observation_size), np.uint8, "observations")
        self._output(masks, (self.size, ACTIONS), np.uint8, "masks")
        self._each(self._block.look, observations, masks)

    def pick(self, masks: U8, dice: NDArray[np.float64], out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Pick one marked code per row of masks, uniformly if ``dice`` are uniform numbers in [0, 1)."""
        found = self._output(out, (self.size,), np.int32)
        self._output(masks, (self.size, ACTIONS), np.uint8, "masks")
        self._output(dice, (self.size,), np.float64, "dice")
        self._each(self._block.pick, masks, dice, found)
        return found

    def step(self, codes: NDArray[np.int32], *, check: bool = True) -> None:
        """Apply one code per game. If any code is illegal, raise IllegalCode and change no game."""
        codes = self._output(np.ascontiguousarray(codes, np.int32), (self.size,), np.int32, "codes")
        if check:
            wrong = [i for i in self._each(self._block.check, codes) if i >= 0]
            if wrong:
                raise IllegalCode(f"game {wrong[0]}: code {codes[wrong[0]]} is not legal there")
        self._each(self._block.step, codes)

    def step_random(self) -> None:
        """Apply one random legal code in every game."""
        self._each(self._block.step_random)

    def play_random(self) -> int:
        """Play all games to the end with random codes; return the number of decisions."""
        return sum(self._each(self._block.play_random))

    def scores(self, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        found = self._output(out, (self.size, SEATS), np.int16)
        self._each(self._block.read, "score", found)
        return found

    def winners(self, out: U8 | None = None) -> U8:
        """The winning seats of each game, as bits; 0 if it is not over."""
        found = self._output(out, (self.size,), np.uint8)
        self._each(self._block.read, "winners", found)
        return found

    def restart(self, which: NDArray[np.bool_] | None = None) -> None:
        """Deal new games from unused seeds where ``which`` is true; by default, where a game is over."""
        chosen = self.asked() == NONE if which is None else np.ascontiguousarray(which, np.bool_)
        self._output(chosen, (self.size,), np.bool_, "which")
        count = int(np.count_nonzero(chosen))
        self._seeds[chosen] = np.arange(count, dtype=np.uint64) + np.uint64(self._next % 2**64)  # wraps at 2**64
        self._next += count
        self._each(self._block.begin, chosen.view(np.uint8), self._seeds, *self._setup)

    def close(self) -> None:
        """Stop the threads; the batch can't be used afterwards."""
        if self._pool is not None:
            self._pool.shutdown()

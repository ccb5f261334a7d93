"""The random bot: every sub-step of the core is equally likely.

Plays like the simulator, but from a view, so that it can sit at a table with people. Knows no strategy.
"""

from __future__ import annotations

from random import Random

from branchline import actions as act
from branchline.bots.whole_action import walk
from branchline.core import State
from branchline.view import View


class Uniform:
    """Chooses at random, with a random generator of its own."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: View) -> act.AnyAction:
        return walk(view, self._step, self.dice.getrandbits(64))

    def _step(self, state: State, seat: int) -> int:
        codes: list[int] = state.legal(seat)
        return self.dice.choice(codes)

"""The bot without a mind: every sub-step of the core is as likely as any other.

The same play as the simulator's, but from a view, for tables where people sit too. It knows no strategy.
"""

from __future__ import annotations

from random import Random

from branchline import actions as act
from branchline.bots.whole_action import walk
from branchline.core import State
from branchline.view import View


class Uniform:
    """Chooses by dice alone; the dice are its own."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: View) -> act.AnyAction:
        return walk(view, self._step, self.dice.getrandbits(64))

    def _step(self, state: State, seat: int) -> int:
        codes: list[int] = state.legal(seat)
        return self.dice.choice(codes)

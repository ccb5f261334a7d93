"""From a bot's sub-steps to a whole action: walk them on an imagined state and say what the walk was.

Every bot that thinks in codes of the core comes through here; it knows no strategy.
"""

from __future__ import annotations

from collections.abc import Callable

from branchline.actions import AnyAction
from branchline.codec import Position, decode_steps
from branchline.core import State
from branchline.flat import within_action
from branchline.view import View, imagine


def walk(view: View, step: Callable[[State, int], int], seed: int = 0) -> AnyAction:
    """The whole action that ``step`` (a code for a seat of the imagined state) leads to; an illegal code raises."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    state = imagine(view, seed)
    before = Position(view.lex, state.clone(), view.seat)
    codes: list[int] = []
    while not codes or within_action(state):
        codes.append(step(state, view.seat))
        state.apply(codes[-1], view.seat)
    return decode_steps(before, codes)

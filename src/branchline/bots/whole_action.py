"""Turn a bot's sub-steps into a whole action by playing them on an imagined state.

For every bot that works with codes of the core. Knows no strategy.
"""

from __future__ import annotations

from collections.abc import Callable

from branchline.actions import AnyAction
from branchline.codec import Position, decode_steps
from branchline.core import State
from branchline.core_records import within_action
from branchline.view import View, imagine


def walk(view: View, step: Callable[[State, int], int], seed: int = 0) -> AnyAction:
    """Return the whole action that ``step`` (which returns a code for a seat of the imagined state) leads to. An
    illegal code raises an error."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    state = imagine(view, seed)
    before = Position(view.lex, state.clone(), view.seat)
    codes: list[int] = []
    while not codes or within_action(state):
        codes.append(step(state, view.seat))
        state.apply(codes[-1], view.seat)
    return decode_steps(before, codes)

"""How the weaker levels err: they misjudge tracks, tickets and cards, but never throw dice for their moves.

The haze lies over a whole game in the same way, so that they hold on to their plans; the blur of cards changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.blank_state import roll
from branchline.bots.policy.codes import (
    CASUAL,
    CASUAL_BLUR,
    CASUAL_HAZE,
    HUNDRED,
    NOVICE,
    NOVICE_BLUR,
    NOVICE_HAZE,
    SKILLED,
    SKILLED_BLUR,
    SKILLED_HAZE,
)  # fmt: skip
from branchline.core.chance import mix
from branchline.core.codes import M64

if TYPE_CHECKING:
    from branchline.bots.policy.types import Mind, i32, u64


def set_slack(m: Mind) -> None:
    """What the mind's level makes of it; its dice are ready."""
    m.salt = m.rng
    if m.slack == SKILLED:
        m.haze = SKILLED_HAZE
        m.blur = SKILLED_BLUR
    elif m.slack == CASUAL:
        m.haze = CASUAL_HAZE
        m.blur = CASUAL_BLUR
    elif m.slack == NOVICE:
        m.haze = NOVICE_HAZE
        m.blur = NOVICE_BLUR


def hazy(m: Mind, value: i32, what: i32) -> i32:
    """A value as the mind sees it; ``what`` is a number for the thing that has it."""
    x: u64
    n: i32
    if m.haze == 0:
        return value
    x = mix((m.salt + what) & M64) >> 40
    n = x % (2 * m.haze + 1)
    return value * (HUNDRED - m.haze + n) // HUNDRED


def blurred(m: Mind, value: i32) -> i32:
    """A card's value at a glance."""
    n: i32
    if m.blur == 0:
        return value
    n = roll(m, 2 * m.blur + 1)
    return max(1, value * (HUNDRED - m.blur + n) // HUNDRED)

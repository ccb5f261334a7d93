"""How the weaker levels err: they misjudge tracks, tickets and cards, but never choose an action at random.

Errors on tracks and tickets are fixed for a game, so that plans are kept; errors on cards change every time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.blank_state import roll
from branchline.bots.policy.codes import (
    CASUAL,
    CASUAL_BOARD_ERROR,
    CASUAL_CARD_ERROR,
    HUNDRED,
    NOVICE,
    NOVICE_BOARD_ERROR,
    NOVICE_CARD_ERROR,
    SKILLED,
    SKILLED_BOARD_ERROR,
    SKILLED_CARD_ERROR,
)  # fmt: skip
from branchline.core.chance import mix
from branchline.core.codes import M64

if TYPE_CHECKING:
    from branchline.bots.policy.types import Plan, i32, u64


def set_handicap(m: Plan) -> None:
    """Set the errors of the policy's level. Expects its dice to be set."""
    m.salt = m.rng
    if m.handicap == SKILLED:
        m.board_error = SKILLED_BOARD_ERROR
        m.card_error = SKILLED_CARD_ERROR
    elif m.handicap == CASUAL:
        m.board_error = CASUAL_BOARD_ERROR
        m.card_error = CASUAL_CARD_ERROR
    elif m.handicap == NOVICE:
        m.board_error = NOVICE_BOARD_ERROR
        m.card_error = NOVICE_CARD_ERROR


def misjudged(m: Plan, value: i32, what: i32) -> i32:
    """A value as the policy judges it; ``what`` is a number that identifies the thing it belongs to."""
    x: u64
    n: i32
    if m.board_error == 0:
        return value
    x = mix((m.salt + what) & M64) >> 40
    n = x % (2 * m.board_error + 1)
    return value * (HUNDRED - m.board_error + n) // HUNDRED


def misjudged_card(m: Plan, value: i32) -> i32:
    """A card's value as the policy judges it this time."""
    n: i32
    if m.card_error == 0:
        return value
    n = roll(m, 2 * m.card_error + 1)
    return max(1, value * (HUNDRED - m.card_error + n) // HUNDRED)

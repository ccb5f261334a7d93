"""The options of a game as one row of numbers: a new option is a line here and a rule that reads it.

Compiled, the row is a C struct. What a host may choose, and how it is named, is in game/options.py.
"""

from __future__ import annotations

from typing import NamedTuple

from branchline.core.codes import NONE, STALL_ROUNDS
from branchline.seats import SEATS, seats_fault


class Setup(NamedTuple):
    """The number of seats, and the options."""

    seats: int
    first: int = NONE  # the seat that begins; NONE draws it (C-SET-2)
    close_below: int = 4  # with fewer seats, one track of a double closes the other (C-CLAIM-7)
    beginners: int = 0  # the suggested pieces instead of a choice (G-SET-5)
    may_stop: int = 0  # the second card is optional (C-DRAW-1)
    stall_rounds: int = STALL_ROUNDS  # rounds without progress that end the game (C-END-3)


def agree(*numbers: int, **named: int) -> Setup:
    """Make a Setup from positional or named numbers, and check it."""
    setup = Setup(*numbers, **named)
    if fault := seats_fault(setup.seats):
        raise ValueError(f"seats: {fault}")
    if setup.first != NONE and not 0 <= setup.first < setup.seats:
        raise ValueError(f"first: {setup.first} is no seat of a game for {setup.seats}, nor {NONE}")
    if not 1 <= setup.stall_rounds <= 255 // SEATS:  # idle turns are counted in a byte
        raise ValueError(f"stall_rounds: {setup.stall_rounds} is not 1 to {255 // SEATS}")
    return setup

"""Random play to the end of a game, and a hash of the results, for simulation and tests.

Knows no policies; those are in branchline/bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import choice, mix
from branchline.core.codes import M64, OVER
from branchline.core.moves import apply, asked, legal

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u64


def step_random(g: State, b: Board, w: Work) -> None:
    seat: i32 = asked(g)
    n: i32 = legal(g, b, w, seat)
    apply(g, b, w, seat, w.out[choice(g, n)])


def play_random(g: State, b: Board, w: Work) -> i32:
    """Play random steps until the game is over; return the number of decisions."""
    decisions: i32 = 0
    while g.phase != OVER:
        step_random(g, b, w)
        decisions += 1
    return decisions


def fold(g: State, decisions: i32, so_far: u64) -> u64:
    """Add a finished game to a running hash, which is the same with both backends."""
    i: i32
    x: u64 = mix((so_far ^ decisions) & M64)
    for i in range(g.seats):
        x = mix((x + g.score[i] + 32768) & M64)
    return mix(x ^ g.rng[0])

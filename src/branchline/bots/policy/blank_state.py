"""A view laid out as a state in which everything hidden is blank: enough to ask what is legal and what can be paid.

This is the only way into a mind; what the seat can't see is not there to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import mix
from branchline.core.codes import GAMMA, M64
from branchline.core.marks import copy_marked

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Mind, Seen, State, i32, u32, u64


def ghost(v: Seen, b: Board, g: State) -> None:
    """Lay the view out; the record may hold an earlier ghost."""
    q: i32 = v.viewer
    copy_marked(v, q, g)
    g.offered_size[q] = v.offered_size[q]
    g.ask[q] = v.ask[q]


def roll(m: Mind, n: u32) -> u32:
    """The mind's own dice: a number from 0 to n - 1."""
    x: u64 = (m.rng + GAMMA) & M64
    m.rng = x
    x = mix(x) >> 32
    return (x * n) >> 32

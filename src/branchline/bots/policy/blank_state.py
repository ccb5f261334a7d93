"""Turn a view into a state in which everything hidden is blank: enough to know what is legal and what can be paid.

A policy gets nothing else, so it can't read what its seat can't see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import mix
from branchline.core.codes import GAMMA, M64
from branchline.core.marks import copy_marked

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, Seen, State, i32, u32, u64


def blank_state(v: Seen, b: Board, g: State) -> None:
    """Copy the view into ``g``, which may hold an earlier blank state."""
    q: i32 = v.viewer
    copy_marked(v, q, g)
    g.offered_size[q] = v.offered_size[q]
    g.ask[q] = v.ask[q]


def roll(m: Plan, n: u32) -> u32:
    """Roll the policy's own dice: a number from 0 to n - 1."""
    x: u64 = (m.rng + GAMMA) & M64
    m.rng = x
    x = mix(x) >> 32
    return (x * n) >> 32

"""Names of types for annotations in the policies: the core's, and the policies' own records.

Nothing here exists at run time in the compiled policies.
"""

from __future__ import annotations

from branchline.bots.policy.records import Guess, Plan
from branchline.core.types import Board, Seen, State, Work, i32, u32, u64

__all__ = ["Board", "Guess", "Plan", "Seen", "State", "Work", "i32", "u32", "u64"]

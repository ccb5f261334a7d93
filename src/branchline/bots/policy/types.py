"""Names of types for annotations in the minds: the core's, and the mind's own records.

Nothing here exists at run time for the compiled minds.
"""

from __future__ import annotations

from branchline.bots.policy.records import Guess, Mind
from branchline.core.types import Board, Seen, State, Work, i32, u32, u64

__all__ = ["Board", "Guess", "Mind", "Seen", "State", "Work", "i32", "u32", "u64"]

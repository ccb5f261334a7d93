"""Names of C types for annotations in the rules; compiled they are C's, uncompiled they are ints and lists.

Nothing here exists at run time for the compiled core.
"""

from __future__ import annotations

from typing import TypeAlias

from branchline.core.options import Setup
from branchline.core.records import Board, Seen, State, Work

i32: TypeAlias = int
u32: TypeAlias = int
u64: TypeAlias = int
Codes: TypeAlias = list[int]
Bytes: TypeAlias = list[int]

__all__ = ["Board", "Bytes", "Codes", "Seen", "Setup", "State", "Work", "i32", "u32", "u64"]

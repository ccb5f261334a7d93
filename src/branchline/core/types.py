"""Names of C types for the annotations in the rules: C types if compiled, ints and lists otherwise.

For type checkers only; nothing here is used at run time.
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

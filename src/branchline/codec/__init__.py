"""The only translation between whole actions and the numbers of the core. Knows codes, but not what is legal.

``table.py`` has a row for every kind of action; other packages call this one and know no codes.
"""

from __future__ import annotations

from .buildings import BuildRow
from .position import NoCode, Position, Whole
from .rows import PaidRow, Row
from .table import CODES, ROWS, decode, decode_steps, encode, legal_rows, row_of, row_of_code, whole_actions

__all__ = [
    "CODES",
    "ROWS",
    "BuildRow",
    "NoCode",
    "PaidRow",
    "Position",
    "Row",
    "Whole",
    "decode",
    "decode_steps",
    "encode",
    "legal_rows",
    "row_of",
    "row_of_code",
    "whole_actions",
]

"""Tells a damaged log (the ``-wal`` file) from one that a crash cut short.

SQLite reads a log up to the first frame with a wrong checksum and ignores the rest. After a crash that is right: the
last transaction was not finished. But every commit is synced before the next one begins, so if two more commits follow
the wrong frame, moves that were acknowledged would be lost without a word. It reads bytes and knows nothing about rows.

SQLite's documentation describes the format in "Database File Format", section "The Write-Ahead Log".
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

_HEADER = struct.Struct(">8I")  # magic, version, page size, sequence, two salts, two sums
_FRAME = struct.Struct(">6I")  # page, pages after a commit (else 0), two salts, two sums
_MAGIC = 0x377F0682  # the lowest bit: whether the words of the sums are big-endian
_WORD = 0xFFFFFFFF
PAGE_SIZE = 4096  # of data files: SQLite's default


def log_is_damaged(log: Path) -> bool:
    """Whether a log has lost commits that were on disk."""
    try:
        with open(log, "rb") as file:
            return _commits_after_the_first_wrong_frame(file) > 1
    except FileNotFoundError:
        return False


def _commits_after_the_first_wrong_frame(file: BinaryIO) -> int:
    head = file.read(_HEADER.size)
    if len(head) < _HEADER.size:
        return 0
    magic, _, page_size, _, *rest = _HEADER.unpack(head)
    salts, sums = rest[:2], (rest[2], rest[3])
    order = ">" if magic & 1 else "<"
    right = magic & ~1 == _MAGIC and _sum(order, (0, 0), head[:24]) == sums
    if not right:
        page_size, salts = PAGE_SIZE, []
    commits = 0
    while len(frame := file.read(_FRAME.size + page_size)) == _FRAME.size + page_size:
        _, commit, *found = _FRAME.unpack_from(frame)
        salts = salts or found[:2]
        if right:
            sums = _sum(order, _sum(order, sums, frame[:8]), frame[_FRAME.size :])
            right = found == [*salts, *sums]
        elif commit and found[:2] == salts:  # other salts: from before the log started again
            commits += 1
    return commits


def _sum(order: str, sums: tuple[int, int], data: bytes) -> tuple[int, int]:
    first, second = sums
    for a, b in struct.iter_unpack(f"{order}II", data):
        first = (first + a + second) & _WORD
        second = (second + b + first) & _WORD
    return first, second

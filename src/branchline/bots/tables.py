"""The tables of a map as the minds get them, made once for each map: that takes about as long as a game between them.

It knows maps and their tables; nothing of minds.
"""

from __future__ import annotations

from typing import NamedTuple

from branchline.core import records
from branchline.core.board import make_board
from branchline.maps import Map

KEPT = 16  # maps


class Tables(NamedTuple):
    """A board for the plain minds, and its bytes for the compiled ones. Nobody changes them."""

    board: records.Board
    packed: bytes


_made: dict[str, Tables] = {}


def tables(map_: Map) -> Tables:
    """The tables of a map; of the last maps asked for they are kept."""
    found = _made.pop(map_.hash, None)
    if found is None:
        board = make_board(map_)
        found = Tables(board, board.pack())
    _made[map_.hash] = found  # the last one stands at the end
    if len(_made) > KEPT:
        _made.pop(next(iter(_made)), None)
    return found

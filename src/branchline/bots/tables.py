"""The tables of a map for the policies, cached per map: making them takes about as long as a game.

Knows maps and their tables; nothing of policies.
"""

from __future__ import annotations

from typing import NamedTuple

from branchline.core import records
from branchline.core.board import make_board
from branchline.maps import Map

KEPT = 16  # maps


class Tables(NamedTuple):
    """The board for the plain backend, and its bytes for the compiled one. Never changed."""

    board: records.Board
    packed: bytes


_made: dict[str, Tables] = {}


def tables(map_: Map) -> Tables:
    """The tables of a map. Those of the most recently used maps are cached."""
    found = _made.pop(map_.hash, None)
    if found is None:
        board = make_board(map_)
        found = Tables(board, board.pack())
    _made[map_.hash] = found  # the most recently used map goes last
    if len(_made) > KEPT:
        _made.pop(next(iter(_made)), None)
    return found

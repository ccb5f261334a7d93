"""Pieces: the split at set-up and the exchange with the box.

Knows stocks and boxes; nothing of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.core.types import Board, State, i32


def fewest_trains(b: Board) -> i32:
    """The fewest trains a seat can choose, given the number of ships (G-SET-5)."""
    return max(0, b.choose - b.most_ships)


def most_trains(b: Board) -> i32:
    return min(b.most_trains, b.choose)


def stock(g: State, b: Board, seat: i32, trains: i32) -> None:
    """Set the stock as chosen and put the rest into the seat's box; without a choice, all pieces are stock."""
    g.pieces[seat * 2 + TRAIN] = trains if b.choose else b.most_trains
    g.pieces[seat * 2 + SHIP] = b.choose - trains if b.choose else b.most_ships
    g.box[seat * 2 + TRAIN] = b.most_trains - g.pieces[seat * 2 + TRAIN]
    g.box[seat * 2 + SHIP] = b.most_ships - g.pieces[seat * 2 + SHIP]


def exchangeable(g: State, b: Board, seat: i32, kind: i32) -> i32:
    """The number of pieces of a kind the seat can take from its box (G-EXC-1)."""
    if not b.exchanges:
        return 0
    return min(g.box[seat * 2 + kind], g.pieces[seat * 2 + 1 - kind])


def swap(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    """Exchange pieces with the box, at a price per piece (G-EXC-1)."""
    g.pieces[seat * 2 + kind] += count
    g.box[seat * 2 + kind] -= count
    g.pieces[seat * 2 + 1 - kind] -= count
    g.box[seat * 2 + 1 - kind] += count
    g.score[seat] -= count * b.exchange_cost
    g.exchanged[seat] += count * b.exchange_cost

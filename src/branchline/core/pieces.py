"""Pieces: the split at set-up and the exchange with the box.

Knows stocks and boxes; nothing of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.core.types import Board, State, i32


def fewest_trains(b: Board) -> i32:
    """G-SET-5: at least so many trains, since there are not more ships."""
    return max(0, b.choose - b.most_ships)


def most_trains(b: Board) -> i32:
    return min(b.most_trains, b.choose)


def stock(g: State, b: Board, seat: i32, trains: i32) -> None:
    """The stock as chosen, the rest into the seat's box; where nothing is chosen, all pieces are stock."""
    g.pieces[seat * 2 + TRAIN] = trains if b.choose else b.most_trains
    g.pieces[seat * 2 + SHIP] = b.choose - trains if b.choose else b.most_ships
    g.box[seat * 2 + TRAIN] = b.most_trains - g.pieces[seat * 2 + TRAIN]
    g.box[seat * 2 + SHIP] = b.most_ships - g.pieces[seat * 2 + SHIP]


def exchangeable(g: State, b: Board, seat: i32, kind: i32) -> i32:
    """G-EXC-1: how many pieces of a kind the seat can take from its box."""
    if not b.exchanges:
        return 0
    return min(g.box[seat * 2 + kind], g.pieces[seat * 2 + 1 - kind])


def swap(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    """G-EXC-1: one point each."""
    g.pieces[seat * 2 + kind] += count
    g.box[seat * 2 + kind] -= count
    g.pieces[seat * 2 + 1 - kind] -= count
    g.box[seat * 2 + 1 - kind] += count
    g.score[seat] -= count * b.exchange_cost
    g.exchanged[seat] += count * b.exchange_cost

"""Readers for the core's records (State, Seen): phases by name, who has to act, a seat's part of an array.

For all modules above the core that read such a record. Knows no names of a map and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

from branchline.core import Seen, State, codes

Row = TypeVar("Row", bound=Sequence[int])

NOBODY = codes.NONE  # in a field that holds a seat, a card or a track
KINDS = codes.KINDS  # elements per seat in an array of cards
SEATS = codes.SEATS  # parts of an array with one part per seat
BORROWS = codes.BORROWS  # most tracks a seat can borrow
TRACK_WORDS = codes.WORDS  # 64-bit words in a set of tracks


class Phase(IntEnum):
    """What is asked now. From REFILL on, phases are sub-steps: they occur only within a whole action, so only programs
    on the raw core see them."""

    SETUP = codes.SETUP
    TURN = codes.TURN
    SECOND_CARD = codes.SECOND
    KEEP = codes.KEEP
    TUNNEL = codes.TUNNEL
    OVER = codes.OVER
    REFILL = codes.REFILL
    COLOUR = codes.COLOUR
    WILDS = codes.WILDS
    MARKS = codes.MARKS
    AMOUNT = codes.AMOUNT


def within_action(state: State) -> bool:
    """Whether the state is at a sub-step, in the middle of a whole action."""
    return bool(state.phase >= Phase.REFILL)


def asked_seats(record: State | Seen) -> tuple[int, ...]:
    """The seats that have to act now: possibly several at set-up, otherwise one, and none after the end."""
    if record.phase == codes.SETUP:
        ask = record.ask
        return tuple(seat for seat in range(record.seats) if ask[seat])
    return () if record.phase == codes.OVER else (int(record.turn),)


def chooses_tickets(record: State | Seen, seat: int) -> bool:
    """Whether the seat has to choose tickets now."""
    if record.phase == codes.SETUP:
        return bool(record.ask[seat] == codes.ASK_TICKETS)
    return bool(record.phase == codes.KEEP and record.turn == seat)


def chooses_pieces(record: State | Seen, seat: int) -> bool:
    """Whether the seat has to choose its stock of pieces now."""
    return bool(record.phase == codes.SETUP and record.ask[seat] == codes.ASK_PIECES)


def core_seat(seat: int | None) -> int:
    """The core's number of a seat; None becomes NOBODY."""
    return NOBODY if seat is None else seat


def cards_of(row: Row, seat: int) -> Row:
    """A seat's part of an array of cards."""
    return row[seat * KINDS : seat * KINDS + KINDS]  # type: ignore[return-value]


def offered_to(state: State, seat: int) -> Sequence[int]:
    """The tickets offered to a seat, as numbers, in the order dealt."""
    start = seat * codes.OFFER
    offered: Sequence[int] = state.offered[start : start + state.offered_size[seat]]
    return offered


def borrowed_by(record: State | Seen, seat: int) -> list[int]:
    """The tracks borrowed by a seat's buildings, as numbers; known after the end."""
    start = seat * BORROWS
    return [track for track in record.borrowed[start : start + BORROWS] if track != NOBODY]

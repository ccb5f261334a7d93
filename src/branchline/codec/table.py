"""The table of the codec, with a row for every kind of action, and the translations based on it.

A new kind of action is a row here and a code in the core. Does not know what is legal, nor what an action does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from branchline import actions as act
from branchline.codec.buildings import BuildRow
from branchline.codec.position import Position, Whole
from branchline.codec.rows import (
    ChoosePiecesRow,
    ClaimTrackRow,
    DrawBlindRow,
    ExchangePiecesRow,
    KeepTicketsRow,
    PayTunnelRow,
    Row,
    TakeCardRow,
)
from branchline.core import State
from branchline.core.codes import (
    A_AMOUNT,
    A_BLIND,
    A_CLAIM,
    A_COLOUR,
    A_DECLINE,
    A_EXCHANGE,
    A_KEEP,
    A_MARKS,
    A_PASS,
    A_PIECES,
    A_REFILL,
    A_STOP,
    A_TAKE,
    A_TICKETS,
    A_WILDS,
    ACTIONS,
    ASK_PIECES,
    ASK_TICKETS,
    KEEP,
    KINDS,
    OFFER,
    SECOND,
    SETUP,
    TRACKS,
    TUNNEL,
    TURN,
)  # fmt: skip
from branchline.lexicon import Lexicon
from branchline.maps import BUILDINGS

CODES = ACTIONS  # every code of the core is below
ROWS: tuple[Row[Any], ...] = (
    TakeCardRow(act.TakeCard, A_TAKE, KINDS, (TURN, SECOND)),
    DrawBlindRow(act.DrawBlind, A_BLIND, 2, (TURN, SECOND)),
    Row(act.DrawTickets, A_TICKETS, 1, (TURN,)),
    KeepTicketsRow(act.KeepTickets, A_KEEP, 1 << OFFER, (SETUP, KEEP), ask=ASK_TICKETS),
    ClaimTrackRow(act.ClaimTrack, A_CLAIM, TRACKS, (TURN,)),
    PayTunnelRow(act.PayTunnel, A_WILDS, A_MARKS - A_WILDS, (TUNNEL,)),
    Row(act.DeclineTunnel, A_DECLINE, 1, (TUNNEL,)),
    Row(act.StopDrawing, A_STOP, 1, (SECOND,)),
    *(BuildRow(kind) for kind in range(len(BUILDINGS))),
    ChoosePiecesRow(act.ChoosePieces, A_PIECES, A_KEEP - A_PIECES, (SETUP,), ask=ASK_PIECES),
    ExchangePiecesRow(act.ExchangePieces, A_EXCHANGE, 2, (TURN,)),
    Row(act.Pass, A_PASS, 1, (TURN,)),
)
_STEPS = {
    **{A_REFILL + n: (1, n) for n in range(A_COLOUR - A_REFILL)},
    **{A_COLOUR + n: (1, n) for n in range(A_WILDS - A_COLOUR)},
    **{A_WILDS + n: (2, n) for n in range(A_MARKS - A_WILDS)},
    **{A_MARKS + n: (3, n) for n in range(A_EXCHANGE - A_MARKS)},
    **{A_AMOUNT + n: (1, n) for n in range(A_PIECES - A_AMOUNT)},
}  # code of a sub-step: the index of the number in a Whole that it gives, and its value
_BY_ACTION = {row.action: row for row in ROWS}
_BY_CODE = {code: row for row in ROWS for code in row.codes}


def row_of(action: type[act.Action]) -> Row[Any]:
    """The row of a kind of action."""
    return _BY_ACTION[action]


def row_of_code(code: int) -> Row[Any]:
    """The row of the first code of a whole action."""
    return _BY_CODE[code]


def encode(at: Position, action: act.AnyAction) -> Whole:
    """Encode an action; raise NoCode or UnknownName if that is impossible."""
    return row_of(type(action)).encode(at, action)


def decode(at: Position, whole: Whole) -> act.AnyAction:
    """Decode the numbers of an action."""
    action: act.AnyAction = row_of_code(whole.code).decode(at, whole)
    return action


def decode_steps(at: Position, codes: Sequence[int]) -> act.AnyAction:
    """Decode a path through the core's sub-steps; sub-steps with a single answer are not on the path."""
    row = row_of_code(codes[0])
    if (action := row.decode_path(at, codes)) is not None:
        found: act.AnyAction = action
        return found
    answers = [_STEPS[code] for code in codes[1:]]
    for whole in row.wholes(at, codes[0]):
        if all(whole[place] == answer for place, answer in answers):
            return decode(at, whole)
    raise ValueError(f"{list(codes)} is no path through the steps of an action")


def whole_actions(lex: Lexicon, state: State, seat: int) -> Iterator[act.AnyAction]:
    """All legal actions of the seat, with every way to pay, in a fixed order."""
    at = Position(lex, state, seat)
    for code in state.legal(seat):
        yield from _BY_CODE[code].actions(at, code)


def legal_rows(at: Position) -> Iterator[tuple[Row[Any], Iterable[int]]]:
    """The rows of the actions the seat can start now, each with its legal codes, in the order of the legal list."""
    return groupby(at.state.legal(at.seat), _BY_CODE.__getitem__)

"""The list of a seat's legal actions as whole actions, every way to pay included.

The core says what can be begun; here each beginning is joined with all answers to its sub-steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from branchline import actions as act
from branchline import payment
from branchline.core import State
from branchline.core.codes import (
    A_BLIND,
    A_BUILD,
    A_CLAIM,
    A_EXCHANGE,
    A_KEEP,
    A_PASS,
    A_PIECES,
    A_STOP,
    A_TICKETS,
    CITIES,
    KINDS,
    OFFER,
    TUNNEL,
)  # fmt: skip
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDINGS
from branchline.payment import Cost


def whole_actions(lex: Lexicon, state: State, seat: int) -> Iterator[act.AnyAction]:
    """All legal actions of the seat, in a fixed order."""
    purse = Purse(lex, state.hand[seat * KINDS : seat * KINDS + len(lex.cards)])
    if state.phase == TUNNEL and state.turn == seat:
        yield act.DeclineTunnel()
        for spend in purse.spends(payment.extra_cost(state.extra, state.pay_colour)):
            yield act.PayTunnel(spend)
        return
    for code in state.legal(seat):
        yield from _from_code(lex, state, seat, code, purse)


class Purse:
    """A hand and every way it can pay; equal costs (a station in any city, gray tracks of a length) are asked once."""

    def __init__(self, lex: Lexicon, hand: Sequence[int]) -> None:
        self.lex = lex
        self.hand = hand
        self.known: dict[Cost, list[dict[str, int]]] = {}

    def spends(self, cost: Cost) -> Iterator[dict[str, int]]:
        """The cards of every payment, each in a dict of its own."""
        if cost not in self.known:
            rows = [payment.way_cards(self.lex, cost, way) for way in payment.ways(self.lex, cost, self.hand)]
            self.known[cost] = [self.lex.counts(row) for row in rows]
        return map(dict, self.known[cost])


def _from_code(lex: Lexicon, state: State, seat: int, code: int, purse: Purse) -> Iterator[act.AnyAction]:
    if code < A_BLIND:
        for refill in _refills(lex, state):
            yield act.TakeCard(lex.cards[code], refill)
    elif code < A_TICKETS:
        yield act.DrawBlind(DECKS[code - A_BLIND])
    elif code == A_TICKETS:
        yield act.DrawTickets()
    elif code == A_PASS:
        yield act.Pass()
    elif code == A_STOP:
        yield act.StopDrawing()
    elif code < A_PIECES:
        yield from _exchanges(state, seat, code - A_EXCHANGE)
    elif code < A_KEEP:
        trains = code - A_PIECES
        yield act.ChoosePieces(trains, lex.map.rules.pieces.choose - trains)
    elif code < A_CLAIM:
        yield act.KeepTickets(_kept(lex, state, seat, code - A_KEEP))
    elif code < A_BUILD:
        for spend in purse.spends(payment.track_cost(lex, code - A_CLAIM)):
            yield act.ClaimTrack(lex.track_ids[code - A_CLAIM], spend)
    else:
        kind, city = divmod(code - A_BUILD, CITIES)
        built = state.buildings[seat * len(BUILDINGS) + kind].bit_count()
        for spend in purse.spends(payment.building_cost(BUILDINGS[kind], built)):
            yield act.BUILDS[BUILDINGS[kind].kind](lex.city_ids[city], spend)


def _refills(lex: Lexicon, state: State) -> list[str | None]:
    """The decks a taker may refill from; None where there is one deck, or no card in either (G-DRAW-1)."""
    if len(lex.decks) == 1:
        return [None]
    full = [DECKS[deck] for deck in range(2) if state.deck_size[deck] or state.discards_size[deck]]
    return [*full] or [None]


def _exchanges(state: State, seat: int, kind: int) -> Iterator[act.ExchangePieces]:
    for count in range(1, min(state.box[seat * 2 + kind], state.pieces[seat * 2 + 1 - kind]) + 1):
        yield act.ExchangePieces(DECKS[kind], count)


def _kept(lex: Lexicon, state: State, seat: int, chosen: int) -> tuple[str, ...]:
    offered = state.offered[seat * OFFER : seat * OFFER + state.offered_size[seat]]
    return tuple(lex.ticket_ids[ticket] for i, ticket in enumerate(offered) if chosen >> i & 1)

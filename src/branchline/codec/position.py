"""A state from the side of one seat, as the rows of the codec read it, and the numbers of a whole action.

It reads the state and changes nothing; it knows no single kind of action.
"""

from __future__ import annotations

from typing import NamedTuple

from branchline import payment
from branchline.actions import Cards
from branchline.core import State
from branchline.core_records import cards_of, offered_to
from branchline.lexicon import DECKS, Lexicon
from branchline.payment import Cost, PaymentOptions, Way


class Whole(NamedTuple):
    """A whole action as arguments of the core's ``do``: its first code, and x, y, z as answers to the sub-steps."""

    code: int
    x: int = 0
    y: int = 0
    z: int = 0


class NoCode(ValueError):
    """An action that can't be encoded in this position; the message says why."""


class Position:
    """A state from the side of one seat."""

    # computed on first use
    _hand: tuple[int, ...] | None = None
    _refills: tuple[str, ...] | None = None
    _payments: PaymentOptions | None = None
    _read: tuple[Cards, Cost, Way | None] | None = None

    def __init__(self, lex: Lexicon, state: State, seat: int) -> None:
        self.lex = lex
        self.state = state
        self.seat = seat

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's cards as counts by kind."""
        if self._hand is None:
            self._hand = tuple(cards_of(self.state.hand, self.seat)[: len(self.lex.cards)])
        return self._hand

    @property
    def payments(self) -> PaymentOptions:
        """What the seat can pay."""
        if self._payments is None:
            self._payments = PaymentOptions(self.lex, self.hand)
        return self._payments

    @property
    def offered(self) -> tuple[str, ...]:
        """The tickets offered to the seat, in the order dealt."""
        return tuple([self.lex.ticket_ids[ticket] for ticket in offered_to(self.state, self.seat)])

    @property
    def refills(self) -> tuple[str, ...]:
        """The decks a seat may refill the display from; empty if the map has one deck or both are empty (G-DRAW-1)."""
        if self._refills is None:
            cards = zip(DECKS, self.state.deck_size, self.state.discards_size, strict=True)
            two = len(self.lex.decks) > 1
            self._refills = tuple([deck for deck, left, laid in cards if left or laid]) if two else ()
        return self._refills

    def has_card(self, deck: int) -> bool:
        return bool(self.state.deck_size[deck] or self.state.discards_size[deck])

    def most_exchanged(self, kind: int) -> int:
        """How many pieces of a kind the seat can take from its box."""
        return int(min(self.state.box[self.seat * 2 + kind], self.state.pieces[self.seat * 2 + 1 - kind]))

    def stock_fits(self, train: int, ship: int) -> bool:
        """Whether a seat may choose this stock of pieces."""
        own = self.lex.map.rules.pieces
        return 0 <= train <= own.train and 0 <= ship <= own.ship and train + ship == own.choose

    def read(self, cost: Cost, spend: Cards) -> Way | None:
        """Read cards as a payment; None if they are not one. Caches the last result, since the judge asks first."""
        if self._read is None or self._read[0] is not spend or self._read[1] != cost:
            self._read = (spend, cost, payment.read(self.lex, cost, self.lex.row(spend)))
        return self._read[2]

    def way(self, cost: Cost, spend: Cards) -> Way:
        """Read cards as a payment; raise NoCode if they are not one."""
        way = self.read(cost, spend)
        if way is None:
            raise NoCode("the cards are no payment")
        return way

    def spend(self, cost: Cost, way: Way) -> Cards:
        """The cards of a payment."""
        return self.lex.counts(payment.way_cards(self.lex, cost, way))

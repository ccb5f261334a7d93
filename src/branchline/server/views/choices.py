"""Everything an asked seat may do now, as a short list: the ways to pay are listed once per price.

Made from the seat's view alone. Ways that are cut off a long list are legal all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Raw

from branchline import actions as act
from branchline import payment
from branchline.codec import BuildRow, PaidRow, Position, Row, legal_rows
from branchline.lexicon import DECKS, Lexicon
from branchline.pair_payment import best_pairs
from branchline.payment import Cost, Way
from branchline.server.wire.shapes import Choices
from branchline.view import Phase, View, imagine

WAYS = 40  # the most listed per price, best first
_encode = msgspec.json.Encoder().encode


def choices(view: View, ask: int, undo: Literal["no", "free", "ask"] = "no") -> Choices:
    """The choices of the viewer, who is asked; ``ask`` is the number of the question."""
    seen, seat = view.seen, view.seat
    assert seat is not None, "a spectator is never asked"
    if seen.phase in (Phase.SETUP, Phase.KEEP):
        if view.chooses_tickets:
            return Choices(ask, keep=view.offered, keep_least=view.keep_least, undo=undo)
        own = view.map.rules.pieces
        stock = (own.choose, max(0, own.choose - own.ship), min(own.train, own.choose))
        return Choices(ask, stock=stock, undo=undo)
    pays = _PaymentRows(view.lex, seen.hand[: len(view.lex.cards)])
    if seen.phase == Phase.TUNNEL:
        number = pays.number(payment.extra_cost(seen.extra, seen.pay_colour))
        return Choices(ask, pays=pays.written(), tunnel=number, undo=undo)
    at = Position(view.lex, imagine(view), seat)
    found: dict[str, Any] = {}
    for row, codes in legal_rows(at):
        if isinstance(row, BuildRow):
            found.setdefault("builds", {})[row.building.kind] = _paid(at, row, codes, pays)
        else:
            field, read = _FIELDS[row.action]
            found[field] = read(at, row, codes, pays)
    return Choices(ask, pays=pays.written(), undo=undo, **found)


def _taken(at: Position, row: Row[Any], codes: Iterable[int], pays: _PaymentRows) -> dict[str, tuple[str, ...]]:
    cards, refills = at.lex.cards, at.refills
    return {cards[code - row.first]: refills for code in codes}


def _drawn(at: Position, row: Row[Any], codes: Iterable[int], pays: _PaymentRows) -> tuple[str, ...]:
    return tuple(DECKS[code - row.first] for code in codes)


def _paid(at: Position, row: PaidRow[Any], codes: Iterable[int], pays: _PaymentRows) -> dict[str, int]:
    """The number of the row of payments, for everything that can be claimed or built."""
    names, costs, first = row.names(at.lex), row.costs(at), row.first
    if row.one_cost:
        return dict.fromkeys([names[code - first] for code in codes], pays.number(costs[0]))
    numbers = pays.numbers  # as ``pays.number``, inlined for dozens of tracks
    return {names[code - first]: numbers.setdefault(costs[code - first], len(numbers)) for code in codes}


def _exchanged(at: Position, row: Row[Any], codes: Iterable[int], pays: _PaymentRows) -> dict[str, int]:
    return {DECKS[code - row.first]: at.most_exchanged(code - row.first) for code in codes}


def _possible(at: Position, row: Row[Any], codes: Iterable[int], pays: _PaymentRows) -> bool:
    return True


_FIELDS: dict[type[act.Action], tuple[str, Callable[[Position, Any, Iterable[int], _PaymentRows], Any]]] = {
    act.TakeCard: ("take", _taken),
    act.DrawBlind: ("draw", _drawn),
    act.DrawTickets: ("tickets", _possible),
    act.ClaimTrack: ("claims", _paid),
    act.ExchangePieces: ("exchange", _exchanged),
    act.StopDrawing: ("stop", _possible),
    act.Pass: ("pass_", _possible),
}  # what a turn can begin with: its field, and what the field holds


class _PaymentRows:
    """The ways a hand can pay, one row per price; rows are numbered as they are asked for."""

    def __init__(self, lex: Lexicon, hand: Sequence[int]) -> None:
        self.lex = lex
        self.hand = hand
        self.numbers: dict[Cost, int] = {}
        n = lex.colours
        forms = (0, n + 1, 2 * n + 1, 3 * n + 1) if lex.forms else (0,)
        self.held = list(zip(*[hand[form : form + n] for form in forms], strict=True))
        self.worth = [a + b + c + 2 * d for a, b, c, d in self.held] if lex.forms else hand  # a double ship is two

    def number(self, cost: Cost) -> int:
        return self.numbers.setdefault(cost, len(self.numbers))

    def written(self) -> Any:
        return tuple(self.row(cost) for cost in self.numbers)

    def row(self, cost: Cost) -> Raw:
        """All ways to pay a price: fewest wilds first, then no card wasted, then what the hand has most of."""
        if cost.form == "pairs":
            return Raw(_encode([self.lex.counts(row) for row in best_pairs(self.lex, cost.size, self.hand, WAYS)]))
        wilds = self.hand[self.lex.wild]
        found: list[tuple[tuple[int, ...], bytes]] = []
        if not cost.wilds_only:
            for colour in payment.colours(self.lex, cost):
                if self.worth[colour] and self.worth[colour] + wilds >= cost.size:
                    found += _ways(self.lex, cost, colour, self.held[colour], wilds)
        if wilds >= cost.size:
            found.append(((cost.size,), _encode({self.lex.cards[self.lex.wild]: cost.size})))
        found.sort()
        return Raw(b"[" + b",".join([way for _, way in found[:WAYS]]) + b"]")


@lru_cache(maxsize=8192)
def _ways(
    lex: Lexicon, cost: Cost, colour: int, held: tuple[int, ...], wilds: int
) -> tuple[tuple[tuple[int, ...], bytes], ...]:
    """The encoded ways to pay with one colour, each with its rank. Cached: many hands share them."""
    n = lex.colours
    hand = [0] * len(lex.cards)
    hand[lex.wild] = wilds
    for form, count in zip((0, n + 1, 2 * n + 1, 3 * n + 1), held, strict=False):
        hand[form + colour] = count
    return tuple(
        (_rank(cost, way, held), _encode(lex.counts(payment.way_cards(lex, cost, way))))
        for way in payment.colour_ways(lex, cost, hand, colour)
    )


def _rank(cost: Cost, way: Way, held: Sequence[int]) -> tuple[int, ...]:
    if cost.form == "ship":
        waste = max(0, 2 * way.marks - (cost.size - way.wilds))
        return (way.wilds, waste, -way.marks, -held[2] - held[3], way.colour)
    return (way.wilds, 0, way.marks, -held[0], way.colour)

"""Everything an asked seat may do now, as a short list: the ways to pay stand once for each price.

Made from the seat's view alone; what is left out of a long row of ways is legal all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Raw

from branchline import payment
from branchline.core.codes import (
    A_BLIND,
    A_CLAIM,
    A_EXCHANGE,
    A_HARBOUR,
    A_PASS,
    A_STATION,
    A_TAKE,
    A_TICKETS,
    ANY,
    ASK_PIECES,
    GRAY,
    KEEP,
    SETUP,
    TUNNEL,
)  # fmt: skip
from branchline.lexicon import DECKS, Lexicon
from branchline.payment import Cost, Way
from branchline.server.wire.shapes import Choices
from branchline.view import View, imagine

WAYS = 40  # in a row, the most sensible ones
_encode = msgspec.json.Encoder().encode


def choices(view: View, ask: int, undo: Literal["no", "free", "ask"] = "no") -> Choices:
    """For the viewer, who is asked; ``ask`` is the number of the question."""
    seen, seat = view.seen, view.seat
    assert seat is not None, "a spectator is never asked"
    if seen.phase == SETUP and seen.ask[seat] == ASK_PIECES:
        own = view.map.rules.pieces
        stock = (own.choose, max(0, own.choose - own.ship), min(own.train, own.choose))
        return Choices(ask, stock=stock, undo=undo)
    if seen.phase in (SETUP, KEEP):
        rules = view.map.rules.tickets
        least = rules.keep if seen.phase == SETUP else rules.draw_keep
        return Choices(ask, keep=view.offered, keep_least=min(least, len(view.offered)), undo=undo)
    purse = _Purse(view.lex, seen.hand[: len(view.lex.cards)])
    if seen.phase == TUNNEL:
        row = purse.row(payment.extra_cost(seen.extra, seen.pay_colour))
        return Choices(ask, pays=purse.rows(), tunnel=row, undo=undo)
    found = _turn(view, seat, purse)
    return Choices(ask, pays=purse.rows(), undo=undo, **found)


def _turn(view: View, seat: int, purse: _Purse) -> dict[str, Any]:
    """What can be begun, by kind."""
    lex, seen = view.lex, view.seen
    refills = _refills(view)
    take: dict[str, tuple[str, ...]] = {}
    draw: list[str] = []
    claims: dict[str, int] = {}
    stations: dict[str, int] = {}
    harbours: dict[str, int] = {}
    exchange: dict[str, int] = {}
    found: dict[str, Any] = {"take": take, "claims": claims, "stations": stations, "harbours": harbours}
    station = harbour = -1  # every station costs the same now, and so does every harbour
    for code in imagine(view).legal(seat):
        if code < A_BLIND:
            take[lex.cards[code - A_TAKE]] = refills
        elif code < A_TICKETS:
            draw.append(DECKS[code - A_BLIND])
        elif code == A_TICKETS:
            found["tickets"] = True
        elif code == A_PASS:
            found["pass_"] = True
        elif code < A_CLAIM:
            kind = code - A_EXCHANGE
            exchange[DECKS[kind]] = min(seen.box[seat * 2 + kind], seen.pieces[seat * 2 + 1 - kind])
        elif code < A_STATION:
            claims[lex.track_ids[code - A_CLAIM]] = purse.row(_track_cost(lex, code - A_CLAIM))
        elif code < A_HARBOUR:
            if station < 0:
                station = purse.row(payment.station_cost(seen.stations[seat].bit_count()))
            stations[lex.city_ids[code - A_STATION]] = station
        else:
            if harbour < 0:
                harbour = purse.row(payment.harbour_cost())
            harbours[lex.city_ids[code - A_HARBOUR]] = harbour
    found["draw"] = tuple(draw)
    found["exchange"] = exchange
    return found


def _refills(view: View) -> tuple[str, ...]:
    """The decks a taker may refill from; none where there is one deck, or no card in either (G-DRAW-1)."""
    if len(view.lex.decks) == 1:
        return ()
    seen = view.seen
    return tuple(DECKS[deck] for deck in range(2) if seen.deck_size[deck] or seen.discards_size[deck])


@lru_cache(maxsize=4096)
def _track_cost(lex: Lexicon, index: int) -> Cost:
    return payment.track_cost(lex, index)


class _Purse:
    """A hand, and the rows of ways it can pay; equal prices share a row."""

    def __init__(self, lex: Lexicon, hand: Sequence[int]) -> None:
        self.lex = lex
        self.hand = hand
        self.numbers: dict[Cost, int] = {}
        n = lex.colours
        forms = (0, n + 1, 2 * n + 1, 3 * n + 1) if lex.forms else (0,)
        self.held = [tuple([hand[form + colour] for form in forms]) for colour in range(n)]
        self.worth = [sum(held) + sum(held[3:]) for held in self.held]  # a double ship counts for two

    def row(self, cost: Cost) -> int:
        return self.numbers.setdefault(cost, len(self.numbers))

    def rows(self) -> Any:
        return tuple(self.written(cost) for cost in self.numbers)

    def written(self, cost: Cost) -> Raw:
        """All ways to pay a price: fewest wilds first, then no card wasted, then what the hand has plenty of."""
        wilds = self.hand[self.lex.wild]
        colours = range(self.lex.colours) if cost.colour == GRAY else (cost.colour,)
        found: list[tuple[tuple[int, ...], bytes]] = []
        if not cost.wilds_only:
            for colour in colours:
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
    """The ways to pay with one colour, written, each with its rank; many hands share them."""
    n = lex.colours
    hand = [0] * len(lex.cards)
    hand[lex.wild] = wilds
    for form, count in zip((0, n + 1, 2 * n + 1, 3 * n + 1), held, strict=False):
        hand[form + colour] = count
    found = []
    for way in payment.ways(lex, cost._replace(colour=colour), hand):
        if way.colour != ANY:
            found.append((_rank(cost, way, held), _encode(lex.counts(payment.way_cards(lex, cost, way)))))
    return tuple(found)


def _rank(cost: Cost, way: Way, held: Sequence[int]) -> tuple[int, ...]:
    if cost.form == "ship":
        waste = max(0, 2 * way.marks - (cost.size - way.wilds))
        return (way.wilds, waste, -way.marks, -held[2] - held[3], way.colour)
    return (way.wilds, 0, way.marks, -held[0], way.colour)

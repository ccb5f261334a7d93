"""Payments above the core: costs, every way to pay them, and which payment a set of cards is.

The same rules as core/payments.py, on rows of counts; the tests compare the two. Knows no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from branchline.core.codes import ANY, GRAY
from branchline.lexicon import Lexicon
from branchline.maps import Building
from branchline.pair_payment import pair_cards, pair_ways, read_pairs


class Cost(NamedTuple):
    """``form`` says which cards count: train cards, ship cards, marked ones (half trains, half ships), or pairs of
    train cards."""

    form: str  # "train", "ship", "marked", "pairs"
    size: int
    colour: int = GRAY
    wilds: int = 0  # the least number of wilds (E-FER-1)
    wilds_only: bool = False  # E-TUN-3


class Way(NamedTuple):
    """A payment: its colour (ANY: wilds only), wilds, and marked trains or double ships. In pairs, the first and the
    last are numbers of cards by colour (see pair_payment.py)."""

    colour: int
    wilds: int
    marks: int


def way_cards(lex: Lexicon, cost: Cost, way: Way) -> list[int]:
    """The cards of a payment, as a row of counts by kind."""
    if cost.form == "pairs":
        return pair_cards(lex, *way)
    row = [0] * len(lex.cards)
    row[lex.wild] = way.wilds
    if way.colour == ANY:
        return row
    n = lex.colours
    rest = cost.size - way.wilds
    if cost.form == "ship":
        row[2 * n + 1 + way.colour] = max(0, rest - 2 * way.marks)
        row[3 * n + 1 + way.colour] = way.marks
    else:
        row[(2 * n + 1 if cost.form == "marked" else 0) + way.colour] += rest - way.marks
        if way.marks:
            row[n + 1 + way.colour] += way.marks
    return row


def ways(lex: Lexicon, cost: Cost, hand: Sequence[int]) -> Iterator[Way]:
    """All payments a hand allows: by colour, fewest wilds first; wilds only last."""
    if cost.form == "pairs":
        yield from (Way(*way) for way in pair_ways(lex, cost.size, hand))
        return
    if not cost.wilds_only:
        for colour in colours(lex, cost):
            yield from colour_ways(lex, cost, hand, colour)
    if hand[lex.wild] >= cost.size:
        yield Way(ANY, cost.size, 0)


def colours(lex: Lexicon, cost: Cost) -> Sequence[int]:
    """The colours a cost can be paid in."""
    return range(lex.colours) if cost.colour == GRAY else (cost.colour,)


def colour_ways(lex: Lexicon, cost: Cost, hand: Sequence[int], colour: int) -> Iterator[Way]:
    """The payments with at least one card of a colour."""
    least, most = cost.wilds, min(hand[lex.wild], cost.size - 1)
    if not lex.forms:  # one kind of card per colour: nothing to mix
        for wilds in range(max(least, cost.size - hand[colour]), most + 1):
            yield Way(colour, wilds, 0)
        return
    for wilds in range(least, most + 1):
        for marks in _marks(lex, cost, hand, colour, wilds):
            yield Way(colour, wilds, marks)


def _marks(lex: Lexicon, cost: Cost, hand: Sequence[int], colour: int, wilds: int) -> Iterable[int]:
    """The possible numbers of marked trains or double ships among the cards of a colour."""
    n, rest = lex.colours, cost.size - wilds
    if cost.form == "ship":
        single, double = hand[2 * n + 1 + colour], hand[3 * n + 1 + colour]
        odd = rest // 2 + 1  # double ships only, one space too many
        exact = range(max(0, rest - single + 1) // 2, min(double, rest // 2) + 1)
        return (*exact, odd) if wilds == 0 and rest % 2 and double >= odd else exact
    marked = hand[n + 1 + colour]
    if cost.form == "marked":
        half = cost.size // 2
        single = min(hand[2 * n + 1 + colour], half)
        return range(max(0, rest - single), min(marked, half, rest) + 1)
    return range(max(0, rest - hand[colour]), min(marked, rest) + 1)


@lru_cache(maxsize=64)
def track_costs(lex: Lexicon) -> tuple[Cost, ...]:
    """The cost of each track of a map."""
    numbers = {"gray": GRAY, **{colour: i for i, colour in enumerate(lex.map.rules.colours)}}
    return tuple(
        Cost("pairs" if t.pair else t.kind, t.length, numbers[t.colour], t.locomotives) for t in lex.map.tracks
    )


def track_cost(lex: Lexicon, index: int) -> Cost:
    return track_costs(lex)[index]


def building_cost(row: Building, built: int) -> Cost:
    """The cost of the next building of a kind for a seat that has built ``built`` of them (E-STA-2, G-HAR-2)."""
    return Cost(row.form, row.cards + row.step * built)


def extra_cost(extra: int, colour: int) -> Cost:
    """The cost of a tunnel's extra: cards of the colour laid, or wilds (E-TUN-2, E-TUN-3)."""
    return Cost("train", extra, GRAY if colour == ANY else colour, 0, colour == ANY)


def read(lex: Lexicon, cost: Cost, row: Sequence[int]) -> Way | None:
    """Read a row of cards as a payment of exactly this cost; None if it is not one."""
    if cost.form == "pairs":
        found = read_pairs(lex, cost.size, row)
        return found and Way(*found)
    cards, wilds = list(row), row[lex.wild]
    for way in ways(lex, cost, row):
        if way.wilds == wilds and way_cards(lex, cost, way) == cards:
            return way
    return None


class PaymentOptions:
    """All ways a hand can pay; equal costs (a station in any city, gray tracks of a length) are computed once."""

    def __init__(self, lex: Lexicon, hand: Sequence[int]) -> None:
        self.lex = lex
        self.hand = hand
        self.known: dict[Cost, list[dict[str, int]]] = {}

    def ways(self, cost: Cost) -> Iterator[Way]:
        return ways(self.lex, cost, self.hand)

    def spends(self, cost: Cost) -> Iterator[dict[str, int]]:
        """The cards of every payment, each in a dict of its own."""
        if cost not in self.known:
            rows = [way_cards(self.lex, cost, way) for way in self.ways(cost)]
            self.known[cost] = [self.lex.counts(row) for row in rows]
        return map(dict, self.known[cost])

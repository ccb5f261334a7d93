"""Payments in the words of the table: what a cost takes, every way to pay it, and reading the cards somebody laid.

The same rules as core/payments.py, written on names and hands; the tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from branchline.core.codes import ANY, GRAY
from branchline.lexicon import Lexicon
from branchline.maps import Building


class Cost(NamedTuple):
    """``form`` says which cards count: train cards, ship cards, or marked ones, half trains and half ships."""

    form: str  # "train", "ship", "marked"
    size: int
    colour: int = GRAY
    wilds: int = 0  # at least so many wilds (E-FER-1)
    wilds_only: bool = False  # E-TUN-3


class Way(NamedTuple):
    """One payment: its colour (ANY: wilds alone), wilds, and marked trains or double ships."""

    colour: int
    wilds: int
    marks: int


def way_cards(lex: Lexicon, cost: Cost, way: Way) -> list[int]:
    """The cards of a payment, as a row of counts by kind."""
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
    """Every payment a hand allows: fewest wilds first within a colour, wilds alone last."""
    most = hand[lex.wild]
    if not cost.wilds_only:
        for colour in range(lex.colours):
            if cost.colour in (GRAY, colour):
                for wilds in range(cost.wilds, min(most, cost.size - 1) + 1):
                    for marks in _marks(lex, cost, hand, colour, wilds):
                        yield Way(colour, wilds, marks)
    if most >= cost.size:
        yield Way(ANY, cost.size, 0)


def _marks(lex: Lexicon, cost: Cost, hand: Sequence[int], colour: int, wilds: int) -> Iterator[int]:
    """How many marked trains or double ships can be among the coloured cards."""
    n, rest = lex.colours, cost.size - wilds
    plain = hand[colour]
    marked, single, double = (hand[(i * n) + 1 + colour] if lex.forms else 0 for i in (1, 2, 3))
    if cost.form == "ship":
        for count in range(min(double, (rest + 1) // 2) + 1):
            if 2 * count <= rest <= 2 * count + single or (2 * count == rest + 1 and wilds == 0):
                yield count
    elif cost.form == "marked":
        half = cost.size // 2
        for count in range(min(marked, half) + 1):
            if 0 <= rest - count <= min(single, half):
                yield count
    else:
        for count in range(min(marked, rest) + 1):
            if rest - count <= plain:
                yield count


def track_cost(lex: Lexicon, index: int) -> Cost:
    track = lex.map.tracks[index]
    colour = GRAY if track.colour == "gray" else lex.map.rules.colours.index(track.colour)
    return Cost(track.kind, track.length, colour, track.locomotives)


def building_cost(row: Building, built: int) -> Cost:
    """The next building of a kind, for a seat that has built so many (E-STA-2, G-HAR-2)."""
    return Cost(row.form, row.cards + row.step * built)


def extra_cost(extra: int, colour: int) -> Cost:
    """A tunnel's extra: the colour laid or wilds (E-TUN-2, E-TUN-3)."""
    return Cost("train", extra, GRAY if colour == ANY else colour, 0, colour == ANY)


def read(lex: Lexicon, cost: Cost, row: Sequence[int]) -> Way | None:
    """The payment these cards are, exactly; None when they are none."""
    for way in ways(lex, cost, row):
        if way_cards(lex, cost, way) == list(row):
            return way
    return None

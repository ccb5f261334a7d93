"""Translates between the names of a map and the numbers of the core: cards, tracks, tickets, cities, decks.

Knows names only, no rules. There is one lexicon per map, made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from branchline.core import Board
from branchline.core.codes import NONE, SHIP, TRAIN
from branchline.maps import BUILDING_INDEX, Map, UnknownName, card_names

DECKS = ("train", "ship")


class Lexicon:
    """Names and numbers of one map, with its tables for the core."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.board = Board(map_)
        cards = map_.rules.cards
        self.forms = bool(cards.marked or cards.single_ship or cards.double_ship)  # a colour has several kinds of cards
        self.cards = card_names(map_.rules.colours, self.forms)
        per_colour = (cards.plain, cards.marked, cards.single_ship, cards.double_ship)
        rows = [[n] * len(map_.rules.colours) for n in per_colour]
        self.totals = [*rows[0], cards.wild, *(rows[1] + rows[2] + rows[3] if self.forms else [])]  # by kind
        self.card_index = {name: i for i, name in enumerate(self.cards)}
        self.colours = len(map_.rules.colours)
        self.wild = self.colours
        self.decks = DECKS if self.forms else DECKS[:1]
        self.first_ship = 2 * self.colours + 1 if self.forms else len(self.cards)
        self.track_ids = tuple(track.id for track in map_.tracks)
        self.ticket_ids = tuple(ticket.id for ticket in map_.tickets)
        self.city_ids = tuple(city.id for city in map_.cities)

    def card(self, name: str) -> int:
        """The number of a card's name."""
        if name not in self.card_index:
            raise UnknownName("card", name, f"{name!r} is no card of {self.map.id}: {', '.join(self.cards)}")
        return self.card_index[name]

    def deck(self, name: str) -> int:
        if name not in self.decks:
            raise UnknownName("deck", name, f"{name!r} is no deck of {self.map.id}: {', '.join(self.decks)}")
        return DECKS.index(name)

    def deck_of(self, kind: int) -> int:
        return SHIP if kind >= self.first_ship else TRAIN

    def counts(self, row: Sequence[int]) -> dict[str, int]:
        """Convert a row of counts by kind to a dict of names and counts, without zeros."""
        return {name: row[i] for i, name in enumerate(self.cards) if row[i]}

    def row(self, cards: Mapping[str, int]) -> list[int]:
        """Convert a dict of names and counts to a row of counts by kind."""
        row = [0] * len(self.cards)
        for name, count in cards.items():
            row[self.card(name)] += count
        return row

    def card_list(self, kinds: Iterable[int]) -> tuple[str, ...]:
        """The names of cards; an empty slot is an empty name."""
        return tuple("" if kind == NONE else self.cards[kind] for kind in kinds)

    def tickets(self, low: int, high: int) -> tuple[str, ...]:
        """The names of a set of tickets given as two 64-bit words."""
        bits = low | high << 64
        return tuple(name for i, name in enumerate(self.ticket_ids) if bits >> i & 1)

    def cities(self, bits: int) -> tuple[str, ...]:
        return tuple(name for i, name in enumerate(self.city_ids) if bits >> i & 1)

    def built(self, buildings: Sequence[int], kind: str) -> tuple[tuple[str, ...], ...]:
        """Per seat, the cities with its buildings of a kind; ``buildings`` is the array of a State or Seen."""
        return tuple(self.cities(bits) for bits in buildings[BUILDING_INDEX[kind] :: len(BUILDING_INDEX)])


@lru_cache(maxsize=64)
def lexicon(map_: Map) -> Lexicon:
    """The lexicon of a map, cached by the hash of the map."""
    return Lexicon(map_)

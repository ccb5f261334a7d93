"""Cards and tickets that have no place yet: given ones are taken from the pool, the rest is dealt from it by the seed.

Taking more of a card than exist is an impossible position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from branchline.core import State
from branchline.lexicon import Lexicon
from branchline.scenario.reader import ScenarioError


class Pool:
    """Everything that has no place yet. Chance comes from the state's free stream."""

    def __init__(self, lex: Lexicon, state: State) -> None:
        self.lex = lex
        self.state = state
        self.cards = list(lex.totals)
        self.tickets = dict.fromkeys(lex.ticket_ids)

    def take_cards(self, cards: Mapping[str, int], key: str) -> list[int]:
        """Take given cards; return them as a row of counts."""
        row = self.lex.row(cards)
        for kind, n in enumerate(row):
            self.cards[kind] -= n
            if self.cards[kind] < 0:
                name = self.lex.cards[kind]
                raise ScenarioError(key, f"asks for more {name} cards than there are (with what is given elsewhere)")
        return row

    def take_list(self, cards: Iterable[str], key: str) -> list[int]:
        kinds = [self.lex.card(card) for card in cards]
        for kind in kinds:
            self.take_cards({self.lex.cards[kind]: 1}, key)
        return kinds

    def left(self, deck: int) -> int:
        return sum(n for kind, n in enumerate(self.cards) if self.lex.deck_of(kind) == deck)

    def deal(self, deck: int) -> int | None:
        """Deal a random card of a deck; None if none is left."""
        size = self.left(deck)
        if not size:
            return None
        r = self.state.choice(size)
        for kind, n in enumerate(self.cards):
            if self.lex.deck_of(kind) == deck:
                if r < n:
                    self.cards[kind] -= 1
                    return kind
                r -= n
        raise AssertionError("a card beyond the last")

    def rest(self, deck: int) -> list[int]:
        """Take all cards of a deck that are left; return them as a row of counts."""
        row = [n if self.lex.deck_of(kind) == deck else 0 for kind, n in enumerate(self.cards)]
        self.cards = [n - taken for n, taken in zip(self.cards, row, strict=True)]
        return row

    def deal_hand(self) -> list[int]:
        """Deal a starting hand."""
        row = [0] * len(self.cards)
        hand = self.lex.map.rules.hand
        for deck, n in enumerate((hand.train, hand.ship)):
            for _ in range(n):
                kind = self.deal(deck)
                if kind is not None:
                    row[kind] += 1
        return row

    def take_tickets(self, names: Iterable[str], key: str) -> list[int]:
        indices = []
        for name in names:
            if name not in self.tickets:
                raise ScenarioError(key, f"ticket {name!r} is given twice")
            del self.tickets[name]
            indices.append(self.lex.map.ticket_index[name])
        return indices

    def deal_ticket(self, group: str) -> int | None:
        """Deal a random ticket of a group; None if none is left."""
        names = [name for name in self.tickets if self.lex.map.ticket(name).group == group]
        if not names:
            return None
        return self.take_tickets([names[self.state.choice(len(names))]], "tickets")[0]

    def deal_start_tickets(self) -> list[int]:
        """Deal what a seat gets at set-up, the long ones first."""
        rules = self.lex.map.rules.tickets
        dealt = [
            self.deal_ticket(group) for group, n in (("long", rules.long), ("regular", rules.regular)) for _ in range(n)
        ]
        return [ticket for ticket in dealt if ticket is not None]

"""The words of a scenario on one map: readers for cards, tracks, tickets, cities and actions.

Turns names into the map's own; a name that the map does not have is an error at its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from branchline import actions as act
from branchline.lexicon import DECKS, Lexicon
from branchline.scenario.reader import ScenarioError, Table, count, listed, mapped, text, twice, yes

VERBS = tuple(verb for verb in act.VERBS if verb != "draw")  # a blind draw is { take = "deck" }


class Words:
    """Readers bound to a map."""

    def __init__(self, lex: Lexicon) -> None:
        self.lex = lex
        self._readers: dict[str, Callable[[object, str], Any]] = {
            "CARD": self.card,
            "DECK": self._refill,
            "CITY": self.city,
            "TRACK": self.track,
            "TICKETS": lambda value, key: tuple(self.tickets(value, key)),
            "CARDS": self.counts,
            "N": count,
        }  # by the kinds of value in the syntax of an action

    def card(self, value: object, key: str) -> str:
        name = text(value, key)
        self.lex.card(name)
        return name

    def city(self, value: object, key: str) -> str:
        return self.lex.map.city(text(value, key)).id

    def track(self, value: object, key: str) -> str:
        return self.lex.map.track(text(value, key)).id

    def ticket(self, value: object, key: str) -> str:
        return self.lex.map.ticket(text(value, key)).id

    def cities(self, value: object, key: str) -> list[str]:
        return twice(listed(self.city)(value, key), key)

    def tracks(self, value: object, key: str) -> list[str]:
        return twice(listed(self.track)(value, key), key)

    def tickets(self, value: object, key: str) -> list[str]:
        return twice(listed(self.ticket)(value, key), key)

    def cards(self, value: object, key: str) -> list[str]:
        return listed(self.card)(value, key)

    def counts(self, value: object, key: str) -> dict[str, int]:
        """Cards with their numbers; zeros are dropped."""
        found = mapped(count)(value, key)
        for name in found:
            self.card(name, f"{key}.{name}")
        return {name: n for name, n in found.items() if n}

    def deck(self, value: object, key: str) -> str:
        name = text(value, key)
        self.lex.deck(name)
        return name

    def pieces(self, value: object, key: str) -> dict[str, int]:
        """Trains and, where there are any, ships."""
        kinds = DECKS if self.lex.map.rules.pieces.ship else DECKS[:1]
        found = mapped(count)(value, key)
        for name in found:
            if name not in kinds:
                raise ScenarioError(f"{key}.{name}", f"there are no such pieces here, only {' and '.join(kinds)}")
        return found

    def actions(self, value: object, key: str) -> list[act.AnyAction]:
        return listed(self.action)(value, key)

    def action(self, value: object, key: str) -> act.AnyAction:
        table = Table(value, key)
        verbs = [verb for verb in VERBS if verb in table]
        if len(verbs) != 1:
            raise ScenarioError(key, f"an action has one of {', '.join(VERBS)}; here are {verbs or 'none'}")
        found = self._verb(verbs[0], table)
        table.done()
        return found

    def _verb(self, verb: str, table: Table) -> act.AnyAction:
        """Read an action; those whose keys are not the words of their syntax are read here."""
        match verb:
            case "take" if str(table.left["take"]).partition(":")[0] == "deck":
                return self._draw(table)
            case "tickets":
                if table.need("tickets", text) != "draw":
                    raise ScenarioError(table.key("tickets"), 'only "draw" has a meaning here')
                return act.DrawTickets()
            case "exchange":
                return self._exchange(table)
        return self._by_syntax(act.VERBS[verb], table)

    def _by_syntax(self, grammar: act.Grammar, table: Table) -> act.AnyAction:
        """``{ claim = ..., with = ... }``: the words of the syntax are the keys. An action without fields is ``true``;
        fields that don't follow the verb are in a table of their own."""
        inner = table
        if not grammar.fields:
            table.need(grammar.verb, yes)
        elif grammar.fields[0].key != grammar.verb:
            inner = Table(table.need(grammar.verb, lambda value, _: value), table.key(grammar.verb))
        values = {
            field.name: (inner.take if field.optional else inner.need)(field.key, self._readers[field.kind])
            for field in grammar.fields
        }
        inner.done()
        return cast(act.AnyAction, grammar.kind(**values))

    def _draw(self, table: Table) -> act.DrawBlind:
        key, name = table.key("take"), table.need("take", text)
        if name == "deck" and len(self.lex.decks) > 1:
            raise ScenarioError(key, 'there are two decks: "deck:train" or "deck:ship"')
        return act.DrawBlind(self.deck(name.partition(":")[2] or "train", key))

    def _refill(self, value: object, key: str) -> str:
        name = text(value, key)
        if name not in DECKS:
            raise ScenarioError(key, f'{name!r} is not "train" or "ship"')
        return name

    def _exchange(self, table: Table) -> act.ExchangePieces:
        key = table.key("exchange")
        chosen = table.need("exchange", mapped(count))
        if len(chosen) != 1 or next(iter(chosen)) not in DECKS:
            raise ScenarioError(key, "one kind of piece, train or ship, with its number is expected")
        return act.ExchangePieces(*next(iter(chosen.items())))

"""The words of a scenario on one map: readers for cards, tracks, tickets, cities and actions.

Turns names into the map's own; a name the map does not have is an error at its place.
"""

from __future__ import annotations

from branchline import actions as act
from branchline.lexicon import DECKS, Lexicon
from branchline.scenario.reader import ScenarioError, Table, count, listed, mapped, text, twice, yes

VERBS = (
    "take", "tickets", "keep", "claim", "pay", "decline", "stop", "station", "harbour", "pieces", "exchange", "pass",
)  # fmt: skip


class Words:
    """Readers bound to a map."""

    def __init__(self, lex: Lexicon) -> None:
        self.lex = lex

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
        """Cards with their numbers; zeros say nothing."""
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
        match verb:
            case "take":
                return self._take(table)
            case "tickets":
                if table.need("tickets", text) != "draw":
                    raise ScenarioError(table.key("tickets"), 'only "draw" has a meaning here')
                return act.DrawTickets()
            case "keep":
                return act.KeepTickets(tuple(table.need("keep", self.tickets)))
            case "claim":
                return act.ClaimTrack(table.need("claim", self.track), table.need("with", self.counts))
            case "pay":
                return act.PayTunnel(table.need("pay", self.counts))
            case "decline":
                table.need("decline", yes)
                return act.DeclineTunnel()
            case "stop":
                table.need("stop", yes)
                return act.StopDrawing()
            case "station":
                return act.BuildStation(table.need("station", self.city), table.need("with", self.counts))
            case "harbour":
                return act.BuildHarbour(table.need("harbour", self.city), table.need("with", self.counts))
            case "pieces":
                return self._pieces(table)
            case "exchange":
                return self._exchange(table)
            case _:
                table.need("pass", yes)
                return act.Pass()

    def _take(self, table: Table) -> act.AnyAction:
        key = table.key("take")
        name = table.need("take", text)
        if name == "deck" or name.startswith("deck:"):
            if name == "deck" and len(self.lex.decks) > 1:
                raise ScenarioError(key, 'there are two decks: "deck:train" or "deck:ship"')
            return act.DrawBlind(self.deck(name.partition(":")[2] or "train", key))
        return act.TakeCard(self.card(name, key), table.take("refill", self._refill))

    def _refill(self, value: object, key: str) -> str:
        name = text(value, key)
        if name not in DECKS:
            raise ScenarioError(key, f'{name!r} is not "train" or "ship"')
        return name

    def _pieces(self, table: Table) -> act.ChoosePieces:
        chosen = Table(table.need("pieces", lambda value, _: value), table.key("pieces"))
        found = act.ChoosePieces(chosen.need("train", count), chosen.need("ship", count))
        chosen.done()
        return found

    def _exchange(self, table: Table) -> act.ExchangePieces:
        key = table.key("exchange")
        chosen = table.need("exchange", mapped(count))
        if len(chosen) != 1 or next(iter(chosen)) not in DECKS:
            raise ScenarioError(key, "one kind of piece, train or ship, with its number is expected")
        return act.ExchangePieces(*next(iter(chosen.items())))

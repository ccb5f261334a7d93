"""Expectations: each key of `expect` and `[final]` becomes a check that reports what it found.

Checks are read, and refused, before anything is played. Only the keys given are checked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from branchline.core_records import NOBODY, cards_of
from branchline.events import AnyEvent, TunnelTurnedUp
from branchline.game import Game
from branchline.game.scores import SCORE_PARTS
from branchline.lexicon import DECKS
from branchline.maps import BUILDINGS, Building
from branchline.scenario.reader import ScenarioError, Table, by_seat, count, flag, listed, mapped, number
from branchline.scenario.words import Words


class Moment(NamedTuple):
    """What a check looks at: the game after a step, who acted, what happened, and whether last turns ever began."""

    game: Game
    seat: int
    events: list[AnyEvent]
    last_turns: bool


Find = Callable[[Moment], Any]


class Check(NamedTuple):
    """Holds if what ``find`` returns equals ``want``."""

    key: str
    want: Any
    find: Find
    skip: Callable[[Moment], bool] = lambda moment: False

    def fault(self, moment: Moment) -> str | None:
        if self.skip(moment):
            return None
        found = self.find(moment)
        return None if found == self.want else f"{self.key}: {self.want!r} expected, {found!r} found"


class Checks:
    """Reads the tables of expectations of one scenario."""

    def __init__(self, words: Words, players: int) -> None:
        self.words = words
        self.lex = words.lex
        self.players = players

    def seat(self, value: object, key: str) -> int:
        found = number(value, key)
        if not 0 <= found < self.players:
            raise ScenarioError(key, f"{found} is no seat of a game for {self.players}")
        return found

    def owner(self, value: object, key: str) -> int:
        return -1 if value == -1 else self.seat(value, key)

    def read(self, value: object, place: str) -> list[Check]:
        """The checks of an `expect` table."""
        table = Table(value, place)
        checks = [*self._table(table), *self._seats(table), *self._decks(table)]
        table.done()
        return checks

    def _table(self, table: Table) -> list[Check]:
        sorted_cards = self._sorted(self.words.cards)
        plain: dict[str, tuple[Callable[[object, str], Any], Find]] = {
            "display": (sorted_cards, self._display),
            "display_size": (count, lambda m: m.game.state.display_size),
            "extra": (count, lambda m: m.game.state.extra),
            "revealed": (sorted_cards, self._revealed),
            "closed": (self._sorted(self.words.tracks), self._closed),
            "ticket_deck_size": (count, lambda m: m.game.state.bag_size + m.game.state.queue_size),
            "offered": (self.words.tickets, self._offered),
            "last_turns": (flag, self._last_turns),
            "over": (flag, lambda m: m.game.over),
            "winners": (self._sorted(listed(self.seat)), self._winners),
        }
        checks = []
        for name, (read, find) in plain.items():
            want = table.take(name, read)
            if want is not None:
                checks.append(Check(table.key(name), want, find))
        to_move = table.take("to_move", self.seat)
        if to_move is not None:
            checks.append(Check(table.key("to_move"), to_move, lambda m: m.game.state.turn, self._nobody_moves))
        owners = table.take("owner", mapped(self.owner)) or {}
        for name, want in owners.items():
            key = f"{table.key('owner')}.{name}"
            try:
                track = self.words.track(name, key)
            except ValueError as error:
                raise ScenarioError(key, str(error)) from None
            checks.append(Check(key, want, self._owner(self.lex.map.track_index[track])))
        return checks

    def _seats(self, table: Table) -> list[Check]:
        kinds: dict[str, tuple[Callable[[object, str], Any], Callable[[int, Any], Find]]] = {
            "hands": (self.words.counts, lambda q, _: lambda m: self._hand(m, q)),
            "hand_size": (count, lambda q, _: lambda m: sum(m.game.state.hand_size[q * 2 : q * 2 + 2])),
            "scores": (number, lambda q, _: lambda m: m.game.state.score[q]),
            "pieces": (self.words.pieces, lambda q, want: lambda m: self._stock(m.game.state.pieces, q, want)),
            "box": (self.words.pieces, lambda q, want: lambda m: self._stock(m.game.state.box, q, want)),
            "tickets": (self._sorted(self.words.tickets), lambda q, _: lambda m: self._held(m, q)),
        }
        for row in BUILDINGS:
            kinds[f"{row.table}_left"] = (count, lambda q, _, row=row: self._left(row, q))  # type: ignore[misc]
        checks = []
        for name, (read, find) in kinds.items():
            for seat, want in (table.take(name, by_seat(read, self.players)) or {}).items():
                checks.append(Check(f"{table.key(name)}.{seat}", want, find(seat, want)))
        return checks

    def _decks(self, table: Table) -> list[Check]:
        checks = []
        for name, want in (table.take("deck_size", mapped(count)) or {}).items():
            key = f"{table.key('deck_size')}.{name}"
            checks.append(Check(key, want, self._deck_size(self._deck(name, key))))
        for name, row in (table.take("discards", mapped(self.words.counts)) or {}).items():
            key = f"{table.key('discards')}.{name}"
            checks.append(Check(key, row, self._discards(self._deck(name, key))))
        return checks

    def _deck(self, name: str, key: str) -> int:
        if name not in self.lex.decks:
            raise ScenarioError(key, f"{name!r} is no deck here: {', '.join(self.lex.decks)}")
        return DECKS.index(name)

    @staticmethod
    def _sorted(read: Callable[[object, str], list[Any]]) -> Callable[[object, str], list[Any]]:
        return lambda value, key: sorted(read(value, key))

    @staticmethod
    def _nobody_moves(moment: Moment) -> bool:
        """``to_move`` is not checked during set-up or after the end."""
        return moment.game.setup or moment.game.over

    def _display(self, moment: Moment) -> list[str]:
        return sorted(self.lex.cards[kind] for kind in moment.game.state.display if kind != NOBODY)

    def _revealed(self, moment: Moment) -> list[str]:
        """The cards turned up now, or turned up in this step for a tunnel that cost nothing extra."""
        for event in moment.events:
            if isinstance(event, TunnelTurnedUp):
                return sorted(event.cards)
        state = moment.game.state
        return sorted(self.lex.cards[kind] for kind in state.revealed[: state.revealed_size])

    def _closed(self, moment: Moment) -> list[str]:
        state = moment.game.state
        owned = {t.double for i, t in enumerate(self.lex.map.tracks) if t.double and state.owner[i] != NOBODY}
        return sorted(
            track.id
            for i, track in enumerate(self.lex.map.tracks)
            if state.closing and track.double in owned and state.owner[i] == NOBODY
        )

    def _offered(self, moment: Moment) -> list[str]:
        return list(moment.game.view(moment.seat).offered)

    @staticmethod
    def _last_turns(moment: Moment) -> bool:
        return moment.last_turns if moment.game.over else bool(moment.game.state.last)

    @staticmethod
    def _winners(moment: Moment) -> list[int] | str:
        return list(moment.game.scores().winners) if moment.game.over else "the game is not over"

    @staticmethod
    def _owner(index: int) -> Find:
        return lambda m: -1 if m.game.state.owner[index] == NOBODY else m.game.state.owner[index]

    def _hand(self, moment: Moment, seat: int) -> dict[str, int]:
        return self.lex.counts(cards_of(moment.game.state.hand, seat))

    @staticmethod
    def _stock(row: tuple[int, ...], seat: int, want: dict[str, int]) -> dict[str, int]:
        return {kind: row[seat * 2 + DECKS.index(kind)] for kind in want}

    def _left(self, row: Building, seat: int) -> Find:
        rules = self.lex.map.rules.buildings.get(row.kind)
        if rules is None:
            raise ScenarioError(f"{row.table}_left", f"{self.lex.map.id} has no {row.table}")
        return lambda m: rules.each - len(self.lex.built(m.game.state.buildings, row.kind)[seat])

    def _held(self, moment: Moment, seat: int) -> list[str]:
        words = moment.game.state.tickets
        return sorted(self.lex.tickets(words[2 * seat], words[2 * seat + 1]))

    @staticmethod
    def _deck_size(deck: int) -> Find:
        return lambda m: m.game.state.deck_size[deck]

    def _discards(self, deck: int) -> Find:
        def find(moment: Moment) -> dict[str, int]:
            row = moment.game.state.discards
            return self.lex.counts([n if self.lex.deck_of(k) == deck else 0 for k, n in enumerate(row)])

        return find

    def read_final(self, value: object, place: str) -> list[Check]:
        """The checks of a [final] table: the position scored as if the game ended there."""
        table = Table(value, place)
        checks = []
        for seat, sheet in (table.take("scores", by_seat(mapped(number), self.players)) or {}).items():
            for part, want in sheet.items():
                key = f"{place}.scores.{seat}.{part}"
                if part not in SCORE_PARTS:
                    raise ScenarioError(key, f"is no part of a score: {', '.join(SCORE_PARTS)}")
                # The cost of exchanges may be given with or without its minus sign.
                checks.append(Check(key, -abs(want) if part == "exchange" else want, self._part(seat, part)))
        winners = table.take("winners", self._sorted(listed(self.seat)))
        if winners is not None:
            checks.append(Check(f"{place}.winners", winners, lambda m: list(m.game.scores().winners)))
        table.done()
        return checks

    @staticmethod
    def _part(seat: int, part: str) -> Find:
        return lambda m: m.game.scores()[seat].parts()[part]

"""Lay out a given position: what is given first, then the rest by the seed, then tracks, buildings and numbers.

Refuses positions that can't occur.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.core import State
from branchline.core.codes import KINDS, NONE, SEATS, SHIP, SLOTS, TICKETS, TRAIN, TURN
from branchline.game import Game
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDINGS, Building
from branchline.scenario.pool import Pool
from branchline.scenario.reader import ScenarioError, Table, by_seat, flag, number
from branchline.scenario.words import Words


class Layout:
    """Builds the game of a [given] table."""

    def __init__(self, words: Words, players: int, seed: int, options: Mapping[str, Any], table: Table) -> None:
        self.words = words
        self.lex: Lexicon = words.lex
        self.players = players
        self.table = table
        self.game = Game.new(self.lex.map, players, seed, {"start": 0, **options})
        self.state: State = self.game.state
        self.state.seed(seed)
        self.pool = Pool(self.lex, self.state)

    def build(self) -> Game:
        turn = self.table.take("turn", number) or 0
        if not 0 <= turn < self.players:
            raise ScenarioError("given.turn", f"{turn} is no seat of a game for {self.players}")
        self._clear(turn)
        self._cards()
        self._tickets()
        self._board()
        if self.table.take("last_turns", flag):
            self.state.put("last", self.players * self.lex.map.rules.end.turns)
        self.table.done()
        return self.game

    def _clear(self, turn: int) -> None:
        """Prepare the table for the first turn, with nothing dealt."""
        state = self.state
        state.put("phase", TURN)
        state.put("turn", turn)
        state.put("start", turn)
        state.put("ask", [0] * 5)
        for name in ("offered_size", "hand_size", "hand", "deck", "discards", "deck_size", "discards_size", "known"):
            state.put(name, [0] * len(getattr(state, name)))
        state.put("offered", [0] * len(state.offered))
        state.put("memory", [0] * 10)
        state.put("queue", [0] * TICKETS)
        state.put("display", [NONE] * SLOTS)

    def _seats(self, name: str, read: Any) -> dict[int, Any]:
        return self.table.take(name, by_seat(read, self.players)) or {}

    def _cards(self) -> None:
        lex, pool = self.lex, self.pool
        hands = {
            q: pool.take_cards(cards, f"given.hands.{q}")
            for q, cards in self._seats("hands", self.words.counts).items()
        }
        display = self.table.take("display", self.words.cards)
        shown = None if display is None else pool.take_list(display, "given.display")
        decks = self.table.take("deck", self._decks) or {}
        forced = [pool.take_list(decks.get(deck, []), f"given.deck.{deck}") for deck in DECKS]
        rest = self.table.take("rest", self._rest) or {}
        for deck in lex.decks:
            if isinstance(rest.get(deck), int) and rest[deck] in hands:
                raise ScenarioError(f"given.rest.{deck}", f"the hand of seat {rest[deck]} is given")
        for seat in range(self.players):
            if seat not in hands:
                hands[seat] = pool.deal_hand()
        if shown is None:
            shown = self._deal_display()
        deck_row, discards = self._place_rest(rest, hands, forced)
        self._put_cards(hands, shown, deck_row, discards)
        self._check_display(shown, display is not None)
        self.game.script = (forced[TRAIN], forced[SHIP], [])
        self.boxed = rest.get("tickets") == "box"

    def _decks(self, value: object, key: str) -> dict[str, list[str]]:
        table = Table(value, key)
        found = {}
        for deck in self.lex.decks:
            cards = table.take(deck, self.words.cards) or []
            for card in cards:
                if DECKS[self.lex.deck_of(self.lex.card(card))] != deck:
                    raise ScenarioError(f"{key}.{deck}", f"{card} is no card of the {deck} deck")
            found[deck] = cards
        table.done()
        return found

    def _rest(self, value: object, key: str) -> dict[str, int | str]:
        table = Table(value, key)
        found: dict[str, int | str] = {}
        for deck in self.lex.decks:
            place = table.take(deck, lambda value, _: value)
            if place is None:
                continue
            seat = isinstance(place, int) and not isinstance(place, bool) and 0 <= place < self.players
            if not seat and place not in ("deck", "discards"):
                raise ScenarioError(f"{key}.{deck}", f'{place!r} is not "deck", "discards" or a seat')
            found[deck] = place  # type: ignore[assignment]
        tickets = table.take("tickets", lambda value, _: value)
        if tickets is not None:
            if tickets not in ("deck", "box"):
                raise ScenarioError(f"{key}.tickets", f'{tickets!r} is not "deck" or "box"')
            found["tickets"] = str(tickets)
        table.done()
        return found

    def _deal_display(self) -> list[int]:
        """As at set-up: a number from each deck, the other deck fills gaps, and too many wilds are dealt again."""
        rules = self.lex.map.rules.display
        while True:
            shown = []
            for deck, n in ((TRAIN, rules.train), (SHIP, rules.ship)):
                shown += [kind for kind in (self.pool.deal(deck) for _ in range(n)) if kind is not None]
            for deck in (TRAIN, SHIP):
                while len(shown) < rules.train + rules.ship and (kind := self.pool.deal(deck)) is not None:
                    shown.append(kind)
            wild = self.lex.wild
            trains = sum(1 for kind in shown if self.lex.deck_of(kind) == TRAIN)
            others = self.pool.left(TRAIN) - self.pool.cards[wild] + trains - shown.count(wild)
            if shown.count(wild) < rules.flush_at or others < trains - rules.flush_at + 1:
                return shown
            for kind in shown:
                self.pool.cards[kind] += 1

    def _place_rest(
        self, rest: Mapping[str, int | str], hands: dict[int, list[int]], forced: list[list[int]]
    ) -> tuple[list[int], list[int]]:
        """Place all remaining cards: under the fixed top of their deck, in the discards, or in a hand."""
        size = len(self.lex.cards)
        deck_row: list[int] = [0] * size
        discards: list[int] = [0] * size
        for deck, name in enumerate(self.lex.decks):
            row: list[int] = self.pool.rest(deck)
            place = rest.get(name, "deck")
            if place == "discards" and not forced[deck] and any(row):
                raise ScenarioError(f"given.rest.{name}", "discards with no deck beside them: they would be the deck")
            target = hands[place] if isinstance(place, int) else discards if place == "discards" else deck_row
            for kind in range(size):
                target[kind] += row[kind]
            for kind in forced[deck]:
                deck_row[kind] += 1
        return deck_row, discards

    def _put_cards(
        self, hands: dict[int, list[int]], shown: list[int], deck_row: list[int], discards: list[int]
    ) -> None:
        state, lex = self.state, self.lex
        hand, sizes = [0] * len(state.hand), [0] * len(state.hand_size)
        for seat, row in hands.items():
            for kind, n in enumerate(row):
                hand[seat * KINDS + kind] = n
                sizes[seat * 2 + lex.deck_of(kind)] += n
        state.put("hand", hand)
        state.put("hand_size", sizes)
        state.put("display", shown + [NONE] * (SLOTS - len(shown)))
        state.put("display_size", len(shown))
        for name, row in (("deck", deck_row), ("discards", discards)):
            state.put(name, row + [0] * (KINDS - len(row)))
            state.put(f"{name}_size", [sum(n for k, n in enumerate(row) if lex.deck_of(k) == d) for d in range(2)])

    def _check_display(self, shown: list[int], given: bool) -> None:
        rules = self.lex.map.rules.display
        key = "given.display"
        if len(shown) > rules.train + rules.ship:
            raise ScenarioError(key, f"{len(shown)} cards lie open where {rules.train + rules.ship} can")
        if given and shown.count(self.lex.wild) >= rules.flush_at:
            raise ScenarioError(key, f"with {rules.flush_at} wilds a display is thrown away (C-DRAW-6)")
        if len(shown) < rules.train + rules.ship and (any(self.state.deck_size) or any(self.state.discards_size)):
            raise ScenarioError(key, "is short while a card could fill it (C-DRAW-8)")

    def _tickets(self) -> None:
        pool, state = self.pool, self.state
        kept = {
            q: pool.take_tickets(names, f"given.tickets.{q}")
            for q, names in self._seats("tickets", self.words.tickets).items()
        }
        forced = pool.take_tickets(self.table.take("ticket_deck", self.words.tickets) or [], "given.ticket_deck")
        for index in forced:
            if self.lex.map.tickets[index].group == "long":
                raise ScenarioError("given.ticket_deck", f"{self.lex.ticket_ids[index]} is long: never in the deck")
        held = [0] * len(state.tickets)
        for seat in range(self.players):
            for index in kept[seat] if seat in kept else pool.deal_start_tickets():
                held[seat * 2 + index // 64] |= 1 << index % 64
        left = [self.lex.map.ticket_index[n] for n in pool.tickets if self.lex.map.ticket(n).group == "regular"]
        deck = forced + ([] if self.boxed else left)
        bag = [0, 0]
        for index in deck:
            bag[index // 64] |= 1 << index % 64
        state.put("tickets", held)
        state.put("bag", bag)
        state.put("bag_size", len(deck))
        state.put("queue_size", 0)
        state.put("queue_head", 0)
        self.game.script = (*self.game.script[:2], forced)

    def _board(self) -> None:
        self._tracks()
        built = zip(*map(self._buildings, BUILDINGS), strict=True)
        self.state.put("buildings", [cities for seat in built for cities in seat])

    def _buildings(self, row: Building) -> list[int]:
        """The cities of every seat, as bits."""
        built = [0] * SEATS
        rules = self.lex.map.rules.buildings.get(row.kind)
        if rules is None:
            if row.table in self.table:
                raise ScenarioError(f"given.{row.table}", f"{self.lex.map.id} has no {row.table}")
            return built
        for seat, cities in self._seats(row.table, self.words.cities).items():
            key = f"given.{row.table}.{seat}"
            if len(cities) > rules.each:
                raise ScenarioError(key, f"{len(cities)} where a seat has {rules.each}")
            for city in cities:
                index = self.lex.map.city_index[city]
                if any(bits >> index & 1 for bits in built):
                    raise ScenarioError(key, f"{city} has one already")
                if row.ports_only and not self.lex.map.cities[index].port:
                    raise ScenarioError(key, f"{city} is no port ({row.site_rule})")
                built[seat] |= 1 << index
        return built

    def _tracks(self) -> None:
        """Owned tracks; pieces and points follow from them unless given."""
        state, lex = self.state, self.lex
        tracks = self._seats("tracks", self.words.tracks)
        pieces = self._seats("pieces", self.words.pieces)
        scores = self._seats("scores", number)
        if not lex.map.rules.exchange and "box" in self.table:
            raise ScenarioError("given.box", f"{lex.map.id} has no boxes")
        boxes = self._seats("box", self.words.pieces)
        owned: dict[str, int] = {}
        self._stocks()
        for seat, names in tracks.items():
            for name in names:
                self._own(seat, name, owned, f"given.tracks.{seat}", seat in pieces)
        self._numbers("pieces", pieces)
        self._numbers("box", boxes)
        row = list(state.score)
        for seat, points in scores.items():
            if not -10_000 <= points <= 10_000:
                raise ScenarioError(f"given.scores.{seat}", f"{points} is beyond any game")
            row[seat] = points
        state.put("score", row)

    def _stocks(self) -> None:
        """Full stocks; where pieces are chosen, the beginners' choice."""
        own = self.lex.map.rules.pieces
        trains = own.beginners_train if own.choose else own.train
        ships = own.choose - trains if own.choose else own.ship
        stock, box = [0] * 10, [0] * 10
        for seat in range(self.players):
            stock[seat * 2 : seat * 2 + 2] = [trains, ships]
            box[seat * 2 : seat * 2 + 2] = [own.train - trains, own.ship - ships]
        self.state.put("pieces", stock)
        self.state.put("box", box)

    def _own(self, seat: int, name: str, owned: dict[str, int], key: str, free: bool) -> None:
        track = self.lex.map.track(name)
        if name in owned:
            raise ScenarioError(key, f"{name} is owned by seat {owned[name]} already")
        for other, owner in owned.items():
            if track.double and self.lex.map.track(other).double == track.double:
                if owner == seat:
                    raise ScenarioError(key, f"{name} and {other} are one double route: no seat owns both (C-CLAIM-6)")
                if self.state.closing:
                    raise ScenarioError(key, f"{name} is closed since {other} is claimed (C-CLAIM-7)")
        owned[name] = seat
        if not self.state.own_track(seat, self.lex.map.track_index[name], free):
            raise ScenarioError(key, f"more {track.kind} pieces than a seat has; give pieces.{seat} if that is meant")

    def _numbers(self, name: str, given: Mapping[int, Mapping[str, int]]) -> None:
        own = self.lex.map.rules.pieces
        row = list(getattr(self.state, name))
        for seat, stock in given.items():
            for kind, n in stock.items():
                most = own.ship if kind == "ship" else own.train
                if n > most:
                    raise ScenarioError(f"given.{name}.{seat}.{kind}", f"{n} where a seat has {most}")
                row[seat * 2 + DECKS.index(kind)] = n
        self.state.put(name, row)


def lay_out(words: Words, players: int, seed: int, options: Mapping[str, Any], table: Table) -> Game:
    """The game of a [given] table."""
    return Layout(words, players, seed, options, table).build()

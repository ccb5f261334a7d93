"""Events are complete: an observer that only reads masked events knows the display, owners, points, hand sizes and more.
Its knowledge is compared with the view after every action of random games.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline import Game, mask
from branchline import events as ev
from tests.laws.tables import SEATS, Player, every_map, every_table, many, map_of


class Observer:
    """Knows the map and the events that a seat (None: a spectator) is told."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.map, self.lex, self.seat = game.map, game.lex, seat
        self.display: list[str] = []
        self.owners: dict[str, int] = {}
        self.hands = [dict.fromkeys(game.lex.decks, 0) for _ in range(game.seats)]
        self.scores = [0] * game.seats
        self.pieces: list[dict[str, int]] = []
        self.tickets = [0] * game.seats
        self.buildings: dict[str, list[set[str]]] = {
            kind: [set() for _ in range(game.seats)] for kind in game.map.rules.buildings
        }
        self.turn: int | None = None
        self.laid: dict[str, int] = {}
        self.own: dict[str, int] = {}
        self.over = False

    def deck(self, card: str) -> str:
        return "ship" if card.endswith("_ship") else "train"

    def spend(self, seat: int, cards: dict[str, int], sign: int = -1) -> None:
        for card, count in cards.items():
            self.hands[seat][self.deck(card)] += sign * count
            if seat == self.seat:
                self.own[card] = self.own.get(card, 0) + sign * count

    def hear(self, event: Any) -> None:
        getattr(self, f"on_{type(event).__name__}", lambda event: None)(event)

    def on_CardsDealt(self, event: ev.CardsDealt) -> None:  # noqa: N802
        for deck in self.lex.decks:
            self.hands[event.seat][deck] += getattr(self.map.rules.hand, deck)
        for card in event.cards.value or ():
            self.own[card] = self.own.get(card, 0) + 1

    def on_DisplayDealt(self, event: ev.DisplayDealt) -> None:  # noqa: N802
        self.display = list(event.cards)

    def on_SetupEnded(self, event: ev.SetupEnded) -> None:  # noqa: N802
        self.tickets = list(event.kept)
        self.pieces = [dict(stock) for stock in event.pieces]

    def on_TurnBegan(self, event: ev.TurnBegan) -> None:  # noqa: N802
        self.turn = event.seat

    def on_CardTaken(self, event: ev.CardTaken) -> None:  # noqa: N802
        assert self.display[event.slot] == event.card
        self.display[event.slot] = ""
        self.spend(event.seat, {event.card: 1}, 1)

    def on_CardDrawn(self, event: ev.CardDrawn) -> None:  # noqa: N802
        self.hands[event.seat][event.deck] += 1
        if event.card.value is not None:
            assert event.seat == self.seat
            self.own[event.card.value] = self.own.get(event.card.value, 0) + 1

    def on_DisplayFilled(self, event: ev.DisplayFilled) -> None:  # noqa: N802
        assert self.display[event.slot] == ""
        self.display[event.slot] = event.card

    def on_DisplayFlushed(self, event: ev.DisplayFlushed) -> None:  # noqa: N802
        self.display = [""] * len(self.display)

    def on_TicketsKept(self, event: ev.TicketsKept) -> None:  # noqa: N802
        self.tickets[event.seat] += event.count

    def on_TrackClaimed(self, event: ev.TrackClaimed) -> None:  # noqa: N802
        assert event.track not in self.owners
        self.owners[event.track] = event.seat
        self.scores[event.seat] += event.points
        track = self.map.track(event.track)
        self.pieces[event.seat][track.kind] -= track.length
        self.spend(event.seat, self.laid, 1)
        self.spend(event.seat, event.spend)
        self.laid = {}

    def on_TunnelTurnedUp(self, event: ev.TunnelTurnedUp) -> None:  # noqa: N802
        assert 1 <= len(event.cards) <= (self.map.rules.tunnels.turn_up if self.map.rules.tunnels else 0)
        self.laid = dict(event.laid)
        self.spend(event.seat, self.laid)

    def on_TunnelDeclined(self, event: ev.TunnelDeclined) -> None:  # noqa: N802
        assert event.returned == self.laid
        self.spend(event.seat, self.laid, 1)
        self.laid = {}

    def on_StationBuilt(self, event: ev.StationBuilt) -> None:  # noqa: N802
        self.buildings["station"][event.seat].add(event.city)
        self.spend(event.seat, event.spend)

    def on_HarbourBuilt(self, event: ev.HarbourBuilt) -> None:  # noqa: N802
        self.buildings["harbour"][event.seat].add(event.city)
        self.spend(event.seat, event.spend)

    def on_PiecesExchanged(self, event: ev.PiecesExchanged) -> None:  # noqa: N802
        self.scores[event.seat] -= event.cost
        self.pieces[event.seat][event.took] += event.count
        self.pieces[event.seat][event.gave] -= event.count

    def on_GameEnded(self, event: ev.GameEnded) -> None:  # noqa: N802
        self.over = True
        self.scores = list(event.totals)
        assert [len(names) for names in event.tickets] == self.tickets
        self.tours = event.tours

    def check(self, game: Game) -> None:
        """The observer's knowledge agrees with the view."""
        view = game.view(self.seat)
        assert tuple(self.display) == view.display
        assert self.owners == view.owners
        assert tuple(self.hands) == view.hand_sizes
        assert self.over == view.over
        assert tuple(self.scores) == view.scores
        assert {kind: [set(cities) for cities in row] for kind, row in view.buildings.items()} == self.buildings
        if not view.setup:
            assert tuple(self.pieces) == view.pieces
            assert tuple(self.tickets) == view.ticket_counts
            assert view.over or self.turn == view.turn
        if view.over:
            seats = range(game.seats)
            found = {name: far.outcome for seat in seats for name, far in view.progress(seat).items()}
            assert self.tours == {name: found[name] for name in found if game.map.ticket(name).in_order is not None}
        if self.seat is not None:
            assert {card: count for card, count in self.own.items() if count} == view.hand


def watch(name: str, seats: int, seed: int) -> set[str]:
    """Play a game with an observer for everybody; returns the kinds of events that occurred."""
    game = Game.new(map_of(name), seats, seed)
    observers = [Observer(game, seat) for seat in (None, *range(seats))]
    heard: set[str] = set()

    def tell(events: list[Any]) -> None:
        for event in events:
            heard.add(type(event).__name__)
            for observer in observers:
                observer.hear(mask(event, observer.seat))

    tell(game.dealt)
    rng = random.Random(f"{name} {seed}")
    for _, _, events in Player(game, rng).play():
        tell(events)
        for observer in rng.sample(observers, many(len(observers), 1)):
            observer.check(game)
    return heard


@every_map
@every_table
def test_events_are_enough(name: str, seats: int) -> None:
    heard = set().union(*(watch(name, seats, seed) for seed in range(many(2, 1))))
    always = {
        "CardsDealt",
        "DisplayDealt",
        "TicketsOffered",
        "StartTicketsChosen",
        "SetupEnded",
        "TurnBegan",
        "CardTaken",
    }
    always |= {"CardDrawn", "DisplayFilled", "TrackClaimed", "GameEnded"}
    if name == "europe":
        always |= {"TunnelTurnedUp", "StationBuilt"}
    if name == "great_lakes":
        always |= {"StartPiecesChosen", "PiecesExchanged"}
    assert always <= heard


@pytest.mark.parametrize("number", range(many(16, 2)))
def test_on_random_maps_too(number: int) -> None:
    watch(f"world {number}", SEATS[number % 4], number)
    watch(f"mixed {number}", SEATS[number % 4], number)

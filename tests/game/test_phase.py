"""Named phases on Game and View, and what a seat has to choose now, for every kind of question.
Here the names must agree with the questions; the scenarios test that the phase itself is right.
"""

from __future__ import annotations

import random

from branchline import Game, Phase
from branchline.core_records import asked_seats, core_seat, within_action
from tests.laws.tables import Player, every_map, walk

ASKS = {
    Phase.SETUP: {"ChooseTickets", "ChooseStock", "Waiting"},
    Phase.TURN: {"TakeTurn"},
    Phase.SECOND_CARD: {"SecondCard"},
    Phase.KEEP: {"KeepSome"},
    Phase.TUNNEL: {"PayExtra"},
    Phase.OVER: set(),
}


@every_map
def test_a_phase_is_named_by_what_is_asked(name: str) -> None:
    seen: set[Phase] = set()
    game = Game.new(name, 3, 5)
    for _ in Player(game, random.Random(name)).play():
        seen.add(game.phase)
        assert game.setup == (game.phase == Phase.SETUP)
        assert asked_seats(game.state) == game.asked
        for seat in (*range(3), None):
            view = game.view(seat)
            asks = {type(ask).__name__: ask for ask in view.asks if ask.seat == seat}
            assert view.phase == game.phase
            assert {type(ask).__name__ for ask in view.asks} <= ASKS[view.phase]
            assert view.chooses_pieces == ("ChooseStock" in asks)
            assert view.chooses_tickets == bool(asks.keys() & {"ChooseTickets", "KeepSome"}) == bool(view.offered)
            for ask in asks.values():
                assert getattr(ask, "keep", view.keep_least) == view.keep_least
    assert seen == set(ASKS) - ({Phase.TUNNEL} if game.map.rules.tunnels is None else set())


def test_sub_steps_have_names_too() -> None:
    game = Game.new("great_lakes", 2, 3)
    seen = {Phase(state.phase) for state in walk(game.state.clone(), random.Random(3)) if within_action(state)}
    assert seen == {Phase.REFILL, Phase.COLOUR, Phase.WILDS, Phase.MARKS, Phase.AMOUNT}


def test_none_is_a_number_in_the_core() -> None:
    game = Game.new("europe", 2, 1)
    assert core_seat(1) == 1
    assert game.state.see(core_seat(None)).viewer == core_seat(None)
    assert game.view(None).seat is None

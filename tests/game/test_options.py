"""Options and seeds: what a host may choose, what is refused, and what each option does."""

from __future__ import annotations

from typing import Any

import pytest

from branchline import Game, load_map, verify
from branchline import actions as act
from branchline import asks as ask
from branchline import events as ev
from branchline.bots import make_bot
from branchline.game import OptionError, Options
from branchline.game.options import read_options
from tests.game.positions import at_turn


def test_defaults_are_the_rules_of_the_map() -> None:
    options = read_options(load_map("europe"), 3, None)
    assert options == Options(close_doubles_below=4, start=None, beginners=False, second_card="must")
    assert read_options(load_map("europe"), 3, options.given()) == options


@pytest.mark.parametrize(
    ("name", "seats", "given", "why"),
    [
        ("europe", 1, {}, "1 is not 2 to 5 .C-SET-1."),
        ("europe", 6, {}, "6 is not 2 to 5"),
        ("europe", 3, {"stations": 2}, "unknown field `stations`.*close_doubles_below, start, beginners, second_card"),
        ("europe", 3, {"start": 3}, "start = 3 is no seat of a game for 3"),
        ("europe", 3, {"start": -1}, "start = -1 is no seat"),
        ("europe", 3, {"start": "0"}, "Expected `int . null`"),
        ("europe", 3, {"start": True}, "Expected `int . null`"),
        ("europe", 3, {"close_doubles_below": 7}, "close_doubles_below = 7 is not 0 to 6"),
        ("europe", 3, {"close_doubles_below": -1}, "close_doubles_below = -1"),
        ("europe", 3, {"close_doubles_below": None}, "Expected `int`"),
        ("europe", 3, {"beginners": True}, "no pieces are chosen in europe"),
        ("great_lakes", 3, {"beginners": 1}, "Expected `bool`"),
        ("europe", 3, {"second_card": "never"}, "Invalid enum value 'never'"),
        ("europe", 3, {"second_card": True}, "Expected `str`"),
    ],
)
def test_options_that_are_refused(name: str, seats: int, given: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        Game.new(name, seats, 1, given)


def test_the_starting_seat() -> None:
    """C-SET-2: chosen, or drawn from the seed."""
    for start in range(4):
        game = Game.new("north_america", 4, 9, {"start": start})
        assert (game.state.start, game.view(None).turn) == (start, start)
    assert len({Game.new("north_america", 4, seed).state.start for seed in range(30)}) == 4


def test_beginners_are_not_asked_for_pieces() -> None:
    """G-SET-5."""
    game = Game.new("great_lakes", 2, 1, {"beginners": True})
    for seat in (1, 0):
        game.play(seat, "keep " + ", ".join(game.view(seat).offered[:3]))
    assert not game.view(None).setup
    assert game.view(None).pieces == ({"train": 27, "ship": 23},) * 2
    assert game.view(None).box == ({"train": 6, "ship": 9},) * 2


def test_doubles_close_as_the_host_says() -> None:
    """C-CLAIM-7, E-DBL-1."""
    closing = {
        (seats, below): Game.new("europe", seats, 1, {"close_doubles_below": below}).state.closing
        for seats in (2, 3, 4, 5)
        for below in (0, 4, 6)
    }
    assert {pair for pair, closes in closing.items() if closes} == {(2, 4), (3, 4), (2, 6), (3, 6), (4, 6), (5, 6)}


def test_the_second_card_can_be_optional() -> None:
    """C-DRAW-1: in questions, legal actions, events, records and replays; without the option it appears nowhere."""
    game = at_turn("north_america", second_card="may")
    game.play(0, "draw train")
    assert game.asks == [ask.SecondCard(0, may_stop=True)]
    assert act.StopDrawing() in game.legal(0)
    assert act.StopDrawing() in game.view(0).legal()
    events = game.play(0, "stop")
    assert events == [ev.DrawingStopped(0), ev.TurnBegan(1)]
    assert game.state.idle == 0  # a card was taken (C-END-3)
    assert game.record().header.options["second_card"] == "may"
    assert verify(game.record()).hash == Game.replay(game.record()).hash == game.hash
    assert act.StopDrawing() not in game.legal(1)
    usual = at_turn("north_america")
    usual.play(0, "draw train")
    assert act.StopDrawing() not in usual.legal(0)


def test_only_random_bots_stop_after_one_card() -> None:
    """C-DRAW-1: a second card never hurts, so only the random bot stops."""
    for name, stops in (("uniform", True), ("planner", False), ("novice", False)):
        game = Game.new("north_america", 2, 4, {"second_card": "may"})
        bots = [make_bot(name, seat) for seat in range(2)]
        said = set()
        while not game.over:
            seat = game.asked[0]
            action = bots[seat].choose(game.view(seat))
            said.add(str(action))
            game.play(seat, action)
        assert ("stop" in said) == stops, name


def test_seeds() -> None:
    assert Game.new("europe", 2, 1).hash == Game.new("europe", 2, 1).hash != Game.new("europe", 2, 2).hash
    secret = bytes(32)
    assert Game.new("europe", 2, secret).hash == Game.new("europe", 2, secret).hash
    assert Game.new("europe", 2).hash != Game.new("europe", 2).hash
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {len(wrong)}"):
            Game.new("europe", 2, wrong)

"""The Python interface of a game: questions, views, scores, copies and texts, as used at a Python prompt.
The rules are tested elsewhere.
"""

from __future__ import annotations

import pickle
import random

import pytest

from branchline import Game, imagine, load_map, parse_action
from branchline import actions as act
from branchline import asks as ask
from branchline.actions import BadText, parse_spend
from branchline.core import codes
from tests.game.positions import at_turn, lay
from tests.laws.tables import Player, map_of, played


def test_the_game_of_the_readme() -> None:
    game = Game.new("europe", seats=3, seed=7)
    while not game.over:
        question = game.asks[0]
        events = game.play(question.seat, game.legal(question.seat)[0])
        assert events
    scores = game.scores()
    assert scores.winners
    assert scores[scores.winners[0]].total == max(sheet.total for sheet in scores.seats)
    assert game.asks == []
    assert game.asked == ()
    assert "over" in repr(game)


def test_questions_as_each_seat_knows_them() -> None:
    game = Game.new("great_lakes", 2, 1)
    own, other = game.view(0).asks
    assert isinstance(own, ask.ChooseTickets)
    assert (own.keep, len(own.offered)) == (3, 5)
    assert other == ask.Waiting(1)
    assert game.view(None).asks == (ask.Waiting(0), ask.Waiting(1))
    game.play(0, act.KeepTickets(own.offered[:3]))
    assert game.view(0).asks[0] == ask.ChooseStock(0, 50, 18, 33)
    assert game.view(0).offered == ()
    assert [type(question).__name__ for question in game.asks] == ["ChooseStock", "ChooseTickets"]
    game = at_turn("north_america")
    assert game.asks == [ask.TakeTurn(0)]
    game.play(0, "draw train")
    assert game.asks == [ask.SecondCard(0, may_stop=False)]
    game.play(0, "draw train")
    game.play(1, "tickets")
    (question,) = game.asks
    assert isinstance(question, ask.KeepSome)
    assert question.offered == game.view(1).offered
    assert game.view(0).asks == (ask.KeepSome(1, (), 3, 1),)
    assert game.view(None).offered == ()


def test_a_tunnel_is_asked_and_told() -> None:
    game = lay(at_turn("europe"), {0: {"red": 4, "wild": 1}})
    tunnel = next(t for t in game.map.tracks if t.tunnel and t.colour == "gray" and t.length == 2)
    game.script = ([game.lex.card("red"), game.lex.card("blue"), game.lex.wild], [], [])
    events = game.play(0, act.ClaimTrack(tunnel.id, {"red": 1, "wild": 1}))
    assert [type(event).__name__ for event in events] == ["TunnelTurnedUp"]
    laid = {"red": 1, "wild": 1}
    assert game.asks == [ask.PayExtra(0, tunnel.id, laid, ("red", "blue", "wild"), 2)]
    assert game.view(2).laid == laid
    assert game.view(2).asks == tuple(game.asks)
    told = game.clone().play(0, "decline")
    assert told[0].returned == laid
    events = game.play(0, "pay red 2")
    assert (events[0].spend, events[0].points) == ({"red": 3, "wild": 1}, 2)
    assert game.view(2).laid == {}
    assert game.view(0).hand == {"red": 1}


def test_forced_draws_that_were_not_used_are_left() -> None:
    game = at_turn("great_lakes")
    red, green = game.lex.card("red_train"), game.lex.card("green_train")
    ships = [game.lex.card("red_ship"), game.lex.card("green_ship")]
    game.script = ([red, green], ships, [5, 6])
    game.play(0, "draw train")
    assert game.script == ([green], ships, [5, 6])
    game.play(0, "draw ship")
    assert game.script == ([green], ships[1:], [5, 6])


def test_views_are_values() -> None:
    game = at_turn("europe")
    view = game.view(1)
    assert view == game.clone().view(1)
    assert hash(view) == hash(game.view(1))
    assert view != game.view(2)
    assert view != "a view"
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.legal() == view.legal()
    assert again.hand == view.hand
    assert repr(view) == "<View of europe for seat 1>"
    assert repr(game.view(None)) == "<View of europe for spectator>"
    assert imagine(again, 3).pack() == imagine(view, 3).pack()


def test_a_spectator_has_nothing_of_its_own() -> None:
    view = at_turn("europe").view(None)
    assert (view.seat, view.hand, view.offered, view.legal(), view.returned) == (None, {}, (), [], ())
    assert view.tickets == ((), (), ())


@pytest.mark.parametrize("seat", [-1, 3, 255])
def test_views_of_invalid_seats(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}: this game has seats 0 to 2"):
        at_turn("europe").view(seat)


def test_known_cards_are_those_the_table_saw() -> None:
    game = lay(at_turn("north_america"), {1: {"blue": 1}}, ["red", "red", "blue", "white", "green"])
    game.play(0, "take red")
    game.play(0, "draw train")
    assert game.view(1).known[0] == {"red": 1}
    assert game.view(1).hand_sizes[0] == {"train": 6}


def test_everything_is_visible_at_the_end() -> None:
    game = played("europe", 3, 9)
    view = game.view(None)
    assert view.winners == game.scores().winners
    assert all(view.tickets)
    assert [len(names) for names in view.tickets] == list(view.ticket_counts)
    assert view.borrowed == tuple(sheet.borrowed for sheet in game.scores().seats)
    assert "<Game europe, 3 seats" in repr(game)


def test_scores_of_a_position_and_of_the_end() -> None:
    game = lay(at_turn("europe"), {0: {"red": 6, "wild": 2}})
    before = game.hash
    track = next(
        t for t in game.map.tracks if t.colour == "gray" and t.length == 2 and not t.tunnel and not t.locomotives
    )
    game.play(0, act.ClaimTrack(track.id, {"red": 2}))
    sheet = game.scores()[0]
    assert (sheet.routes, sheet.longest, sheet.longest_length, sheet.buildings["station"]) == (2, 10, 2, 12)
    assert sheet.total == sheet.routes + sheet.tickets + sheet.buildings["station"] + sheet.longest
    assert game.hash != before
    assert game.view(0).scores[0] == 2, "looking at the scores does not score"
    table = str(game.scores()).splitlines()
    assert table[0].split() == ["seat", "routes", "tickets", "stations", "longest", "total"]
    assert len(table) == 4
    assert sum("*" in row for row in table) == len(game.scores().winners)


def test_maps_by_name_path_and_value(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "mine.toml"
    path.write_text(map_of("world 1").source, encoding="utf-8")
    by_path, by_value = Game.new(path, 2, 1), Game.new(map_of("world 1"), 2, 1)
    assert by_path.hash == by_value.hash
    assert by_path.map == by_value.map
    assert Game.new(load_map("europe"), 2, 1).hash == Game.new("europe", 2, 1).hash


def test_undo_needs_an_action_that_stands() -> None:
    game = at_turn("europe")
    game.play(0, "draw train")
    for wrong in (0, 99, -1):
        with pytest.raises(ValueError, match="no action that stands"):
            game.undo(wrong)
    game.undo(4)
    with pytest.raises(ValueError, match="no action that stands"):
        game.undo(4)


def test_the_picture_is_made_from_the_view() -> None:
    game = at_turn("north_america")
    assert game.svg(1).lstrip().startswith("<svg")
    assert game._repr_svg_() == game.svg()


def test_masks_of_one_game() -> None:
    """A mask has exactly the codes of the legal list, for each seat that is asked."""
    game = at_turn("europe")
    with pytest.raises(ValueError, match="room for 3 bytes"):
        game.state.mask(bytearray(3))
    rng = random.Random(1)
    for _ in Player(game, rng).play(30):
        for seat in range(3):
            mask = bytearray(b"\7" * codes.ACTIONS)
            game.state.mask(mask, seat)
            assert set(mask) <= {0, 1}
            assert [code for code, allowed in enumerate(mask) if allowed] == sorted(game.state.legal(seat))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take red", act.TakeCard("red")),
        ("  take   red_ship  refill train ", act.TakeCard("red_ship", "train")),
        ("draw ship", act.DrawBlind("ship")),
        ("keep a-b,c-d", act.KeepTickets(("a-b", "c-d"))),
        ("keep nothing", act.KeepTickets(())),
        ("claim a-b:ship:red#2 with red 2, wild 1", act.ClaimTrack("a-b:ship:red#2", {"red": 2, "wild": 1})),
        ("pay nothing", act.PayTunnel({})),
        ("station a with red 1", act.BuildStation("a", {"red": 1})),
        ("exchange ship 3", act.ExchangePieces("ship", 3)),
        ("pieces train 20 ship 30", act.ChoosePieces(20, 30)),
        ("pass", act.Pass()),
    ],
)
def test_texts_of_actions(text: str, action: act.Action) -> None:
    assert parse_action(text) == action
    assert parse_action(str(action)) == action
    assert hash(parse_action(text)) == hash(action)


@pytest.mark.parametrize(
    "text",
    ["", "jump", "take", "take red refill", "draw", "keep", "keep a-b,", "claim a-b", "claim a-b with", "pay red",
     "pay red x", "pay red 1, red 2", "pay red -1", "station with red 1", "pieces train 2", "exchange ship", "pass on",
     "exchange ship 99999", "claim a-b with red 2; wild 1", "tickets please"],
)  # fmt: skip
def test_invalid_texts_of_actions(text: str) -> None:
    with pytest.raises(BadText) as error:
        parse_action(text)
    assert str(error.value)


def test_cards_as_text() -> None:
    assert act.spend_text({"wild": 1, "red": 2, "blue": 0}) == "red 2, wild 1"
    assert parse_spend("red 2, wild 1") == {"red": 2, "wild": 1}
    assert act.spend_text({}) == "nothing"
    with pytest.raises(BadText, match="named twice"):
        parse_spend("red 1, red 1")


def test_a_proposal_changes_nothing_until_it_is_settled() -> None:
    game = Game.new("north_america", 2, seed=3)
    seat = game.asked[0]
    before, text = game.hash, game.record().text()
    proposal = game.propose(seat, game.legal(seat)[0])
    assert (game.hash, game.record().text()) == (before, text)
    other = game.clone()
    assert game.settle(proposal) == other.play(seat, other.legal(seat)[0])
    assert game.record().text() == other.record().text() and game.hash != before
    with pytest.raises(ValueError, match="entry 1 was proposed, but 2 entries stand"):
        game.settle(proposal)
    back = game.propose_undo(1, seat)
    assert game.hash == other.hash
    game.settle(back)
    assert game.hash == before and len(game.entries) == 3

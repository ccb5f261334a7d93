"""Which rule forbids what: the id of every refusal, beside a similar action that is allowed.
That the judge agrees with the list of legal actions is tested in tests/laws; here it is the reasons.
"""

from __future__ import annotations

import inspect
import re

import pytest

import branchline.codec.buildings as buildings_module
import branchline.game.judge as judge_module
from branchline import Game, Refused, UnknownName, actions, words
from branchline.actions import BuildHarbour, ClaimTrack, ExchangePieces, KeepTickets
from tests.game.positions import at_turn, lay, refused


def test_every_id_the_judge_names_is_a_rule() -> None:
    ids: set[str] = set()
    for module in (judge_module, buildings_module):
        ids.update(re.findall(r'"([A-Z]-(?:[A-Z]+-)?\d)"', inspect.getsource(module)))
    assert len(ids) > 20
    assert ids <= set(words.rule_ids())


def test_who_is_asked() -> None:
    game = at_turn("north_america")
    for seat in (1, 2, 3, -1):
        assert refused(game, seat, "draw train") == "C-ACT-1"
    assert refused(game, 0, "decline") == "C-ACT-1"
    assert refused(game, 0, "pay red 1") == "C-ACT-1"
    assert refused(game, 0, "keep nothing") == "C-ACT-1"
    assert refused(game, 0, "pieces train 30 ship 20") == "C-ACT-1"
    game.play(0, "draw train")
    for action in ("tickets", "pass", "claim boston-montreal#1 with red 2", "keep nothing", "decline"):
        assert refused(game, 0, action) == "C-ACT-2"
    assert refused(game, 0, "pieces train 30 ship 20") == "C-ACT-1"
    game.play(0, "draw train")
    assert refused(game, 0, "draw train") == "C-ACT-1"


def test_after_the_end_nobody_is_asked() -> None:
    game = at_turn("north_america")
    game.state.put("phase", 5)
    assert refused(game, 0, "draw train") == "C-ACT-1"


def test_tickets_first_and_then_the_pieces() -> None:
    game = Game.new("great_lakes", 2, 1)
    assert refused(game, 0, "pieces train 27 ship 23") == "C-ACT-2"
    assert refused(game, 0, "draw train") == "C-ACT-2"
    offered = game.view(0).offered
    assert refused(game, 0, KeepTickets(offered[:2])) == "G-SET-4"
    assert refused(game, 0, KeepTickets((*offered[:3], offered[0]))) == "C-ACT-3"
    assert refused(game, 0, KeepTickets((*offered[:3], game.view(1).offered[0]))) == "C-ACT-3"
    game.play(0, KeepTickets(offered[:3]))
    assert refused(game, 0, KeepTickets(offered[3:])) == "C-ACT-2"
    for train, ship in ((17, 33), (34, 16), (27, 22), (27, 24), (18, 33)):
        assert refused(game, 0, f"pieces train {train} ship {ship}") == "G-SET-5"
    assert refused(game, 0, actions.ChoosePieces(51, -1)) == "G-SET-5"
    game.play(0, "pieces train 18 ship 32")
    assert refused(game, 0, "pieces train 18 ship 32") == "C-ACT-1"


@pytest.mark.parametrize(
    ("name", "rule", "least"), [("north_america", "N-2", 2), ("europe", "E-SET-2", 2), ("great_lakes", "G-SET-4", 3)]
)
def test_too_few_tickets_at_set_up(name: str, rule: str, least: int) -> None:
    game = Game.new(name, 3, 2)
    offered = game.view(1).offered
    for count in range(least):
        assert refused(game, 1, KeepTickets(offered[:count])) == rule
    game.play(1, KeepTickets(offered[:least]))


def test_tickets_in_play() -> None:
    game = at_turn("europe")
    game.play(0, "tickets")
    assert refused(game, 0, "keep nothing") == "C-TIX-2"
    assert refused(game, 0, "tickets") == "C-ACT-2"
    game.play(0, KeepTickets(game.view(0).offered[:1]))
    game.state.put("bag_size", 0)
    game.state.put("queue_size", 0)
    assert refused(game, 1, "tickets") == "C-TIX-1"


def test_cards_of_the_display() -> None:
    game = lay(at_turn("north_america"), display=["red", "red", "blue", "wild", "green"])
    assert refused(game, 0, "take white") == "C-DRAW-1"
    assert refused(game, 0, "take red refill train") == "C-DRAW-2"
    game.play(0, "take red")
    assert refused(game, 0, "take wild") == "C-DRAW-4"
    with pytest.raises(UnknownName, match="is no card"):
        game.play(0, "take pink")
    with pytest.raises(UnknownName, match="is no deck"):
        game.play(0, "draw ship")


def test_decks_that_give_nothing() -> None:
    game = lay(at_turn("great_lakes"), display=["red_train", "red_ship", "wild", "black_ship", "red_ship", "red_train"])
    assert refused(game, 0, "take red_train") == "G-DRAW-1"
    state = game.state
    for field in ("deck", "deck_size"):
        row = list(getattr(state, field))
        kept = 13 if field == "deck" else 1
        state.put(field, row[:kept] + [0] * (len(row) - kept))
    assert refused(game, 0, "draw ship") == "C-DRAW-8"
    assert refused(game, 0, "take red_train refill ship") == "G-DRAW-1"
    game.clone().play(0, "take red_train refill train")
    for field in ("deck", "deck_size"):
        state.put(field, [0] * len(getattr(state, field)))
    assert refused(game, 0, "take red_train refill train") == "G-DRAW-1"
    assert [str(a) for a in game.legal(0) if str(a).startswith("take red_t")] == ["take red_train"]
    game.play(0, "take red_train")


def test_claims() -> None:
    hands = {0: {"red": 6, "blue": 6, "wild": 3}, 1: {"yellow": 6, "wild": 2}}
    game = lay(at_turn("north_america", seats=4), hands)
    assert refused(game, 0, "claim miami-new_orleans with red 5, wild 2") == "C-CLAIM-2"
    assert refused(game, 0, "claim miami-new_orleans with red 5") == "C-CLAIM-2"
    assert refused(game, 0, "claim miami-new_orleans with red 3, blue 3") == "C-CLAIM-2"
    assert refused(game, 0, "claim miami-new_orleans with nothing") == "C-CLAIM-2"
    assert refused(game, 0, "claim miami-new_orleans with white 6") == "C-CLAIM-2"
    assert refused(game, 0, "claim boston-montreal#1 with white 2") == "C-ACT-3"
    assert refused(game, 0, ClaimTrack("boston-montreal#1", {"red": -1, "wild": 3})) == "C-ACT-3"
    game.play(0, "claim miami-new_orleans with red 6")
    assert refused(game, 1, "claim miami-new_orleans with yellow 6") == "C-CLAIM-1"
    game.play(1, "claim boston-montreal#1 with yellow 2")
    game.state.put("turn", 1)
    assert refused(game, 1, "claim boston-montreal#2 with yellow 2") == "C-CLAIM-6"
    game.state.put("turn", 0)
    game.clone().play(0, "claim boston-montreal#2 with blue 2")
    pieces = list(game.state.pieces)
    game.state.put("pieces", [1, *pieces[1:]])
    assert refused(game, 0, "claim boston-montreal#2 with blue 2") == "C-CLAIM-4"
    assert refused(game, 0, "claim boston-montreal#2 with blue 3") == "C-CLAIM-2"
    with pytest.raises(UnknownName, match="ambiguous"):
        game.play(0, "claim boston-montreal with blue 2")
    with pytest.raises(UnknownName, match="is no card"):
        game.play(0, "claim boston-montreal#2 with pink 2")


def test_doubles_with_few_seats() -> None:
    game = lay(at_turn("north_america", seats=3), {0: {"red": 2}, 1: {"blue": 2}})
    game.play(0, "claim boston-montreal#1 with red 2")
    assert refused(game, 1, "claim boston-montreal#2 with blue 2") == "C-CLAIM-7"
    game = lay(at_turn("north_america", seats=3, close_doubles_below=0), {0: {"red": 2}, 1: {"blue": 2}})
    game.play(0, "claim boston-montreal#1 with red 2")
    game.play(1, "claim boston-montreal#2 with blue 2")


def test_actions_that_a_map_does_not_have() -> None:
    for name, rule, missing in (
        ("north_america", "N-3", ("station miami with red 1", "harbour miami with red 1", "exchange ship 1")),
        ("europe", "E-ACT-1", ("harbour wien with red 1", "exchange train 1")),
        ("great_lakes", "G-ACT-1", ("station chicago with red_train 1",)),
    ):
        game = at_turn(name)
        for action in missing:
            assert refused(game, 0, action) == rule


def test_stations_and_tunnels() -> None:
    game = lay(at_turn("europe"), {0: {"red": 6, "wild": 1}, 1: {"blue": 3}})
    assert refused(game, 0, "station wien with red 2") == "E-STA-2"
    assert refused(game, 0, "station wien with blue 1") == "C-ACT-3"
    with pytest.raises(UnknownName):
        game.play(0, "station graz with red 1")
    game.play(0, "station wien with red 1")
    assert refused(game, 1, "station wien with blue 1") == "E-STA-1"
    game.state.put("buildings", [game.state.buildings[0] | 7 << 30, *[0] * 9])
    game.state.put("turn", 0)
    assert refused(game, 0, "station berlin with red 1") == "E-STA-1"
    ferry = next(t for t in game.map.tracks if t.locomotives == 2 and t.length == 6)
    assert refused(game, 0, ClaimTrack(ferry.id, {"red": 5, "wild": 1})) == "E-FER-1"
    tunnel = next(t for t in game.map.tracks if t.tunnel and t.colour == "gray" and t.length == 2)
    game.script = ([game.lex.card("red"), game.lex.wild, 0], [], [])
    game.play(0, ClaimTrack(tunnel.id, {"red": 2}))
    assert game.asks[0].extra == 2
    assert refused(game, 0, "pay red 1") == "E-TUN-2"
    assert refused(game, 0, "pay blue 2") == "E-TUN-2"
    assert refused(game, 0, "pay red 1, wild 2") == "E-TUN-2"
    assert refused(game, 0, "pay wild 2") == "C-ACT-3"
    assert refused(game, 0, "draw train") == "C-ACT-2"
    game.play(0, "pay red 1, wild 1")


def test_wilds_alone_are_paid_with_wilds() -> None:
    game = lay(at_turn("europe"), {0: {"red": 4, "wild": 3}})
    tunnel = next(t for t in game.map.tracks if t.tunnel and t.colour == "gray" and t.length == 2)
    game.script = ([game.lex.wild, 0, 1], [], [])
    game.play(0, ClaimTrack(tunnel.id, {"wild": 2}))
    assert refused(game, 0, "pay red 1") == "E-TUN-3"
    game.play(0, "pay wild 1")


def test_ships_harbours_and_exchanges() -> None:
    hand = {"red_train": 3, "red_train_harbour": 2, "red_ship": 3, "red_double_ship": 3, "wild": 2, "black_ship": 1}
    game = lay(at_turn("great_lakes"), {0: hand})
    ship = next(t for t in game.map.tracks if t.kind == "ship" and t.colour == "gray" and t.length == 2)
    rail = next(t for t in game.map.tracks if t.kind == "train" and t.colour in ("gray", "red") and t.length == 3)
    assert refused(game, 0, ClaimTrack(ship.id, {"red_train": 2})) == "G-CLAIM-1"
    assert refused(game, 0, ClaimTrack(rail.id, {"red_ship": 3})) == "G-CLAIM-1"
    assert refused(game, 0, ClaimTrack(ship.id, {"red_double_ship": 2})) == "G-CLAIM-2"
    assert refused(game, 0, ClaimTrack(ship.id, {"red_double_ship": 1, "wild": 1})) == "G-CLAIM-2"
    assert refused(game, 0, ClaimTrack(ship.id, {"red_ship": 1, "black_ship": 1})) == "C-CLAIM-2"
    city = next(city.id for city in game.map.cities if city.port and city.id in (ship.a, ship.b))
    price = {"red_train_harbour": 2, "red_ship": 1, "wild": 1}
    assert refused(game, 0, BuildHarbour(city, price)) == "G-HAR-1"
    game.play(0, ClaimTrack(ship.id, {"red_double_ship": 1}))
    game.state.put("turn", 0)
    assert refused(game, 0, BuildHarbour(city, {"red_train": 2, "red_ship": 2})) == "G-HAR-2"
    assert refused(game, 0, BuildHarbour(city, {"red_train_harbour": 1, "red_ship": 3})) == "G-HAR-2"
    assert refused(game, 0, BuildHarbour(city, {"red_train_harbour": 2, "red_ship": 1})) == "G-HAR-2"
    inland = next(city.id for city in game.map.cities if not city.port)
    assert refused(game, 0, BuildHarbour(inland, price)) == "G-HAR-1"
    for take, count in (("train", 0), ("train", 7), ("ship", 10), ("tram", 1), ("ship", -1)):
        assert refused(game, 0, ExchangePieces(take, count)) == "G-EXC-1"
    game.play(0, "exchange train 6")


def test_a_refusal_is_an_error_that_can_be_pickled() -> None:
    """It has the rule, the parameters and a message, and can be pickled."""
    import pickle

    game = lay(at_turn("north_america"), {0: {"red": 1}})
    with pytest.raises(Refused) as found:
        game.play(0, "claim boston-montreal#1 with red 1")
    error = pickle.loads(pickle.dumps(found.value))
    assert (error.rule, error.params) == (found.value.rule, found.value.params)
    assert error.params["track"] == "boston-montreal#1"
    assert str(error) == str(found.value)
    assert str(error).startswith("C-CLAIM-2: ")

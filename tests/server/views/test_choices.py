"""Choices agree with the list of legal actions: all are legal, and without truncation they are complete."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from branchline import Game
from branchline import actions as act
from branchline.maps import BUILT_IN
from branchline.server.views.choices import WAYS, choices
from branchline.view import View
from tests.laws.tables import many, map_of

BUILDS: dict[str, Any] = {"station": act.BuildStation, "harbour": act.BuildHarbour}


def named(view: View) -> tuple[set[act.AnyAction], bool]:
    """All actions among the choices, and whether a list of payments was truncated."""
    can = msgspec.json.decode(msgspec.json.encode(choices(view, 7)))
    assert can["ask"] == 7
    found: set[act.AnyAction] = set()
    cut = any(len(row) == WAYS for row in can["pays"])
    found |= {act.ClaimTrack(track, way) for track, row in can["claims"].items() for way in can["pays"][row]}
    for kind, cities in can["builds"].items():
        found |= {BUILDS[kind](city, way) for city, row in cities.items() for way in can["pays"][row]}
    if can["tunnel"] is not None:
        found |= {act.PayTunnel(way) for way in can["pays"][can["tunnel"]]} | {act.DeclineTunnel()}
    for card, refills in can["take"].items():
        found |= {act.TakeCard(card, refill) for refill in refills or [None]}
    found |= {act.DrawBlind(deck) for deck in can["draw"]}
    found |= {act.ExchangePieces(kind, n + 1) for kind, most in can["exchange"].items() for n in range(most)}
    found |= {act.DrawTickets()} if can["tickets"] else set()
    found |= {act.StopDrawing()} if can["stop"] else set()
    found |= {act.Pass()} if can["pass"] else set()
    return found, cut


@pytest.mark.parametrize("name", [*BUILT_IN, "mixed 3"])
def test_choices_are_the_legal_actions(name: str) -> None:
    rng = random.Random(name)
    for seed in range(many(6, 1)):
        game = Game.new(map_of(name), 3, seed, {"second_card": ("may", "must")[seed % 2]})
        while not game.over:
            seat = rng.choice(game.asked)
            view = game.view(seat)
            legal = game.legal(seat)
            can = choices(view, 0)
            if can.keep:
                assert can.keep == view.offered and can.keep_least == min(len(a.tickets) for a in legal)
            elif can.stock:
                trains = [a.train for a in legal if isinstance(a, act.ChoosePieces)]
                assert can.stock[1:] == (min(trains), max(trains))
            else:
                found, cut = named(view)
                assert found <= set(legal)
                assert cut or found == set(legal)
            blind = [a for a in legal if isinstance(a, act.DrawBlind)]
            game.play(seat, rng.choice(blind if blind and rng.random() < 0.4 else legal))


def test_fewest_wilds_come_first() -> None:
    """With a full hand and a gray track, the first payment is of a plentiful colour, without wilds."""
    game = Game.new("north_america", 2, 3)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    while sum(game.view(seat := game.asked[0]).hand.values()) < 20:
        game.play(seat, "draw train")
    can = msgspec.json.decode(msgspec.json.encode(choices(game.view(seat), 0)))
    for row in can["pays"]:
        wilds = [way.get("wild", 0) for way in row]
        assert wilds == sorted(wilds)

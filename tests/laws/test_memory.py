"""The tickets that a seat remembers putting back, compared with a separate account of random games."""

from __future__ import annotations

import random

import pytest

from branchline.events import StartTicketsChosen, TicketsKept, TicketsOffered
from branchline.game import Game
from branchline.maps import BUILT_IN
from tests.laws.tables import many, map_of


@pytest.mark.rule("C-TIX-2")
@pytest.mark.parametrize("name", [*BUILT_IN, "largest"])
def test_a_seat_knows_what_it_put_back_until_it_is_dealt_again(name: str) -> None:
    map_, rng = map_of(name), random.Random(name)
    seen = set()
    for seed in range(many(3, 2)):
        game = Game.new(map_, 3, seed=seed)
        known: list[set[str]] = [set() for _ in range(3)]
        for _ in range(160):
            if game.over:
                break
            seat = game.asked[0]
            # draw tickets as often as possible, and keep few of them
            legal = sorted(game.legal(seat), key=lambda action: len(str(action)))[:3]
            drawing = [action for action in game.legal(seat) if str(action) == "tickets"]
            offered, setup = set(game.view(seat).offered), game.view(seat).setup
            for event in game.play(seat, rng.choice(drawing or legal)):
                if isinstance(event, StartTicketsChosen):
                    known[seat] |= offered - set(event.kept.value or ())
                elif isinstance(event, TicketsKept):
                    known[seat] |= set(event.returned.value or ())
                elif isinstance(event, TicketsOffered):
                    for memory in known:
                        memory -= set(event.tickets.value or ())
            if setup and game.view(None).setup:
                continue  # C-SET-3: tickets are put back when all seats have chosen
            for viewer in range(3):
                assert set(game.view(viewer).returned) == known[viewer]
                seen |= known[viewer]
    places = [map_.ticket_index[ticket] for ticket in seen]
    assert places and (len(map_.tickets) <= 64 or max(places) >= 64)  # both 64-bit words of the set were used

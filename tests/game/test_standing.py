"""What a seat is told it would score now is what the whole truth would give it."""

from __future__ import annotations

import random

import pytest

from branchline import Game, standing
from tests.laws.tables import Player, every_map, many, map_of


@every_map
def test_it_is_the_score_if_the_game_ended_now(name: str) -> None:
    parts: set[str] = set()
    for number in range(many(5, 1)):
        rng = random.Random(f"standing {name} {number}")
        game = Game.new(map_of(name), 2 + number % 4, number)
        for _ in Player(game, rng, eager=0.8).play():
            if rng.random() < many(25, 5) / 100 or game.over:
                scores = game.scores()
                for seat in range(game.seats):
                    assert standing(game.view(seat)) == scores[seat]
                    parts |= {part for part, points in scores[seat].parts().items() if points}
        assert game.over
    if many(1, 0):
        wanted = {"routes", "tickets", "completed", "total"} | {f"{kind}s" for kind in map_of(name).rules.buildings}
        assert wanted <= parts


def test_not_for_spectators() -> None:
    with pytest.raises(ValueError, match="spectator"):
        standing(Game.new("europe", 2, 1).view(None))

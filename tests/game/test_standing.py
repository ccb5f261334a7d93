"""What a seat is told it would score now, and who has the longest path, is what the whole truth would give."""

from __future__ import annotations

import random

import pytest

from branchline import Game, standing
from branchline.game import LongestPath, longest_path, score_sheet, trail
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


@every_map
def test_the_longest_path_is_that_of_the_score_sheet(name: str) -> None:
    shared = 0
    for number in range(many(3, 1)):
        rng = random.Random(f"longest {name} {number}")
        game = Game.new(map_of(name), 2 + number % 4, number)
        for _ in Player(game, rng, eager=0.8).play():
            if rng.random() < many(12, 5) / 100 or game.over:
                sheets = score_sheet(game)
                best = max(sheet.score.longest_length for sheet in sheets)
                holders = tuple(seat for seat, sheet in enumerate(sheets) if sheet.score.longest_length == best)
                tracks = tuple(track for seat in holders for track in sheets[seat].trail)
                expected = LongestPath(holders, best, tracks) if best else None
                for seat in (None, *range(game.seats)):
                    assert longest_path(game.view(seat)) == expected
                if expected:
                    assert holders == tuple(seat for seat, sheet in enumerate(sheets) if sheet.score.longest)
                    shared += len(holders) > 1
    assert shared or not map_of(name).rules.longest or not many(1, 0)


def test_a_path_that_takes_long_to_trace_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("europe", 2, 1)
    game.state.own_track(1, game.map.track_index["amsterdam-london"], True)
    assert longest_path(game.view(0)) == LongestPath((1,), 2, ("amsterdam-london",))
    monkeypatch.setattr(trail, "SHOWN_STEPS", -1)
    assert longest_path(game.view(0)) == LongestPath((1,), 2, ())

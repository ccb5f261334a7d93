"""The uniform bot: always a legal action, chosen from a view alone, and the same one for the same seed.
How well a bot plays is not tested here.
"""

from __future__ import annotations

import pytest

from branchline import Game, Refused
from branchline.bots import UnknownBot, make_bot
from branchline.maps import BUILT_IN


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", BUILT_IN)
def test_it_plays_whole_games(name: str, seats: int) -> None:
    game = Game.new(name, seats, seed=8)
    bots = [make_bot("uniform", seat) for seat in range(seats)]
    while not game.over:
        seat = game.asked[-1]
        try:
            game.play(seat, bots[seat].choose(game.view(seat)))
        except Refused as error:
            pytest.fail(str(error))
    assert game.scores().winners


def test_equal_seeds_choose_alike() -> None:
    view = Game.new("great_lakes", 2, seed=1).view(0)
    assert make_bot("uniform", 4).choose(view) == make_bot("uniform", 4).choose(view)
    assert len({str(make_bot("uniform", seed).choose(view)) for seed in range(40)}) > 5


def test_a_spectator_has_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="spectator"):
        make_bot("uniform", 0).choose(Game.new("europe", 2, seed=1).view(None))


def test_an_unknown_bot_gets_a_list_of_bots() -> None:
    with pytest.raises(UnknownBot, match=r"'hal'.*uniform"):
        make_bot("hal", 0)

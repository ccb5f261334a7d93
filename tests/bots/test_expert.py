"""The expert bot: its choices depend only on its view, its seed and its budget.
Its strength is measured, not tested: see docs/bots.md.
"""

from __future__ import annotations

import pytest

from branchline import Game
from branchline.bots import Player, make_bot, plain
from branchline.bots.backend import Playouts
from branchline.bots.candidates import candidates
from branchline.bots.expert import Budget, Expert
from branchline.bots.policy.codes import KEEPS_PLAN_AT, P_PLANNER, S_RACER, STYLE_AT
from branchline.bots.style import Style
from branchline.maps import BUILT_IN
from branchline.view import View, imagine

pytestmark = pytest.mark.native


def middle(name: str, entries: int = 40) -> Game:
    """A game between planners, somewhere in the middle."""
    game = Game.new(name, 2, seed=4)
    bots = [make_bot("planner", seat) for seat in range(2)]
    while len(game.entries) < entries:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_choice_does_not_depend_on_hidden_things(name: str) -> None:
    game = middle(name)
    seat = game.asked[0]
    view = game.view(seat)
    elsewhere = View(view.lex, imagine(view, 99).see(seat))
    chosen = [Expert(7, Budget(playouts=24)).choose(one) for one in (view, elsewhere, view)]
    assert chosen[0] == chosen[1] == chosen[2]
    assert str(chosen[0]) in {str(action) for action in game.legal(seat)}


@pytest.mark.parametrize("name", BUILT_IN)
def test_playouts_are_the_same_on_the_plain_source(name: str) -> None:
    game = middle(name, 60)
    seat, board = game.asked[0], game.lex.board
    code = Player(board, P_PLANNER).choose(game.state.see(seat))
    seen, steady = game.view(seat).seen, P_PLANNER | 1 << KEEPS_PLAN_AT
    racer = steady | S_RACER << STYLE_AT
    fast, slow = (
        kind(board, steady).run(seen, [code, code], [P_PLANNER, racer], range(3, 5))
        for kind in (Playouts, plain.Playouts)
    )
    assert fast == slow
    assert len(fast) == 4


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_plan_behind_a_choice_is_the_same_on_the_plain_source(name: str) -> None:
    game = middle(name, 50)
    seen, board = game.state.see(game.asked[0]), game.lex.board
    players = [kind(board, P_PLANNER) for kind in (Player, plain.Player)]
    assert players[0].choose(seen) == players[1].choose(seen)
    assert players[0].wants() == players[1].wants()
    assert players[0].draw() == players[1].draw()


def test_candidates_are_legal_and_begin_with_the_planners_choice() -> None:
    for entries in range(10, 60, 10):
        game = middle("europe", entries)
        seat = game.asked[0]
        player, legal = Player(game.lex.board, P_PLANNER), game.state.legal(seat)
        usual = player.choose(game.state.see(seat))
        tried = candidates(game.view(seat), player, game.state.phase, legal, usual)
        assert tried[0] == usual
        assert set(tried) <= set(legal)
        assert len(tried) == len(set(tried))


def test_a_budget_in_time_is_kept() -> None:
    game = middle("north_america", 30)
    seat = game.asked[0]
    assert make_bot("expert:ms=1", 1).choose(game.view(seat))


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_choice_is_the_same_on_any_number_of_cores(name: str) -> None:
    game = middle(name, 30)
    view = game.view(game.asked[0])
    chosen = [make_bot(f"expert:playouts=60,cores={cores}", 3).choose(view) for cores in (1, 2, 3)]
    assert chosen[0] == chosen[1] == chosen[2]


def test_every_style_works_with_the_search() -> None:
    game = Game.new("great_lakes", 2, seed=9)
    for seat in game.asked:
        for style in Style:
            expert = make_bot(f"expert:playouts=8,style={style}", 5).choose(game.view(seat))
            assert str(expert) in {str(action) for action in game.legal(seat)}

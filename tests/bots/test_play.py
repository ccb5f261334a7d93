"""Every bot plays whole games on all maps with any number of seats: no action is refused, and a seed repeats a game.
How well they play is measured by the bench; docs/bots.md has the results.
"""

from __future__ import annotations

import pytest

from branchline import Game, core, load_map
from branchline.actions import AnyAction, Pass
from branchline.bots import BOTS, backend, check_bot, make_bot, plain, play_games, policy_of
from branchline.bots.style import Style
from branchline.bots.tables import tables
from branchline.core.board import make_board
from branchline.maps import BUILT_IN
from branchline.view import View

LEVELS = [f"{level}:style={style}" for level in ("novice", "casual", "skilled") for style in Style]
POLICY_BOTS = [name for name, entry in BOTS.items() if entry.policy is not None]
POLICIES = [policy for name in (*POLICY_BOTS, "casual:style=blocker") if (policy := policy_of(name)) is not None]


@pytest.mark.parametrize("name", POLICY_BOTS)
def test_no_choice_is_ever_refused(name: str) -> None:
    assert check_bot(lambda seed: make_bot(name, seed), seats=(2, 3, 5)) == []


@pytest.mark.native  # many games
@pytest.mark.parametrize("name", LEVELS)
def test_no_choice_of_a_level_in_any_style_is_refused(name: str) -> None:
    assert check_bot(lambda seed: make_bot(name, seed), seats=(2, 4)) == []


@pytest.mark.native
@pytest.mark.parametrize("style", Style)
def test_no_choice_of_the_search_is_refused(style: Style) -> None:
    assert check_bot(lambda seed: make_bot(f"expert:style={style},playouts=1", seed), seats=(2,)) == []


def test_faults_are_reported() -> None:
    class Passer:
        def choose(self, view: View) -> AnyAction:
            return Pass()

    class Crasher:
        def choose(self, view: View) -> AnyAction:
            raise KeyError("lost")

    (refused,) = check_bot(lambda seed: Passer(), maps=("europe",), seats=(2,))
    assert (refused.map, refused.seats, refused.entry) == ("europe", 2, 1)
    assert refused.problem.startswith("refused")
    (crashed,) = check_bot(lambda seed: Crasher(), maps=("europe",), seats=(2,))
    assert crashed.problem == "KeyError: 'lost'"


@pytest.mark.native
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("policy", POLICIES)
def test_compiled_equals_plain(name: str, policy: int) -> None:
    assert backend.compiled
    board = core.Board(load_map(name))
    line_up = [policy, POLICIES[POLICIES.index(policy) - 1], policy]
    assert play_games(board, line_up, 11, 1) == plain.play_games(board, line_up, 11, 1)


@pytest.mark.parametrize("name", BUILT_IN)
def test_equal_seeds_give_equal_games(name: str) -> None:
    board = core.Board(load_map(name))
    once = play_games(board, POLICIES[:5], 3, 2)
    assert once == play_games(board, POLICIES[:5], 3, 2)
    assert once[3] != play_games(board, POLICIES[:5], 4, 2)[3]
    assert len(once[1]) == len(once[2]) == 2


def test_the_tables_of_a_map_are_made_once() -> None:
    first, again = (tables(load_map("europe")) for _ in range(2))
    assert first is again
    assert first is not tables(load_map("north_america"))
    assert first.packed == make_board(load_map("europe")).pack()


def test_a_table_has_two_to_five_seats() -> None:
    with pytest.raises(ValueError, match="C-SET-1"):
        play_games(core.Board(load_map("europe")), [1], 0, 1)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_simulator_and_the_bot_choose_alike(name: str) -> None:
    """A bot that is given views makes the same choices as its policy in ``play_games``."""
    game = Game.new(name, 2, seed=21)
    bots = [make_bot("planner", 0), make_bot("hungry", 0)]
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    policies = [policy_of("planner") or 0, policy_of("hungry") or 0]
    _, scores, winners, _ = play_games(game.lex.board, policies, 21, 1)
    assert [tuple(score.total for score in game.scores().seats)] == scores
    assert winners == [int(game.state.winners)]

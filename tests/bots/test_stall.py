"""No game of the graded bots is ended by the stall rule (C-END-3), in 1,000 games on every map.

The expert is left out only because it is slow; it chooses among the planner's moves and better ones.
"""

from __future__ import annotations

from itertools import product

import pytest

from branchline.bots import policy_of
from branchline.bots.backend import Player
from branchline.bots.style import Style
from branchline.core import Board, State, codes, compiled
from branchline.maps import BUILT_IN, load_map

GAMES = 1000
SEATS = (2, 2, 3, 4, 5)  # two-player games stall most easily, so they are two fifths of all
BOTS = ["planner", *(f"{level}:style={style}" for level, style in product(("novice", "casual", "skilled"), Style))]


def ended(board: Board, seats: int, game: int) -> int:
    """The reason why a game between bots of all levels and styles ended."""
    policies = [policy_of(BOTS[(game * 3 + seat * 5 + game // len(BOTS)) % len(BOTS)]) for seat in range(seats)]
    players = [Player(board, policy, game + seat) for seat, policy in enumerate(policies) if policy is not None]
    state = State(board)
    state.seed(game)
    state.begin(seats)
    while not state.over:
        seat = state.asked()
        state.apply_unchecked(players[seat].choose(state.see(seat)), seat)
    return int(state.ended)


@pytest.mark.slow
@pytest.mark.rule("C-END-3")
@pytest.mark.parametrize("name", BUILT_IN)
def test_no_game_of_the_graded_bots_stands_still(name: str) -> None:
    board = Board(load_map(name))
    found = [ended(board, SEATS[game % len(SEATS)], game) for game in range(GAMES if compiled else 2)]
    assert codes.END_STALL not in found
    assert found.count(codes.END_LAST_TURNS) > 0.9 * len(found)

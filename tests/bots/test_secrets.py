"""No bot uses hidden information: its choice stays the same when everything it can't see is dealt again.
tests/laws checks that the views are equal byte by byte; here the choices themselves are compared.
"""

from __future__ import annotations

import pytest

from branchline import core, load_map
from branchline.bots import BOTS, Player, policy_of
from branchline.maps import BUILT_IN

POLICY_BOTS = [name for name, entry in BOTS.items() if entry.policy is not None]


@pytest.mark.parametrize("map_name", BUILT_IN)
@pytest.mark.parametrize("name", [*POLICY_BOTS, "casual:style=blocker", "novice:style=collector"])
def test_the_choice_does_not_depend_on_hidden_things(map_name: str, name: str) -> None:
    board = core.Board(load_map(map_name))
    policy = policy_of(name)
    assert policy is not None
    state = core.State(board)
    state.seed(5)
    state.begin(3)
    table = [Player(board, policy, seat) for seat in range(3)]
    elsewhere = [Player(board, policy, seat) for seat in range(3)]
    steps = 0
    while not state.over:
        seat = state.asked()
        seen = state.see(seat)
        code = table[seat].choose(seen)
        assert elsewhere[seat].choose(seen.imagine(steps).see(seat)) == code
        state.apply(code, seat)
        steps += 1
    assert steps > 50

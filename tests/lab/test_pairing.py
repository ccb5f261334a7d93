"""Line-ups, rotations and deals: every bot sits in every seat equally often, and a longer run begins like a shorter one.
No game is played.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.lab import LabError, Plan
from branchline.lab.pairing import Pairing, line_ups, number, rings, turned

NAMES = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=6, unique=True)


def test_the_last_bot_fills_up() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]


def test_more_bots_than_seats_make_all_line_ups() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups("abcdefgh", 4)) == 70


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ([], "at least one"),
        (["a", "b", "a"], "a is named twice"),
        ([str(i) for i in range(60)], "1,770 line-ups"),
    ],
)
def test_impossible_pairings_get_a_clear_error(names: list[str], sentence: str) -> None:
    with pytest.raises(LabError, match=sentence):
        Plan(names, 2, 0)


def test_orders_round_the_table() -> None:
    assert [len(rings(tuple(names))) for names in ("ab", "abc", "abcd", "abcde", "abbb", "aabb")] == [1, 2, 6, 24, 1, 2]
    assert turned(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert turned(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@given(NAMES, st.integers(2, 5), st.integers(1, 300))
def test_every_bot_has_every_seat_equally_often(names: list[str], seats: int, wanted: int) -> None:
    plan = Plan(names, seats, 1)
    games = list(plan.games(plan.blocks(wanted)))
    assert len(games) >= wanted
    assert [game.game for game in games] == list(range(len(games)))
    held = Counter((name, seat) for game in games for seat, name in enumerate(game.bots))
    for name in names:
        assert len({held[name, seat] for seat in range(seats)}) == 1
    if len(names) > seats:
        assert len({held[name, 0] for name in names}) == 1


@given(NAMES, st.integers(2, 5))
def test_a_block_is_one_deal_in_different_seatings(names: list[str], seats: int) -> None:
    plan = Plan(names, seats, 1)
    by_block: dict[int, list[Pairing]] = {}
    for game in plan.games(3 * len(plan.line_ups)):
        by_block.setdefault(game.block, []).append(game)
    deals = [{game.deal for game in games} for games in by_block.values()]
    assert all(len(deal) == 1 for deal in deals)
    assert len(set().union(*deals)) == len(deals)
    assert all(len({game.bots for game in games}) == len(games) for games in by_block.values())


def test_neighbours_change_from_block_to_block() -> None:
    plan = Plan("abcd", 4, 0)
    after = Counter(pair for game in plan.games(6) for pair in pairwise((*game.bots, game.bots[0])))
    assert set(after.values()) == {8}


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    plan = Plan("abc", 2, 5)
    assert list(plan.games(30))[: len(list(plan.games(9)))] == list(plan.games(9))
    assert plan.blocks(6) == 3
    assert plan.blocks(7) == 6


def test_neighbouring_seeds_share_no_deals() -> None:
    deals = [{game.deal for game in Plan("ab", 2, seed).games(100)} for seed in (0, 1)]
    assert not deals[0] & deals[1]
    assert 0 <= number("deal", 0, 0) < 2**63

"""Ratings are compared with known values, and intervals with the true values behind simulated games.
Everything random has a seed, so the results are always the same.
"""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from branchline.lab.pairing import Plan, Row
from branchline.lab.ratings import CENTRE, Standing, bradley_terry, share_figure, student
from branchline.lab.ratings import figures as all_figures
from branchline.lab.tally import before, tally

from .conftest import dream

NOBODY = np.zeros((1, 1, 1))


def row(game: int, bots: str, scores: tuple[int, ...], won: str, block: int | None = None) -> Row:
    parts = tuple((name in won) / len(won) for name in bots)
    return Row(
        game, game if block is None else block, 0, 0, tuple(bots), scores, parts, (1,) * len(bots), (0.0,) * len(bots)
    )


def figures(names: str, rows: list[Row]) -> dict[str, Standing]:
    return {one.name: one for one in all_figures(tally(names, rows)).bots}


def test_two_bots_have_the_ratings_of_the_formula() -> None:
    ahead = np.array([[[0.0, 75], [25, 0]]])
    a, b = bradley_terry(ahead, NOBODY)[0]
    assert a - b == pytest.approx(400 * log10(3))
    assert a + b == pytest.approx(2 * CENTRE)


def test_ratings_come_back_from_expected_results() -> None:
    truth = np.array([1700.0, 1550, 1500, 1250])
    chance = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    met = np.array([[0.0, 10, 90, 5], [10, 0, 40, 3], [90, 40, 0, 70], [5, 3, 70, 0]])
    assert bradley_terry((met * chance)[None], NOBODY)[0] == pytest.approx(truth, abs=1e-6)


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_interval() -> None:
    rows = [row(i, "ab", (100, 50), "a") for i in range(50)]
    found = figures("ab", rows)
    low, high = found["a"].rating.low, found["a"].rating.high
    assert low is not None
    assert high is not None
    assert CENTRE + 200 < low < found["a"].rating.value < high < CENTRE + 1500
    assert found["a"].share.low == pytest.approx(0.93, abs=0.02)  # 50 of 50
    assert found["a"].share.high == 1
    assert found["b"].share.low == 0


def test_shared_wins_count_in_parts() -> None:
    rows = [row(0, "abc", (90, 90, 10), "ab"), row(1, "abc", (80, 20, 80), "ac"), row(2, "abc", (10, 20, 30), "c")]
    found = figures("abc", rows)
    assert [found[name].share.value for name in "abc"] == pytest.approx([1 / 3, 1 / 6, 1 / 2])
    assert sum(one.share.value for one in found.values()) == pytest.approx(1)
    assert found["a"].margin.value == pytest.approx((0 + 0 - 20) / 3)


def test_pairwise_results() -> None:
    broken = row(0, "abcd", (90, 90, 40, 40), "b")  # equal points, decided by a tie-breaker
    assert [before(broken, *pair) for pair in ((0, 1), (1, 0), (2, 3), (0, 2), (3, 0))] == [0, 1, 0.5, 1, 0]
    shared = row(0, "ab", (70, 70), "ab")
    assert before(shared, 0, 1) == 0.5


def test_a_game_of_four_is_six_comparisons() -> None:
    sums = tally("abcd", [row(0, "cadb", (10, 40, 30, 20), "a")])
    assert sums.ahead[0].tolist() == [[0, 1, 1, 1], [0, 0, 1, 0], [0, 0, 0, 0], [0, 1, 1, 0]]


def test_a_bot_on_several_seats_is_not_compared_with_itself() -> None:
    rows = [row(i, "abbb", (50, 40, 60, 10), "b") for i in range(2)]
    rows = [one._replace(parts=(0, 0, 1, 0)) for one in rows]
    sums = tally("ab", rows)
    assert sums.ahead[0].tolist() == [[0, 2], [1, 0]]
    found = figures("ab", rows)
    assert (found["b"].sat, found["b"].games, found["b"].share.value) == (6, 2, pytest.approx(1 / 3))


def test_one_block_has_no_interval_to_show() -> None:
    found = figures("ab", [row(0, "ab", (9, 8), "a", 0), row(1, "ba", (9, 8), "b", 0)])
    assert found["a"].score.low is None
    assert found["a"].rating.low is None
    share = found["a"].share
    assert share.low is not None
    assert share.high is not None
    assert share.low < 0.1 < 0.9 < share.high


def test_a_lone_bot_is_in_the_centre() -> None:
    rows = dream(Plan("a", 2, 0), 30, {"a": 0}, 1)
    found = figures("a", rows)["a"]
    assert found.rating == (CENTRE, CENTRE, CENTRE)
    assert found.share.value == pytest.approx(0.5)


def test_the_order_of_the_rows_makes_no_difference() -> None:
    rows = dream(Plan("abc", 2, 0), 30, {"a": 10, "b": 0, "c": -5}, 1)
    assert all_figures(tally("abc", rows)) == all_figures(tally("abc", rows[::-1]))


@pytest.mark.parametrize(("freedom", "table"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student_matches_published_tables(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, rel=0.01)


def test_wilson_matches_published_values() -> None:
    one = share_figure(0.8, 0.16 / 100, 100, 1.96, 0)
    assert (one.low, one.high) == (pytest.approx(0.7111, abs=1e-3), pytest.approx(0.8666, abs=1e-3))


@pytest.mark.slow
def test_intervals_contain_the_true_value_as_often_as_stated() -> None:
    """300 runs of 30 blocks with much luck in the deal: about 95 of 100 intervals must contain the true value."""
    strength = {"a": 12.0, "b": 0.0, "c": -8.0}
    plan = Plan("abc", 3, 0)
    truth = figures("abc", dream(plan, 6000, strength, 99))
    held = {"share": 0, "score": 0, "margin": 0, "rating": 0}
    runs = 300
    for run in range(runs):
        found = figures("abc", dream(plan, 30, strength, run))
        for what in held:
            figure, true = getattr(found["a"], what), getattr(truth["a"], what)
            held[what] += figure.low <= true.value <= figure.high
    assert all(0.91 < count / runs < 0.985 for count in held.values()), held


def test_pairing_makes_intervals_smaller() -> None:
    """The luck of a deal cancels out in a block; unpaired, the same games would give wider intervals."""
    rows = dream(Plan("ab", 2, 0), 200, {"a": 5, "b": 0}, 3, luck=60)
    apart = [one._replace(block=one.game) for one in rows]
    paired, single = (figures("ab", some)["a"].margin for some in (rows, apart))
    assert paired.value == single.value
    assert paired.high is not None
    assert single.high is not None
    assert paired.high - paired.value < 0.5 * (single.high - single.value)


def test_a_long_run_is_counted_in_larger_units(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = dream(Plan("ab", 2, 0), 400, {"a": 5, "b": 0}, 3)
    fine = figures("ab", rows)["a"]
    monkeypatch.setattr("branchline.lab.tally.UNITS", 50)
    sums = tally("ab", rows)
    coarse = figures("ab", rows)["a"]
    assert len(sums.line_up) == 50
    assert coarse.share.value == fine.share.value
    assert fine.score.high is not None
    assert coarse.score.high is not None
    ratio = (coarse.score.high - coarse.score.value) / (fine.score.high - fine.score.value)
    assert ratio == pytest.approx(1, abs=0.25)


def test_every_two_bots_that_met_have_a_result() -> None:
    rows = dream(Plan("abc", 2, 0), 90, {"a": 0, "b": 40, "c": 10}, 3)
    found = all_figures(tally("abc", rows))
    assert [(pair.a, pair.b, pair.games) for pair in found.pairs] == [("b", "c", 60), ("b", "a", 60), ("c", "a", 60)]
    met = [row for row in rows if set(row.bots) == {"a", "b"}]
    won = sum(row.parts[row.bots.index("b")] for row in met)
    share = found.pairs[1].share
    assert share.value == pytest.approx(won / 60)
    assert share.low is not None
    assert share.high is not None
    assert 0.5 < share.low < share.value < share.high < 1
    some = [row for row in rows if set(row.bots) != {"a", "b"}]
    assert [(pair.a, pair.b) for pair in all_figures(tally("abc", some)).pairs] == [("b", "c"), ("c", "a")]

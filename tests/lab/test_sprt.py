"""The sequential test: its hypotheses, its bounds, and its error rates.
Outcomes of blocks are random numbers with a seed; no game is played.
"""

from __future__ import annotations

from math import log
from random import Random

import pytest

from branchline.lab.sprt import LEAST, Sprt, expected, fit


def draw(dice: Random, chance: float) -> float:
    """The score of a block of two games that partly share their luck, sometimes with a shared win."""
    luck = dice.random() < 0.3
    games = [0.5 if dice.random() < 0.05 else float(dice.random() < chance) for _ in range(2)]
    return 0.5 if luck else sum(games) / 2


def play(elo: float, seed: int, elo1: float = 60) -> Sprt:
    """Run the test on blocks of a bot that is ``elo`` stronger; the shared luck moves the mean towards one half."""
    dice, test = Random(seed), Sprt("a", "b", 0, elo1)
    mean = expected(elo)
    chance = 0.5 + (mean - 0.5) / (0.7 * 0.95)
    while not test.add(draw(dice, chance)):
        pass
    return test


@pytest.mark.slow
@pytest.mark.parametrize(("elo", "right"), [(0, "H0"), (60, "H1")])
def test_error_rates_are_within_the_stated_bounds(elo: float, right: str) -> None:
    wrong = sum(play(elo, seed).verdict != right for seed in range(300))
    assert wrong / 300 < 0.075  # 5 % and two standard deviations


def test_a_clear_case_is_quick() -> None:
    assert play(200, 1).counts.total() < play(30, 1).counts.total()
    assert play(-200, 1).verdict == "H0"


def test_the_ratio_of_single_games_is_the_plain_one() -> None:
    """With wins and losses only, the likeliest distributions are those of the hypotheses."""
    test = Sprt("a", "b", 0, 50)
    test.counts.update({1.0: 70, 0.0: 30})
    p0, p1 = expected(0), expected(50)
    assert test.llr() == pytest.approx(70 * log(p1 / p0) + 30 * log((1 - p1) / (1 - p0)), abs=1e-3)


def test_the_likeliest_mean_is_the_one_seen() -> None:
    counts = {0.0: 10.0, 0.25: 20, 0.5: 40, 0.75: 25, 1.0: 15}
    seen = sum(value * count for value, count in counts.items()) / 110
    best = fit(counts, seen)
    assert best == pytest.approx(0, abs=1e-9)
    assert all(fit(counts, seen + shift) < best for shift in (-0.1, -0.01, 0.01, 0.1))


def test_no_verdict_before_blocks_can_be_compared() -> None:
    test = Sprt("a", "b", 0, 400)
    early = [test.add(1.0) for _ in range(LEAST)]
    assert not any(early[:-1])
    assert early[-1]
    assert test.outcome().verdict == "H1"


def test_a_verdict_stays() -> None:
    test = play(200, 1)
    before = test.outcome()
    assert test.add(0.0)
    assert test.outcome() == before


def test_before_the_first_block_there_is_no_verdict() -> None:
    end = Sprt("a", "b").outcome()
    assert (end.verdict, end.blocks, end.score) == ("open", 0, 0.5)
    assert end.llr == pytest.approx(0, abs=0.01)
    assert (end.lower, end.upper) == (pytest.approx(-2.944, abs=1e-3), pytest.approx(2.944, abs=1e-3))


def test_hypotheses_must_differ() -> None:
    with pytest.raises(ValueError, match="above"):
        Sprt("a", "b", 20, 20)

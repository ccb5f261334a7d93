"""The sequential test of two bots: after every block, is it clear yet which of two hypotheses holds?

A generalised likelihood ratio over the outcomes of blocks, whatever values they have. Plays and stores nothing.
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import NamedTuple

LEAST = 8  # blocks before a verdict: fewer don't show how much blocks vary
TRACE = 1e-3  # of a block at each end of the scale, so that no outcome is impossible
STEPS = 60  # bisection steps in the search for a root


class Outcome(NamedTuple):
    """The state of the test. ``verdict`` is "H0", "H1" or "open", while ``llr`` is between ``lower`` and ``upper``."""

    verdict: str
    llr: float
    lower: float
    upper: float
    blocks: int
    score: float


class Sprt:
    """H0: a's rating is ``elo0`` above b's; H1: it is ``elo1`` above. ``alpha`` and ``beta`` are the error rates.

    A block counts by its score: the share of its comparisons of a and b in which a was ahead, ties counting half.
    """

    def __init__(self, a: str, b: str, elo0: float = 0, elo1: float = 20, alpha: float = 0.05, beta: float = 0.05):
        if elo1 <= elo0:
            raise ValueError("the rating of H1 must be above that of H0")
        self.a, self.b = a, b
        self.elo0, self.elo1 = elo0, elo1
        self.alpha, self.beta = alpha, beta
        self.lower, self.upper = log(beta / (1 - alpha)), log((1 - beta) / alpha)
        self.counts: Counter[float] = Counter()
        self.verdict = "open"

    def add(self, score: float) -> bool:
        """Count the next block. True when the test is over; a verdict stays, whatever comes after it."""
        if self.verdict == "open":
            self.counts[round(score, 9)] += 1
            llr = self.llr()
            if self.counts.total() >= LEAST and not self.lower < llr < self.upper:
                self.verdict = "H1" if llr > 0 else "H0"
        return self.verdict != "open"

    def llr(self) -> float:
        """The log likelihood ratio of H1 to H0, each with the distribution that suits it best."""
        counts = {**self.counts, **{end: self.counts[end] + TRACE for end in (0.0, 1.0)}}
        return fit(counts, expected(self.elo1)) - fit(counts, expected(self.elo0))

    def outcome(self) -> Outcome:
        blocks = self.counts.total()
        score = sum(value * count for value, count in self.counts.items()) / blocks if blocks else 0.5
        return Outcome(self.verdict, self.llr(), self.lower, self.upper, blocks, score)


def expected(elo: float) -> float:
    """The expected score of a bot that is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def fit(counts: dict[float, float], mean: float) -> float:
    """The log likelihood of counted values under the likeliest distribution with this mean, up to a constant.

    That distribution weighs each value's frequency by 1 / (1 + x (value - mean)), with x such that the mean is right.
    """
    total = sum(counts.values())
    gaps = [(value - mean, count / total) for value, count in counts.items() if count]
    low, high = -1 / max(gap for gap, _ in gaps), -1 / min(gap for gap, _ in gaps)
    for _ in range(STEPS):
        x = (low + high) / 2
        if sum(part * gap / (1 + x * gap) for gap, part in gaps) > 0:
            low = x
        else:
            high = x
    return -total * sum(part * log(1 + x * gap) for gap, part in gaps)

"""Figures that the services keep for /metrics: numbers, times in buckets, and either of them by a label.

They are only counted here; ``monitoring`` turns them into the format of Prometheus.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import NamedTuple

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """How often something took how long: counts by upper bound in seconds, the last one without a bound."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


class ByLabel(NamedTuple):
    """One figure for each value of a label."""

    label: str
    values: Mapping[str, float | Times]


Figure = float | Times | ByLabel

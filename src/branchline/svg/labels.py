"""Place city names beside their cities, clear of the tracks and of each other as far as possible.

Boxes and points only; knows no map. The same input gives the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from branchline.svg.paint import text_width

FONT_SIZE = 11.5
HEIGHT = 10.0
ROUNDS = 4


class Label(NamedTuple):
    """A name and its box; ``anchor`` is the point of the text that stays fixed, however wide the letters are."""

    words: str
    anchor: str
    left: float
    top: float
    right: float
    bottom: float


def place_labels(
    cities: Sequence[tuple[str, float, float]],
    nodes: Sequence[tuple[float, float]],
    spaces: Sequence[tuple[float, float]],
    size: tuple[float, float],
) -> tuple[Label, ...]:
    """A label for every city. Each takes its best place in turn, several times over."""
    options = [_candidates(name, x, y) for name, x, y in cities]
    fixed = [
        [_fixed_cost(label, rank, nodes, _near(spaces, x, y), size) for rank, label in enumerate(labels)]
        for labels, (_, x, y) in zip(options, cities, strict=True)
    ]
    chosen = [
        labels[min(range(len(labels)), key=costs.__getitem__)] for labels, costs in zip(options, fixed, strict=True)
    ]
    for _ in range(ROUNDS):
        for i, labels in enumerate(options):
            others = [label for j, label in enumerate(chosen) if j != i]
            costs = [fixed[i][k] + sum(_shared(label, other) for other in others) for k, label in enumerate(labels)]
            chosen[i] = labels[min(range(len(labels)), key=costs.__getitem__)]
    return tuple(chosen)


def _near(spaces: Sequence[tuple[float, float]], x: float, y: float) -> list[tuple[float, float]]:
    return [(px, py) for px, py in spaces if abs(px - x) < 130 and abs(py - y) < 50]


def _candidates(name: str, x: float, y: float) -> list[Label]:
    """Places around a city, near ones first."""
    width = text_width(name, FONT_SIZE)
    found = []
    for far in (10.0, 14.0, 19.0):
        rows = (y - far - HEIGHT, y - far * 0.8 - HEIGHT / 2, y - HEIGHT / 2, y + far * 0.8 - HEIGHT / 2, y + far)
        above = [("middle", x + width * part) for part in (-0.5, 0.0, -1.0, -0.75, -0.25)]
        beside = [("start", x + far), ("end", x - far - width)]
        slanting = [("start", x + far * 0.7), ("end", x - far * 0.7 - width)]
        sides = [*zip(rows, (above, slanting, beside, slanting, above), strict=True)]
        for top, columns in (sides[i] for i in (2, 0, 4, 1, 3)):
            found += [Label(name, anchor, left, top, left + width, top + HEIGHT) for anchor, left in columns]
    return found


def _fixed_cost(
    label: Label,
    rank: int,
    nodes: Sequence[tuple[float, float]],
    spaces: Sequence[tuple[float, float]],
    size: tuple[float, float],
) -> float:
    """The cost of a place that does not depend on the other labels."""
    cost = rank * 0.12
    if label.left < 2 or label.top < 2 or label.right > size[0] - 2 or label.bottom > size[1] - 2:
        cost += 500
    for x, y in nodes:
        if label.left - 7 < x < label.right + 7 and label.top - 7 < y < label.bottom + 7:
            cost += 40
    for x, y in spaces:
        if label.left - 3 < x < label.right + 3 and label.top - 3.5 < y < label.bottom + 3.5:
            cost += 3
    return cost


def _shared(a: Label, b: Label) -> float:
    """How far two labels overlap."""
    wide = min(a.right, b.right) - max(a.left, b.left) + 4
    high = min(a.bottom, b.bottom) - max(a.top, b.top) + 2
    return wide * high * 0.6 if wide > 0 and high > 0 else 0.0

"""Place city names beside their cities, clear of the tracks and of each other as far as possible.

Boxes and points only; knows no map. The same input gives the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from branchline.svg.paint import text_width

FONT_SIZE = 11.5
SIGN_SIZE = 9.5
HEIGHT = 10.0
ROUNDS = 4
REACH = 70.0  # labels of places whose heights differ more never meet


class Label(NamedTuple):
    """A name and its box; ``anchor`` is the point of the text that stays fixed, however wide the letters are."""

    words: str
    anchor: str
    left: float
    top: float
    right: float
    bottom: float
    size: float = FONT_SIZE


def place_labels(
    cities: Sequence[tuple[str, float, float]],
    signs: Sequence[tuple[str, float, float]],
    nodes: Sequence[tuple[float, float]],
    spaces: Sequence[tuple[float, float]],
    size: tuple[float, float],
) -> tuple[Label, ...]:
    """A label for every city, and for every sign at an edge. Each takes its best place in turn, several times over."""
    places = [*cities, *signs]
    options = [_candidates(*place) for place in cities] + [_at_edge(*place) for place in signs]
    fixed = []
    for labels, (_, x, y) in zip(options, places, strict=True):
        near = _near(spaces, x, y)
        fixed.append([_fixed_cost(label, rank, nodes, near, size) for rank, label in enumerate(labels)])
    chosen = [
        labels[min(range(len(labels)), key=costs.__getitem__)] for labels, costs in zip(options, fixed, strict=True)
    ]
    level = [
        [j for j, (_, _, b) in enumerate(places) if abs(a - b) < REACH and j != i] for i, (_, _, a) in enumerate(places)
    ]
    for _ in range(ROUNDS):
        for i, labels in enumerate(options):
            others = [chosen[j] for j in level[i]]
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


def _at_edge(words: str, x: float, y: float) -> list[Label]:
    """Places at the left edge, if x is 0, or at the right one; near ones first."""
    width = text_width(words, SIGN_SIZE)
    anchor, left = ("end", x - 6 - width) if x else ("start", 6.0)
    high = HEIGHT * SIGN_SIZE / FONT_SIZE
    tops = [top for far in (7.0, 10.0, 13.0, 17.0, 22.0) for top in (y - far - high, y + far)]
    return [Label(words, anchor, left, top, left + width, top + high, SIGN_SIZE) for top in tops]


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

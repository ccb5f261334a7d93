"""Sum rows by block: what every bot won, scored and led by, and who finished ahead of whom.

Blocks are the unit of resampling, so nothing finer is kept. Only counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.lab.pairing import Row

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
UNITS = 10_000  # of resampling; in longer runs neighbouring blocks of a line-up are counted as one


class Met(NamedTuple):
    """Counts by pair of bots."""

    line_ups: Ints
    blocks: Ints
    games: Ints


class Tally(NamedTuple):
    """Sums by unit (a block, or a few of one line-up) and bot. ``ahead[u, a, b]``: a before b, ties counting half.

    ``met`` counts the line-ups, blocks and games in which two bots or, on its diagonal, one bot took part.
    """

    names: tuple[str, ...]
    seats: int
    line_up: Ints
    sat: Floats
    won: Floats
    points: Floats
    margin: Floats
    ahead: Floats
    met: Met


def tally(names: Sequence[str], rows: Sequence[Row]) -> Tally:
    """The sums of all rows; the order of the rows makes no difference."""
    rows = sorted(rows)
    index = {name: i for i, name in enumerate(names)}
    bots = np.array([[index[name] for name in row.bots] for row in rows])
    scores = np.array([row.scores for row in rows], dtype=float)
    parts = np.array([row.parts for row in rows])
    line_ups, unit = _units(np.array([row.line_up for row in rows]), np.array([row.block for row in rows]))
    width, units = len(names), len(line_ups)
    seats = range(bots.shape[1])

    def total(weights: Any, *places: Any) -> Floats:
        """Sum weights by unit and by the bots in the places."""
        at: Ints = unit
        for place in places:
            at = at * width + place
        summed = np.bincount(at, weights=weights, minlength=units * width ** len(places))
        return np.asarray(summed, dtype=np.float64).reshape((units, *[width] * len(places)))

    ones = np.ones(len(rows))
    rivals = np.array([np.delete(scores, seat, axis=1).max(axis=1) for seat in seats])
    ahead = sum(
        (total(_before(scores, parts, a, b), bots[:, a], bots[:, b]) for a in seats for b in seats if a != b),
        np.zeros((units, width, width)),
    )
    ahead[:, range(width), range(width)] = 0
    zero = np.zeros((units, width))
    return Tally(
        names=tuple(names),
        seats=len(seats),
        line_up=line_ups,
        sat=sum((total(ones, bots[:, seat]) for seat in seats), zero),
        won=sum((total(parts[:, seat], bots[:, seat]) for seat in seats), zero),
        points=sum((total(scores[:, seat], bots[:, seat]) for seat in seats), zero),
        margin=sum((total(scores[:, seat] - rivals[seat], bots[:, seat]) for seat in seats), zero),
        ahead=ahead,
        met=_met(index, rows),
    )


def _met(index: dict[str, int], rows: Sequence[Row]) -> Met:
    shape = len(index), len(index)
    counts = Met(*(np.zeros(shape, dtype=np.int64) for _ in Met._fields))
    blocks: dict[int, set[int]] = {}
    games: Counter[int] = Counter()
    for row in rows:
        blocks.setdefault(row.line_up, set()).add(row.block)
        games[row.line_up] += 1
    bots = {row.line_up: sorted({index[name] for name in row.bots}) for row in rows}
    for line_up, present in bots.items():
        both = np.ix_(present, present)
        counts.line_ups[both] += 1
        counts.blocks[both] += len(blocks[line_up])
        counts.games[both] += games[line_up]
    return counts


def before(row: Row, a: int, b: int) -> float:
    """Did seat a finish ahead of seat b? A winner is ahead of all others; the others are ordered by points."""
    scores, parts = np.array([row.scores], dtype=float), np.array([row.parts])
    return float(_before(scores, parts, a, b)[0])


def _before(scores: Floats, parts: Floats, a: int, b: int) -> Floats:
    won_a, won_b = parts[:, a] > 0, parts[:, b] > 0
    by_points = np.where(won_a & won_b, 0, scores[:, a] - scores[:, b])
    sign = np.where(won_a == won_b, by_points, won_a.astype(float) - won_b)
    halves: Floats = (np.sign(sign) + 1) / 2
    return halves


def _units(line_ups: Ints, blocks: Ints) -> tuple[Ints, Ints]:
    """The line-up of every unit, and the unit of every row."""
    most = max(2, UNITS // len(np.unique(line_ups)))
    of_unit: list[int] = []
    unit = np.zeros(len(blocks), dtype=np.int64)
    for line_up in np.unique(line_ups):
        mine = line_ups == line_up
        _, rank = np.unique(blocks[mine], return_inverse=True)
        count = int(rank.max()) + 1
        units = min(count, most)
        unit[mine] = len(of_unit) + rank * units // count
        of_unit += [int(line_up)] * units
    return np.array(of_unit), unit

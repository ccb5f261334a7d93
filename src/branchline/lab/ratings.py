"""Figures with their intervals: win share, mean score, margin and Bradley-Terry ratings, from sums by block.

Intervals come from resampling whole blocks within each line-up. Knows sums, not games. docs/arena.md has the method.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from typing import NamedTuple

import numpy as np

from branchline.lab.tally import Floats, Ints, Tally

ROUNDS = 1000  # of the bootstrap
LEVEL = 0.95
Z = 1.959963984540054  # quantile of the normal distribution for LEVEL
ELO = 400 / log(10)  # rating points per unit of natural log odds
CENTRE = 1500.0  # mean rating of all bots
AT_ONCE = 100  # rounds resampled together, to bound the memory


class Figure(NamedTuple):
    """An estimate and its interval; None where a single block leaves nothing to compare."""

    value: float
    low: float | None
    high: float | None


class Standing(NamedTuple):
    """The figures of one bot. ``sat`` counts seats: a bot that fills up may have several in one game."""

    name: str
    games: int
    sat: int
    share: Figure
    score: Figure
    margin: Figure
    rating: Figure


class Rounds(NamedTuple):
    """The figures of all bots in every round of the bootstrap; ``over`` is that of every pair."""

    share: Floats
    score: Floats
    margin: Floats
    rating: Floats
    over: Floats


class Pair(NamedTuple):
    """Two bots: the share of their comparisons in which the first was ahead."""

    a: str
    b: str
    games: int
    share: Figure


class Figures(NamedTuple):
    """All figures: the bots by rating, highest first, and every pair of them that met, in that order."""

    bots: list[Standing]
    pairs: list[Pair]


def figures(sums: Tally, seed: int = 0) -> Figures:
    """The figures of a run; ``seed`` is that of the resampling."""
    again = _resampled(sums, np.random.default_rng(seed))
    bots = sorted(_standings(sums, again), key=lambda one: (-one.rating.value, one.name))
    order = [sums.names.index(one.name) for one in bots]
    met = [(a, b) for i, a in enumerate(order) for b in order[i + 1 :] if sums.met.games[a, b]]
    return Figures(bots, [_pair(sums, again, a, b) for a, b in met])


def _standings(sums: Tally, again: Rounds | None) -> list[Standing]:
    sat = sums.sat.sum(axis=0)
    share, score, margin = (part.sum(axis=0) / sat for part in (sums.won, sums.points, sums.margin))
    rating = bradley_terry(sums.ahead.sum(axis=0)[None], _prior(len(sums.names)))[0]
    even = 1 / sums.seats
    found = []
    for i, name in enumerate(sums.names):
        blocks = int(sums.met.blocks[i, i])
        reach = student(blocks - int(sums.met.line_ups[i, i]))
        single = even * (1 - even) * blocks / float(sat[i])  # a block whose games are independent of each other
        found.append(
            Standing(
                name=name,
                games=int(sums.met.games[i, i]),
                sat=int(sat[i]),
                share=share_figure(float(share[i]), again and _spread(again.share[:, i]), blocks, reach, single),
                score=_mean_figure(float(score[i]), again and _spread(again.score[:, i]), reach),
                margin=_mean_figure(float(margin[i]), again and _spread(again.margin[:, i]), reach),
                rating=_rating_figure(float(rating[i]), again and again.rating[:, i], reach),
            )
        )
    return found


def _pair(sums: Tally, again: Rounds | None, a: int, b: int) -> Pair:
    first, second = (float(sums.ahead[:, i, j].sum()) for i, j in ((a, b), (b, a)))
    blocks = int(sums.met.blocks[a, b])
    reach = student(blocks - int(sums.met.line_ups[a, b]))
    single = blocks / (first + second) / 4
    spread = again and _spread(again.over[:, a, b])
    share = share_figure(first / (first + second), spread, blocks, reach, single)
    return Pair(sums.names[a], sums.names[b], int(sums.met.games[a, b]), share)


def _spread(rounds: Floats) -> float:
    return float(rounds.var())


def bradley_terry(ahead: Floats, prior: Floats) -> Floats:
    """Maximum-likelihood ratings, by Newton's method, from tables of who was ahead of whom how often, one per round.

    The prior is added to each table: without it, a bot that never lost would be infinitely strong.
    """
    wins = ahead + prior
    met = wins + wins.transpose(0, 2, 1)
    width = wins.shape[-1]
    strength = np.zeros(wins.shape[:-1])
    for _ in range(200):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        gap = (wins - met * chance).sum(axis=-1)
        bend = met * chance * (1 - chance)
        slope = np.eye(width) * bend.sum(axis=-1)[:, :, None] - bend + 1 / width  # the last term holds the mean at 0
        step = np.clip(np.linalg.solve(slope, gap[:, :, None])[:, :, 0], -1, 1)
        strength += step
        if np.abs(step).max() < 1e-9:
            break
    centred: Floats = strength - strength.mean(axis=-1, keepdims=True)
    return CENTRE + ELO * centred


def share_figure(share: float, variance: float | None, blocks: int, reach: float, single: float) -> Figure:
    """A win share with Wilson's interval for as many independent games as would vary as much.

    One more block with the variance ``single`` is added, so that a few blocks with equal outcomes don't look certain.
    If the share is 0 or 1, a block counts as a game.
    """
    doubt = single / (blocks * (blocks + 1))
    even = share * (1 - share)
    count = even / (variance + doubt) if variance is not None and even else float(blocks)
    square = reach * reach / count
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * (even + square / 4)) / (1 + square)
    return Figure(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def student(freedom: int) -> float:
    """The quantile of Student's t distribution for the level (a series in 1/n; accurate enough from ``freedom`` 3)."""
    n = max(freedom, 1)
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / n + second / n**2 + third / n**3


def _mean_figure(value: float, variance: float | None, reach: float) -> Figure:
    if variance is None:
        return Figure(value, None, None)
    half = reach * sqrt(variance)
    return Figure(value, value - half, value + half)


def _rating_figure(value: float, rounds: Floats | None, reach: float) -> Figure:
    """The central part of the rounds, stretched where there are few blocks."""
    if rounds is None:
        return Figure(value, None, None)
    low, high = np.quantile(rounds, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    stretch = reach / Z
    return Figure(
        value, value - stretch * max(0.0, value - float(low)), value + stretch * max(0.0, float(high) - value)
    )


def _prior(width: int) -> Floats:
    """One even game for each bot, spread over all others."""
    return np.full((1, width, width), 0.5 / max(width - 1, 1)) * (1 - np.eye(width))


def _resampled(sums: Tally, dice: np.random.Generator) -> Rounds | None:
    """The figures in every round of the bootstrap; None with a single unit."""
    if len(sums.line_up) < 2:
        return None
    width = len(sums.names)
    parts = []
    for weights in _weights(sums.line_up, dice):
        sat = np.maximum(weights @ sums.sat, 1e-9)
        ahead = (weights @ sums.ahead.reshape(len(sums.line_up), -1)).reshape(-1, width, width)
        prior = _prior(width) * dice.exponential(size=ahead.shape)  # the prior is uncertain too
        means = [weights @ part / sat for part in (sums.won, sums.points, sums.margin)]
        over = ahead / np.maximum(ahead + ahead.transpose(0, 2, 1), 1e-9)
        parts.append((*means, bradley_terry(ahead, prior), over))
    return Rounds(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _weights(line_up: Ints, dice: np.random.Generator) -> Iterator[Floats]:
    """How often each unit counts in each round: drawn within its line-up, or among all if some line-up has only one.

    One fewer than there are is drawn and scaled up, which makes the variance right for few units too (Rao and Wu).
    """
    sizes = np.unique(line_up, return_counts=True)[1]
    strata = line_up if sizes.min() > 1 else np.zeros_like(line_up)
    for _ in range(ROUNDS // AT_ONCE):
        weights = np.zeros((AT_ONCE, len(strata)))
        for stratum in np.unique(strata):
            mine = np.flatnonzero(strata == stratum)
            size = len(mine)
            drawn = dice.multinomial(size - 1, np.full(size, 1 / size), size=AT_ONCE)
            weights[:, mine] = drawn * (size / (size - 1))
        yield weights

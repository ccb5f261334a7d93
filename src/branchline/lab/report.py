"""The report of a run: one object, as a table for people and as JSON for programs.

Every figure comes with its interval and its number of games. All figures are computed in ratings.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from branchline.lab.arena import Arena
from branchline.lab.failure import LabError
from branchline.lab.pairing import Row
from branchline.lab.ratings import LEVEL, Figure, Standing, figures
from branchline.lab.sprt import Sprt
from branchline.lab.tally import tally


class BotReport(msgspec.Struct, frozen=True):
    """One bot. ``sittings`` counts seats, ``games`` the games it was in; ``margin`` is over the best of the others."""

    name: str
    games: int
    sittings: int
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    score_low: float | None
    score_high: float | None
    margin: float
    margin_low: float | None
    margin_high: float | None
    rating: float
    rating_low: float | None
    rating_high: float | None


class PairReport(msgspec.Struct, frozen=True):
    """Two bots, the higher rated first: the share of their comparisons in which it was ahead, ties counting half."""

    bots: tuple[str, str]
    games: int
    share: float
    low: float
    high: float


class SprtReport(msgspec.Struct, frozen=True):
    """The sequential test: ``verdict`` is H0, H1 or open; ``score`` is the first bot's against the other."""

    bots: tuple[str, str]
    elo0: float
    elo1: float
    alpha: float
    beta: float
    verdict: str
    llr: float
    lower: float
    upper: float
    blocks: int
    score: float


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of a run; nothing in it depends on the machine or on the number of processes."""

    map: str
    seats: int
    games: int
    seed: int
    line_ups: int
    blocks: int
    level: float
    bots: list[BotReport]
    pairs: list[PairReport]
    sprt: SprtReport | None = None

    def json(self) -> str:
        """Encode as one line of JSON."""
        return msgspec.json.encode(self).decode()


def make_report(arena: Arena) -> Report:
    """The report of a run so far."""
    rows = arena.counted()
    if not rows:
        raise LabError("no block of games is complete yet, so there is nothing to report")
    plan = arena.plan
    found = figures(tally(_present(plan.names, rows), rows))
    return Report(
        map=arena.map.id,
        seats=plan.seats,
        games=len(rows),
        seed=plan.seed,
        line_ups=len(plan.line_ups),
        blocks=len({row.block for row in rows}),
        level=LEVEL,
        bots=[_bot(one) for one in found.bots],
        pairs=[PairReport((pair.a, pair.b), pair.games, *_rounded(pair.share, 6)) for pair in found.pairs],
        sprt=None if arena.sprt is None else _sprt(arena.sprt),
    )


def _present(names: Sequence[str], rows: Sequence[Row]) -> list[str]:
    """The bots that have played: in a run that was stopped early, some may not have."""
    sat = {name for row in rows for name in row.bots}
    return [name for name in names if name in sat]


def _bot(one: Standing) -> BotReport:
    figures_ = (*_rounded(one.share, 6), *_rounded(one.score, 4), *_rounded(one.margin, 4), *_rounded(one.rating, 2))
    return BotReport(one.name, one.games, one.sat, *figures_)


def _sprt(test: Sprt) -> SprtReport:
    end = test.outcome()
    return SprtReport(
        (test.a, test.b), test.elo0, test.elo1, test.alpha, test.beta,
        end.verdict, round(end.llr, 4), round(end.lower, 4), round(end.upper, 4), end.blocks, round(end.score, 6),
    )  # fmt: skip


def _rounded(figure: Figure, digits: int) -> Any:
    return (None if value is None else round(value, digits) for value in figure)


def make_table(report: Report) -> Group:
    """The figures for a terminal."""
    title = f"{report.map}, {report.seats} seats, {report.games:,} games in {report.blocks:,} blocks"
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column("bot", overflow="fold")
    for name in ("games", "win share", "mean score", "margin", "rating"):
        table.add_column(name, justify="right", no_wrap=True)
    for bot in report.bots:
        table.add_row(
            Text(bot.name),
            f"{bot.games:,}",
            f"{bot.win_share:.1%}\n{bot.win_low * 100:.1f} to {bot.win_high * 100:.1f}",
            f"{bot.mean_score:.1f}{_half(bot.score_low, bot.score_high)}",
            f"{bot.margin:+.1f}{_half(bot.margin_low, bot.margin_high)}",
            f"{bot.rating:.0f}{_span(bot.rating_low, bot.rating_high)}",
        )
    return Group(table, Text(_caption(report)))


def make_pairs_table(report: Report) -> Table:
    """Every pair of bots that met."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("ahead", overflow="fold")
    table.add_column("of", overflow="fold")
    for name in ("games", "share", "interval"):
        table.add_column(name, justify="right", no_wrap=True)
    for pair in report.pairs:
        a, b = map(Text, pair.bots)
        table.add_row(a, b, f"{pair.games:,}", f"{pair.share:.1%}", f"{pair.low * 100:.1f} to {pair.high * 100:.1f}")
    return table


def _span(low: float | None, high: float | None) -> str:
    return "" if low is None or high is None else f"\n{low:.0f} to {high:.0f}"


def _half(low: float | None, high: float | None) -> str:
    return "" if low is None or high is None else f"\n± {(high - low) / 2:.1f}"


def _caption(report: Report) -> str:
    return f"An even share is {1 / report.seats:.0%}. Below each figure: its {report.level:.0%} interval, by blocks."


def sprt_sentence(test: SprtReport) -> str:
    """The result of the sequential test in words."""
    a, b = test.bots
    said = {
        "H1": f"{a} is stronger than {b}: H1 (+{test.elo1:g}) holds against H0 ({test.elo0:+g})",
        "H0": f"{a} is not {test.elo1:g} stronger than {b}: H0 ({test.elo0:+g}) holds against H1 ({test.elo1:+g})",
        "open": f"{a} against {b}: open between H0 ({test.elo0:+g}) and H1 ({test.elo1:+g}), more games are needed",
    }[test.verdict]
    where = f"log likelihood ratio {test.llr:+.2f} in [{test.lower:.2f}, {test.upper:.2f}]"
    return f"{said}. {where}, {test.blocks:,} blocks, score {test.score:.1%}."

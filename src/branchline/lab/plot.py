"""Draw a run: ratings with their intervals, and the distribution of each bot's scores. PNG or SVG.

The same run gives the same file. Draws what the report and the rows hold; computes no figure.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from branchline.lab.failure import LabError, need
from branchline.lab.pairing import Row
from branchline.lab.report import Report

KINDS = (".png", ".svg")
INK, FAINT = "#22303c", "#b9c4cc"


def check_name(path: str) -> str:
    """The kind of picture that a file name asks for."""
    kind = os.path.splitext(path)[1].lower()
    if kind not in KINDS:
        raise LabError(f"{path}: a picture ends in .png or .svg")
    return kind


def draw(report: Report, rows: Sequence[Row], path: str) -> None:
    """Draw into a file."""
    kind = check_name(path)
    matplotlib = need("matplotlib", "drawing a picture")
    figure_kind = need("matplotlib.figure", "drawing a picture").Figure
    style = {"svg.hashsalt": "branchline", "svg.fonttype": "none", "font.size": 9, "axes.edgecolor": FAINT}
    with matplotlib.rc_context(style):
        height = 1.6 + 0.45 * len(report.bots)
        figure: Any = figure_kind(figsize=(10, max(3.0, height)), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True)
        _ratings(left, report)
        _scores(right, report, rows)
        figure.suptitle(f"{report.map}, {report.seats} seats, {report.games:,} games", color=INK)
        metadata = {"Date": None} if kind == ".svg" else {"Software": None}
        try:
            figure.savefig(path, format=kind[1:], dpi=144, metadata=metadata)
        except OSError as error:
            raise LabError(f"{path} can't be written: {error.strerror}") from None


def _ratings(axes: Any, report: Report) -> None:
    places = range(len(report.bots))
    for place, bot in zip(places, report.bots, strict=True):
        if bot.rating_low is not None:
            axes.plot([bot.rating_low, bot.rating_high], [place, place], color=f"C{place % 10}", linewidth=2)
        axes.plot([bot.rating], [place], "o", color=f"C{place % 10}")
    axes.set_yticks(places, [f"{bot.name}\n{bot.games:,} games" for bot in report.bots])
    axes.set_ylim(len(report.bots) - 0.6, -0.95)
    axes.set_title(f"rating, {report.level:.0%} interval", color=INK)
    axes.grid(axis="x", color=FAINT, linewidth=0.5)


def _scores(axes: Any, report: Report, rows: Sequence[Row]) -> None:
    """The share of games with each score as a histogram over the bot's line, and the mean as a dot."""
    spread: dict[str, list[int]] = {bot.name: [] for bot in report.bots}
    for row in rows:
        for name, score in zip(row.bots, row.scores, strict=True):
            spread[name].append(score)
    low, high = min(map(min, spread.values())), max(map(max, spread.values()))
    width = max(1, (high - low) // 40 + 1)
    steps = range(low, high + width + 1, width)
    for place, bot in enumerate(report.bots):
        scores = spread[bot.name]
        counts = [0] * len(steps)
        for score in scores:
            counts[(score - low) // width] += 1
        tops = [place - 0.8 * count / max(counts) for count in counts]
        axes.fill_between(steps, tops, place, step="post", color=f"C{place % 10}", alpha=0.45, linewidth=0)
        if bot.score_low is not None:
            axes.plot([bot.score_low, bot.score_high], [place, place], color=f"C{place % 10}", linewidth=2)
        axes.plot([bot.mean_score], [place], "o", color=f"C{place % 10}")
    axes.set_title(f"scores, and their mean with its {report.level:.0%} interval", color=INK)
    axes.grid(axis="x", color=FAINT, linewidth=0.5)

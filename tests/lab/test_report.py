"""Reports: the documented keys, a table that fits a terminal, pictures that are the same each time.
The rows come from no real games, so their figures are known.
"""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from branchline.game.options import read_options
from branchline.lab import Arena, LabError, Plan, Report, make_report
from branchline.lab.plot import draw
from branchline.lab.report import make_pairs_table, make_table, sprt_sentence
from branchline.lab.sprt import Sprt
from branchline.maps import Map

from .conftest import dream

PROMISED = ["map", "seats", "games", "bots"]
OF_A_BOT = ["name", "games", "win_share", "win_low", "win_high", "mean_score", "rating"]
STRENGTH = {"strong": 30.0, "middling": 5.0, "weak": -20.0}


def finished(board: Map, blocks: int = 60, seats: int = 2, sprt: Sprt | None = None) -> Arena:
    """A run of games that were not played."""
    plan = Plan(list(STRENGTH), seats, 3)
    arena = Arena(board, read_options(board, seats, None), plan, 1, sprt=sprt)
    arena.blocks = blocks
    rows = dream(plan, blocks, STRENGTH, 1)
    arena._left.clear()
    for row in rows:
        arena._left[row.block] += 1
    arena.rows = rows
    arena.decided = arena._count(rows)
    return arena


def facts(report: Report) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(report.json())
    return found


def test_json_has_what_was_promised(board: Map) -> None:
    report = facts(make_report(finished(board)))
    assert [key for key in PROMISED if key not in report] == []
    assert (report["map"], report["seats"], report["games"], report["blocks"]) == ("two_shores", 2, 120, 60)
    assert [bot["name"] for bot in report["bots"]] == ["strong", "middling", "weak"]
    for bot in report["bots"]:
        assert [key for key in OF_A_BOT if key not in bot] == []
        assert bot["games"] == bot["sittings"] == 80
        for figure in ("win", "score", "margin", "rating"):
            value = bot[{"win": "win_share", "score": "mean_score"}.get(figure, figure)]
            assert bot[f"{figure}_low"] < value < bot[f"{figure}_high"]
    assert sum(bot["win_share"] * bot["sittings"] for bot in report["bots"]) == pytest.approx(120)
    assert "sprt" not in report


def test_the_table_shows_every_figure_with_its_interval_in_80_columns(board: Map) -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(make_table(make_report(finished(board))))
    text = console.export_text()
    assert "two_shores, 2 seats, 120 games in 60 blocks" in text
    assert "…" not in text
    assert text.count("±") == 6
    assert text.count(" to ") == 6
    assert "An even share is 50%" in text


def test_every_two_bots_have_a_line(board: Map) -> None:
    report = make_report(finished(board))
    console = Console(width=80, record=True, file=StringIO())
    console.print(make_pairs_table(report))
    text = console.export_text()
    assert text.count(" to ") == len(report.pairs) == 3
    first = facts(report)["pairs"][0]
    assert first["bots"] == ["strong", "middling"]
    assert first["games"] == 40
    assert first["low"] < first["share"] < first["high"]


def test_a_run_broken_off_reports_whole_blocks_only(board: Map) -> None:
    arena = finished(board, blocks=6)
    arena._left[5] = 1
    report = make_report(arena)
    assert (report.games, report.blocks) == (10, 5)
    arena._left.update(dict.fromkeys(range(1, 6), 1))
    assert [bot.name for bot in make_report(arena).bots] == ["strong", "middling"]
    arena._left[0] = 1
    with pytest.raises(LabError, match="no block of games is complete"):
        make_report(arena)


def test_the_sequential_test_cuts_the_report_where_it_was_decided(board: Map) -> None:
    arena = finished(board, blocks=300, sprt=Sprt("strong", "weak", 0, 100))
    report = make_report(arena)
    assert report.sprt is not None
    assert report.sprt.verdict == "H1"
    assert report.sprt.blocks < 100 // 3
    assert report.blocks == arena._next < 100
    assert "strong is stronger than weak: H1 (+100) holds" in sprt_sentence(report.sprt)
    assert facts(report)["sprt"]["bots"] == ["strong", "weak"]


def test_a_decided_run_plays_no_more(board: Map) -> None:
    arena = finished(board, blocks=300, sprt=Sprt("strong", "weak", 0, 100))
    before = len(arena.rows)
    arena.play(1)
    assert arena.decided and len(arena.rows) == before


def test_other_verdicts_have_their_sentences(board: Map) -> None:
    lost = make_report(finished(board, 300, sprt=Sprt("weak", "strong"))).sprt
    unclear = make_report(finished(board, 30, sprt=Sprt("middling", "weak", 0, 1))).sprt
    assert lost is not None
    assert unclear is not None
    assert "weak is not 20 stronger than strong: H0 (+0) holds" in sprt_sentence(lost)
    assert "open between H0 (+0) and H1 (+1)" in sprt_sentence(unclear)


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_picture_comes_out_the_same_each_time(board: Map, tmp_path: Path, kind: str) -> None:
    arena = finished(board)
    report = make_report(arena)
    files = [tmp_path / f"{number}.{kind}" for number in range(2)]
    for file in files:
        draw(report, arena.counted(), str(file))
    first, second = (file.read_bytes() for file in files)
    assert first == second
    assert first.startswith(b"\x89PNG" if kind == "png" else b"<?xml")
    if kind == "svg":
        assert all(word in first.decode() for word in ("strong", "80 games", "two_shores, 2 seats, 120 games"))


def test_a_picture_of_one_block_has_no_intervals(board: Map, tmp_path: Path) -> None:
    arena = finished(board, blocks=1)
    report = make_report(arena)
    assert all(bot.rating_low is None and bot.score_low is None for bot in report.bots)
    draw(report, arena.counted(), str(tmp_path / "one.svg"))
    assert "strong" in (tmp_path / "one.svg").read_text(encoding="utf-8")


def test_a_picture_that_can_not_be_drawn_gets_a_clear_error(
    board: Map, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = finished(board)
    report = make_report(arena)
    with pytest.raises(LabError, match=r"ends in \.png or \.svg"):
        draw(report, arena.counted(), "picture.gif")
    with pytest.raises(LabError, match="can't be written"):
        draw(report, arena.counted(), str(tmp_path / "no" / "such.png"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LabError, match="needs the package matplotlib"):
        draw(report, arena.counted(), str(tmp_path / "picture.png"))

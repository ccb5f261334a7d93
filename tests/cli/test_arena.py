"""``branchline arena``: what it prints, what it refuses, and the hint on how to continue after Ctrl-C.
The figures come from the lab and are tested there.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from branchline.cli.arena import Rate

from .conftest import Run

SMALL = str(Path(__file__).parents[1] / "maps" / "small.toml")


def facts(run: Run, *words: str | Path) -> dict[str, Any]:
    shown = run("arena", "uniform", "--map", SMALL, "--json", *words)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(shown.stdout)
    return found


def test_one_line_of_json(run: Run) -> None:
    found = facts(run, "--seats", "3", "--games", "4")
    assert (found["map"], found["seats"], found["games"]) == ("two_shores", 3, 4)
    (bot,) = found["bots"]
    assert (bot["name"], bot["games"], bot["rating"]) == ("uniform", 4, 1500)
    assert bot["win_low"] <= bot["win_share"] <= bot["win_high"]


def test_the_same_seed_gives_the_same_line_in_any_number_of_processes(run: Run) -> None:
    words = ("--games", "8", "--seed", "3")
    assert facts(run, *words) == facts(run, *words, "--jobs", "2")
    assert facts(run, *words) != facts(run, "--games", "8", "--seed", "4")


def test_the_table_and_the_times(run: Run) -> None:
    shown = run("arena", "uniform", "--map", SMALL, "--games", "4")
    assert "two_shores, 2 seats, 4 games in 4 blocks" in shown.stdout
    assert "win share" in shown.stdout
    assert "4 games in" in shown.stderr
    assert "games/s" not in shown.stdout


def test_a_store_is_continued_drawn_and_exported(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("results.duckdb", "scores.svg", "games.parquet")]
    words: list[str | Path] = ["--store", files[0], "--plot", files[1], "--export", files[2]]
    facts(run, "--games", "3", *words)
    shown = run("arena", "uniform", "--map", SMALL, "--games", "5", *words)
    assert "3 of 5 games are in the store already" in shown.stderr
    assert "2 games in" in shown.stderr
    assert all(file.stat().st_size for file in files)
    assert facts(run, "--games", "5", "--store", files[0]) == facts(run, "--games", "5")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Missing argument"),
        (["deep_thought"], "deep_thought"),
        (["uniform", "--seats", "6"], "6 is not in the range"),
        (["uniform", "--games", "0"], "0 is not in the range"),
        (["uniform", "--jobs", "0"], "0 is not in the range"),
        (["uniform", "--map", "atlantis"], "there is no such map"),
        (["uniform", "uniform", "uniform"], "uniform is named twice"),
        (["uniform", "--plot", "picture.gif"], "ends in .png or .svg"),
        (["uniform", "--export", "games.parquet"], "name one with --store FILE"),
        (["uniform", "--sprt", "uniform"], "name two different ones of the bots"),
        (["uniform", "--sprt", "uniform,uniform"], "name two different ones of the bots"),
        (["uniform", "--sprt", "uniform,other"], "name two different ones of the bots"),
        (["uniform", "racer", "--sprt", "uniform,racer", "--elo0", "5", "--elo1", "5"], "--elo1 must be greater"),
        (["uniform", "--options", "speed=9"], "speed"),
        (["uniform", "--options", "speed"], "'speed' is not NAME=VALUE"),
        (["uniform", "--store", "no/such/folder/a.duckdb"], "can't be used as a store"),
    ],
)
def test_wrong_arguments_get_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    shown = run("arena", *words)
    assert shown.exit_code in (1, 2)
    assert sentence in shown.output
    assert "Traceback" not in shown.output


def test_several_bots_are_compared_pair_by_pair_and_by_a_sequential_test(run: Run) -> None:
    words = ["arena", "uniform", "racer", "hungry", "--map", SMALL, "--games", "12", "--sprt", "racer,uniform"]
    shown = run(*words)
    assert shown.exit_code == 0, shown.output
    rows = [line.split()[:3] for line in shown.stdout.partition("ahead")[2].splitlines()]
    assert ["racer", "uniform", "4"] in rows
    assert "racer against uniform: open between H0 (+0) and H1 (+20)" in shown.stdout


def test_a_slow_series_shows_games_per_minute() -> None:
    column = Rate()
    shown = [str(column.render(SimpleNamespace(speed=speed))) for speed in (None, 0.5, 20)]  # type: ignore[arg-type]
    assert shown == ["0.0 games/s", "30.0 games/min", "20.0 games/s"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_how_to_continue(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "results.duckdb"
    words = ["arena", "uniform", "--map", SMALL, "--games", "300000", "--jobs", jobs, "--store", str(file)]
    command = [sys.executable, "-m", "branchline", *words]
    # a worker that is ended while coverage saves what it has measured would print a traceback of coverage's own
    env = {name: value for name, value in os.environ.items() if jobs == "1" or not name.startswith("COVERAGE_")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        log = file.with_suffix(".duckdb.wal")
        while not (log.exists() and log.stat().st_size > 4_000):  # some games have been stored
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "of 300,000 games; all of them are in" in err
    assert " ".join(["branchline", *words]) in err
    assert "two_shores, 2 seats" in out


def test_ctrl_c_without_a_store_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("branchline.lab.arena.play_all", interrupted)
    shown = run("arena", "uniform", "--map", SMALL, "--games", "4")
    assert shown.exit_code == 130
    assert (
        "stopped after 0 of 4 games; they are not kept: with --store FILE a run can be taken up again" in shown.stderr
    )
    assert shown.stdout == ""

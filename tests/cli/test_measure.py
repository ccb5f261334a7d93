"""The measurements behind ``bench``: every figure is there, is positive, and is the best of its rounds."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from branchline import core
from branchline.cli import measure
from branchline.maps import load_map

from .conftest import Run

BENCH = ["bench", "--map", "north_america", "--seats", "2", "--games", "2", "--rounds", "1", "--positions", "4"]


@pytest.mark.native
def test_threads_play_the_same_batch() -> None:
    found = measure.threads(load_map("north_america"), 2, 64, rounds=2, counts=(1, 2))
    assert list(found) == [1, 2]
    assert min(found.values()) > 1_000


def test_the_starting_time_is_the_best_of_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.9, 0.2, 0.3, 0.4, 0.1, 0.5, 0.6, 0.7])
    started: list[list[str]] = []

    def start(command: list[str]) -> float:
        started.append(command)
        return next(times)

    monkeypatch.setattr(measure, "_started", start)
    assert measure.starting(2) == {"python": 0.1, "import": 0.2, "import_all": 0.3, "help": 0.4}
    assert started[:4] == started[4:]


def test_each_way_to_start_works() -> None:
    assert all(0 < seconds < float("inf") for seconds in measure.starting(1).values())


def test_a_survey_keeps_the_best_of_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = iter([(10.0, 5.0), (8.0, 4.0), (12.0, 6.0)])

    def row(map_: Any, seats: int, *_: int) -> dict[str, Any]:
        games, clone = next(rounds)
        return {"map": map_.id, "seats": seats, "games_per_second": games, "clone_ns": clone}

    monkeypatch.setattr(measure, "row", row)
    (found,) = measure.survey([(load_map("europe"), 3)], 1, 3)
    assert found == {"map": "europe", "seats": 3, "games_per_second": 12.0, "clone_ns": 4.0}


@pytest.mark.native
def test_the_table_has_the_plain_source_beside_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"map": "north_america", "seats": 2, "games_per_second": 50.0}

    def plain(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        assert "--no-plain" in command
        return subprocess.CompletedProcess(command, 0, json.dumps({"rows": [row]}), "")

    monkeypatch.setattr("branchline.cli.bench.subprocess.run", plain)
    shown = run(*BENCH)
    assert "plain/s" in shown.output
    assert " 50.0 " in shown.output


@pytest.mark.native
def test_a_failure_of_the_plain_source_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "no memory\n")
    monkeypatch.setattr("branchline.cli.bench.subprocess.run", lambda *_, **__: failed)
    shown = run(*BENCH)
    assert shown.exit_code == 1
    assert "the plain source could not be measured: no memory" in shown.output


def test_without_a_compiler_the_table_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "compiled", False)
    assert "no compiled core here" in run(*BENCH).output

"""``simulate`` and ``bench``: the same results with any number of processes, one line of JSON, and clean exits.
Series are compared with each other; speed is not tested here.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from branchline import core
from branchline.bots import policy_of
from branchline.cli import series
from branchline.game.options import read_options
from branchline.maps import BUILT_IN, load_map

from .conftest import Run

KEYS = ["map", "seats", "games", "decisions", "seconds", "games_per_second", "mean_scores", "hash"]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "PIECE", 3)


def facts(run: Run, *words: str) -> dict[str, Any]:
    """The contents of the line that --json prints."""
    shown = run("simulate", "--json", *words)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(shown.stdout)
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_one_line_of_json(run: Run, name: str) -> None:
    found = facts(run, "--map", name, "--seats", "2", "--games", "4")
    assert list(found) == KEYS
    assert (found["map"], found["seats"], found["games"], len(found["mean_scores"])) == (name, 2, 4, 2)
    assert found["seconds"] > 0


def test_the_number_of_jobs_changes_nothing_but_the_time(run: Run) -> None:
    words = ("--seats", "3", "--games", "8", "--seed", "11")
    alone, shared = facts(run, *words), facts(run, *words, "--jobs", "2")
    for changing in ("seconds", "games_per_second"):
        alone.pop(changing), shared.pop(changing)
    assert alone == shared


def test_seeds_and_options_change_the_games(run: Run) -> None:
    words = ("--seats", "2", "--games", "4")
    hashes = [facts(run, *words)["hash"], facts(run, *words, "--seed", "99")["hash"]]
    hashes.append(facts(run, *words, "--options", "close_doubles_below=0")["hash"])
    assert len({*hashes, facts(run, *words)["hash"]}) == 3


def test_the_totals_are_those_of_single_games() -> None:
    board = load_map("north_america")
    options = read_options(board, 2, None)
    total = series.Series(board, 2, 5, 4, options).play(1, lambda _: None)
    single = [series.play_piece(board, 2, 5 + i, 1, options) for i in range(4)]
    assert total.decisions == sum(piece.decisions for piece in single)
    assert total.points == [sum(piece.points[seat] for piece in single) for seat in range(2)]
    assert total.wins == [sum(piece.wins[seat] for piece in single) for seat in range(2)]
    assert sum(total.wins) == pytest.approx(4)


def test_the_summary_has_a_line_for_every_seat(run: Run) -> None:
    shown = run("simulate", "--seats", "3", "--games", "3").output
    assert [f"Seat {seat}" in shown for seat in range(4)] == [True, True, True, False]
    assert "decisions a game" in shown
    assert "hash" in shown


@pytest.mark.parametrize("bots", [("planner", "uniform", "uniform"), ("uniform", "uniform", "planner")])
def test_the_summary_says_which_seat_won_how_often(run: Run, bots: tuple[str, ...]) -> None:
    shown = run("simulate", "--seats", "3", "--games", "7", "--bots", ",".join(bots)).output
    lines = [line.split() for line in shown.splitlines() if "Seat" in line]
    assert [line[-1] for line in lines] == ["100.0%" if bot == "planner" else "0.0%" for bot in bots]


@pytest.mark.parametrize("bots", [(), ("racer", "planner", "collector")])
def test_a_game_is_won_by_the_seat_with_the_most_points(bots: tuple[str, ...]) -> None:
    board = load_map("europe")
    policies = tuple(policy_of(bot) or 0 for bot in bots)
    options, clear = read_options(board, 3, None), []
    for seed in range(12):
        piece = series.play_piece(board, 3, seed, 1, options, policies)
        best = [seat for seat in range(3) if piece.points[seat] == max(piece.points)]
        if len(best) == 1:  # a tie is decided by other things
            assert piece.wins == [float(seat == best[0]) for seat in range(3)]
            clear.append(best[0])
        assert sum(piece.wins) == pytest.approx(1)
    assert len(set(clear)) == 3  # every seat has won one


def test_a_shared_win_counts_for_each_as_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    played = (7, [(10, 10, 3), (4, 9, 9), (1, 2, 5)], [0b011, 0b110, 0b100], 1)
    monkeypatch.setattr("branchline.bots.play_games", lambda *_: played)
    board = load_map("europe")
    piece = series.play_piece(board, 3, 0, 3, read_options(board, 3, None), (1, 1, 1))
    assert piece.wins == [0.5, 1.0, 1.5] and piece.points == [15, 21, 17]


def test_a_planning_bot_beats_a_random_one(run: Run) -> None:
    shown = run("simulate", "--seats", "2", "--games", "5", "--bots", "planner,uniform", "--json").output
    planner, uniform = json.loads(shown)["mean_scores"]
    assert planner > uniform + 50


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "deep_thought"], "there is no bot 'deep_thought'; there are: "),
        (["--bots", "expert:ms=5"], "thinks too long"),
        (["--seats", "6"], "6 is not in the range"),
        (["--games", "0"], "0 is not in the range"),
        (["--options", "speed=9"], "speed"),
        (["--options", "close_doubles_below"], "is not NAME=VALUE"),
        (["--options", "close_doubles_below=soon"], "Expected `int`, got `str`"),
        (["--options", "second_card=never"], "Invalid enum value 'never'"),
        (["--map", "atlantis"], "there is no such map"),
    ],
)
def test_wrong_arguments_get_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    shown = run("simulate", *words)
    assert shown.exit_code in (1, 2)
    assert sentence in shown.output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_cleanly(jobs: str) -> None:
    command = [sys.executable, "-m", "branchline", "simulate", "--games", "100000000", "--jobs", jobs]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, "Traceback" in err) == ("", False)


def test_bench_measures_what_it_is_asked_for(run: Run) -> None:
    words = ["bench", "--map", "north_america", "--seats", "2", "--games", "1", "--rounds", "1", "--positions", "4"]
    shown = run(*words, "--no-plain", "--json")
    found = json.loads(shown.stdout)
    assert found["compiled"] == core.compiled
    (row,) = found["rows"]
    assert (row["map"], row["seats"], found["plain"]) == ("north_america", 2, None)
    assert [row[f"{name}_ns"] > 0 for name in ("legal", "apply", "clone", "see", "encode")] == [True] * 5
    assert "north_america" in run(*words, "--no-plain").output


@pytest.mark.native
def test_bench_measures_the_plain_source_beside_it(run: Run) -> None:
    words = ["bench", "--map", "north_america", "--seats", "2", "--games", "9", "--rounds", "1", "--positions", "9"]
    found = json.loads(run(*words, "--json").stdout)
    assert found["plain"][0]["games_per_second"] < found["rows"][0]["games_per_second"]

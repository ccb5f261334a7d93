"""``scenario``, ``replay`` and ``verify``: the commands that read files, and what they print about each.
How scenarios and records are played is tested elsewhere.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from branchline import Game, Record

from .conftest import Run

HOLDS = """
title = "Three red pay for a red track of three"
rules = ["C-CLAIM-2"]
map = "north_america"
players = 2
[given]
hands.0 = { blue = 3 }
[[step]]
seat = 0
do = { claim = "montreal-new_york", with = { blue = 3 } }
expect = { owner."montreal-new_york" = 0 }
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "holds.toml"
    file.write_text(HOLDS, encoding="utf-8")
    return file


def test_each_scenario_gets_a_line(run: Run, scenario: Path) -> None:
    shown = run("scenario", scenario, scenario)
    assert shown.exit_code == 0, shown.output
    assert shown.output.splitlines() == ["ok   Three red pay for a red track of three"] * 2 + ["2 of 2 hold"]
    assert run("scenario", "-q", scenario).output == ""


def test_one_failing_scenario_fails_the_command(run: Run, scenario: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(HOLDS.replace("= 0 }\n", "= 1 }\n"), encoding="utf-8")
    shown = run("scenario", scenario, wrong, tmp_path / "none.toml")
    assert shown.exit_code == 1
    assert f"FAIL {wrong}: " in shown.output
    assert f"FAIL {tmp_path / 'none.toml'}: " in shown.output
    assert shown.output.splitlines()[-1] == "1 of 3 hold"


def test_verify_says_ok_and_what_differs(run: Run, finished: Path, tmp_path: Path) -> None:
    assert run("verify", finished).exit_code == 0
    forged = tmp_path / "forged.jsonl"
    lines = finished.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["seed"] += 1
    forged.write_text("\n".join([json.dumps(header), *lines[1:]]), encoding="utf-8")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n", encoding="utf-8")
    shown = run("verify", finished, forged, broken, tmp_path / "none.jsonl")
    assert shown.exit_code == 1
    lines = shown.output.splitlines()
    assert lines[1:3] == [
        f"     seed: the number {header['seed'] - 1}, not sealed",
        "     replay: every card and every action follows from the seed and the rules",
    ]
    heads = [line.split(":")[0] for line in lines if not line.startswith(" ")]
    assert heads[0] == f"ok   {finished}"
    assert heads[1] == f"FAIL {forged}"
    assert heads[2].startswith(f"FAIL {broken}")
    assert heads[3] == f"FAIL {tmp_path / 'none.jsonl'}"


def test_verify_says_who_took_part_in_the_shuffle(run: Run, root: Path, tmp_path: Path) -> None:
    games = root / "tests" / "games"
    alone, shuffled = games / "europe_3_sealed.jsonl", games / "north_america_3_shuffled.jsonl"
    shown = run("verify", alone, shuffled)
    assert shown.exit_code == 0, shown.output
    lines = shown.output.splitlines()
    assert lines[1] == lines[5] == "     seed: fits the commitment of the header"
    assert lines[2] == "     shuffle: no contributions of players; the server's secret alone"
    header, *entries = shuffled.read_text(encoding="utf-8").splitlines()
    facts = json.loads(header)
    assert lines[6:10] == [
        "     shuffle: 2 of 3 contributions count and fit their commitments",
        f"       seat 0: {facts['contributions'][0]['value']}",
        "       seat 1: committed but not revealed",
        f"       seat 2: {facts['contributions'][2]['value']}",
    ]
    del facts["contributions"][2]["value"]
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([json.dumps(facts), *entries]), encoding="utf-8")
    shown = run("verify", forged)
    assert shown.exit_code == 1
    assert shown.output == f"FAIL {forged}: entry 0: the seed deals another game\n"


def test_replay_tells_the_whole_story_and_the_scores(run: Run, finished: Path) -> None:
    shown = run("replay", finished)
    assert shown.exit_code == 0
    last = Record.load(finished).entries[-1].n
    assert f"\n{last:>4}  " in shown.output
    assert "The game is over." in shown.output
    assert "Total" in shown.output


def test_draws_that_were_taken_back_are_told(run: Run, tmp_path: Path) -> None:
    rng = random.Random(3)
    game = Game.new("north_america", 2, 3)
    while game.setup:
        game.play(game.asked[0], game.legal(game.asked[0])[0])
    for _ in range(2):
        game.play(game.asked[0], "draw train")
        game.undo(len(game.entries) - 1, game.asked[0])
    while not game.over:
        game.play(game.asked[0], rng.choice(game.legal(game.asked[0])))
    game.record().save(tmp_path / "again.jsonl")
    assert "2 undos of random draws" in run("verify", tmp_path / "again.jsonl").output
    assert "Random draws were taken back 2 times." in run("replay", tmp_path / "again.jsonl").output


def test_replay_from_a_seat_keeps_the_secrets_of_the_others(run: Run, finished: Path) -> None:
    told = run("replay", finished, "--seat", "0").output
    assert "Seat 1 has chosen tickets." in told
    assert "Seat 1 keeps" not in told
    assert "Seat 0 keeps" in told
    assert "Seat 1 keeps" in run("replay", finished).output


def test_replay_of_a_part(run: Run, finished: Path) -> None:
    told = run("replay", finished, "--from", "4", "--to", "6").output
    numbers = {line.split()[0] for line in told.splitlines() if line[:4].strip().isdigit()}
    assert numbers == {"4", "5", "6"}
    assert "Total" not in run("replay", finished, "--to", "6", "--seat", "1").output


def test_replay_draws_the_board(run: Run, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "end.svg"
    assert run("replay", finished, "--svg", file).exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_replay_of_a_file_that_is_no_record(run: Run, finished: Path, tmp_path: Path) -> None:
    assert run("replay", finished, "--seat", "3").exit_code == 2
    shown = run("replay", tmp_path / "none.jsonl")
    assert shown.exit_code == 1
    assert "none.jsonl" in shown.output

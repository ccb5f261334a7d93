"""Every scenario in this folder holds, invalid ones are refused with a message that names the key, and a wrong
expectation fails. Any file added to the folder is tested.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from branchline.scenario import run_file, run_text

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.ok, outcome.message


@pytest.mark.parametrize("path", sorted(FOLDER.glob("invalid/*.toml")), ids=lambda path: path.stem)
def test_invalid_file_is_refused_with_its_reason(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tomllib.loads(text)["invalid"] is True
    outcome = run_text(text.replace("invalid = true\n", ""), str(path))
    assert not outcome.ok
    place, _, reason = outcome.message.partition(": ")
    assert place, "the key is named"
    assert reason, "the reason is named"
    assert "\n" not in outcome.message


SOUND = """
title = "A blind card"
map = "north_america"
players = 2
[given]
hands.0 = {}
deck.train = ["red", "blue"]
[[step]]
seat = 0
do = { take = "deck" }
expect = { hands.0 = { red = 1 }, to_move = 0, hand_size.0 = 1 }
"""


def test_faults_get_clear_messages() -> None:
    assert run_text(SOUND).ok
    wrong = run_text(SOUND.replace("red = 1 }", "blue = 1 }"))
    assert not wrong.ok
    assert wrong.message == "step[0]: step[0].expect.hands.0: {'blue': 1} expected, {'red': 1} found"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("expect = {", 'refused = "C-DRAW-8"\nexpect2 = {', "expect2: is not a known key"),
        ('do = { take = "deck" }', 'do = { take = "wild" }', "is refused"),
        ("seat = 0\n", "seat = 0\nillegal = [{ take = 'deck' }]\n", "illegal: draw train is legal"),
        ("seat = 0\n", "seat = 0\nlegal = [{ pass = true }]\n", "legal: pass is refused: C-TURN-2"),
        ("seat = 0\n", "seat = 0\nonly = [{ take = 'deck' }]\n", "only: missing []"),
        ("to_move = 0", "to_move = 1", "to_move: 1 expected, 0 found"),
    ],
)
def test_faults_are_found(old: str, new: str, said: str) -> None:
    outcome = run_text(SOUND.replace(old, new, 1))
    assert not outcome.ok
    assert said in outcome.message


def test_a_refusal_must_name_the_rule_and_be_one() -> None:
    head = SOUND.split("do = ")[0]
    refused = head + 'do = { take = "wild" }\nrefused = "{}"\n'
    legal = head + 'do = { take = "deck" }\nrefused = "C-DRAW-8"\n'
    given = refused.replace("hands.0 = {}", 'hands.0 = {}\ndisplay = ["red", "red", "blue", "blue", "green"]')
    assert run_text(given.replace('{}"', 'C-DRAW-1"')).ok
    assert "C-DRAW-4 expected, C-DRAW-1 named" in run_text(given.replace('{}"', 'C-DRAW-4"')).message
    assert "was played" in run_text(legal).message


def test_no_file_and_no_toml() -> None:
    assert "can't be read" in run_file(FOLDER / "there_is_none.toml").message
    assert "is not TOML" in run_text("title = ").message

"""docs/maps.md: its example loads, its Python runs, and its tables name every key of the format."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.maps import load_map_text
from branchline.maps.shape import CAPACITY, EXPECT, HEAD, LISTS, NEEDED_TABLES, RULE_TABLES, RULE_VALUES

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (text,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def test_the_example_is_a_whole_map() -> None:
    board = load_map_text(block("toml"), "docs/maps.md")
    assert board.id == "six_trees"
    assert board.track("alder-cedar:blue").length == 2


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    shown = []
    for line in block("python").splitlines():
        call, _, answer = line.partition("  # ")
        if answer.strip().isdigit():
            shown.append((call.strip(), int(answer)))
    space: dict[str, object] = {}
    exec(block("python"), space)
    assert "there is no such map" in capsys.readouterr().out
    assert len(shown) == 2
    for call, number in shown:
        assert eval(call, space) == number


def test_every_key_is_in_the_tables() -> None:
    keys = {"format": True}
    keys |= {f"map.{name}": key.needed for name, key in HEAD.items()}
    for part, table in LISTS.items():
        keys |= {f"{part}.{name}": key.needed for name, key in table.items()}
    keys |= {f"rules.{name}": key.needed for name, key in RULE_VALUES.items()}
    for part, table in RULE_TABLES.items():
        keys |= {f"rules.{part}.{name}": key.needed and part in NEEDED_TABLES for name, key in table.items()}
    keys |= {f"expect.{name}": key.needed for name, key in EXPECT.items()}
    documented: dict[str, bool] = {}
    for row in re.findall(r"^\| (`.*?) \| ", PAGE, re.MULTILINE):
        documented |= dict.fromkeys(re.findall(r"`([a-z_.]+)`", row), "○" not in row)
    assert documented == keys


def test_the_limits_are_those_of_the_checker() -> None:
    limits = PAGE.split("## Limits")[1]
    for part, most in CAPACITY.items():
        assert f"{most} {part}" in limits

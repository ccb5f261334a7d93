"""The examples run unchanged; without torch, the one that needs it says so. The small map is valid.
Only their output is checked, not how well they play.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.core import Board, simulate
from branchline.maps import load_map


def run(root: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=root / "examples", capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.native
def test_the_custom_bot_wins(root: Path) -> None:
    shown = run(root, "custom_bot.py", "6")
    assert shown.count("game") == 7
    (wins,) = re.findall(r"^([\d.]+) of 6 games won", shown, re.MULTILINE)
    assert float(wins) >= 5


def test_the_custom_bot_has_thirty_lines(root: Path) -> None:
    lines = (root / "examples" / "custom_bot.py").read_text(encoding="utf-8").partition("\nclass ")[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 32


@pytest.mark.native
def test_the_loop_of_pettingzoo(root: Path) -> None:
    shown = run(root, "pettingzoo_loop.py")
    assert re.findall(r"^(seat_\d): reward -?\d+, final scores", shown, re.MULTILINE) == ["seat_0", "seat_1", "seat_2"]
    assert shown.endswith("decisions\n")


def test_training_without_torch_says_what_is_missing(root: Path) -> None:
    assert "--opponent" in run(root, "train_maskable_ppo.py", "--help")


def test_the_small_map_is_played(root: Path) -> None:
    decisions, points, _, _ = simulate(Board(load_map(root / "examples" / "small_map.toml")), 2, 1, 50)
    assert 30 < decisions / 50 < 60
    assert all(-20 < total / 50 < 20 for total in points)


def test_the_training_example_builds_a_valid_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The part of the training example that does not need torch."""
    from argparse import Namespace

    monkeypatch.syspath_prepend(str(root / "examples"))
    from train_maskable_ppo import SMALL_MAP, table  # type: ignore[import-not-found]

    env = table(Namespace(map=str(SMALL_MAP), opponent="uniform"), "win")
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert info["action_mask"].any()

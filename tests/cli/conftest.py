"""Fixtures for the tests of the command line: calling a command in this process, and a finished game on disk.
It knows how commands are called, not what they print.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from click.testing import CliRunner, Result

from branchline.cli import branchline

Run: TypeAlias = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Call ``branchline`` with these arguments; ``keys`` is what is typed at its prompts."""

    def call(*words: str | Path, keys: str | None = None) -> Result:
        result = CliRunner().invoke(branchline, [str(word) for word in words], input=keys)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception  # a command never prints a traceback
        return result

    return call


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that bots played to the end."""
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    words = ["play", "--map", "europe", "--seats", "2", "--people", "0", "--seed", "3", "--save", str(file)]
    assert CliRunner().invoke(branchline, words).exit_code == 0
    return file

"""Fixtures of the map tests: a small valid map as text and as parsed data, and a function that edits it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Data = dict[str, Any]


@pytest.fixture
def small_text() -> str:
    return Path(__file__).with_name("small.toml").read_text(encoding="utf-8")


@pytest.fixture
def broken(small_text: str) -> Callable[[dict[str, Any]], Data]:
    """The small map with edits: `a.b.2` sets, `-a.b` drops, `+a.b` appends; numbers count from 1."""

    def edit(edits: dict[str, Any]) -> Data:
        data: Any = tomllib.loads(small_text)
        for path, value in edits.items():
            *way, last = path.lstrip("+-").split(".")
            at = data
            for step in way:
                at = at[int(step) - 1] if isinstance(at, list) else at[step]
            key: Any = int(last) - 1 if isinstance(at, list) else last
            if path.startswith("+"):
                at[key].append(value)
            elif path.startswith("-"):
                del at[key]
            else:
                at[key] = value
        return dict(data)

    return edit

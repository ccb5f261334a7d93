"""The endings of recorded games that the client's tests count are what the server tells."""

from __future__ import annotations

from pathlib import Path

from tests.script import load

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_endings_are_up_to_date() -> None:
    tool = load(ROOT / "tools" / "endings.py")
    written = tool.FILE.read_text(encoding="utf-8").splitlines()
    assert written == tool.lines(), "stale: python tools/endings.py"

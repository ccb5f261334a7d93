"""The ends of games that the client's tests read are those of today's server."""

from __future__ import annotations

from pathlib import Path

from tests.script import load

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_ends_of_the_recorded_games_are_fresh() -> None:
    endings = load(ROOT / "tools" / "endings.py")
    assert endings.FILE.read_text(encoding="utf-8") == endings.lines(), "stale: python tools/endings.py"

"""Writes how recorded games ended, for the client's tests: their score sheets and what everybody saw of the play.
It takes the games of ``tests/games`` and keeps what the finale and its statistics read.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from branchline.record import Record
from branchline.server.history.replay import replay

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web/tests/endings.jsonl"
GAMES = (
    "europe_4_streamed",
    "europe_2_stalled_early",
    "great_lakes_3_sealed",
    "north_america_3_sealed",
    "world_5_sealed",
)
EVENTS = frozenset(
    (
        "SetupEnded",
        "TurnBegan",
        "CardTaken",
        "CardDrawn",
        "TicketsOffered",
        "TicketsKept",
        "TrackClaimed",
        "TunnelTurnedUp",
        "PiecesExchanged",
        "GameEnded",
        "Undone",
    )
)


def line(name: str) -> str:
    """Return one game as a line of JSON."""
    record = Record.load(ROOT / f"tests/games/{name}.jsonl")
    shown = json.loads(msgspec.json.encode(replay(record, None, ())))
    steps = [_step(step) for step in shown["steps"]]
    kept = [step for step in steps if step["story"]]
    return json.dumps({"game": name, "sheet": shown["sheet"], "steps": kept}, separators=(",", ":"))


def _step(step: dict[str, Any]) -> dict[str, Any]:
    story = [event for event in step["story"] if event["type"] in EVENTS]
    seats = step["view"].get("seats")
    seen = {"seats": [{"score": seat["score"], "pieces": seat["pieces"]} for seat in seats]} if seats else {}
    return {"n": step["n"], "story": story, "view": seen}


def lines() -> str:
    """Return the whole file."""
    return "".join(f"{line(name)}\n" for name in GAMES)


if __name__ == "__main__":
    FILE.write_text(lines(), encoding="utf-8")
    sys.stdout.write(f"{FILE} written\n")

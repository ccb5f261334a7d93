"""Writes how some recorded games ended, as the server tells it, for the client's tests of the finale.
It keeps of a replay what the finale counts: the score sheet, and of two games the events and the seats of every entry.
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
SHEETS = ("north_america_4_streamed", "europe_4_streamed", "great_lakes_4_streamed", "world_4_streamed")
WHOLE = ("europe_2_streamed", "world_2_streamed")
COUNTED = (
    "SetupEnded",
    "TurnBegan",
    "CardDrawn",
    "CardTaken",
    "TrackClaimed",
    "TunnelTurnedUp",
    "TicketsOffered",
    "TicketsKept",
    "Undone",
    "GameEnded",
)
FIELDS = ("type", "seat", "card", "track", "points", "extra", "count", "entry")


def _step(step: dict[str, Any]) -> dict[str, Any]:
    story = [{key: event[key] for key in FIELDS if key in event} for event in step["story"] if event["type"] in COUNTED]
    seats = step["view"].get("seats")
    shown = {"seats": [{key: seat[key] for key in ("score", "pieces")} for seat in seats]} if seats else {}
    return {"n": step["n"], "story": story, "view": shown}


def lines() -> list[str]:
    """One line per game: its name, its score sheet, and its entries if they are to be counted."""
    found = []
    for name in (*SHEETS, *WHOLE):
        record = Record.load(ROOT / "tests/games" / f"{name}.jsonl")
        told = json.loads(msgspec.json.encode(replay(record, None, ("",) * record.header.seats)))
        steps = [_step(step) for step in told["steps"]] if name in WHOLE else []
        found.append({"game": name, "sheet": told["sheet"], "steps": steps})
    return [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in found]


def main() -> int:
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    print(f"{FILE.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())

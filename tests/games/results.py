"""Expected results of the finished games in this folder: NAME.json for the record NAME.jsonl.
To add missing results, or to update the hashes after the layout of a state has changed (scores are never overwritten),
run `python -m tests.games.results` in the top folder of the checkout.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from branchline import Game, Record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.jsonl"))


def sheet(game: Game) -> dict[str, Any]:
    """Everything that must never change, and the hash of the last position."""
    facts = {
        "hash": game.hash,
        "over": game.over,
        "entries": len(game.entries),
        "owners": game.view(None).owners,
        "scores": {
            "seats": [{**seat.parts(), "borrowed": seat.borrowed} for seat in game.scores().seats],
            "winners": game.scores().winners,
            "tie": game.scores().tie,
        },
    }
    return dict(msgspec.json.decode(msgspec.json.encode(facts)))


def read(path: Path) -> dict[str, Any] | None:
    """The expected result of a record, if there is one."""
    beside = path.with_suffix(".json")
    return dict(json.loads(beside.read_text("utf-8"))) if beside.exists() else None


def main() -> None:
    for path in RECORDS:
        found, known = sheet(Game.replay(Record.load(path))), read(path)
        if known is not None and {**known, "hash": ""} != {**found, "hash": ""}:
            raise SystemExit(f"{path.name}: the game comes to something else than its sheet says")
        path.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What the relief of each board was baked from, as digests in baked.json: a test compares them with the files of today.
The bake is slow and needs pictures of the earth, so nobody would notice otherwise that it was forgotten.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from .board import HERE, facts, turns, water_table
from .sheets import SHEETS
from .styles import STYLES

BAKED = Path(__file__).parent / "baked.json"
DRAWN_LATER = ("shore", "line", "river", "names", "print")  # tones that are in the art file, not in the pictures


def digest(name: str) -> str:
    """A digest of all that the bake of this board reads from the repository. How it paints is not in it."""
    head, sheet, style = facts(name)["map"], SHEETS[name], asdict(STYLES[name])
    for theme in ("light", "dark"):
        for tone in DRAWN_LATER:
            del style[theme][tone]
    read = {
        "size": (head["width"], head["height"]),
        "cities": [[city[key] for key in ("lon", "lat", "x", "y")] for city in facts(name)["cities"]],
        "turns": turns(name),
        "sheet": (sheet.window, sheet.cone, sheet.slack, sheet.pins),
        "lakes": {key: shore for key, shore in water_table("lakes").items() if _belongs(key, sheet.lakes)},
        "coast": json.loads((HERE / "coast" / f"{name}.json").read_text())["land"],
        "style": style,
    }
    return sha256(json.dumps(read, sort_keys=True).encode()).hexdigest()[:16]


def _belongs(key: str, lakes: tuple[str, ...]) -> bool:
    """Whether this shore is a lake of the sheet or an island in one."""
    return any(key == lake or key.startswith(f"{lake}_") for lake in lakes)


def record(name: str) -> None:
    """Note that this board was baked from the files of today."""
    known = json.loads(BAKED.read_text()) if BAKED.exists() else {}
    BAKED.write_text(json.dumps({**known, name: digest(name)}, indent=2, sort_keys=True) + "\n")

"""python -m tools.art [folder]: draw the boards anew, with new coasts if a folder holds the npm package world-atlas."""

from __future__ import annotations

import sys
from gzip import compress
from pathlib import Path

from .atlas import extract
from .board import ART, draw
from .sheets import SHEETS


def main() -> None:
    if len(sys.argv) > 1:
        extract(Path(sys.argv[1]))
    ART.mkdir(parents=True, exist_ok=True)
    for name in SHEETS:
        text = draw(name)
        (ART / f"{name}.json").write_text(text)
        print(f"{name}: {len(text)} bytes, {len(compress(text.encode()))} compressed")


main()

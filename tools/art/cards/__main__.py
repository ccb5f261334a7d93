"""python -m tools.art.cards: draw the cards anew into web/src/table/cardArt, one SVG file each."""

from __future__ import annotations

from gzip import compress

from .sheet import FOLDER, sheet


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = sheet()
    for old in FOLDER.glob("*.svg"):
        if old.stem not in drawn:
            old.unlink()
    for name, text in drawn.items():
        (FOLDER / f"{name}.svg").write_text(text)
        print(f"{name}: {len(text)} bytes, {len(compress(text.encode()))} compressed")


main()

"""python -m tools.art.bake FOLDER [map ...]: the relief, the sea and the shore lines of the boards.
FOLDER holds the unpacked packages with the pictures of the earth (docs/decisions/board-art.md). It knows no rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from contourpy import contour_generator
from PIL import Image

from .baked import record
from .board import ART, BLEED, facts, shapes, turns
from .earth import Earth, read
from .grids import Grid, blurred, distances, filled
from .outline import path, simplify
from .paint import painted_land, painted_sea
from .sheets import SHEETS
from .styles import STYLES, Tones
from .terrain import ground
from .warp import Point

FINE = 1.0  # pixels of the relief to a unit of the board
COARSE = 0.3  # of the sea, which has no edges
SMALL = 640  # the width of the small pictures, which are shown at half of it


def main() -> None:
    folder, names = Path(sys.argv[1]), sys.argv[2:] or sorted(STYLES)
    for name in names:
        window = SHEETS[name].window if SHEETS[name].cone else (-180.0, -90.0, 180.0, 90.0)
        bake(name, read(folder, window, STYLES[name].cells))


def bake(name: str, earth: Earth) -> None:
    """Write the pictures and lines of this board."""
    left, top, right, bottom = sheet(name)
    wet = water(name, 2.0)
    away = distances(~wet, max(STYLES[name].shores) * 2 + 3)
    lines = [_contour(away, 2.0 * far, (left, top), 2.0) for far in STYLES[name].shores]
    text = json.dumps({"shores": lines}, indent=2) + "\n"
    (ART / f"{name}.shores.json").write_text(text)
    land = ground(name, earth, (left, top, right, bottom), FINE)
    shore = (away[::2, ::2] / 2).astype(np.float32)
    far_out = blurred((shore > 3).astype(np.float32), 1) > 0.99
    print(name, len(text), "bytes of shore lines")
    for theme in ("light", "dark"):
        tones: Tones = getattr(STYLES[name], theme)
        relief = painted_land(land, tones, STYLES[name])
        relief[far_out] = relief[0, 0]  # nobody sees it, and it takes no room
        _write(relief, f"{name}.land.{theme}", 48)
        depths = painted_sea(land, shore, tones, lakes=name == "great_lakes")
        small = Image.fromarray(depths).resize(
            (round((right - left) * COARSE), round((bottom - top) * COARSE)), Image.Resampling.BOX
        )
        _write(np.asarray(small), f"{name}.sea.{theme}", 70)
        _write(_together(name, relief, depths), f"{name}.small.{theme}", 55)
    record(name)


def sheet(name: str) -> tuple[int, int, int, int]:
    """What a picture covers: the board and its bleed, or one turn of a board that goes round."""
    head = facts(name)["map"]
    aside = 0 if len(turns(name)) > 1 else BLEED
    return -aside, -BLEED, head["width"] + aside, head["height"] + BLEED


def water(name: str, fine: float) -> np.typing.NDArray[np.bool_]:
    """Where the sheet is sea or lake, at so many cells to a unit."""
    left, top, right, bottom = sheet(name)
    size = round((right - left) * fine), round((bottom - top) * fine)
    layers = {layer: np.asarray(filled(rings, (left, top), size, fine)) for layer, rings in shapes(name).items()}
    dry: np.typing.NDArray[np.bool_] = (layers["land"] & ~layers["lakes"]) | layers["islands"]
    return ~dry


def _contour(away: Grid, far: float, corner: Point, fine: float) -> str:
    found: list[list[Point]] = []
    for line in contour_generator(z=blurred(away, 1)).lines(far):
        points = [(corner[0] + (x + 0.5) / fine, corner[1] + (y + 0.5) / fine) for x, y in np.asarray(line)]
        if len(points) > 40:
            found.append(simplify(points, 1.6, closed=False))
    return path(found, closed=False)


def _together(
    name: str, relief: np.typing.NDArray[np.uint8], depths: np.typing.NDArray[np.uint8]
) -> np.typing.NDArray[np.uint8]:
    """The board with its coast, small and three to two, for lists of maps."""
    left, top, _, _ = sheet(name)
    head = facts(name)["map"]
    wet = Image.fromarray(water(name, 2.0)).convert("L").resize(relief.shape[1::-1], Image.Resampling.BOX)
    both = Image.composite(Image.fromarray(depths), Image.fromarray(relief), wet)
    high = head["width"] / 1.5
    middle = head["height"] / 2 - top
    board = both.crop((-left, round(middle - high / 2), head["width"] - left, round(middle + high / 2)))
    return np.asarray(board.resize((SMALL, round(SMALL / 1.5)), Image.Resampling.LANCZOS))


def _write(picture: np.typing.NDArray[np.uint8], name: str, quality: int) -> None:
    file = ART / f"{name}.webp"
    Image.fromarray(picture).save(file, "WEBP", quality=quality, method=6)
    print(f"  {file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()

"""The picture of one board: coast, lakes and rivers taken to the places of its cities, as the text of a JSON file.
It reads the map's positions and the files beside it; how the picture is coloured is the client's business.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from .outline import bent, clip_line, clip_ring, crinkled, densify, path, ring_area, rounded, simplify
from .sheets import SHEETS, Box, Sheet
from .styles import STYLES
from .warp import Bend, Point, affine, conic, cylinder, spline

HERE = Path(__file__).parent
MAPS = HERE.parents[1] / "src" / "branchline" / "maps"
ART = HERE.parents[1] / "web" / "src" / "board" / "art"
BLEED = 300  # how far the picture goes on beyond the board, for windows of another shape


@cache
def facts(name: str) -> dict[str, Any]:
    return tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))


def turns(name: str) -> tuple[int, ...]:
    """How often the world is drawn beside itself: three times on a board that tracks leave at one side and enter at
    the other, so that its picture goes on beyond both.
    """
    return (-1, 0, 1) if any(track.get("wrap") for track in facts(name)["tracks"]) else (0,)


@cache
def bend(name: str) -> Bend:
    """Where a place of the world lies on this board."""
    sheet, head, cities = SHEETS[name], facts(name)["map"], facts(name)["cities"]
    places = [(city["lon"], city["lat"]) for city in cities] + [pin[0] for pin in sheet.pins]
    targets = [(float(city["x"]), float(city["y"])) for city in cities] + [pin[1] for pin in sheet.pins]
    if sheet.cone is None:
        flat = cylinder(places, targets, head["width"])
        return _round_bend(flat, places, targets, head["width"], sheet.slack)
    cone = conic(*sheet.cone)
    fit = affine([cone(place) for place in places], targets)
    sources = [fit(cone(place)) for place in places]
    # a ring far outside that stays where it is keeps the spline calm beyond the last city
    ring = [(500 + 1300 * cos(k * pi / 8), 300 + 1000 * sin(k * pi / 8)) for k in range(16)]
    curve = spline(sources + ring, targets + ring, [sheet.slack] * len(sources) + [0.5] * len(ring))
    return lambda place: curve(fit(cone(place)))


def _round_bend(flat: Bend, places: list[Point], targets: list[Point], width: float, slack: float) -> Bend:
    """The same for a board that goes round: every city is there again a whole width to the left and to the right."""
    sources = []
    for place, (x, _) in zip(places, targets, strict=True):
        at, y = flat(place)
        sources.append((at - width * round((at - x) / width), y))
    images = [(x + turn * width, y) for turn in (-1, 0, 1) for x, y in sources]
    homes = [(x + turn * width, y) for turn in (-1, 0, 1) for x, y in targets]
    rows = [(width * k / 8, y) for k in range(-8, 17) for y in (flat((0, 85))[1], flat((0, -75))[1])]
    curve = spline(images + rows, homes + rows, [slack] * len(images) + [0.5] * len(rows))
    return lambda place: curve(flat(place))


def draw(name: str) -> str:
    """The art file of this map."""
    sheet, head = SHEETS[name], facts(name)["map"]
    frame = (-BLEED, -BLEED, head["width"] + BLEED, head["height"] + BLEED)
    coast = json.loads((HERE / "coast" / f"{name}.json").read_text())
    lakes, islands = _lakes(sheet)
    rivers = [rounded(line, 4, closed=False) for line in water_table("rivers")[name].values()]
    art = {
        "land": _area(sheet, frame, [[(x, y) for x, y in ring] for ring in coast["land"]]),
        "lakes": _area(sheet, frame, lakes),
        "islands": _area(sheet, frame, islands),
        "rivers": _line(sheet, frame, rivers),
        "borders": _line(sheet, frame, [[(x, y) for x, y in line] for line in coast["borders"]]),
        "grid": _line(sheet, frame, _grid(sheet), fine=24),
        "tones": tones(name),
        **printed(name),
    }
    return json.dumps(art, indent=2) + "\n"


def tones(name: str) -> dict[str, str]:
    """The colours of the lines and of flat land and sea in both themes, under the names that the client gives them."""
    light, dark = STYLES[name].light, STYLES[name].dark
    wanted = {
        "sea": (light.sea[1][1], dark.sea[1][1]),
        "land": (light.land[1][1], dark.land[1][1]),
        "plate": (light.land[0][1], dark.land[0][1]),
        "shore": (light.shore, dark.shore),
        "shoal": (light.line, dark.line),
        "grid": (light.line, dark.line),
        "river": (light.river, dark.river),
        "border": (light.print, dark.print),
        "print": (light.print, dark.print),
        "water-name": (light.names, dark.names),
    }
    return {tone: f"light-dark({day}, {night})" for tone, (day, night) in wanted.items()}


def printed(name: str) -> dict[str, Any]:
    """Where the title, the compass rose and the names of waters are printed."""
    table = tomllib.loads((HERE / "names.toml").read_text(encoding="utf-8"))[name]
    waters = []
    for water in table["waters"]:
        (a, b), over, (c, d) = water["line"]
        # the curve passes over its middle point, so that is where it is drawn from the control point
        x, y = 2 * over[0] - (a + c) / 2, 2 * over[1] - (b + d) / 2
        waters.append({"id": water["id"], "d": f"M{a} {b}Q{x:g} {y:g} {c} {d}", "size": water["size"]})
    spots = {key: dict(zip("xy", table[key], strict=True)) for key in ("title", "compass")}
    return {"waters": waters, **spots}


def shapes(name: str) -> dict[str, list[list[Point]]]:
    """Land, lakes and islands as rings on the board, before they are thinned: what tests measure."""
    sheet = SHEETS[name]
    coast = json.loads((HERE / "coast" / f"{name}.json").read_text())
    lakes, islands = _lakes(sheet)
    land = [[(x, y) for x, y in ring] for ring in coast["land"]]
    layers = {"land": land, "lakes": lakes, "islands": islands}
    return {layer: bent(_turned(rings, sheet), bend(name)) for layer, rings in layers.items()}


@cache
def water_table(name: str) -> dict[str, Any]:
    """The rivers of every board, or the shores of its lakes and of islands in them, by name."""
    return tomllib.loads((HERE / "water" / f"{name}.toml").read_text(encoding="utf-8"))


def _lakes(sheet: Sheet) -> tuple[list[list[Point]], list[list[Point]]]:
    lakes: list[list[Point]] = []
    islands: list[list[Point]] = []
    for key, shore in water_table("lakes").items():
        lake = next((name for name in sheet.lakes if key == name or key.startswith(f"{name}_")), None)
        if lake is not None:
            ring = crinkled(crinkled(rounded([(x, y) for x, y in shore], 2, closed=True), 0.3), 0.2)
            (lakes if key in sheet.lakes else islands).append(ring)
    return lakes, islands


def _turned(lines: Sequence[Sequence[Point]], sheet: Sheet) -> list[list[Point]]:
    """The lines, once for every turn of the world that the board shows."""
    return [[(lon + 360 * turn, lat) for lon, lat in line] for turn in turns(sheet.map) for line in lines]


def _area(sheet: Sheet, frame: Box, rings: Sequence[Sequence[Point]]) -> str:
    drawn = []
    for ring in _turned(rings, sheet):
        cut = clip_ring([bend(sheet.map)(point) for point in densify(ring, 1.0, closed=True)], frame)
        if len(cut) > 3 and abs(ring_area(cut)) > sheet.speck:
            drawn.append(simplify(cut, sheet.fine, closed=True))
    return path(drawn, closed=True)


def _line(sheet: Sheet, frame: Box, lines: Sequence[Sequence[Point]], fine: float | None = None) -> str:
    drawn: list[list[Point]] = []
    for line in _turned(lines, sheet):
        placed = [bend(sheet.map)(point) for point in densify(line, 1.0, closed=False)]
        drawn.extend(simplify(run, fine or sheet.fine, closed=False) for run in clip_line(placed, frame))
    return path(drawn, closed=False)


def _grid(sheet: Sheet) -> list[list[Point]]:
    west, south, east, north = sheet.window if sheet.cone else (-180, -90, 180, 90)
    step = sheet.grid
    last = 1 if sheet.cone else 0  # going round, the last meridian is the first again
    meridians = [[(west + i * step, south), (west + i * step, north)] for i in range(int((east - west) / step) + last)]
    parallels = [[(west, south + i * step), (east, south + i * step)] for i in range(int((north - south) / step) + 1)]
    return [[*line] for line in meridians + parallels]

"""Coasts and borders out of the npm package world-atlas (Natural Earth, public domain), cut down to what a board needs.
It writes coast/<map>.json, which is kept in the repository, so that only a new outline needs the package.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .outline import clip_line, clip_ring, ring_area, simplify
from .sheets import SHEETS, Sheet
from .warp import Point

COAST = Path(__file__).parent / "coast"


def extract(package: Path) -> None:
    """Read the package in this folder and write the coast of every sheet."""
    COAST.mkdir(exist_ok=True)
    for sheet in SHEETS.values():
        topology = json.loads((package / f"countries-{sheet.scale}.json").read_text())
        arcs = [_arc(topology, arc) for arc in topology["arcs"]]
        land = json.loads((package / f"land-{sheet.scale}.json").read_text())
        land_arcs = [_arc(land, arc) for arc in land["arcs"]]
        rings = [ring for shape in land["objects"]["land"]["geometries"] for ring in _rings(shape, land_arcs)]
        if sheet.cone is None:
            rings = [_unbroken(ring) for ring in rings]
        document = {
            "land": [_round(ring) for ring in _land(rings, sheet)],
            "borders": [_round(line) for line in _borders(topology, arcs, sheet)] if sheet.borders else [],
        }
        (COAST / f"{sheet.map}.json").write_text(json.dumps(document, separators=(",", ":")) + "\n")


def _land(rings: Sequence[Sequence[Point]], sheet: Sheet) -> Iterator[list[Point]]:
    for ring in rings:
        cut = clip_ring(ring, sheet.window)
        if len(cut) > 3 and abs(ring_area(cut)) > sheet.smallest:
            kept = simplify(cut, sheet.detail, closed=True)
            if len(kept) > 3:
                yield kept


def _borders(topology: Any, arcs: Sequence[Sequence[Point]], sheet: Sheet) -> Iterator[list[Point]]:
    """The arcs that two countries share."""
    uses: Counter[int] = Counter()
    for shape in topology["objects"]["countries"]["geometries"]:
        for part in _parts(shape):
            uses.update({index if index >= 0 else ~index for ring in part for index in ring})
    for index, count in sorted(uses.items()):
        if count > 1:
            for line in clip_line(arcs[index], sheet.window):
                yield simplify(line, sheet.detail, closed=False)


def _parts(shape: Any) -> list[Any]:
    if shape["type"] == "Polygon":
        return [shape["arcs"]]
    return list(shape["arcs"]) if shape["type"] == "MultiPolygon" else []


def _rings(shape: Any, arcs: Sequence[Sequence[Point]]) -> Iterator[list[Point]]:
    for part in _parts(shape):
        for ring in part:
            points: list[Point] = []
            for index in ring:
                arc = arcs[index] if index >= 0 else arcs[~index][::-1]
                points.extend(arc[1:] if points else arc)
            yield points


def _unbroken(ring: Sequence[Point]) -> list[Point]:
    """A ring that crosses the date line without a jump from 180 to -180, where most of it lies within 180 degrees."""
    points = [ring[0]]
    for lon, lat in ring[1:]:
        points.append((lon - 360 * round((lon - points[-1][0]) / 360), lat))
    shift = 360 * round(sum(lon for lon, _ in points) / len(points) / 360)
    return [(lon - shift, lat) for lon, lat in points]


def _arc(topology: Any, deltas: Sequence[Sequence[int]]) -> list[Point]:
    """An arc of a TopoJSON file: steps of whole numbers, to be added up, scaled and moved."""
    (scale_x, scale_y), (move_x, move_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    x = y = 0
    points = []
    for dx, dy in deltas:
        x, y = x + dx, y + dy
        points.append((x * scale_x + move_x, y * scale_y + move_y))
    return points


def _round(points: Sequence[Point]) -> list[list[float]]:
    return [[round(x, 2), round(y, 2)] for x, y in points]

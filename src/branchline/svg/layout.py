"""Lay out a map in the picture: curves of tracks, positions of spaces and of city names. Cached per map.

Geometry only: positions and lengths, no colours and no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, sin
from typing import NamedTuple

from branchline.maps import Map, Track
from branchline.svg.labels import Label, place_labels

SIZE = 1000.0  # the longer side of the board, without margins
MARGIN = (56.0, 34.0)
CITY = 7.0  # radius
GAP = 9.6  # between the centres of parallel tracks
BENDS = (0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34)
STEPS = 24


class Point(NamedTuple):
    x: float
    y: float


class Space(NamedTuple):
    """The centre of a space, its rotation (degrees), and its length."""

    x: float
    y: float
    angle: float
    length: float


class Layout(NamedTuple):
    width: float
    height: float
    nodes: dict[str, Point]
    rows: tuple[tuple[Space, ...], ...]  # per track
    labels: tuple[Label, ...]  # per city


@lru_cache(maxsize=16)
def lay_out(map_: Map) -> Layout:
    """The layout of a map."""
    frame = _Frame(map_)
    nodes = {n.id: frame.place(n.x, n.y) for n in map_.nodes}
    middles = _controls(map_, nodes, frame)
    rows = tuple(
        _spaces(track, nodes[track.a], middles[i], nodes[track.b], _shift(map_.tracks, i))
        for i, track in enumerate(map_.tracks)
    )
    labels = place_labels(
        [(city.name, *nodes[city.id]) for city in map_.cities],
        [*nodes.values()],
        [(space.x, space.y) for row in rows for space in _denser(row)],
        (frame.width, frame.height),
    )
    return Layout(frame.width, frame.height, nodes, rows, labels)


class _Frame:
    """Maps positions of a map file to those of the picture: empty edges are cut off, the rest fills the board."""

    def __init__(self, map_: Map) -> None:
        spots = [(node.x, node.y) for node in map_.nodes] + [track.via for track in map_.tracks if track.via]
        (self.left, right), (self.top, bottom) = ((min(side), max(side)) for side in zip(*spots, strict=True))
        self.scale = SIZE / (max(right - self.left, bottom - self.top) or 1.0)
        self.width = (right - self.left) * self.scale + 2 * MARGIN[0]
        self.height = (bottom - self.top) * self.scale + 2 * MARGIN[1]

    def place(self, x: float, y: float) -> Point:
        return Point(MARGIN[0] + (x - self.left) * self.scale, MARGIN[1] + (y - self.top) * self.scale)


def _denser(row: Iterable[Space]) -> Iterable[Space]:
    """The centre of every space, and a point on either side of it."""
    for space in row:
        turn = space.angle * 0.0174533
        for part in (-0.3, 0.0, 0.3):
            step = space.length * part
            yield space._replace(x=space.x + step * cos(turn), y=space.y + step * sin(turn))


def _alike(tracks: Sequence[Track], i: int) -> list[int]:
    """The tracks that would lie on top of this one: the same ends and the same via point."""
    own = tracks[i]
    ends = {own.a, own.b}
    return [j for j, other in enumerate(tracks) if {other.a, other.b} == ends and other.via == own.via]


def _shift(tracks: Sequence[Track], i: int) -> float:
    """How far a track is shifted sideways, so that the tracks of a double route lie next to each other."""
    alike = _alike(tracks, i)
    side = -1 if tracks[i].a != tracks[alike[0]].a else 1
    return side * GAP * (alike.index(i) - (len(alike) - 1) / 2)


def _controls(map_: Map, nodes: dict[str, Point], frame: _Frame) -> list[Point]:
    """The control point of every track's curve: through its via point, or bent away from obstacles."""
    handles: list[Point] = []
    drawn: list[Point] = []  # points of the tracks placed so far
    for i, track in enumerate(map_.tracks):
        a, b = nodes[track.a], nodes[track.b]
        first = _alike(map_.tracks, i)[0]
        if first < i:
            handles.append(handles[first])
            continue
        if track.via:
            via = frame.place(*track.via)
            handles.append(Point(2 * via.x - (a.x + b.x) / 2, 2 * via.y - (a.y + b.y) / 2))
        else:
            others = [spot for name, spot in nodes.items() if name not in (track.a, track.b)]
            half = max(1, len(_alike(map_.tracks, i))) * GAP / 2
            handles.append(_best_bend(a, b, others, drawn, half))
        drawn += _curve(a, handles[-1], b)[3:-3:2]
    return handles


def _best_bend(a: Point, b: Point, nodes: list[Point], drawn: list[Point], half: float) -> Point:
    span = hypot(b.x - a.x, b.y - a.y) or 1.0
    centre = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    near = [p for p in nodes if hypot(p.x - centre.x, p.y - centre.y) < span * 0.6 + 30]
    laid = [p for p in drawn if hypot(p.x - centre.x, p.y - centre.y) < span * 0.6 + 10]
    best, least = centre, float("inf")
    for bend in BENDS:
        handle = Point(centre.x - (b.y - a.y) * bend, centre.y + (b.x - a.x) * bend)
        cost = abs(bend) * 12
        for p in _curve(a, handle, b)[3:-3]:
            cost += sum(max(0.0, 15 + half - hypot(p.x - q.x, p.y - q.y)) for q in near)
            cost += sum(0.6 * max(0.0, 4 + half - hypot(p.x - q.x, p.y - q.y)) for q in laid)
        if cost < least - 1e-9:
            best, least = handle, cost
        if least == 0:
            break
    return best


def _curve(a: Point, handle: Point, b: Point, steps: int = STEPS) -> list[Point]:
    """Points of a quadratic curve, both ends included."""
    found = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        x = u * u * a.x + 2 * u * t * handle.x + t * t * b.x
        found.append(Point(x, u * u * a.y + 2 * u * t * handle.y + t * t * b.y))
    return found


def _spaces(track: Track, a: Point, handle: Point, b: Point, shift: float) -> tuple[Space, ...]:
    """The spaces of a track, spread evenly between the rims of its two ends."""
    curve = _curve(a, handle, b)
    lengths = [hypot(q.x - p.x, q.y - p.y) for p, q in pairwise(curve)]
    whole = sum(lengths)
    rim = min(CITY + 2.5, whole / 4)
    each = (whole - 2 * rim) / track.length
    found = []
    for i in range(track.length):
        start, end = _at(curve, lengths, rim + i * each), _at(curve, lengths, rim + (i + 1) * each)
        turn = atan2(end.y - start.y, end.x - start.x)
        x, y = _at(curve, lengths, rim + (i + 0.5) * each)
        found.append(Space(x - shift * sin(turn), y + shift * cos(turn), degrees(turn), each))
    return tuple(found)


def _at(curve: list[Point], lengths: list[float], way: float) -> Point:
    """The point this far along a curve."""
    for i, length in enumerate(lengths):
        if way <= length or i == len(lengths) - 1:
            part = way / length if length else 0.0
            p, q = curve[i], curve[i + 1]
            return Point(p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part)
        way -= length
    return curve[-1]

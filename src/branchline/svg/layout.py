"""Lay out a map in the picture: curves of tracks, positions of spaces and of city names. Cached per map.

Geometry only: positions and lengths, no colours and no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, sin
from typing import NamedTuple

from branchline.maps import Map, Track
from branchline.svg.labels import Label, place_labels

SIZE = 1000.0  # the longer side of the board, without margins
MARGIN = (56.0, 34.0)
WRAP_MARGIN = 92.0  # at the sides, if tracks leave the board there
UNEVEN = 1.3  # how much longer the spaces of such a track may be on one side than on the other
EDGE = 9.0  # between the side of the board and the spaces of a track that leaves it
CITY = 7.0  # radius
GAP = 9.6  # between the centres of parallel tracks
BENDS = (0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34)
KINKS = (0.0, 10.0, -10.0, 20.0, -20.0, 30.0, -30.0, 42.0, -42.0)
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


class Exit(NamedTuple):
    """A track that leaves the board (W-MAP-1): its spaces before that, where it leaves and where it comes back."""

    before: int
    out: Point
    back: Point


class Layout(NamedTuple):
    width: float
    height: float
    nodes: dict[str, Point]
    rows: tuple[tuple[Space, ...], ...]  # per track
    exits: dict[str, Exit]  # by the id of the track
    labels: tuple[Label, ...]  # per city
    signs: tuple[Label, ...]  # where tracks leave the board: where they lead


@lru_cache(maxsize=16)
def lay_out(map_: Map) -> Layout:
    """The layout of a map."""
    frame = _Frame(map_)
    nodes = {n.id: frame.place(n.x, n.y) for n in map_.nodes}
    names = {n.id: n.name for n in map_.nodes}
    rows: list[tuple[Space, ...]] = []
    exits: dict[str, Exit] = {}
    signs: dict[tuple[str, str, str], tuple[str, float, float]] = {}  # one for both tracks of a double route
    for i, (track, path) in enumerate(zip(map_.tracks, _paths(map_, nodes, frame), strict=True)):
        shift = _shift(map_.tracks, i)
        if track.wrap:
            row, exits[track.id] = _round_the_edge(path, track.length, shift, frame.width)
            for spot, there in ((exits[track.id].out, track.b), (exits[track.id].back, track.a)):
                signs.setdefault((track.a, track.b, there), (f"{'→' if spot.x else '←'} {names[there]}", *spot))
        else:
            row = path.spread(track.length, path.rim, path.whole - path.rim, shift)
        rows.append(row)
    labels = place_labels(
        [(city.name, *nodes[city.id]) for city in map_.cities],
        [*signs.values()],
        [*nodes.values()],
        [(space.x, space.y) for row in rows for space in _denser(row)],
        (frame.width, frame.height),
    )
    cut = len(map_.cities)
    return Layout(frame.width, frame.height, nodes, tuple(rows), exits, labels[:cut], labels[cut:])


class _Frame:
    """Maps positions of a map file to those of the picture: empty edges are cut off, the rest fills the board."""

    def __init__(self, map_: Map) -> None:
        spots = [(node.x, node.y) for node in map_.nodes] + [track.via for track in map_.tracks if track.via]
        (self.left, right), (self.top, bottom) = ((min(side), max(side)) for side in zip(*spots, strict=True))
        self.scale = SIZE / (max(right - self.left, bottom - self.top) or 1.0)
        self.margin = WRAP_MARGIN if any(track.wrap for track in map_.tracks) else MARGIN[0]
        self.width = (right - self.left) * self.scale + 2 * self.margin
        self.height = (bottom - self.top) * self.scale + 2 * MARGIN[1]

    def place(self, x: float, y: float) -> Point:
        return Point(self.margin + (x - self.left) * self.scale, MARGIN[1] + (y - self.top) * self.scale)


def _denser(row: Iterable[Space]) -> Iterable[Space]:
    """The centre of every space, and a point on either side of it."""
    for space in row:
        turn = space.angle * 0.0174533
        for part in (-0.3, 0.0, 0.3):
            step = space.length * part
            yield space._replace(x=space.x + step * cos(turn), y=space.y + step * sin(turn))


def _alike(tracks: Sequence[Track], i: int) -> list[int]:
    """The tracks that would lie on top of this one: the same ends, and the same way between them."""
    own = tracks[i]
    ends, way = {own.a, own.b}, (own.via, own.wrap)
    return [j for j, other in enumerate(tracks) if {other.a, other.b} == ends and (other.via, other.wrap) == way]


def _shift(tracks: Sequence[Track], i: int) -> float:
    """How far a track is shifted sideways, so that the tracks of a double route lie next to each other."""
    alike = _alike(tracks, i)
    side = -1 if tracks[i].a != tracks[alike[0]].a else 1
    return side * GAP * (alike.index(i) - (len(alike) - 1) / 2)


def _paths(map_: Map, nodes: dict[str, Point], frame: _Frame) -> list[_Path]:
    """The curve of every track: through its via point, or past the cities and the tracks placed before. Tracks that
    leave the board are placed twice, because many of them meet at its edges."""
    alike = [_alike(map_.tracks, i) for i in range(len(map_.tracks))]
    firsts = [i for i, same in enumerate(alike) if same[0] == i]
    paths: dict[int, _Path] = {}
    drawn: dict[int, list[Point]] = {}  # the middles of the tracks placed so far
    for i in firsts + [i for i in firsts if map_.tracks[i].wrap]:
        track = map_.tracks[i]
        a, b = nodes[track.a], nodes[track.b]
        others = [spot for name, spot in nodes.items() if name not in (track.a, track.b)]
        laid = [spot for j, spots in drawn.items() if j != i for spot in spots]
        half = len(alike[i]) * GAP / 2
        if track.via:
            via = frame.place(*track.via)
            curve = _curve(a, Point(2 * via.x - (a.x + b.x) / 2, 2 * via.y - (a.y + b.y) / 2), b)
        elif track.wrap:  # what is at its second end is as far beyond the edge as the board is wide
            beyond = frame.width if b.x < a.x else -frame.width
            there = [[Point(p.x + beyond, p.y) for p in spots] for spots in (others, laid)]
            b = Point(b.x + beyond, b.y)
            options = _kinks(a, b, max(0.0, beyond), frame.height)
            curve = _best(a, b, options, others + there[0], laid + there[1], half)
        else:
            curve = _best(a, b, _bends(a, b), others, laid, half)
        path = paths[i] = _Path(curve)
        start, end = path.whole / 12, path.whole * 11 / 12
        rows = [path.spread(STEPS // 2, start, end, _shift(map_.tracks, j)) for j in alike[i]]
        drawn[i] = [Point(spot.x % frame.width, spot.y) for row in rows for spot in row]
    return [paths[same[0]] for same in alike]


def _bends(a: Point, b: Point) -> Iterator[tuple[float, list[Point]]]:
    """Curves from a to b and the cost of their bend, straight ones first."""
    for bend in BENDS:
        handle = Point((a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend)
        yield abs(bend) * 12, _curve(a, handle, b)


def _kinks(a: Point, b: Point, edge: float, height: float) -> Iterator[tuple[float, list[Point]]]:
    """Lines from a to an edge of the board and from there to b. Nobody sees the kink: b is at the other edge."""
    straight = a.y + (b.y - a.y) * (edge - a.x) / (b.x - a.x)
    for kink in KINKS:
        y = straight + kink
        if kink == 0 or MARGIN[1] / 2 < y < height - MARGIN[1] / 2:
            halves = [_curve(p, Point((p.x + edge) / 2, (p.y + y) / 2), Point(edge, y), STEPS // 2) for p in (a, b)]
            yield abs(kink) / 8, halves[0] + halves[1][-2::-1]


def _best(
    a: Point,
    b: Point,
    options: Iterable[tuple[float, list[Point]]],
    nodes: list[Point],
    drawn: list[Point],
    half: float,
) -> list[Point]:
    """The curve from a to b with the least cost: its own, and that of all it comes too close to."""
    centre, span = Point((a.x + b.x) / 2, (a.y + b.y) / 2), hypot(b.x - a.x, b.y - a.y)
    near = [p for p in nodes if hypot(p.x - centre.x, p.y - centre.y) < span * 0.6 + 30]
    laid = [p for p in drawn if hypot(p.x - centre.x, p.y - centre.y) < span * 0.6 + 10]
    best, least = [a, b], float("inf")
    for own, curve in options:
        cost = own
        for p in curve[3:-3]:
            cost += sum(max(0.0, 15 + half - hypot(p.x - q.x, p.y - q.y)) for q in near)
            cost += sum(0.6 * max(0.0, 4 + half - hypot(p.x - q.x, p.y - q.y)) for q in laid)
        if cost < least - 1e-9:
            best, least = curve, cost
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


class _Path:
    """The curve of a track, measured along its way."""

    def __init__(self, curve: list[Point]) -> None:
        self.curve = curve
        self.lengths = [hypot(q.x - p.x, q.y - p.y) for p, q in pairwise(self.curve)]
        self.whole = sum(self.lengths)
        self.rim = min(CITY + 2.5, self.whole / 4)

    def spread(self, count: int, start: float, end: float, shift: float) -> tuple[Space, ...]:
        """Spaces spread evenly over a part of the way."""
        found = []
        each = (end - start) / max(count, 1)
        for i in range(count):
            p, q = self.at(start + i * each), self.at(start + (i + 1) * each)
            turn = atan2(q.y - p.y, q.x - p.x)
            x, y = self.at(start + (i + 0.5) * each)
            found.append(Space(x - shift * sin(turn), y + shift * cos(turn), degrees(turn), each))
        return tuple(found)

    def at(self, way: float) -> Point:
        """The point this far along the way."""
        for i, length in enumerate(self.lengths):
            if way <= length or i == len(self.lengths) - 1:
                part = way / length if length else 0.0
                p, q = self.curve[i], self.curve[i + 1]
                return Point(p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part)
            way -= length
        return self.curve[-1]


def _round_the_edge(path: _Path, count: int, shift: float, width: float) -> tuple[tuple[Space, ...], Exit]:
    """The spaces of a track that leaves the board, before the edge and behind it, none across it."""
    edge, back = (width, -width) if path.curve[-1].x > width else (0.0, width)
    out = path.curve[STEPS // 2]
    way = sum(path.lengths[: STEPS // 2])
    here, there = way - EDGE - path.rim, path.whole - path.rim - way - EDGE

    def shortest(n: int) -> float:
        """The length of the shortest space if there are n before the edge."""
        return min(here / n if n else here, there / (count - n) if n < count else there)

    before = max(range(1, count) or (0, 1), key=shortest)
    longest = UNEVEN * shortest(before)
    end = path.whole - path.rim
    first = path.spread(before, path.rim, path.rim + min(here, before * longest), shift)
    rest = path.spread(count - before, end - min(there, (count - before) * longest), end, shift)
    spaces = (*first, *(space._replace(x=space.x + back) for space in rest))
    return spaces, Exit(before, Point(edge, out.y), Point(edge + back, out.y))

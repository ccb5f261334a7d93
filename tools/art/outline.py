"""Lines and rings of points: cutting them at a box, thinning and rounding them, writing them as SVG paths.
It knows no geography and no board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise

from .warp import Point

Box = tuple[float, float, float, float]


def ring_area(ring: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def clip_ring(ring: Sequence[Point], box: Box) -> list[Point]:
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    left, top, right, bottom = box
    points = list(ring)
    for axis, bound, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        before, points = points, []
        for a, b in zip(before, [*before[1:], *before[:1]], strict=True):
            inside_a, inside_b = (a[axis] - bound) * sign >= 0, (b[axis] - bound) * sign >= 0
            if inside_a:
                points.append(a)
            if inside_a != inside_b:
                points.append(_between(a, b, (bound - a[axis]) / (b[axis] - a[axis])))
    return points


def clip_line(line: Sequence[Point], box: Box) -> Iterator[list[Point]]:
    """The runs of a line that lie inside a box, one point beyond it at each end."""
    left, top, right, bottom = box
    inside = [left <= x <= right and top <= y <= bottom for x, y in line]
    run: list[Point] = []
    for i, point in enumerate(line):
        near = inside[i] or (i > 0 and inside[i - 1]) or (i + 1 < len(line) and inside[i + 1])
        if near:
            run.append(point)
        elif run:
            yield run
            run = []
    if len(run) > 1:
        yield run


def simplify(line: Sequence[Point], smallest: float, *, closed: bool) -> list[Point]:
    """Drop the points whose triangle with their neighbours is smallest, until all are larger (Visvalingam)."""
    points = list(line)
    if closed and points[0] == points[-1]:
        points.pop()
    size = len(points)
    before = [i - 1 for i in range(size)]
    after = [(i + 1) % size for i in range(size)]
    before[0] = size - 1
    alive = [True] * size

    def triangle(i: int) -> float:
        if not closed and i in (0, size - 1):
            return float("inf")
        a, b, c = points[before[i]], points[i], points[after[i]]
        return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

    areas = [triangle(i) for i in range(size)]
    queue = [(area, i) for i, area in enumerate(areas)]
    heapify(queue)
    left = size
    while queue and left > 3:
        area, i = heappop(queue)
        if area >= smallest:
            break
        if not alive[i] or area != areas[i]:
            continue
        alive[i] = False
        left -= 1
        after[before[i]], before[after[i]] = after[i], before[i]
        for j in (before[i], after[i]):
            # a point never becomes cheaper than one dropped beside it, or whole headlands would go one by one
            areas[j] = max(triangle(j), area)
            heappush(queue, (areas[j], j))
    return [point for point, keep in zip(points, alive, strict=True) if keep]


def rounded(points: Sequence[Point], steps: int, *, closed: bool) -> list[Point]:
    """A curve through the points (Catmull and Rom), as more points."""
    size = len(points)
    curve: list[Point] = []
    for i in range(size if closed else size - 1):
        if closed:
            a, b, c, d = (points[(i + k) % size] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(i + k, 0), size - 1)] for k in (-1, 0, 1, 2))
        curve.extend(_catmull(a, b, c, d, step / steps) for step in range(steps))
    return curve if closed else [*curve, points[-1]]


def crinkled(ring: Sequence[Point], rough: float) -> list[Point]:
    """A drawn shore made a little uneven, as shores are: each edge broken in its middle, to this side or that."""
    points: list[Point] = []
    for i, (a, b) in enumerate(zip(ring, [*ring[1:], ring[0]], strict=True)):
        # a fixed sequence that looks like chance, so that a board always comes out the same
        aside = rough * (2 * ((i * 0.61803398875 + a[0] * 7.13) % 1.0) - 1)
        middle = _between(a, b, 0.5)
        points.extend((a, (middle[0] - aside * (b[1] - a[1]), middle[1] + aside * (b[0] - a[0]))))
    return points


def densify(line: Sequence[Point], step: float, *, closed: bool) -> list[Point]:
    """The same line with points no further apart than a step, so that bending it bends its edges too."""
    ends = [*line, line[0]] if closed else list(line)
    points: list[Point] = []
    for a, b in pairwise(ends):
        pieces = max(1, int(max(abs(b[0] - a[0]), abs(b[1] - a[1])) / step + 0.999))
        points.extend(_between(a, b, k / pieces) for k in range(pieces))
    return points if closed else [*points, line[-1]]


def path(lines: Sequence[Sequence[Point]], *, closed: bool) -> str:
    """Lines as the `d` of an SVG path in whole half units (the reader scales by a half), as short as it goes."""
    written = []
    for line in lines:
        whole = [(round(x * 2), round(y * 2)) for x, y in line]
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole)]
        steps = [step for step in steps if step != (0, 0)]
        if len(steps) > (1 if closed else 0):
            moves = _joined([value for step in steps for value in step])
            written.append(f"M{_joined(whole[0])}l{moves}{'z' if closed else ''}")
    return "".join(written)


def _joined(values: Sequence[int]) -> str:
    """Numbers in a row; a minus sign parts them as well as a space does."""
    return "".join(f"{'' if value < 0 else ' '}{value}" for value in values).lstrip()


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _catmull(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def axis(k: int) -> float:
        return 0.5 * (
            2 * b[k]
            + (c[k] - a[k]) * t
            + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
            + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t
        )

    return axis(0), axis(1)


def bent(lines: Sequence[Sequence[Point]], place: Callable[[Point], Point]) -> list[list[Point]]:
    return [[place(point) for point in line] for line in lines]

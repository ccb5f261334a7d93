"""From longitude and latitude to the place on a board: a cone or a cylinder, then a spline through the cities.
It knows points only: no map file, no coast, no drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, log, pi, radians, sin, tan

Point = tuple[float, float]
Bend = Callable[[Point], Point]


def conic(south: float, north: float, middle: float) -> Bend:
    """Lambert's conformal conic projection with two standard parallels; y grows southwards, as on a screen."""
    first, second = radians(south), radians(north)
    n = log(cos(first) / cos(second)) / log(tan(pi / 4 + second / 2) / tan(pi / 4 + first / 2))
    f = cos(first) * tan(pi / 4 + first / 2) ** n / n

    def project(place: Point) -> Point:
        lon, lat = place
        rho = f / tan(pi / 4 + radians(min(lat, 89.0)) / 2) ** n
        turn = n * radians(lon - middle)
        return rho * sin(turn), rho * cos(turn)

    return project


def cylinder(places: Sequence[Point], targets: Sequence[Point], width: float) -> Bend:
    """Miller's projection for a board that goes round: 360 degrees are exactly its width, and north is up.
    The cities decide where it is cut and how high it is.
    """
    degree = width / 360
    turns = [2 * pi * (x / width - lon / 360) for (lon, _), (x, _) in zip(places, targets, strict=True)]
    left = atan2(sum(map(sin, turns)), sum(map(cos, turns))) / (2 * pi) * width

    def height(lat: float) -> float:
        return -log(tan(pi / 4 + radians(max(-85.0, min(lat, 85.0))) * 0.4))

    heights = [height(lat) for _, lat in places]
    middle, centre = sum(heights) / len(heights), sum(y for _, y in targets) / len(targets)
    slope = sum((h - middle) * (y - centre) for h, (_, y) in zip(heights, targets, strict=True)) / sum(
        (h - middle) ** 2 for h in heights
    )
    return lambda place: (left + place[0] * degree, centre + slope * (height(place[1]) - middle))


def affine(sources: Sequence[Point], targets: Sequence[Point]) -> Bend:
    """The affine map that takes the sources nearest to the targets, by least squares."""
    rows = [[1.0, x, y] for x, y in sources]
    gram = [[sum(row[i] * row[j] for row in rows) for j in range(3)] for i in range(3)]
    sides = [
        [sum(row[i] * target[axis] for row, target in zip(rows, targets, strict=True)) for axis in range(2)]
        for i in range(3)
    ]
    fit = solve(gram, sides)

    def place(point: Point) -> Point:
        x, y = point
        return fit[0][0] + fit[1][0] * x + fit[2][0] * y, fit[0][1] + fit[1][1] * x + fit[2][1] * y

    return place


def spline(sources: Sequence[Point], targets: Sequence[Point], slack: Sequence[float]) -> Bend:
    """A thin-plate spline that takes each source to its target, missing it by a little where it has slack."""
    size = len(sources)
    matrix = [[0.0] * (size + 3) for _ in range(size + 3)]
    for i, a in enumerate(sources):
        for j, b in enumerate(sources):
            matrix[i][j] = _bending(a, b)
        matrix[i][i] += slack[i]
        for j, value in enumerate((1.0, a[0], a[1])):
            matrix[i][size + j] = matrix[size + j][i] = value
    weights = solve(matrix, [[*target] for target in targets] + [[0.0, 0.0] for _ in range(3)])

    def place(point: Point) -> Point:
        terms = [_bending(point, source) for source in sources] + [1.0, point[0], point[1]]
        return (
            sum(term * weight[0] for term, weight in zip(terms, weights, strict=True)),
            sum(term * weight[1] for term, weight in zip(terms, weights, strict=True)),
        )

    return place


def _bending(a: Point, b: Point) -> float:
    # in hundreds of board units, so that slack means about the same on every board
    distance = hypot(a[0] - b[0], a[1] - b[1]) / 100
    return distance * distance * log(distance) if distance > 0 else 0.0


def solve(matrix: Sequence[Sequence[float]], sides: Sequence[Sequence[float]]) -> list[list[float]]:
    """Gauss elimination with row exchange, for a few right sides at once."""
    rows = [[*row, *side] for row, side in zip(matrix, sides, strict=True)]
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / pivot[column]
            if factor:
                for j in range(column, len(row)):
                    row[j] -= factor * pivot[j]
    found: list[list[float]] = [[] for _ in range(size)]
    for i in range(size - 1, -1, -1):
        row = rows[i]
        found[i] = [
            (row[size + k] - sum(row[j] * found[j][k] for j in range(i + 1, size))) / row[i]
            for k in range(len(row) - size)
        ]
    return found

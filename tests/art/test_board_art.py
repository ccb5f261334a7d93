"""The board pictures: drawn from data in the repository, accurate to the positions of the cities, and small."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from gzip import compress
from itertools import accumulate, pairwise
from math import hypot

import pytest

from branchline import words
from tests.words.anatomy import patterns
from tools.art.baked import BAKED, digest
from tools.art.board import ART, bend, draw, facts, printed, shapes, turns
from tools.art.outline import clip_ring, path, ring_area, simplify
from tools.art.sheets import SHEETS
from tools.art.styles import STYLES
from tools.art.warp import Point, affine, spline

BOARDS = sorted(SHEETS)


def inside(rings: list[list[Point]], point: Point) -> bool:
    x, y = point
    crossed = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossed += 1
    return crossed % 2 == 1


def to_edge(rings: list[list[Point]], point: Point) -> float:
    """The distance of a point from the nearest edge of these rings."""
    nearest = float("inf")
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            length = (bx - ax) ** 2 + (by - ay) ** 2
            part = (
                max(0.0, min(1.0, ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length))
                if length
                else 0.0
            )
            nearest = min(nearest, hypot(point[0] - ax - part * (bx - ax), point[1] - ay - part * (by - ay)))
    return nearest


def points(drawn: str) -> list[list[tuple[int, int]]]:
    """The lines of a path as they are stored in the files, in half units."""
    lines = []
    for part in drawn.split("M")[1:]:
        numbers = [int(number) for number in re.findall(r"-?\d+", part)]
        steps = zip(numbers[::2], numbers[1::2], strict=True)
        lines.append(list(accumulate(steps, lambda at, step: (at[0] + step[0], at[1] + step[1]))))
    return lines


@pytest.mark.parametrize("name", BOARDS)
def test_the_committed_picture_is_what_the_tool_draws(name: str) -> None:
    old, new = json.loads((ART / f"{name}.json").read_text()), json.loads(draw(name))
    for layer in [layer for layer in new if isinstance(new[layer], str)]:
        before, now = points(old[layer]), points(new[layer])
        hint = f"{layer}: positions or the drawing changed: run python -m tools.art"
        assert [len(line) for line in before] == [len(line) for line in now], hint
        # on another machine a sine may be rounded to the next half unit
        flat = [point for line in before for point in line], [point for line in now for point in line]
        assert all(abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1 for a, b in zip(*flat, strict=True)), hint
    rest = {key: value for key, value in old.items() if not isinstance(value, str)}
    assert rest == {key: new[key] for key in rest}, "the colours or what is printed: run python -m tools.art"


@pytest.mark.parametrize("name", BOARDS)
def test_the_relief_was_baked_from_the_files_of_today(name: str) -> None:
    hint = "positions, coasts or styles changed: run python -m tools.art.bake"
    assert json.loads(BAKED.read_text())[name] == digest(name), hint


def test_the_digest_sees_a_moved_city_and_a_new_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("europe")
    style = STYLES["europe"]
    monkeypatch.setitem(STYLES, "europe", replace(style, light=replace(style.light, names="#000000")))
    assert digest("europe") == before, "the names of waters are not in the pictures"
    monkeypatch.setitem(STYLES, "europe", replace(style, light=replace(style.light, woods="#000000")))
    assert digest("europe") != before
    monkeypatch.undo()
    city = facts("europe")["cities"][0]
    monkeypatch.setitem(city, "x", city["x"] + 1)
    assert digest("europe") != before


def test_the_pictures_are_small() -> None:
    texts = [(ART / f"{name}.json").read_bytes() for name in BOARDS]
    assert all(len(text) < 34_000 for text in texts)
    assert all(len(compress(text)) < 10_500 for text in texts)
    shores = [(ART / f"{name}.shores.json").read_bytes() for name in BOARDS]
    assert all(len(compress(text)) < 20_000 for text in shores)
    for name in BOARDS:
        for theme in ("light", "dark"):
            sizes = {part: (ART / f"{name}.{part}.{theme}.webp").stat().st_size for part in ("land", "sea", "small")}
            assert 10_000 < sizes["land"] < 90_000, name
            assert sizes["sea"] < 4_000, name
            assert sizes["small"] < 28_000, name  # the start page shows all of them


@pytest.mark.parametrize("name", BOARDS)
def test_shore_lines_keep_their_distance_from_the_land(name: str) -> None:
    """They are made by the slower `python -m tools.art.bake`, so this tells when it was forgotten."""
    drawn = shapes(name)
    rings = [ring for layer in drawn.values() for ring in layer]
    lines = json.loads((ART / f"{name}.shores.json").read_text())["shores"]
    head = facts(name)["map"]
    assert len(lines) == len(STYLES[name].shores)
    for line, far in zip(lines, STYLES[name].shores, strict=True):
        inner = [
            (x / 2, y / 2)
            for part in points(line)
            for x, y in part
            if far < x / 2 < head["width"] - far and 0 < y / 2 < head["height"]
        ]
        for point in inner[:: max(1, len(inner) // 12)]:
            assert abs(to_edge(rings, point) - far) < 2.5, (far, point)


@pytest.mark.parametrize("name", BOARDS)
def test_the_names_of_waters_have_words(name: str) -> None:
    known = set(patterns(words.source("en", "web")))
    assert {f"water-{water['id']}" for water in printed(name)["waters"]} <= known
    assert f"map-motto-{name}" in known


@pytest.mark.parametrize("name", BOARDS)
def test_the_spline_takes_every_city_to_its_place(name: str) -> None:
    place, width = bend(name), facts(name)["map"]["width"]
    for city in facts(name)["cities"]:
        images = [place((city["lon"] + 360 * turn, city["lat"])) for turn in turns(name)]
        near = min(hypot(x - city["x"], y - city["y"]) for x, y in images)
        assert near < 6, city["id"]
        assert len(images) == 1 or max(x for x, _ in images) - min(x for x, _ in images) > 1.9 * width


@pytest.mark.parametrize("name", BOARDS)
def test_the_land_is_bent_but_never_folded(name: str) -> None:
    """Everywhere on the board, east is to the right of north."""
    place, head = bend(name), facts(name)["map"]
    west, south, east, north = SHEETS[name].window
    seen = 0
    for i in range(60):
        for j in range(60):
            lon, lat = west + (east - west) * i / 60, south + (north - south) * j / 60
            x, y = place((lon, lat))
            if -40 < x < head["width"] + 40 and -40 < y < head["height"] + 40:
                (ex, ey), (nx, ny) = place((lon + 0.05, lat)), place((lon, lat + 0.05))
                assert (ex - x) * (ny - y) - (ey - y) * (nx - x) < 0, (lon, lat)
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("name", BOARDS)
def test_no_city_lies_in_the_water(name: str) -> None:
    drawn = shapes(name)
    for city in facts(name)["cities"]:
        point = (float(city["x"]), float(city["y"]))
        # a dot has a radius of about six units, so its centre may be on the shore
        if not inside(drawn["land"], point):
            assert to_edge(drawn["land"], point) < 6, f"{city['id']} lies in the sea"
        if inside(drawn["lakes"], point) and not inside(drawn["islands"], point):
            assert to_edge(drawn["lakes"] + drawn["islands"], point) < 6, f"{city['id']} lies in a lake"


def test_a_board_that_goes_round_continues_beyond_its_edges() -> None:
    """W-MAP-1: a whole width further to the right, the land is the same."""
    place, head = bend("world"), facts("world")["map"]
    left = next(lon for lon in range(-180, 181) if abs(place((lon, 0))[0]) < 3)
    for k in range(-3, 4):
        for lat in range(-55, 80, 5):
            (x, y), (further, same) = place((left + 30 * k, lat)), place((left + 360 + 30 * k, lat))
            assert hypot(further - x - head["width"], same - y) < 1, (k, lat)


def test_ports_of_the_lakes_lie_at_a_shore() -> None:
    inland = {"syracuse", "albany", "montreal", "new_york"}  # at rivers and canals
    drawn = shapes("great_lakes")
    shores = drawn["lakes"] + drawn["islands"]
    for city in facts("great_lakes")["cities"]:
        if city.get("port") and city["id"] not in inland:
            assert to_edge(shores, (float(city["x"]), float(city["y"]))) < 12, city["id"]


def test_junctions_lie_in_the_water() -> None:
    for name in BOARDS:
        drawn = shapes(name)
        for junction in facts(name).get("junctions", []):
            point = (float(junction["x"]), float(junction["y"]))
            assert inside(drawn["lakes"], point) or not inside(drawn["land"], point), junction["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_an_art_file_holds_plain_paths_only(name: str) -> None:
    art = json.loads((ART / f"{name}.json").read_text())
    paths = {"land", "lakes", "islands", "rivers", "borders", "grid"}
    assert set(art) == paths | {"tones", "waters", "title", "compass"}
    shores = json.loads((ART / f"{name}.shores.json").read_text())["shores"]
    assert all(set(value) <= set("Mlz -0123456789") for value in (*(art[path] for path in paths), *shores))


def test_a_spline_without_slack_goes_through_its_points() -> None:
    sources = [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0), (100.0, 100.0), (40.0, 60.0)]
    targets = [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0), (100.0, 100.0), (50.0, 50.0)]
    place = spline(sources, targets, [0.0] * 5)
    for source, target in zip(sources, targets, strict=True):
        assert place(source) == pytest.approx(target, abs=1e-6)


def test_an_affine_fit_finds_the_map_that_made_its_points() -> None:
    sources = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (3.0, 5.0)]
    fit = affine(sources, [(2 * x - y + 1, x + 3 * y - 2) for x, y in sources])
    assert fit((10.0, 20.0)) == pytest.approx((1.0, 68.0))


def test_rings_are_cut_thinned_and_written() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    cut = clip_ring(square, (5, -5, 20, 5))
    assert abs(ring_area(cut)) == 25
    wavy = [(0.0, 0.0), (5.0, 0.1), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert simplify(wavy, 1.0, closed=True) == [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert path([square], closed=True) == "M0 0l20 0 0 20-20 0z"

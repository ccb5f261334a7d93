"""Boards for the exact searches: one that contains any small network, and grids that are hard to search.
Only maps are made here; the tests give tracks to seats.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from branchline.core import Board, State
from branchline.maps import Map, load_map_text
from tests.laws.worlds import Rows, text_of

RULES: dict[str, Any] = {
    "colours": ["red"],
    "cards": {"plain": 40, "wild": 20},
    "hand": {"train": 1},
    "display": {"train": 5},
    "pieces": {"train": 60},
    "tickets": {"regular": 1, "keep": 1, "draw": 3},
    "points": {n: n for n in range(1, 13)},
    "end": {"limit": 2, "turns": 1},
    "stations": {"each": 3, "unbuilt": 4},
    "longest": {"points": 10},
    "ties": ["completed", "stations", "longest"],
    "ids": {"actions": "E-ACT-1", "setup_tickets": "E-SET-2"},
}


def board_text(
    nodes: int, tracks: list[tuple[int, int, int]], cities: int | None = None, tours: Sequence[Sequence[int]] = ()
) -> str:
    """A map of numbered nodes: cities first, then junctions. Tracks that look alike become doubles."""
    cities = nodes if cities is None else cities
    places: Rows = [
        {"id": f"n{i}", "name": f"Node {i}", "x": 10 + 30 * (i % 9), "y": 10 + 30 * (i // 9)} for i in range(nodes)
    ]
    rows: Rows = []
    beside: dict[tuple[int, int, int], Rows] = {}
    for a, b, length in tracks:
        row = {"a": f"n{a}", "b": f"n{b}", "length": length, "colour": "gray", "kind": "train"}
        alike = beside.setdefault((a, b, length), [])
        alike.append(row)
        if len(alike) == 2:
            for one in alike:
                one["double"] = f"{a} {b} {length}"
        rows.append(row)
    pairs = list(combinations(range(cities), 2))[: 128 - len(tours)]
    tickets: Rows = [{"a": f"n{a}", "b": f"n{b}", "points": 1 + 7 * (a * 5 + b * 3) % 20} for a, b in pairs]
    parts = {"cities": places[:cities], "junctions": places[cities:], "tracks": rows, "tickets": tickets}
    worth = {"in_order": 5, "connected": 3, "missed": 2}
    parts["tours"] = [{"cities": [f"n{city}" for city in tour], **worth} for tour in tours]
    return text_of(parts, RULES)


@cache
def any_network() -> Map:
    """Seven cities and a junction, every two of them joined by tracks of every length from 1 to 6."""
    tracks = [(a, b, length) for a, b in combinations(range(8), 2) for length in range(1, 7)]
    return load_map_text(board_text(8, tracks, 7), "any network")


def grid_edges(width: int, height: int, diagonals: bool = False) -> list[tuple[int, int]]:
    found = []
    for y in range(height):
        for x in range(width):
            at = y * width + x
            if x + 1 < width:
                found.append((at, at + 1))
            if y + 1 < height:
                found.append((at, at + width))
            if diagonals and x + 1 < width and y + 1 < height:
                found.append((at, at + width + 1))
    return found


@cache
def grid(kind: str) -> Map:
    """Dense boards of short tracks, at most 192 of them."""
    rng = random.Random(kind)
    match kind:
        case "square":
            edges, nodes = [(a, b, 1) for a, b in grid_edges(8, 8)], 64
        case "triangles":
            edges, nodes = [(a, b, 1) for a, b in grid_edges(8, 8, True)], 64
        case "mixed":
            edges, nodes = [(a, b, rng.randint(1, 3)) for a, b in grid_edges(8, 8, True)], 64
        case "ladder":
            edges, nodes = [(a, b, 1) for a, b in grid_edges(2, 32)], 64
        case "cubic":
            ring = [(i, (i + 1) % 40) for i in range(40)]
            chords = [(i, (i + 20) % 40) for i in range(20)]
            edges, nodes = [(min(a, b), max(a, b), 1) for a, b in ring + chords], 40
        case "complete":
            edges, nodes = [(a, b, 1) for a, b in combinations(range(19), 2)], 19
        case _:
            raise ValueError(kind)
    return load_map_text(board_text(nodes, edges), kind)


GRIDS = ("square", "triangles", "mixed", "ladder", "cubic", "complete")


@cache
def board(map_: Map) -> Board:
    return Board(map_)


def laid(map_: Map, owned: dict[int, int], seats: int = 3) -> State:
    """A state in which these tracks have these owners, regardless of pieces."""
    state = State(board(map_))
    state.seed(1)
    state.begin(seats)
    for track, seat in owned.items():
        state.own_track(seat, track, True)
    return state

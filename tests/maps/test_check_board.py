"""The map checker, board part: ends of tracks, doubles, connection, tickets, positions, totals and capacities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.maps import check_map

Broken = Callable[[dict[str, Any]], dict[str, Any]]

SHIP = {"a": "ash", "b": "bay", "length": 2, "colour": "gray", "kind": "ship"}
GILL = {"id": "gill", "name": "Gill", "x": 50, "y": 50}

CASES: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "same id": (
        {"+cities": {**GILL, "id": "fell"}},
        [("city 7 (fell)", "'fell' is taken by city 6 (fell)")],
    ),
    "city and junction of one id": (
        {"+junctions": {**GILL, "id": "fell"}},
        [("junction 2 (fell)", "'fell' is taken by city 6 (fell)")],
    ),
    "same spot": ({"cities.2.x": 10}, [("city 2 (bay)", "same spot as city 1 (ash)")]),
    "off the board": ({"cities.2.x": 101}, [("city 2 (bay)", "101, 10 lies off the board")]),
    "above the board": ({"junctions.1.y": -1}, [("junction 1 (reef)", "95, -1 lies off the board")]),
    "via off the board": ({"tracks.8.via": [5, 170]}, [("track 8 (dale-fell)", "via 5, 170 lies off the board")]),
    "unknown city": (
        {"tracks.9.a": "cave"},
        [("track 9 (cave-edge)", "no city or junction 'cave'")],
    ),
    "self-loop": (
        {"+tracks": {**SHIP, "b": "ash"}},
        [("track 10 (ash-ash)", "leads from ash to itself")],
    ),
    "the other way round": (
        {"+tracks": {**SHIP, "a": "bay", "b": "ash", "length": 1}},
        [("track 10 (bay-ash)", "the other way round than track 1 (ash-bay)")],
    ),
    "double of one": (
        {"-tracks.2.double": 0, "tracks.2.length": 3},
        [("track 1 (ash-bay)", "'ash-bay' has 1 track(s); it needs exactly two")],
    ),
    "double of three": (
        {"+tracks": {**SHIP, "double": "ash-bay"}},
        [("track 1 (ash-bay)", "'ash-bay' has 3 track(s); it needs exactly two")],
    ),
    "double of unequal lengths": (
        {"tracks.2.length": 3},
        [("track 2 (ash-bay)", "'ash-bay' have unequal lengths: 2 and 3")],
    ),
    "double of two kinds": (
        {"tracks.2.kind": "train"},
        [("track 2 (ash-bay)", "'ash-bay' are of different kinds: ship and train")],
    ),
    "double of a train and a tunnel": (
        {"tracks.3.double": "x", "+tracks": {**SHIP, "b": "dale", "length": 3, "kind": "tunnel", "double": "x"}},
        [("track 10 (ash-dale)", "'x' are of different kinds: train and tunnel")],
    ),
    "double of other cities": (
        {"tracks.6.double": "x", "+tracks": {**SHIP, "a": "cove", "b": "dale", "kind": "tunnel", "double": "x"}},
        [("track 10 (cove-dale)", "'x' joins different cities: dale-edge and cove-dale")],
    ),
    "double not marked": (
        {"-tracks.1.double": 0, "-tracks.2.double": 0},
        [("track 2 (ash-bay)", "as long as track 1 (ash-bay) beside it, but they are not marked")],
    ),
    "a third track beside a double": (
        {"+tracks": SHIP},
        [("track 10 (ash-bay)", "as long as track 1 (ash-bay) beside it, but they are not marked")],
    ),
    "board in pieces": (
        {"+cities": GILL, "+junctions": {**GILL, "id": "weir", "y": 51}},
        [("tracks", "3 pieces: ash, bay, cove, dale, edge and 2 more; gill; weir")],
    ),
    "ticket out of reach": (
        {"+cities": GILL, "tickets.1.b": "gill"},
        [("tracks", "2 pieces"), ("ticket 1 (ash-gill)", "no tracks connect ash with gill")],
    ),
    "ticket to nowhere": ({"tickets.1.b": "cave"}, [("ticket 1 (ash-cave)", "there is no city 'cave'")]),
    "ticket to a junction": ({"tickets.1.b": "reef"}, [("ticket 1 (ash-reef)", "'reef' is a junction")]),
    "ticket to itself": ({"tickets.1.b": "ash"}, [("ticket 1 (ash-ash)", "leads from ash to itself")]),
    "ticket twice": ({"tickets.1.b": "edge"}, [("ticket 2 (ash-edge)", "same cities as ticket 1 (ash-edge)")]),
    "ticket twice, turned": (
        {"tickets.1.a": "edge", "tickets.1.b": "ash"},
        [("ticket 2 (ash-edge)", "same cities as ticket 1 (edge-ash)")],
    ),
    "total": ({"expect.cities": 7}, [("[expect]", "cities is 7, but counted 6")]),
    "total of a kind": (
        {"expect.tracks_by_kind.ferry": 2},
        [("[expect]", "tracks_by_kind.ferry is 2, but counted 1")],
    ),
    "total not named": (
        {"-expect.tracks_by_kind.ferry": 0},
        [("[expect]", "tracks_by_kind.ferry is 0, but counted 1")],
    ),
    "total of the wrong sort": ({"expect.tracks_by_kind": 9}, [("[expect]", "tracks_by_kind is 9, but counted {")]),
}


@pytest.mark.parametrize("case", CASES)
def test_fault_of_the_board(broken: Broken, case: str) -> None:
    edits, expected = CASES[case]
    data = broken(edits)
    if not any("expect." in path for path in edits):
        del data["expect"]
    found = [(fault.place, fault.text) for fault in check_map(data)]
    assert len(found) == len(expected), found
    for (place, text), (at, fragment) in zip(found, expected, strict=True):
        assert place == at
        assert fragment in text


@pytest.mark.rule("G-DBL-1")
def test_a_rail_and_a_ship_track_side_by_side_are_no_double(broken: Broken) -> None:
    data = broken({"+tracks": {**SHIP, "kind": "train"}, "-expect": 0})
    assert check_map(data) == []


def test_unequal_tracks_side_by_side_need_no_mark(broken: Broken) -> None:
    assert check_map(broken({"+tracks": {**SHIP, "length": 3}, "-expect": 0})) == []


@pytest.mark.parametrize(("part", "most"), [("cities", 64), ("junctions", 16), ("tracks", 192), ("tickets", 128)])
def test_one_more_than_the_limit(broken: Broken, part: str, most: int) -> None:
    data = broken({"-expect": 0})
    model = dict(data[part][0])
    data[part] += [dict(model, **({"id": f"n{i}"} if "id" in model else {})) for i in range(most - len(data[part]))]
    full = f"a map holds at most {most}"
    assert not any(full in fault.text for fault in check_map(data))
    data[part].append(dict(model))
    (fault,) = [fault for fault in check_map(data) if full in fault.text]
    assert fault.place == part
    assert fault.text.startswith(f"there are {most + 1} {part}")

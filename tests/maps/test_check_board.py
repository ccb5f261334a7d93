"""The map checker, board part: ends of tracks, doubles, connection, tickets, positions, totals and capacities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.maps import check_map

Broken = Callable[[dict[str, Any]], dict[str, Any]]

SHIP = {"a": "ash", "b": "bay", "length": 2, "colour": "gray", "kind": "ship"}
GILL = {"id": "gill", "name": "Gill", "x": 50, "y": 50}
TOUR = {"cities": ["ash", "cove", "edge"], "in_order": 9, "connected": 6, "missed": 15}
GRAY = {"a": "ash", "b": "dale", "length": 3, "colour": "gray", "kind": "train", "double": "x"}

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
    "round the edge by way of a point": (
        {"tracks.8.wrap": True},
        [("track 8 (dale-fell)", "goes round the edge of the board and has a via")],
    ),
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
    "double with one track paid in pairs": (
        {"tracks.3.double": "x", "+tracks": {**GRAY, "pair": True}},
        [("track 10 (ash-dale)", "only one of the two tracks of the double route 'x' is paid in pairs")],
    ),
    "double of pairs not marked": (
        {"tracks.3.pair": True, "+tracks": {**GRAY, "double": "y", "pair": True}},
        [
            ("track 10 (ash-dale)", "as long as track 3 (ash-dale) beside it, but they are not marked"),
            ("track 10 (ash-dale)", "'y' has 1 track(s); it needs exactly two"),
        ],
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
    "tour to nowhere": (
        {"tours": [{**TOUR, "cities": ["ash", "cave", "edge"]}]},
        [("tour 1 (ash-cave-edge)", "there is no city 'cave'")],
    ),
    "tour to a junction": (
        {"tours": [{**TOUR, "cities": ["ash", "edge", "reef"]}]},
        [("tour 1 (ash-edge-reef)", "'reef' is a junction; a ticket names cities")],
    ),
    "tour out of reach": (
        {"+cities": GILL, "tours": [{**TOUR, "cities": ["ash", "edge", "gill"]}]},
        [("tracks", "2 pieces"), ("tour 1 (ash-edge-gill)", "no tracks connect ash with edge with gill")],
    ),
    "tour twice": (
        {"tours": [TOUR, {**TOUR, "in_order": 10}]},
        [("tour 2 (ash-cove-edge)", "same cities as tour 1 (ash-cove-edge)")],
    ),
    "tour that gains less in order": (
        {"tours": [{**TOUR, "in_order": 5}]},
        [("tour 1 (ash-cove-edge)", "gains less in order (5) than connected (6)")],
    ),
    "total of tours": (
        {"tours": [TOUR], "expect.tours": 2, "expect.tickets": 11},
        [("[expect]", "tickets is 11, but counted 10"), ("[expect]", "tours is 2, but counted 1")],
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


def test_a_track_paid_in_pairs_beside_another_is_no_double(broken: Broken) -> None:
    beside = {key: value for key, value in GRAY.items() if key != "double"} | {"pair": True}
    assert check_map(broken({"+tracks": beside, "-expect": 0})) == []


def test_tours_of_the_same_cities_may_differ_in_their_order(broken: Broken) -> None:
    other = {**TOUR, "cities": ["cove", "ash", "edge"]}
    assert check_map(broken({"tours": [TOUR, other], "expect.tours": 2, "expect.tickets": 10})) == []


def test_a_tour_may_gain_as_much_connected_as_in_order(broken: Broken) -> None:
    assert check_map(broken({"tours": [{**TOUR, "connected": 9}]})) == []


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


def test_tours_count_for_the_limit_of_tickets(broken: Broken) -> None:
    data = broken({"-expect": 0})
    data["tickets"] = [dict(data["tickets"][0])] * 127
    data["tours"] = [TOUR]
    full = "there are 129 tickets; a map holds at most 128"
    assert full not in [fault.text for fault in check_map(data)]
    data["tours"] = [TOUR, TOUR]
    assert full in [fault.text for fault in check_map(data)]

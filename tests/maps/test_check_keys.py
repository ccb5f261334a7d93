"""The map checker, keys and values: what is missing, unknown or of the wrong type is reported with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.maps import check_map, check_text

Broken = Callable[[dict[str, Any]], dict[str, Any]]
POINTS = {"in_order": 9, "connected": 6, "missed": 15}

CASES: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "no format": ({"-format": 0}, [("file", "'format' is missing")]),
    "another format": ({"format": 2}, [("file", "format 2 is not known")]),
    "a format that is no number": ({"format": True}, [("file", "format True is not known")]),
    "unknown part": ({"roads": []}, [("file", "unknown key 'roads'")]),
    "no head": ({"-map": 0}, [("file", "[map] is missing")]),
    "no rules": ({"-rules": 0}, [("file", "[rules] is missing")]),
    "rules no table": ({"rules": 3}, [("file", "rules must be a table, not 3")]),
    "no cities": ({"-cities": 0}, [("file", "'cities' is missing")]),
    "tickets no list": ({"tickets": 7}, [("file", "tickets must be a list, not 7")]),
    "no junctions list": ({"junctions": "reef"}, [("file", "junctions must be a list, not 'reef'")]),
    "tickets no list, and an unknown city": (
        {"tickets": 7, "tracks.9.b": "egde"},
        [("file", "tickets must be a list, not 7"), ("track 9 (cove-egde)", "there is no city or junction 'egde'")],
    ),
    "a place that can't be written": (
        {"cities.5.id": 1 << 20000, "tracks.3.a": "a\nb"},
        [("city 5 (a huge number)", "id must be 1 to 40"), ("track 3 ('a\\nb'-dale)", "a must be 1 to 40")],
    ),
    "a city that is no table": ({"cities.2": 5}, [("city 2", "must be a table, not 5")]),
    "missing key": ({"-cities.1.name": 0}, [("city 1 (ash)", "'name' is missing")]),
    "unknown key": ({"tracks.3.lenght": 3}, [("track 3 (ash-dale)", "unknown key 'lenght'")]),
    "two faults of one item": (
        {"tracks.3.colour": "pink", "-tracks.3.kind": 0},
        [("track 3 (ash-dale)", "colour must be one of"), ("track 3 (ash-dale)", "'kind' is missing")],
    ),
    "head": ({"map.year": "old"}, [("[map]", "year must be a whole number, not 'old'")]),
    "head misses": ({"-map.width": 0}, [("[map]", "'width' is missing")]),
    "bad city id": (
        {"+cities": {"id": "Gill!", "name": "Gill", "x": 50, "y": 50}},
        [("city 7 (Gill!)", "id must be 1 to 40 of the characters a-z")],
    ),
    "bad track end": ({"tracks.3.a": "a-b"}, [("track 3 (a-b-dale)", "a must be 1 to 40 of the characters")]),
    "bad map id": ({"map.id": "two shores"}, [("[map]", "id must be 1 to 40 of the characters")]),
    "empty name": ({"cities.1.name": ""}, [("city 1 (ash)", "name must be 1 to 60 printable")]),
    "name with a line break": ({"cities.1.name": "A\nB"}, [("city 1 (ash)", "name must be 1 to 60 printable")]),
    "name no text": ({"cities.1.name": 3}, [("city 1 (ash)", "name must be a text, not 3")]),
    "position no number": ({"cities.1.x": "left"}, [("city 1 (ash)", "x must be a number, not 'left'")]),
    "position not finite": ({"cities.1.x": float("nan")}, [("city 1 (ash)", "x must be from")]),
    "latitude": ({"cities.1.lat": 91}, [("city 1 (ash)", "lat must be from -90 to 90, not 91")]),
    "port no flag": ({"cities.1.port": 1}, [("city 1 (ash)", "port must be true or false, not 1")]),
    "length no number": ({"tracks.3.length": True}, [("track 3 (ash-dale)", "length must be a whole number")]),
    "length too big": ({"tracks.3.length": 13}, [("track 3 (ash-dale)", "length must be from 1 to 12, not 13")]),
    "huge number": ({"tracks.3.length": 1 << 20000}, [("track 3 (ash-dale)", "not a huge number")]),
    "one of a double at fault": ({"tracks.2.length": "x"}, [("track 2 (ash-bay)", "length must be a whole number")]),
    "the ship of a port at fault": ({"tracks.5.length": 0}, [("track 5 (cove-reef)", "length must be from 1 to 12")]),
    "via too short": ({"tracks.8.via": [5]}, [("track 8 (dale-fell)", "via must have 2 entries, not 1")]),
    "via no list": ({"tracks.8.via": 5}, [("track 8 (dale-fell)", "via must be a list, not 5")]),
    "ferry without locomotives": ({"-tracks.7.locomotives": 0}, [("track 7 (edge-fell)", "a ferry needs locomotives")]),
    "locomotives on land": ({"tracks.3.locomotives": 1}, [("track 3 (ash-dale)", "a train track has no locomotives")]),
    "ticket points": ({"tickets.1.points": 0}, [("ticket 1 (ash-cove)", "points must be from 1 to 99, not 0")]),
    "ticket class": ({"tickets.1.class": "short"}, [("ticket 1 (ash-cove)", "class must be one of regular, long")]),
    "pair no flag": ({"tracks.3.pair": 1}, [("track 3 (ash-dale)", "pair must be true or false, not 1")]),
    "wrap no flag": ({"tracks.3.wrap": "left"}, [("track 3 (ash-dale)", "wrap must be true or false, not 'left'")]),
    "tours no list": ({"tours": 7}, [("file", "tours must be a list, not 7")]),
    "a tour that is no table": ({"tours": [7]}, [("tour 1", "must be a table, not 7")]),
    "a tour without cities": ({"tours": [POINTS]}, [("tour 1 (?-?)", "'cities' is missing")]),
    "a tour of two cities": (
        {"tours": [{"cities": ["ash", "bay"], **POINTS}]},
        [("tour 1 (ash-bay)", "cities must have 3 to 5 entries, not 2")],
    ),
    "a tour of six cities": (
        {"tours": [{"cities": ["ash", "bay", "cove", "dale", "edge", "fell"], **POINTS}]},
        [("tour 1 (ash-bay-cove-dale-edge)", "cities must have 3 to 5 entries, not 6")],
    ),
    "a tour that comes back": (
        {"tours": [{"cities": ["ash", "bay", "ash"], **POINTS}]},
        [("tour 1 (ash-bay-ash)", "cities must not name anything twice")],
    ),
    "a tour with a bad city id": (
        {"tours": [{"cities": ["ash", "bay", 3], **POINTS}]},
        [("tour 1 (ash-bay-3)", "cities must be 1 to 40 of the characters a-z")],
    ),
    "a tour without points": (
        {"tours": [{"cities": ["ash", "bay", "cove"], "in_order": 9, "connected": 0}]},
        [("tour 1 (ash-bay-cove)", "connected must be from 1 to 99"), ("tour 1 (ash-bay-cove)", "'missed' is missing")],
    ),
    "a tour at fault is no total that is wrong": (
        {"tours": [{"cities": ["ash", "bay", "cove"], **POINTS, "missed": 100}], "expect.tours": 1},
        [("tour 1 (ash-bay-cove)", "missed must be from 1 to 99, not 100")],
    ),
    "a tour at fault is no ticket too few": (
        {"-tickets.1": 0, "tours": [{"cities": ["ash", "bay", "cove"], **POINTS, "missed": 100}]},
        [("tour 1 (ash-bay-cove)", "missed must be from 1 to 99, not 100")],
    ),
    "list inside a table": ({"map.cities": []}, [("[map]", "the list 'cities' stands inside [map]")]),
    "list inside rules": ({"rules.tracks": []}, [("[rules]", "the list 'tracks' stands inside [rules]")]),
    "unknown rule": ({"rules.bridges": 1}, [("[rules]", "unknown key 'bridges'")]),
    "rule missing": ({"-rules.points": 0}, [("[rules]", "'points' is missing")]),
    "rule table missing": ({"-rules.hand": 0}, [("[rules]", "'hand' is missing")]),
    "unknown key of a rule": ({"rules.cards.gold": 1}, [("rules.cards", "unknown key 'gold'")]),
    "rule value": ({"rules.tunnels.turn_up": 0}, [("rules.tunnels", "turn_up must be from 1 to 9, not 0")]),
    "colour twice": ({"rules.colours": ["red", "blue", "red"]}, [("[rules]", "colours must not name anything twice")]),
    "unheard-of tie": ({"rules.ties": ["luck"]}, [("[rules]", "ties must be one of completed, stations, longest")]),
    "points no table": ({"rules.points": [1]}, [("[rules]", "points must be a table of length = points")]),
    "points of no length": ({"rules.points.far": 9}, [("[rules]", "points has the length 'far'")]),
    "points of a great length": ({"rules.points.13": 9}, [("[rules]", "points has the length '13'")]),
    "points no number": ({"rules.points.4": "x"}, [("[rules]", "points for length 4 must be a whole number")]),
    "rule ids": ({"rules.ids.actions": "X-1"}, [("rules.ids", "actions must be one of N-3, E-ACT-1, G-ACT-1")]),
    "rule id of the pieces": (
        {"rules.ids.setup_pieces": "N-1"},
        [("rules.ids", "setup_pieces must be one of G-SET-5, W-SET-1")],
    ),
    "harbour points": ({"rules.harbours.points": [1]}, [("rules.harbours", "points must have 3 entries, not 1")]),
    "pieces of a kind": ({"rules.pieces.train": 61}, [("rules.pieces", "train must be from 0 to 60, not 61")]),
    "unknown total": ({"expect.bridges": 1}, [("[expect]", "unknown key 'bridges'")]),
    "total no number": ({"expect.cities": "six"}, [("[expect]", "cities must be a whole number, not 'six'")]),
}


@pytest.mark.parametrize("case", CASES)
def test_fault_of_a_key(broken: Broken, case: str) -> None:
    edits, expected = CASES[case]
    faults = check_map(broken(edits))
    found = [(fault.place, fault.text) for fault in faults]
    assert len(found) == len(expected), found
    for (place, text), (at, fragment) in zip(found, expected, strict=True):
        assert place == at
        assert fragment in text


def test_the_small_map_is_sound(small_text: str) -> None:
    assert check_text(small_text) == []


def test_all_faults_are_named_at_once(broken: Broken) -> None:
    """A fault in one part hides no fault in another, and a city with a fault is still known to the tracks."""
    edits = {
        "cities.1.x": "left",
        "tracks.9.b": "egde",
        "tickets.2.points": 100,
        "rules.cards.wild": "many",
        "rules.tickets.keep": 3,
        "tracks.8.length": 5,
    }
    faults = {(fault.place, fault.text.split(":")[0].split(",")[0]) for fault in check_map(broken(edits))}
    assert faults == {
        ("city 1 (ash)", "x must be a number"),
        ("track 9 (cove-egde)", "there is no city or junction 'egde'"),
        ("ticket 2 (ash-edge)", "points must be from 1 to 99"),
        ("rules.cards", "wild must be a whole number"),
        ("rules.tickets", "keep is 3"),
        ("track 8 (dale-fell)", "has length 5"),
    }


def test_hints(broken: Broken) -> None:
    faults = check_map(broken({"tracks.3.lenght": 3, "tracks.9.b": "egde", "map.tracks": []}))
    hints = {fault.place: fault.hint for fault in faults}
    assert hints["track 3 (ash-dale)"] == "did you mean length?"
    assert hints["track 9 (cove-egde)"] == "did you mean edge?"
    assert "above the first [table]" in hints["[map]"]


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("format = 1\ncities = [\n  { id = }\n]\n", "line 3"),
        ("format = 1\nformat = 1\n", "line 2"),
        ("cities = " + "[" * 5000, "is not TOML"),
        ("format = " + "9" * 5000, "is not TOML"),
        ("#" * 200_001, "at most 200000 are read"),
    ],
)
def test_text_that_is_not_toml(text: str, fragment: str) -> None:
    (fault,) = check_text(text)
    assert fault.place == "file"
    assert fragment in fault.text


def test_an_empty_file_names_all_that_is_missing() -> None:
    texts = " ".join(fault.text for fault in check_text(""))
    for part in ("'format'", "[map]", "'cities'", "'tracks'", "'tickets'", "[rules]"):
        assert f"{part} is missing" in texts

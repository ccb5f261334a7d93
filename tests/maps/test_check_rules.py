"""The map checker, numbers: cards, pieces, points, tickets, ships and harbours fit each other and the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.maps import check_map

Broken = Callable[[dict[str, Any]], dict[str, Any]]

ALL = {"train": 12, "ship": 8}
NO_CHOICE = {"-rules.exchange": 0, "rules.pieces": ALL}
# all train cards: three of each of two colours and a wild
FEW = {"rules.cards.plain": 1, "rules.cards.marked": 2, "rules.cards.wild": 1, "rules.hand.train": 0}
LOOSE = {"cities": ["ash", "cove", "edge"], "in_order": 9, "connected": 6, "missed": 15}

CASES: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "colour without cards": ({"tracks.6.colour": "green"}, [("track 6 (dale-edge)", "is green, but no card is")]),
    "length without points": (
        {"-rules.points.4": 0},
        [("track 8 (dale-fell)", "has length 4, for which rules.points names no points")],
    ),
    "more train cards than there are": (
        {"tracks.8.length": 12, "rules.points.12": 9, "rules.cards.wild": 3},
        [("track 8 (dale-fell)", "has 12 spaces; all train cards of a colour and all wilds cover 11")],
    ),
    "more ship cards than there are": (
        {"tracks.5.length": 8, "rules.points.8": 9, "rules.cards.wild": 1, "rules.cards.double_ship": 1},
        [("track 5 (cove-reef)", "has 8 spaces; all ship cards of a colour and all wilds cover 6")],
    ),
    "more wilds than there are": (
        {"tracks.7.locomotives": 3, "rules.cards.wild": 2},
        [("track 7 (edge-fell)", "needs 3 wilds; there are 2")],
    ),
    "more locomotives than spaces": (
        {"tracks.7.locomotives": 4},
        [("track 7 (edge-fell)", "has 4 locomotives on 3 spaces")],
    ),
    "coloured track paid in pairs": (
        {"tracks.9.pair": True},
        [("track 9 (cove-edge)", "is a red train track; a track paid in pairs is a gray train track")],
    ),
    "ship track paid in pairs": (
        {"tracks.4.pair": True},
        [("track 4 (bay-reef)", "is a gray ship track; a track paid in pairs is a gray train track")],
    ),
    "tunnel paid in pairs": (
        {"tracks.6.pair": True, "tracks.6.colour": "gray"},
        [("track 6 (dale-edge)", "is a gray tunnel track; a track paid in pairs is a gray train track")],
    ),
    "ferry paid in pairs": (
        {"tracks.7.pair": True},
        [("track 7 (edge-fell)", "is a gray ferry track; a track paid in pairs is a gray train track")],
    ),
    "too long for pairs": (
        {"tracks.3.pair": True, "tracks.3.length": 5, "rules.points.5": 9},
        [("track 3 (ash-dale)", "has 5 spaces; a track paid in pairs has at most 4")],
    ),
    "more pairs than there are": (
        {**FEW, "tracks.3.pair": True, "tracks.3.length": 4},
        [("track 3 (ash-dale)", "has 4 spaces; all cards together make 3 pairs")],
    ),
    "more pairs than there are, with wilds of their own": (
        {**FEW, "rules.cards.plain": 0, "rules.cards.wild": 3, "tracks.3.pair": True, "tracks.3.length": 4},
        [("track 3 (ash-dale)", "has 4 spaces; all cards together make 3 pairs")],
    ),
    "coloured ferry": ({"tracks.7.colour": "red"}, [("track 7 (edge-fell)", "is a red ferry")]),
    "no ship cards": (
        {
            "rules.cards": {"plain": 6, "marked": 2, "wild": 6},
            "rules.hand": {"train": 2},
            "rules.display": {"train": 3},
            "-rules.harbours": 0,
        },
        [("rules.cards", "there are ship tracks, but no ship cards")],
    ),
    "no display": (
        {"rules.display": {"train": 0}},
        [("rules.display", "has 0 cards; it needs 1 to 8")],
    ),
    "too much on display": (
        {"rules.display.train": 6},
        [("rules.display", "has 9 cards; it needs 1 to 8")],
    ),
    "train deck too big": ({"rules.cards.plain": 124}, [("rules.cards", "the train deck has 258 cards; at most 255")]),
    "ship deck too big": (
        {"rules.cards.single_ship": 126},
        [("rules.cards", "the ship deck has 258 cards; at most 255")],
    ),
    "train deck too small": (
        {"rules.hand.train": 4},
        [("rules.cards", "the train deck has 22 cards, but hands for 5 seats and the display take 23")],
    ),
    "ship deck too small": (
        {"rules.hand.ship": 2},
        [("rules.cards", "the ship deck has 12 cards, but hands for 5 seats and the display take 13")],
    ),
    "chooses too many": (
        {"rules.pieces.choose": 21, "rules.pieces.beginners_train": 12, "rules.pieces.beginners_ship": 8},
        [
            ("rules.pieces", "a seat chooses 21 pieces, but has only 20"),
            ("rules.pieces", "beginners get 20 pieces, where a seat chooses 21"),
            ("rules.exchange", "box is empty"),
        ],
    ),
    "beginners get too few": (
        {"rules.pieces.beginners_ship": 5},
        [("rules.pieces", "beginners get 15 pieces, where a seat chooses 16")],
    ),
    "beginners get too many of a kind": (
        {"rules.pieces.beginners_ship": 9, "rules.pieces.beginners_train": 7},
        [("rules.pieces", "beginners_ship is more than ship")],
    ),
    "too many to place": (
        {"-rules.exchange": 0, "rules.pieces": {"train": 40, "ship": 25}},
        [("rules.pieces", "a seat can place 65 pieces; 64 are the most")],
    ),
    "over before it begins": (
        {"rules.end.limit": 16},
        [("rules.end", "the last turns begin at 16 pieces, but a seat starts with 16")],
    ),
    "nothing to exchange": (
        {"rules.pieces": {"train": 12, "ship": 8}},
        [("rules.exchange", "a seat's box is empty")],
    ),
    "no ships": (
        {**NO_CHOICE, "rules.pieces": {"train": 12}},
        [("rules.pieces", "there are ship tracks, but no ships")],
    ),
    "nothing but trains to choose": (
        {"rules.pieces": {"train": 12, "choose": 8, "beginners_train": 8}},
        [
            ("rules.pieces", "there is nothing to choose without ships"),
            ("rules.pieces", "there are ship tracks, but no ships"),
        ],
    ),
    "too few trains for a track": (
        {**NO_CHOICE, "rules.pieces": {"train": 3, "ship": 8}},
        [("track 8 (dale-fell)", "has 4 spaces; a seat has at most 3 train pieces")],
    ),
    "too few ships for a track": (
        {**NO_CHOICE, "rules.pieces": {"train": 12, "ship": 2}},
        [("track 5 (cove-reef)", "has 3 spaces; a seat has at most 2 ship pieces")],
    ),
    "too few chosen for a track": (
        {"rules.pieces": {"train": 12, "ship": 8, "choose": 3, "beginners_train": 2, "beginners_ship": 1}},
        [("track 8 (dale-fell)", "has 4 spaces; a seat has at most 3 train pieces")],
    ),
    "too many offered": (
        {"rules.tickets.regular": 6},
        [
            ("rules.tickets", "7 tickets are dealt to a seat; at most 6"),
            ("tickets", "there are 5 regular tickets; 5 seats are dealt 30"),
        ],
    ),
    "keep more than dealt": ({"rules.tickets.keep": 3}, [("rules.tickets", "keep is 3, but only 2 tickets are dealt")]),
    "keep more than drawn": (
        {"rules.tickets.draw_keep": 3},
        [("rules.tickets", "draw_keep is 3, but only 2 tickets are drawn")],
    ),
    "too few regular tickets": (
        {"-tickets.1": 0},
        [("tickets", "there are 4 regular tickets; 5 seats are dealt 5")],
    ),
    "too few long tickets": ({"-tickets.9": 0}, [("tickets", "there are 4 long tickets; 5 seats are dealt 5")]),
    "long tickets for nobody": (
        {"-rules.tickets.long": 0},
        [("rules.tickets", "there are long tickets, but none is ever dealt")],
    ),
    "tunnels without a rule": ({"-rules.tunnels": 0}, [("[rules]", "there are tunnels, but no rules.tunnels")]),
    "ties by stations": ({"-rules.stations": 0}, [("rules.ties", "'stations' breaks ties, but there is no rules")]),
    "ties by longest path": ({"-rules.longest": 0}, [("rules.ties", "'longest' breaks ties, but there is no rules")]),
    "harbours without marks": (
        {"rules.cards.marked": 0},
        [("rules.cards", "no marked train cards or no single ships")],
    ),
    "harbours without single ships": (
        {"rules.cards.single_ship": 0, "rules.cards.double_ship": 6},
        [("rules.cards", "no marked train cards or no single ships")],
    ),
    "harbours without ports": (
        {"-cities.1.port": 0, "-cities.2.port": 0, "-cities.3.port": 0},
        [("cities", "there are harbours, but no city is a port")],
    ),
    "port without ships": ({"cities.4.port": True}, [("city 4 (dale)", "is a port, but no ship track ends there")]),
}


@pytest.mark.parametrize("case", CASES)
def test_fault_of_a_number(broken: Broken, case: str) -> None:
    edits, expected = CASES[case]
    found = [(fault.place, fault.text) for fault in check_map(broken(edits))]
    assert len(found) == len(expected), found
    for (place, text), (at, fragment) in zip(found, expected, strict=True):
        assert place == at
        assert fragment in text


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param(NO_CHOICE, id="ships without a choice"),
        pytest.param(
            {"rules.cards.wild": 0, "tracks.7.kind": "train", "-tracks.7.locomotives": 0, "-expect": 0}, id="no wilds"
        ),
        pytest.param({"-rules.harbours": 0, "cities.4.port": True}, id="a port means nothing without harbours"),
        pytest.param({"rules.display.flush_at": 9}, id="a display that is never swept away"),
        pytest.param(
            {"tracks.5.length": 8, "rules.points.8": 9, "rules.cards.wild": 1, "rules.cards.double_ship": 2},
            id="all ship cards of a colour, doubles counting for two, and the wild",
        ),
        pytest.param(
            {"-rules.exchange": 0, "rules.pieces": {**ALL, "choose": 20, "beginners_train": 12, "beginners_ship": 8}},
            id="a choice of everything",
        ),
        pytest.param({**FEW, "tracks.3.pair": True}, id="as many spaces as all cards make pairs"),
        pytest.param({"tracks.3.pair": True, "tracks.3.length": 4, "rules.points.4": 9}, id="the longest pair track"),
        pytest.param({"tracks.3.wrap": True, "tracks.5.wrap": True}, id="tracks round the edge"),
        pytest.param({"-tickets.1": 0, "tours": [LOOSE]}, id="a tour is dealt as a regular ticket"),
        pytest.param({"rules.ids.setup_pieces": "W-SET-1"}, id="another rule of pieces"),
        pytest.param({"-rules.ids": 0, "-rules.doubles": 0, "-rules.ties": 0}, id="what may be left out"),
    ],
)
def test_unusual_but_sound(broken: Broken, edits: dict[str, Any]) -> None:
    assert check_map(broken(edits)) == []

"""Names of tracks, tickets, cities and cards: the canonical name, other names that fit, and errors for wrong ones."""

from __future__ import annotations

import pytest

from branchline.maps import BUILT_IN, Track, UnknownName, card_names, load_map
from branchline.maps.names import find_track, track_names


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_canonical_name_finds_its_own_track(name: str) -> None:
    board = load_map(name)
    assert len(board.track_index) == len(board.tracks)
    for position, track in enumerate(board.tracks):
        assert board.track(track.id) is track
        assert board.track_index[track.id] == find_track(track.id, board.tracks) == position


@pytest.mark.parametrize("name", BUILT_IN)
def test_cities_and_tickets_are_found_by_id(name: str) -> None:
    board = load_map(name)
    for position, city in enumerate(board.cities):
        assert board.city(city.id) is city
        assert board.city_index[city.id] == board.node_index[city.id] == position
    for position, ticket in enumerate(board.tickets):
        assert board.ticket(ticket.id) is ticket
        assert board.ticket_index[ticket.id] == position
    assert [node.id for node in board.nodes] == list(board.node_index)


def join(colour: str, kind: str = "train", a: str = "x", b: str = "y") -> Track:
    return Track("", a, b, 2, colour, "ship" if kind == "ship" else "train")


@pytest.mark.parametrize(
    ("tracks", "names"),
    [
        ([join("red")], ["x-y"]),
        ([join("red"), join("blue")], ["x-y:red", "x-y:blue"]),
        ([join("gray"), join("gray")], ["x-y#1", "x-y#2"]),
        ([join("red", "ship"), join("black")], ["x-y:ship", "x-y:train"]),
        ([join("red", "ship"), join("red")], ["x-y:ship", "x-y:train"]),
        ([join("red"), join("gray"), join("gray")], ["x-y:red", "x-y:gray#1", "x-y:gray#2"]),
        ([join("red", "ship"), join("red"), join("blue")], ["x-y:ship", "x-y:train:red", "x-y:train:blue"]),
        ([join("gray", "ship"), join("gray"), join("gray")], ["x-y:ship", "x-y:train#1", "x-y:train#2"]),
        ([join("red"), join("red", b="z")], ["x-y", "x-z"]),
    ],
)
def test_only_as_many_qualifiers_as_it_takes(tracks: list[Track], names: list[str]) -> None:
    assert track_names(tracks) == names
    assert [find_track(name, tracks) for name in names] == list(range(len(tracks)))


@pytest.mark.parametrize(
    ("map_name", "name", "found"),
    [
        ("north_america", "atlanta-charleston:gray", "atlanta-charleston"),
        ("north_america", "atlanta-charleston:train:gray#1", "atlanta-charleston"),
        ("north_america", "atlanta-raleigh:gray#2", "atlanta-raleigh#2"),
        ("north_america", "boston-new_york:train:red", "boston-new_york:red"),
        ("great_lakes", "duluth-thunder_bay:yellow", "duluth-thunder_bay:ship"),
        ("great_lakes", "duluth-thunder_bay:ship:yellow", "duluth-thunder_bay:ship"),
        ("great_lakes", "detroit-lake_huron:green", "detroit-lake_huron:green"),
    ],
)
def test_a_longer_or_other_name_that_fits_one_track(map_name: str, name: str, found: str) -> None:
    assert load_map(map_name).track(name).id == found


@pytest.mark.parametrize(
    ("map_name", "name", "reason", "close"),
    [
        ("north_america", "atlanta-raleigh", "ambiguous", ("atlanta-raleigh#1", "atlanta-raleigh#2")),
        ("north_america", "boston-new_york", "ambiguous", ("boston-new_york:red", "boston-new_york:yellow")),
        ("north_america", "boston-new_york#1", "ambiguous", ("boston-new_york:red", "boston-new_york:yellow")),
        ("north_america", "atlanta-raleigh#3", "has no such track", ("atlanta-raleigh#1", "atlanta-raleigh#2")),
        ("north_america", "atlanta-raleigh#0", "has no such track", ("atlanta-raleigh#1", "atlanta-raleigh#2")),
        ("north_america", "boston-new_york:blue", "has no such", ("boston-new_york:red", "boston-new_york:yellow")),
        ("north_america", "denver-kansas_city:black#2", "has no such", ("denver-kansas_city:black",)),
        ("north_america", "charleston-atlanta", "no track of that name", ("atlanta-charleston",)),
        ("north_america", "atlanta-charlestown", "there is no 'charlestown'", ("atlanta-charleston",)),
        ("north_america", "seattle-miami", "no track of that name joins seattle and miami", None),
        ("north_america", "atlanta", "a track is named a-b", None),
        ("north_america", "", "a track is named a-b", ()),
        ("north_america", "Atlanta-Charleston", "a track is named a-b", ("atlanta-charleston",)),
    ],
)
def test_a_wrong_track_name_says_what_was_meant(
    map_name: str, name: str, reason: str, close: tuple[str, ...] | None
) -> None:
    with pytest.raises(UnknownName) as caught:
        load_map(map_name).track(name)
    assert reason in str(caught.value)
    assert (caught.value.what, caught.value.name) == ("track", name)
    if close is not None:
        assert caught.value.close[: len(close)] == close
        assert all(meant in str(caught.value) for meant in close)


def test_a_wrong_city_or_ticket_says_what_was_meant() -> None:
    board = load_map("great_lakes")
    with pytest.raises(UnknownName, match=r"unknown city 'perry_sound' \(did you mean parry_sound\?\)"):
        board.city("perry_sound")
    with pytest.raises(UnknownName, match="'lake_huron' is a junction, not a city"):
        board.city("lake_huron")
    with pytest.raises(UnknownName, match=r"unknown ticket 'timmins-chicago' \(did you mean chicago-timmins\?\)"):
        board.ticket("timmins-chicago")
    with pytest.raises(ValueError, match=r"unknown ticket 'zzz'$"):
        board.ticket("zzz")


def test_names_of_cards() -> None:
    assert card_names(("red", "blue"), marks_or_ships=False) == ("red", "blue", "wild")
    assert card_names(("red", "blue"), marks_or_ships=True) == (
        "red_train", "blue_train", "wild",
        "red_train_harbour", "blue_train_harbour", "red_ship", "blue_ship", "red_double_ship", "blue_double_ship",
    )  # fmt: skip

"""Facts of the built-in maps: totals, rules, and the tracks named in the rulebooks' examples."""

from __future__ import annotations

import pytest

from branchline.maps import BUILT_IN, Map, describe, load_map

EIGHT = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")


@pytest.mark.rule("N-1", "N-2")
def test_north_america_counted() -> None:
    totals = describe(load_map("north_america"))
    assert (totals.cities, totals.junctions, totals.ports) == (36, 0, 0)
    assert (totals.tracks, totals.pairs, totals.doubles, totals.spaces) == (100, 78, 22, 309)
    assert totals.tracks_by_kind == {"train": 100}
    assert totals.tracks_by_colour == {**dict.fromkeys(EIGHT, 7), "gray": 44}
    assert totals.spaces_by_colour == {**dict.fromkeys(EIGHT, 27), "gray": 93}
    assert (totals.tickets, totals.tickets_by_class, totals.ticket_points) == (30, {"regular": 30}, 349)
    assert (totals.train_cards, totals.ship_cards) == (110, 0)


@pytest.mark.rule("E-SET-1", "E-SET-2")
def test_europe_counted() -> None:
    totals = describe(load_map("europe"))
    assert (totals.cities, totals.junctions, totals.ports) == (47, 0, 0)
    assert (totals.tracks, totals.pairs, totals.doubles, totals.spaces) == (101, 90, 11, 300)
    assert totals.tracks_by_kind == {"train": 70, "ferry": 13, "tunnel": 18}
    assert totals.tracks_by_colour == {**dict.fromkeys(EIGHT, 8), "gray": 37}
    assert totals.spaces_by_kind == {"train": 204, "ferry": 41, "tunnel": 55}
    assert (totals.tickets, totals.ticket_points) == (46, 444)
    assert totals.tickets_by_class == {"long": 6, "regular": 40}
    assert (totals.train_cards, totals.ship_cards) == (110, 0)


@pytest.mark.rule("G-SET-1", "G-SET-4")
def test_great_lakes_counted() -> None:
    totals = describe(load_map("great_lakes"))
    assert (totals.cities, totals.junctions, totals.ports) == (35, 2, 25)
    assert (totals.tracks, totals.pairs, totals.doubles, totals.spaces) == (110, 80, 28, 355)
    assert totals.tracks_by_kind == {"train": 52, "ship": 58}
    assert totals.spaces_by_kind == {"train": 186, "ship": 169}
    colours = {"purple": 11, "yellow": 13, "green": 14, "red": 13, "black": 12, "white": 14, "gray": 33}
    assert totals.tracks_by_colour == colours
    assert (totals.tickets, totals.tickets_by_class, totals.ticket_points) == (55, {"regular": 55}, 526)
    assert (totals.train_cards, totals.ship_cards) == (80, 60)


@pytest.mark.rule("G-SET-1", "W-SET-2")
def test_world_counted() -> None:
    totals = describe(load_map("world"))
    assert (totals.cities, totals.junctions, totals.ports) == (47, 1, 38)
    assert (totals.tracks, totals.pairs, totals.doubles, totals.spaces) == (130, 96, 34, 411)
    assert totals.tracks_by_kind == {"train": 71, "ship": 59}
    assert totals.spaces_by_kind == {"train": 158, "ship": 253}
    colours = {"purple": 16, "yellow": 18, "green": 19, "red": 19, "black": 16, "white": 21, "gray": 21}
    assert totals.tracks_by_colour == colours
    assert (totals.tickets, totals.tickets_by_class, totals.ticket_points) == (57, {"regular": 57}, 772)
    assert totals.tours == 8
    assert (totals.train_cards, totals.ship_cards) == (80, 60)


@pytest.mark.rule("N-1", "N-2", "N-3", "N-4", "N-5", "N-6")
def test_rules_of_north_america() -> None:
    rules = load_map("north_america").rules
    assert rules.colours == EIGHT
    assert (rules.cards.plain, rules.cards.wild) == (12, 14)
    assert (rules.pieces.train, rules.pieces.ship, rules.pieces.choose) == (45, 0, 0)
    assert (rules.hand.train, rules.display.train, rules.display.flush_at) == (4, 5, 3)
    assert (rules.tickets.regular, rules.tickets.keep, rules.tickets.unkept) == (3, 2, "under")
    assert (rules.tickets.draw, rules.tickets.draw_keep) == (3, 1)
    assert rules.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    assert (rules.end.limit, rules.end.turns, rules.ties) == (2, 1, ("completed", "longest"))
    assert rules.longest is not None
    assert rules.longest.points == 10
    assert (rules.tunnels, rules.stations, rules.harbours, rules.exchange) == (None, None, None, None)
    assert (rules.ids.actions, rules.ids.setup_tickets) == ("N-3", "N-2")


@pytest.mark.rule("E-SET-1", "E-SET-2", "E-PTS-1", "E-STA-1", "E-STA-5", "E-END-1", "E-LONG-1", "E-TIE-1")
def test_rules_of_europe() -> None:
    rules = load_map("europe").rules
    assert rules.colours == EIGHT
    assert (rules.cards.plain, rules.cards.wild, rules.pieces.train) == (12, 14, 45)
    assert (rules.tickets.long, rules.tickets.regular, rules.tickets.keep, rules.tickets.unkept) == (1, 3, 2, "out")
    assert rules.points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert rules.tunnels is not None
    assert rules.tunnels.turn_up == 3
    assert rules.stations is not None
    assert (rules.stations.each, rules.stations.unbuilt) == (3, 4)
    assert rules.longest is not None
    assert rules.longest.points == 10
    assert (rules.harbours, rules.exchange) == (None, None)
    assert (rules.end.limit, rules.end.turns) == (2, 1)
    assert rules.ties == ("completed", "stations", "longest")
    assert (rules.ids.actions, rules.ids.setup_tickets) == ("E-ACT-1", "E-SET-2")


@pytest.mark.rule("G-SET-1", "G-SET-2", "G-SET-3", "G-SET-4", "G-SET-5", "G-PTS-1", "G-HAR-4", "G-END-1", "G-END-2")
def test_rules_of_great_lakes() -> None:
    rules = load_map("great_lakes").rules
    assert rules.colours == ("purple", "yellow", "green", "red", "black", "white")
    cards = rules.cards
    assert (cards.plain, cards.marked, cards.wild, cards.single_ship, cards.double_ship) == (7, 4, 14, 4, 6)
    assert (rules.hand.train, rules.hand.ship, rules.display.train, rules.display.ship) == (2, 2, 3, 3)
    pieces = rules.pieces
    assert (pieces.train, pieces.ship, pieces.choose) == (33, 32, 50)
    assert (pieces.beginners_train, pieces.beginners_ship) == (27, 23)
    assert (rules.tickets.regular, rules.tickets.keep, rules.tickets.draw, rules.tickets.draw_keep) == (5, 3, 4, 1)
    assert rules.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
    assert rules.harbours is not None
    assert (rules.harbours.each, rules.harbours.points, rules.harbours.unbuilt) == (3, (10, 20, 30), -4)
    assert rules.exchange is not None
    assert rules.exchange.cost == 1
    assert (rules.tunnels, rules.stations, rules.longest) == (None, None, None)
    assert (rules.end.limit, rules.end.turns, rules.ties) == (6, 2, ())
    assert (rules.ids.actions, rules.ids.setup_tickets) == ("G-ACT-1", "G-SET-4")


@pytest.mark.rule("G-SET-1", "G-SET-2", "W-SET-1", "W-SET-2", "W-PTS-1", "W-HAR-1", "W-END-1")
def test_rules_of_world() -> None:
    rules, great_lakes = load_map("world").rules, load_map("great_lakes").rules
    same = ("colours", "cards", "display", "tickets", "exchange", "end", "doubles", "ties", "longest", "stations")
    assert [name for name in same if getattr(rules, name) != getattr(great_lakes, name)] == []
    assert (rules.hand.train, rules.hand.ship, rules.display.train, rules.display.ship) == (3, 7, 3, 3)
    pieces = rules.pieces
    assert (pieces.train, pieces.ship, pieces.choose) == (25, 50, 60)
    assert (pieces.beginners_train, pieces.beginners_ship) == (20, 40)
    assert (rules.tickets.regular, rules.tickets.keep, rules.tickets.draw, rules.tickets.draw_keep) == (5, 3, 4, 1)
    assert rules.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}
    assert rules.harbours is not None
    assert (rules.harbours.each, rules.harbours.points, rules.harbours.unbuilt) == (3, (20, 30, 40), -4)
    assert (rules.end.limit, rules.end.turns, rules.ties, rules.longest) == (6, 2, (), None)
    ids = rules.ids
    assert (ids.actions, ids.setup_tickets, ids.setup_pieces) == ("G-ACT-1", "W-SET-2", "W-SET-1")


@pytest.mark.rule("W-TOUR-1")
def test_tours_of_world() -> None:
    tours = {ticket.id: ticket for ticket in load_map("world").tickets if ticket.in_order is not None}
    assert {name: (tour.in_order, tour.connected, tour.missed) for name, tour in tours.items()} == {
        "casablanca-al_qahira-tehran": (9, 6, 15),
        "lagos-luanda-dar_es_salaam-djibouti": (9, 6, 15),
        "manila-honolulu-port_moresby-darwin": (13, 9, 19),
        "tehran-lahore-mumbai-bangkok": (13, 9, 19),
        "mexico-caracas-lima-valparaiso": (15, 10, 21),
        "anchorage-vancouver-winnipeg-cambridge_bay": (18, 12, 24),
        "murmansk-tiksi-novosibirsk-yakutsk-petropavlovsk": (30, 20, 36),
        "anchorage-cambridge_bay-reykjavik-murmansk-tiksi": (34, 23, 40),
    }
    tour = tours["casablanca-al_qahira-tehran"]
    assert [tour.worth("in_order"), tour.worth("connected"), tour.worth("missed")] == [9, 6, -15]


@pytest.mark.rule("W-PAIR-1")
def test_pair_tracks_of_world() -> None:
    pairs = [track for track in load_map("world").tracks if track.pair]
    assert {track.id: track.length for track in pairs} == {
        "anchorage-vancouver": 2,
        "beijing-lahore": 3,
        "casablanca-marseille": 1,
        "dar_es_salaam-luanda": 2,
        "lahore-tehran": 2,
    }
    assert {(track.file_kind, track.colour, track.double) for track in pairs} == {("train", "gray", None)}


@pytest.mark.rule("W-MAP-1")
def test_tracks_round_the_edge_are_those_that_are_shorter_that_way() -> None:
    board = load_map("world")
    place = {node.id: node.x for node in board.nodes}
    round_ = {track.id for track in board.tracks if track.wrap}
    assert round_ == {track.id for track in board.tracks if abs(place[track.a] - place[track.b]) > board.width / 2}
    assert len(round_) == 10
    assert not any(track.wrap for name in BUILT_IN if name != "world" for track in load_map(name).tracks)


def look(board: Map, name: str) -> tuple[int, str, str, int]:
    track = board.track(name)
    return track.length, track.colour, track.file_kind, track.locomotives


def test_tracks_of_the_books_examples() -> None:
    north_america, europe, great_lakes, world = map(load_map, BUILT_IN)
    assert look(north_america, "montreal-new_york") == (3, "blue", "train", 0)
    assert look(north_america, "montreal-toronto") == (3, "gray", "train", 0)
    assert look(europe, "palermo-smyrna") == (6, "gray", "ferry", 2)
    assert look(europe, "petrograd-stockholm") == (8, "gray", "tunnel", 0)
    assert look(europe, "madrid-pamplona:white") == (3, "white", "tunnel", 0)
    assert look(great_lakes, "kingston-toronto:white") == (4, "white", "ship", 0)
    assert look(great_lakes, "duluth-thunder_bay:train") == (5, "black", "train", 0)
    assert look(great_lakes, "duluth-thunder_bay:ship") == (4, "yellow", "ship", 0)
    assert look(world, "tokyo-vancouver") == (6, "white", "ship", 0)
    assert look(world, "dar_es_salaam-mumbai") == (4, "white", "ship", 0)


@pytest.mark.rule("G-DBL-1")
def test_rail_and_ship_side_by_side_are_not_double() -> None:
    board = load_map("great_lakes")
    for pair in ("duluth-thunder_bay", "muskegon-traverse_city"):
        assert board.track(f"{pair}:train").double is None
        assert board.track(f"{pair}:ship").double is None
    kinds: dict[frozenset[str], set[str]] = {}
    for track in load_map("world").tracks:
        kinds.setdefault(frozenset((track.a, track.b)), set()).add(track.kind)
    assert {len(both) for both in kinds.values()} == {1}, "the lesson says that the World has no such place"


def test_kinds_as_the_rules_use_them() -> None:
    """Tunnels and ferries are special train tracks; every ferry is gray (E-FER-1)."""
    europe = load_map("europe")
    assert {track.kind for track in europe.tracks} == {"train"}
    assert sum(track.tunnel for track in europe.tracks) == 18
    ferries = [track for track in europe.tracks if track.locomotives]
    assert sorted(track.locomotives for track in ferries) == [1] * 9 + [2] * 4
    assert {track.colour for track in ferries} == {"gray"}


@pytest.mark.rule("W-MAP-2")
@pytest.mark.parametrize(
    ("name", "points"), [("great_lakes", {"lake_huron", "lake_superior"}), ("world", {"southern_ocean"})]
)
def test_ports_are_the_cities_that_ships_reach(name: str, points: set[str]) -> None:
    board = load_map(name)
    reached = {end for track in board.tracks if track.kind == "ship" for end in (track.a, track.b)}
    junctions = {junction.id for junction in board.junctions}
    assert {city.id for city in board.cities if city.port} == reached - junctions
    assert junctions == points
    assert not any(junctions.intersection(ticket.cities) for ticket in board.tickets)


def test_names_as_people_read_them() -> None:
    assert load_map("north_america").city("sault_st_marie").name == "Sault St. Marie"
    europe = load_map("europe")
    accents = ["athina", "cadiz", "kobenhavn", "kyiv", "munchen", "zagrab", "zurich"]
    names = ["Athína", "Cádiz", "København", "Kyïv", "München", "Zágráb", "Zürich"]
    assert [europe.city(city).name for city in accents] == names
    assert europe.city("smyrna").modern == "İzmir"
    parry_sound = load_map("great_lakes").city("parry_sound")
    assert (parry_sound.name, parry_sound.printed) == ("Parry Sound", "Perry Sound")
    assert load_map("great_lakes").city("montreal").name == "Montréal"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_city_has_a_place_on_earth_and_on_the_board(name: str) -> None:
    board = load_map(name)
    assert all(city.lat is not None and city.lon is not None for city in board.cities)
    assert all(0 < node.x < board.width and 0 < node.y < board.height for node in board.nodes)

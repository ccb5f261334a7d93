"""The SVG picture of a game: well formed, made from the view alone, with everything that is on the table.
It reads the picture as XML and never compares pixels.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from xml.etree import ElementTree

import pytest

from branchline import Game, imagine
from branchline.maps import BUILT_IN, Map, load_map, load_map_text
from branchline.svg import board_svg
from branchline.svg.labels import Label
from branchline.svg.layout import CITY, lay_out
from branchline.svg.paint import SEATS
from branchline.view import see

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, moves: int = 10_000, seed: int = 4) -> Game:
    """A game after this many random moves."""
    game, dice = Game.new(name, 3, seed=seed), Random(seed)
    while not game.over and moves:
        seat = game.asked[0]
        game.play(seat, dice.choice(game.legal(seat)))
        moves -= 1
    return game


def texts(picture: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.fixture(scope="module", params=BUILT_IN)
def game(request: pytest.FixtureRequest) -> Game:
    return played(request.param, 120)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_it_is_one_svg_that_names_every_city(game: Game, seat: int | None) -> None:
    picture = game.svg(seat)
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert [city.name for city in game.map.cities if city.name not in texts(picture)] == []


def test_it_loads_nothing_from_elsewhere(game: Game) -> None:
    for node in ElementTree.fromstring(game.svg(0)).iter():
        assert node.tag.removeprefix(SVG) not in ("script", "image", "foreignObject", "style")
        assert [value for key, value in node.attrib.items() if "href" in key and not value.startswith("#")] == []


def test_it_depends_on_the_view_alone(game: Game) -> None:
    """When everything the seat can't see is dealt again, the picture is the same."""
    for seat in (0, None):
        view = game.view(seat)
        other = see(game.lex, imagine(view, 12345), seat)
        assert board_svg(other) == board_svg(view) == game.svg(seat)


def test_a_notebook_gets_the_spectators_picture(game: Game) -> None:
    assert game._repr_svg_() == game.svg(None)


def test_every_space_is_drawn_and_pieces_have_their_seat() -> None:
    game = played("north_america", 200)
    root = ElementTree.fromstring(game.svg())
    owners = game.view(None).owners
    assert owners
    for seat in range(3):
        pieces = sum(track.length for track in game.map.tracks if owners.get(track.id) == seat)
        groups = [g for g in root.iter(f"{SVG}g") if g.get("fill") == SEATS[seat][0] and g.get("stroke") == "#fff"]
        assert sum(len(list(group)) for group in groups) == pieces


def test_tunnels_ferries_ships_and_ports_have_symbols() -> None:
    europe, lakes = Game.new("europe", 2, seed=1).svg(), Game.new("great_lakes", 2, seed=1).svg()
    assert europe.count("stroke-dasharray='2.6 1.5'") == sum(track.tunnel for track in load_map("europe").tracks)
    wilds = sum(track.locomotives for track in load_map("europe").tracks)
    assert europe.split("</defs>")[1].count("href='#m-wild'") >= wilds
    assert lakes.count("M0-2V4M") >= sum(city.port for city in load_map("great_lakes").cities)


def test_buildings_stand_in_their_cities() -> None:
    game = played("europe")
    stations = sum(len(built) for built in game.view(None).buildings["station"])
    assert game.svg().count("M-5 5V-1L0-6 5-1V5Z") == stations + game.seats  # one for the stock of each seat


def test_own_hand_and_tickets_are_shown_to_their_seat_only() -> None:
    game = played("europe", 60)
    mine = {name for seat in range(3) for name in game.view(seat).tickets[seat]}
    assert mine
    chips = [text for text in texts(game.svg(None)) if " – " in text]
    assert chips == []
    own = [text for text in texts(game.svg(1)) if " – " in text]
    assert len(own) == len(game.view(1).tickets[1]) + len(game.view(1).offered)


def test_at_the_end_all_tickets_lie_open() -> None:
    game = played("north_america")
    chips = [text for text in texts(game.svg(None)) if " – " in text]
    assert len(chips) == sum(len(held) for held in game.view(None).tickets)
    assert game.svg(None).count("✓") == sum(score.completed for score in game.scores().seats)


@pytest.mark.parametrize("name", BUILT_IN)
def test_completed_tickets_are_those_the_core_counts(name: str) -> None:
    for seed in range(3):
        game = played(name, seed=seed)
        view = game.view(None)
        assert [len(view.completed(s)) for s in range(3)] == [score.completed for score in game.scores().seats]


def overlap(a: Label, b: Label) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


@pytest.mark.parametrize("name", BUILT_IN)
def test_names_do_not_overlap_each_other_or_cities(name: str) -> None:
    layout = lay_out(load_map(name))
    assert [(a.words, b.words) for a, b in combinations(layout.labels, 2) if overlap(a, b)] == []
    spots = [Label("", "start", x - 3, y - 3, x + 3, y + 3) for x, y in layout.nodes.values()]
    assert [label.words for label in layout.labels for spot in spots if overlap(label, spot)] == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_track_runs_through_a_foreign_city(name: str) -> None:
    board = load_map(name)
    layout = lay_out(board)
    for track, row in zip(board.tracks, layout.rows, strict=True):
        assert len(row) == track.length
        for node, (x, y) in layout.nodes.items():
            if node not in (track.a, track.b):
                assert min((space.x - x) ** 2 + (space.y - y) ** 2 for space in row) > CITY**2, (track.id, node)


def renamed(board: Map, old: str, new: str) -> Map:
    return load_map_text(board.source.replace(f'name = "{old}"', f'name = "{new}"'))


def test_a_custom_map_is_drawn_and_its_names_are_escaped() -> None:
    board = renamed(load_map("north_america"), "Miami", "<b>Rhythm & Blues</b>")
    picture = Game.new(board, 2, seed=1).svg()
    assert "<b>Rhythm" not in picture
    assert "<b>Rhythm & Blues</b>" in texts(picture)

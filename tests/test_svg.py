"""The SVG picture of a game: well formed, made from the view alone, with everything that is on the table.
It reads the picture as XML and never compares pixels.
"""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from branchline import Game, imagine
from branchline.core_records import Phase
from branchline.lexicon import lexicon
from branchline.maps import BUILT_IN, Map, load_map, load_map_text
from branchline.scenario.given import lay_out as position
from branchline.scenario.reader import Table
from branchline.scenario.words import Words
from branchline.svg import board_svg
from branchline.svg.board import PIECE
from branchline.svg.labels import Label
from branchline.svg.layout import CITY, GAP, lay_out
from branchline.svg.paint import SEATS
from branchline.view import see

SVG = "{http://www.w3.org/2000/svg}"
PAIR_CARD = "width='3.4' height='4.8'"


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
    labels = (*layout.labels, *layout.signs)
    assert [(a.words, b.words) for a, b in combinations(labels, 2) if overlap(a, b)] == []
    spots = [Label("", "start", x - 3, y - 3, x + 3, y + 3) for x, y in layout.nodes.values()]
    assert [label.words for label in labels for spot in spots if overlap(label, spot)] == []


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


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_pictures_of_the_guide_are_as_drawn_now(root: Path, name: str) -> None:
    """Drawn with `branchline map show NAME --svg docs/pictures/NAME.svg`."""
    kept = (root / "docs" / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == Game.new(name, 2, seed=0).svg()


def test_a_custom_map_is_drawn_and_its_names_are_escaped() -> None:
    board = renamed(load_map("north_america"), "Miami", "<b>Rhythm & Blues</b>")
    picture = Game.new(board, 2, seed=1).svg()
    assert "<b>Rhythm" not in picture
    assert "<b>Rhythm & Blues</b>" in texts(picture)


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_space_is_cut_by_the_edge_of_the_picture(name: str) -> None:
    board = load_map(name)
    layout = lay_out(board)
    for track, row in zip(board.tracks, layout.rows, strict=True):
        for space in row:
            turn = radians(space.angle)
            reach = abs(cos(turn)) * space.length / 2 + abs(sin(turn)) * PIECE / 2
            assert 0 < space.x - reach < space.x + reach < layout.width, track.id


def test_a_track_that_wraps_leaves_at_one_side_and_comes_back_at_the_other() -> None:
    """W-MAP-1: the spaces lie on both sides, next to their cities, and no nearer to the middle of the board."""
    board = load_map("world")
    layout = lay_out(board)
    assert set(layout.exits) == {track.id for track in board.tracks if track.wrap}
    for track, row in zip(board.tracks, layout.rows, strict=True):
        if not track.wrap:
            continue
        out, a, b = layout.exits[track.id], layout.nodes[track.a], layout.nodes[track.b]
        assert {out.out.x, out.back.x} == {0, layout.width}
        assert out.out.y == out.back.y
        assert out.out.x == (layout.width if a.x > b.x else 0), "the shorter way"
        first, rest = row[: out.before], row[out.before :]
        assert first
        assert rest
        assert all(min(a.x, out.out.x) < space.x < max(a.x, out.out.x) for space in first)
        assert all(min(b.x, out.back.x) < space.x < max(b.x, out.back.x) for space in rest)


def test_both_ends_of_a_track_that_wraps_say_where_it_leads() -> None:
    board = load_map("world")
    shown = texts(Game.new(board, 2, seed=1).svg())
    routes = {(track.a, track.b) for track in board.tracks if track.wrap}
    layout = lay_out(board)
    expected = []
    for a, b in routes:
        for here, there in ((a, b), (b, a)):
            arrow = "→" if layout.nodes[here].x > layout.nodes[there].x else "←"
            expected.append(f"{arrow} {board.city(there).name}")
    assert sorted(text for text in shown if text[:1] in "→←") == sorted(expected)


def test_the_tracks_of_a_double_route_that_wraps_lie_side_by_side() -> None:
    board = load_map("world")
    rows = {track.id: row for track, row in zip(board.tracks, lay_out(board).rows, strict=True)}
    for black, other in (
        ("lima-sydney:black", "lima-sydney:purple"),
        ("los_angeles-tokyo:black", "los_angeles-tokyo:green"),
    ):
        for one, two in zip(rows[black], rows[other], strict=True):
            assert (one.x - two.x) ** 2 + (one.y - two.y) ** 2 == pytest.approx(GAP**2)


def test_a_wrapping_track_with_one_space_is_drawn_on_one_side() -> None:
    source = load_map("world").source.split("[expect]")[0]
    line = 'a = "anchorage", b = "cambridge_bay", length = '
    board = load_map_text(source.replace(f"{line}6", f"{line}1"))
    layout = lay_out(board)
    (space,) = layout.rows[board.track_index["anchorage-cambridge_bay"]]
    assert layout.nodes["cambridge_bay"].x > space.x > space.length / 2
    assert layout.exits["anchorage-cambridge_bay"].before == 0


def test_a_pair_track_has_two_cards_in_every_free_space() -> None:
    """W-PAIR-1."""
    board = load_map("world")
    pairs = [track for track in board.tracks if track.pair]
    spaces = sum(track.length for track in pairs)
    assert spaces
    assert Game.new(board, 2, seed=1).svg().count(PAIR_CARD) == 2 * spaces
    claimed = given(tracks={"0": [pairs[0].id]})
    assert claimed.svg().count(PAIR_CARD) == 2 * (spaces - pairs[0].length)
    assert Game.new("great_lakes", 2, seed=1).svg().count(PAIR_CARD) == 0


ASIA, MEXICO = "tehran-lahore-mumbai-bangkok", "mexico-caracas-lima-valparaiso"
NORTH = "anchorage-vancouver-winnipeg-cambridge_bay"


def given(**table: object) -> Game:
    """A game on the World in this position."""
    return position(Words(lexicon(load_map("world"))), 2, 0, {}, Table(table, "given"))


def tours() -> Game:
    """A seat with a tour in order, one connected, and one with two of its cities apart."""
    return given(
        tickets={"0": [ASIA, MEXICO, NORTH, "bangkok-tokyo"]},
        tracks={
            "0": [
                *("caracas-mexico:red", "caracas-lima:white", "lima-valparaiso#1"),
                *("mumbai-tehran:white", "lahore-mumbai:green", "bangkok-mumbai:red"),
                *("anchorage-vancouver",),
            ]
        },
    )


def chips(picture: str) -> dict[str, tuple[str, str, str]]:
    """The tickets in the panel by their first city: what is written, the sign, and the tooltip."""
    found = {}
    for group in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        lines = [node.text or "" for node in group.findall(f"{SVG}text")]
        if lines and (" → " in lines[0] or " – " in lines[0]):
            title = group.find(f"{SVG}title")
            found[lines[0].split()[0]] = (lines[0], "".join(lines[1:]), "" if title is None else title.text or "")
    return found


def test_tours_show_their_cities_in_order_both_worths_and_their_outcome() -> None:
    """W-TOUR-1."""
    game = tours()
    shown = chips(game.svg(0))
    assert shown["Mexico"][:2] == ("Mexico → Caracas → Lima → Valparaiso  15/10", "✓✓")
    assert shown["Tehran"][:2] == ("Tehran → Lahore → Mumbai → Bangkok  13/9", "✓")
    assert shown["Anchorage"][:2] == ("Anchorage → Vancouver → Winnipeg → Cambridge Bay  18/12", "")
    assert shown["Bangkok"] == ("Bangkok – Tokyo  6", "", "")
    game.state.put("phase", Phase.OVER)
    shown = chips(game.svg(0))
    assert [shown[city][1] for city in ("Mexico", "Tehran", "Anchorage", "Bangkok")] == ["✓✓", "✓", "✗", "✗"]


def test_the_tooltip_of_a_tour_explains_its_signs_by_what_they_are_worth() -> None:
    lines = chips(tours().svg(0))["Mexico"][2].splitlines()
    assert lines == [
        "✓✓ Mexico → Caracas → Lima → Valparaiso +15",
        "✓ Mexico, Caracas, Lima, Valparaiso +10",
        "✗ -21",
    ]

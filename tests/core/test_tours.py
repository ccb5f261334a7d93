"""The core's search for a run through the cities of a tour in order (W-TOUR-1): compared with all walks of small
networks, and in dense ones, where its second stage decides, with ``find_run``.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from branchline.core import codes, plain
from branchline.core import tours as searched
from branchline.core.network import connect
from branchline.maps import Map, Ticket, Track, load_map_text
from branchline.maps.tours import find_run
from tests.laws.boards import board_text, grid_edges, laid
from tests.laws.recount import groups, passes
from tests.laws.tables import many, map_of

WORTH = {5: "in_order", 3: "connected", -2: "missed"}


def tours_among(cities: int, count: int, rng: random.Random) -> list[tuple[int, ...]]:
    found: dict[tuple[int, ...], None] = {}
    while len(found) < count:
        found[tuple(rng.sample(range(cities), rng.randint(3, 5)))] = None
    return list(found)


@cache
def multigraph() -> Map:
    """Six cities and two junctions, every two of them joined by four tracks, and tours among the cities."""
    tracks = [(a, b, length) for a, b in combinations(range(8), 2) for length in range(1, 5)]
    return load_map_text(board_text(8, tracks, 6, tours_among(6, 80, random.Random(1))), "multigraph")


@cache
def lattice(width: int, height: int, diagonals: bool) -> Map:
    """A grid of tracks of one space, with tours."""
    tracks = [(a, b, 1) for a, b in grid_edges(width, height, diagonals)]
    tours = tours_among(width * height, 60, random.Random(2))
    return load_map_text(board_text(width * height, tracks, tours=tours), "lattice")


def tours_of(map_: Map) -> list[int]:
    return [i for i, ticket in enumerate(map_.tickets) if ticket.in_order is not None]


def outcome(state: Any, ticket: int, seat: int = 0) -> str:
    """The outcome of a tour of the boards above, by the final score of a seat that holds only this ticket."""
    bits = [0] * (2 * codes.SEATS)
    bits[2 * seat + ticket // 64] = 1 << ticket % 64
    state.put("tickets", bits)
    state.score_all()
    assert state.completed[seat] == (state.got_tickets[seat] > 0)
    return WORTH[state.got_tickets[seat]]


def expected(tracks: Sequence[Track], ticket: Ticket) -> str:
    """By trying all walks."""
    edges = [(track.a, track.b) for track in tracks]
    label = groups(edges)
    if len({label.get(city, city) for city in ticket.cities}) > 1:
        return "missed"
    return "in_order" if passes(edges, ticket.cities) else "connected"


def few_tracks(map_: Map, rng: random.Random, most: int) -> list[int]:
    """Random tracks among few nodes, so that there are cycles and parallel tracks."""
    nodes = {f"n{i}" for i in rng.sample(range(8), rng.randint(4, 8))}
    inside = [i for i, track in enumerate(map_.tracks) if {track.a, track.b} <= nodes]
    return sorted(rng.sample(inside, min(len(inside), rng.randint(3, most))))


@pytest.mark.rule("W-TOUR-1")
def test_outcomes_in_any_small_network() -> None:
    """The networks of three seats; a search leaves nothing behind for the next."""
    map_, rng = multigraph(), random.Random(3)
    seen = dict.fromkeys(WORTH.values(), 0)
    for _ in range(many(400, 30)):
        owned: dict[int, int] = {}
        for seat in range(3):
            owned |= dict.fromkeys(few_tracks(map_, rng, 11), seat)
        state = laid(map_, owned)
        for ticket in rng.sample(tours_of(map_), 6):
            seat = rng.randrange(3)
            own = [map_.tracks[i] for i in sorted(owned) if owned[i] == seat]
            found = outcome(state, ticket, seat)
            assert found == expected(own, map_.tickets[ticket]), (sorted(owned.items()), map_.tickets[ticket].id)
            assert (find_run(own, map_.tickets[ticket].cities) is not None) == (found == "in_order")
            seen[found] += 1
    assert min(seen.values()) > 5


def plain_state(map_: Map, own: Iterable[int]) -> plain.State:
    state = plain.State(plain.Board(map_))
    state.begin(2)
    for track in own:
        state.own_track(0, track, True)
    return state


@pytest.mark.parametrize("easy", [0, 3])
def test_the_second_stage_alone(easy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing parts of the run with the tracks that separate them, from the first steps on (in the plain rules, where
    the limit can be patched)."""
    monkeypatch.setattr(searched, "EASY_TOUR", easy)
    map_, rng = multigraph(), random.Random(easy)
    seen = dict.fromkeys(WORTH.values(), 0)
    for _ in range(many(120, 60)):
        own = few_tracks(map_, rng, 11)
        state = plain_state(map_, own)
        for ticket in rng.sample(tours_of(map_), 4):
            found = outcome(state, ticket)
            assert found == expected([map_.tracks[i] for i in own], map_.tickets[ticket]), (
                own,
                map_.tickets[ticket].id,
            )
            seen[found] += 1
    assert min(seen.values()) > 5


def smallest_cut(edges: Sequence[tuple[int, int]], left: set[int], right: set[int]) -> int:
    """The fewest edges that separate the left nodes from the right ones, over all ways to divide the others."""
    others = {node for edge in edges for node in edge} - left - right
    cuts = []
    for sides in product((False, True), repeat=len(others)):
        whole = left | {node for node, side in zip(others, sides, strict=True) if side}
        cuts.append(sum((a in whole) != (b in whole) for a, b in edges))
    return min(cuts)


def check_splits(map_: Map, own: Iterable[int], places: Sequence[int]) -> list[bool]:
    """Compare the core's answer for every split of the places into two sides with the smallest cut between them."""
    state, work = plain_state(map_, own), plain._work
    board = state.board.raw
    connect(state.raw, board, work, 0)
    searched.lay_ways(board, work)
    edges = [(board.track_a[t], board.track_b[t]) for t in work.mine[: work.mine_size]]
    work.rest[: len(places)] = places
    answers = []
    for split in range(2, 1 << len(places), 2):
        side = [split >> i & 1 for i in range(len(places))]
        left, right = ({place for place, bit in zip(places, side, strict=True) if bit == which} for which in (1, 0))
        needed = sum(one != other for one, other in pairwise(side))
        answers.append(bool(searched.fits_split(board, work, len(places), split)))
        assert answers[-1] == (smallest_cut(edges, left, right) >= needed), (edges, places, split)
    return answers


def test_parts_of_a_run_are_compared_with_the_tracks_that_separate_them() -> None:
    """There are as many paths without a common track as the smallest cut has tracks."""
    map_, rng = lattice(4, 3, True), random.Random(7)
    answers = []
    for _ in range(many(150, 100)):
        own = rng.sample(range(len(map_.tracks)), rng.randint(12, len(map_.tracks)))
        answers += check_splits(map_, own, rng.sample(range(12), rng.randint(3, 5)))
    assert set(answers) == {True, False}


@pytest.mark.parametrize(
    ("network", "places"),
    [
        ("0-1 1-2 2-3 0-4 4-5 3-6 6-7 7-8 1-9 6-10 6-11 6-12 9-13 0-8 3-6 1-5", (6, 4, 13, 3)),
        ("0-1 0-2 0-3 1-4 2-5 4-6 3-7 6-8 2-9 0-10 0-11 9-12 3-13 4-14 0-5 1-12 3-12 1-6 3-7 5-14 5-12", (14, 12, 8, 7, 10)),
    ],
)  # fmt: skip
def test_the_shortest_path_gives_way_where_others_need_its_tracks(network: str, places: tuple[int, ...]) -> None:
    edges = [(int(a), int(b), 1) for a, b in (word.split("-") for word in network.split())]
    map_ = load_map_text(board_text(15, [*edges, (13, 14, 2)]), "network")
    check_splits(map_, range(len(edges)), places)


def check_run(run: Sequence[Track], cities: Sequence[str]) -> None:
    """No track twice, each begins where the last one ended, and the cities are passed in order."""
    assert len({track.id for track in run}) == len(run)
    place, to_come = cities[0], list(cities[1:])
    for track in run:
        assert place in (track.a, track.b)
        place = track.b if place == track.a else track.a
        if to_come and place == to_come[0]:
            del to_come[0]
    assert not to_come


# width, height and diagonals of a lattice, the seed of the tracks, the number of a tour: each takes more steps than EASY_TOUR
HARD = [
    (5, 5, True, 3, 93), (5, 5, False, 3, 93), (5, 5, True, 4, 93), (6, 5, False, 4, 78), (5, 5, False, 4, 93),
    (6, 5, False, 5, 78), (6, 5, False, 5, 88), (5, 5, False, 5, 93), (5, 5, True, 6, 93), (5, 5, False, 6, 93),
    (5, 5, True, 7, 93), (6, 5, False, 8, 83), (5, 5, False, 8, 93),
]  # fmt: skip


def hard_tracks(map_: Map, seed: int) -> list[int]:
    return sorted(random.Random(seed).sample(range(len(map_.tracks)), min(44, len(map_.tracks))))


@pytest.mark.parametrize(("width", "height", "diagonals", "seed", "ticket"), HARD)
def test_dense_networks(width: int, height: int, diagonals: bool, seed: int, ticket: int) -> None:
    map_ = lattice(width, height, diagonals)
    own = hard_tracks(map_, seed)
    cities = map_.tickets[ticket].cities
    run = find_run([map_.tracks[i] for i in own], cities)
    assert outcome(laid(map_, dict.fromkeys(own, 0)), ticket) == ("connected" if run is None else "in_order")
    check_run(run or [], cities if run else cities[:1])


def test_dense_networks_need_the_second_stage() -> None:
    steps = []
    for width, height, diagonals, seed, ticket in HARD[:: many(1, 3)]:
        map_ = lattice(width, height, diagonals)
        outcome(plain_state(map_, hard_tracks(map_, seed)), ticket)
        steps.append(plain._work.tour_steps)
    assert sorted(steps)[len(steps) // 3] > codes.EASY_TOUR, "find harder networks"


def network_of(map_: Map, rng: random.Random) -> list[int]:
    """Connected tracks that one seat could own: its pieces suffice, and no double route is owned twice."""
    left = {"train": map_.rules.pieces.train, "ship": map_.rules.pieces.ship}
    total, nodes = map_.rules.pieces.choose, {rng.choice(map_.cities).id}
    own: list[int] = []
    doubles: set[str | None] = set()
    while True:
        fits = [
            (i, track)
            for i, track in enumerate(map_.tracks)
            if i not in own and track.double not in doubles and nodes & {track.a, track.b}
            if track.length <= min(total, left[track.kind])
        ]
        if not fits:
            return sorted(own)
        inside = [one for one in fits if {one[1].a, one[1].b} <= nodes]
        i, track = rng.choice(inside if inside and rng.random() < 0.8 else fits)
        own.append(i)
        nodes |= {track.a, track.b}
        doubles |= {track.double} - {None}
        total -= track.length
        left[track.kind] -= track.length


def test_real_networks_of_the_world() -> None:
    map_, rng = map_of("world"), random.Random(5)
    seen = set()
    for _ in range(many(150, 40)):
        own = network_of(map_, rng)
        tracks = [map_.tracks[i] for i in own]
        state = laid(map_, dict.fromkeys(own, 0))
        for number in tours_of(map_):
            tour = map_.tickets[number]
            state.put("tickets", [1 << number if number < 64 else 0, 1 << number - 64 if number > 63 else 0, *[0] * 8])
            state.score_all()
            run = find_run(tracks, tour.cities)
            label = groups([(track.a, track.b) for track in tracks])
            joined = len({label.get(city, city) for city in tour.cities}) == 1
            points = tour.in_order if run is not None else tour.connected if joined else -tour.missed
            assert state.got_tickets[0] == points, (own, tour.id)
            check_run(run or [], tour.cities if run else tour.cities[:1])
            seen.add((joined, run is not None))
    assert len(seen) == 3

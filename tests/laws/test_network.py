"""The two exact searches of the final scoring, longest path and best use of stations, compared with brute force.
Small networks are searched completely; larger and denser ones are compared with a second algorithm, and timed.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core import State, network, plain, trail_frontier, trail_loss, trail_order
from tests.laws.boards import GRIDS, any_network, grid, laid
from tests.laws.count import snap
from tests.laws.hard_networks import HARD, Edges, board_of, hard_edges
from tests.laws.recount import best_tickets, check_final, trail
from tests.laws.tables import every_map, many, map_of
from tests.laws.trail_frontier import trail_by_frontier

SLOWEST = """
import random, sys, time
from branchline.core import State, Board
from tests.laws.boards import grid, laid
map_ = grid(sys.argv[1])
for number in range(int(sys.argv[3])):
    rng = random.Random(number)
    own = rng.sample(range(len(map_.tracks)), min(int(sys.argv[2]), len(map_.tracks)))
    state = laid(map_, {track: 0 for track in own})
    began = time.perf_counter()
    state.score_all()
    print(time.perf_counter() - began)
"""
small_networks = st.lists(st.tuples(st.integers(0, 27), st.integers(1, 6)), max_size=11, unique=True)
MOST_STEPS = 4_000_000
owned_tracks = st.dictionaries(st.integers(0, 167), st.integers(0, 2), max_size=16)


def edges_of(map_: Any, tracks: Any) -> list[tuple[str, str, int]]:
    return [(map_.tracks[t].a, map_.tracks[t].b, map_.tracks[t].length) for t in tracks]


def scored_length(state: State) -> int:
    state.score_all()
    return int(state.longest[0])


def on_any_network(pairs: list[tuple[int, int]]) -> list[int]:
    """These edges as tracks of the board that joins every two nodes by tracks of every length."""
    return [6 * pair + length - 1 for pair, length in pairs]


@given(pairs=small_networks)
@settings(max_examples=many(400, 60))
def test_longest_path_of_any_small_network(pairs: list[tuple[int, int]]) -> None:
    """C-LONG-1, C-LONG-2."""
    map_, own = any_network(), on_any_network(pairs)
    expected = trail(edges_of(map_, own))
    assert trail_by_frontier(edges_of(map_, own)) == expected
    state = laid(map_, dict.fromkeys(own, 0))
    assert scored_length(state) == expected
    assert list(state.got_longest[:3]) == [10 if own else 0, 0, 0]


@given(
    owners=owned_tracks,
    stations=st.lists(st.integers(0, 6), max_size=3, unique=True),
    tickets=st.sets(st.integers(0, 20), max_size=8),
)
@settings(max_examples=many(250, 40))
def test_best_use_of_stations(owners: dict[int, int], stations: list[int], tickets: set[int]) -> None:
    """E-STA-3: the best total over every choice of one borrowed track per station; the borrowed tracks give that total."""
    map_ = any_network()
    state = laid(map_, owners)
    state.put("buildings", [sum(1 << city for city in stations), *[0] * 9])
    state.put("tickets", [sum(1 << ticket for ticket in tickets), *[0] * 9])
    points, completed, _ = best_tickets(map_, snap(state), 0)
    state.score_all()
    assert (state.got_tickets[0], state.completed[0]) == (points, completed)
    borrowed = [track for track in state.borrowed[:4] if track != 255]
    ends = {end for track in borrowed for end in (map_.tracks[track].a, map_.tracks[track].b)}
    assert all(owners[track] != 0 for track in borrowed)
    assert len(borrowed) <= len(stations)
    assert all(any(f"n{city}" in ends for city in stations) for _ in borrowed)
    check_final(map_, snap(state))


@pytest.mark.parametrize("kind", GRIDS)
def test_longest_path_of_dense_networks(kind: str) -> None:
    """Boards where the fast search gives up and the others take over."""
    map_ = grid(kind)
    for number in range(many(12, 1)):
        rng = random.Random(f"{kind} {number}")
        size = 18 if kind == "complete" or not many(1, 0) else rng.choice((20, 26, 32))
        own = blob(map_, size, rng)
        state = laid(map_, dict.fromkeys(own, 0))
        assert scored_length(state) == trail_by_frontier(edges_of(map_, own)), own


def blob(map_: Any, size: int, rng: random.Random) -> list[int]:
    """Connected tracks, grown from one of them, with many cycles."""
    own = [rng.randrange(len(map_.tracks))]
    while len(own) < min(size, len(map_.tracks)):
        nodes = {end for t in own for end in (map_.tracks[t].a, map_.tracks[t].b)}
        touching = [t for t in range(len(map_.tracks)) if t not in own and _ends(map_, t) & nodes]
        inside = [t for t in touching if _ends(map_, t) <= nodes]
        own.append(rng.choice(inside if inside and rng.random() < 0.8 else touching))
    return own


def _ends(map_: Any, track: int) -> set[str]:
    return {map_.tracks[track].a, map_.tracks[track].b}


SEARCHES: dict[str, list[tuple[Any, str, Any]]] = {
    "the frontier": [],
    "in several orders": [(trail_frontier, "FEW_STEPS", 1), (trail_frontier, "ORDER_STEPS", 9)],
    "in steps of one": [(trail_frontier, "QUICK_STEPS", 0)],
    "with a trail found first": [(trail_frontier, "FEW_STEPS", 1)],
    "giving up": [
        (trail_frontier, "FEW_STEPS", 1),
        (trail_frontier, "ORDER_STEPS", 1),
        (trail_frontier, "MOST_STEPS", 8),
    ],
    "without a bound": [(trail_loss, "LOSSES", 2)],
    "with a bound for the last tracks": [(trail_loss, "LOSSES", 40)],
    "too few slots": [(trail_order, "WIDTH", 3)],
    "too few sketches": [(trail_frontier, "SKETCHES", 3)],
}


@pytest.mark.parametrize("search", SEARCHES)
def test_the_frontier_search_alone(search: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for dense networks, forced to handle small ones too (in the plain rules, where limits can be patched)."""
    monkeypatch.setattr(network, "PATIENCE", 1)
    for module, name, value in SEARCHES[search]:
        monkeypatch.setattr(module, name, value)
    map_ = any_network()
    for number in range(many(80, 50)):
        rng = random.Random(number)
        own = rng.sample(range(len(map_.tracks)), rng.randint(3, 12))
        assert plain_length(map_, own) == trail(edges_of(map_, own)), own


def test_the_frontier_search_on_networks_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cycles and dense parts joined by few tracks: what loses least is often not connected, and the limit must rise."""
    monkeypatch.setattr(network, "PATIENCE", 1)
    for number in range(30):
        edges = parts(random.Random(number))
        map_ = board_of(edges)
        own = range(len(edges))
        assert plain_length(map_, own) == trail_by_frontier(edges_of(map_, own)), edges


def test_a_network_that_loses_more_than_a_table_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a seat can own, but not more than a position can contain."""
    monkeypatch.setattr(network, "PATIENCE", 1)
    star = board_of([(0, i, 12) for i in range(1, 30)])
    assert plain_length(star, range(29)) == 24


def parts(rng: random.Random) -> Edges:
    found: dict[tuple[int, int], int] = {}
    for part in range(rng.randint(2, 4)):
        at, size = 5 * part, rng.randint(3, 5)
        for i in range(size):
            found[at + i, at + (i + 1) % size] = rng.choice((1, 1, 1, 2, 3))
        if size > 3 and rng.random() < 0.6:
            found[at, at + 2] = 1
        for _ in range(rng.randint(1, 2) if part else 0):
            found[rng.randrange(5 * part - 5, 5 * part - 2), at + rng.randrange(3)] = rng.choice((1, 1, 2))
    return [(a, b, length) for (a, b), length in found.items() if (b, a) not in found]


def plain_length(map_: Any, own: Any) -> int:
    """The longest path of these tracks, by the plain rules."""
    state = plain.State(plain.Board(map_))
    state.begin(2)
    for track in own:
        state.own_track(0, track, True)
    state.score_all()
    return int(state.longest[0])


@pytest.mark.parametrize("name", HARD)
def test_hard_networks_take_few_steps(name: str) -> None:
    """Four million steps of the compiled rules take about fifty milliseconds."""
    edges, steps = hard_edges(name), []
    for number in range(many(6, 1)):
        state = laid(board_of(shuffled(edges, number) if number else edges), dict.fromkeys(range(len(edges)), 0), 2)
        steps.append(state.score_all())
        assert state.longest[0] == HARD[name][0]
    assert 0 < max(steps) < MOST_STEPS


def shuffled(edges: Edges, number: int) -> Edges:
    """The same network with other numbers for its nodes and tracks, which are then searched in another order."""
    rng = random.Random(number)
    nodes = sorted({node for edge in edges for node in edge[:2]})
    other = dict(zip(nodes, rng.sample(nodes, len(nodes)), strict=True))
    found = [(other[a], other[b], length) for a, b, length in edges]
    return rng.sample(found, len(found))


@every_map
def test_real_boards_owned_by_one_seat(name: str) -> None:
    """As much of a built-in map as the pieces of one seat can cover."""
    map_ = map_of(name)
    for number in range(many(15, 1)):
        rng = random.Random(f"{name} {number}")
        state = laid(map_, {})
        left, own = 45, []
        for track in blob(map_, 30, rng):
            if map_.tracks[track].length <= left and state.own_track(0, track, True):
                left -= map_.tracks[track].length
                own.append(track)
        expected = trail_by_frontier(edges_of(map_, own)) if map_.rules.longest else 0
        assert scored_length(state) == expected


@pytest.mark.native
@pytest.mark.parametrize("kind", GRIDS)
def test_scoring_stays_quick(kind: str, root: Path) -> None:
    """Sixty tracks of one seat, the most it can own: no position takes long (in a process that can be killed)."""
    done = subprocess.run(
        [sys.executable, "-c", SLOWEST, kind, "60", "40"], capture_output=True, text=True, timeout=120, cwd=root
    )
    assert done.returncode == 0, done.stderr
    assert max(map(float, done.stdout.split())) < 2.0

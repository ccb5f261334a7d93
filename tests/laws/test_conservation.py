"""No card, piece or ticket appears or is lost at any step of random games.
Also that every game ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from branchline.core import State, codes
from branchline.core.options import Setup
from branchline.maps import BUILT_IN, Map
from tests.laws.count import bag, check_all, check_flush, held, offered, queue, snap
from tests.laws.recount import check_final
from tests.laws.tables import SEATS, every_map, every_table, fresh, games, many, map_of, walk

LONGEST_GAME = 20_000  # decisions; many times the length of the longest random game


def lawful_game(map_: Map, steps: Iterator[State], with_path: bool = True) -> int:
    """Check every state of a game; returns the number of decisions."""
    last = snap(next(steps))
    gone = check_all(map_, last)
    decisions = 0
    for decisions, state in enumerate(steps, 1):
        now = snap(state)
        out = check_all(map_, now)
        check_flush(map_, now)
        assert gone <= out
        assert gone == out or last.phase == codes.SETUP, "tickets leave the game at set-up only"
        last, gone = now, out
        assert decisions < LONGEST_GAME
    check_final(map_, last, with_path)
    return decisions


@every_map
@every_table
def test_every_step_of_random_games(name: str, seats: int) -> None:
    for rng, state in games(name, seats, many(6, 1)):
        assert lawful_game(map_of(name), every(walk(state, rng), many(1, 5))) > 20


@pytest.mark.parametrize("number", range(many(48, 4)))
def test_every_step_on_random_maps(number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        for rng, state in games(name, SEATS[number % 4], 1):
            lawful_game(map_of(name), every(walk(state, rng), many(1, 3)))


@every_table
def test_every_step_on_the_largest_map(seats: int) -> None:
    for rng, state in games("largest", seats, many(2, 1)):
        lawful_game(map_of("largest"), every(walk(state, rng), many(1, 12)), with_path=False)


def every(steps: Iterator[State], stride: int) -> Iterator[State]:
    """Every ``stride``-th state, and the last one."""
    for number, state in enumerate(steps):
        if number % stride == 0 or state.over:
            yield state


OPTIONS: list[dict[str, int]] = [
    {"first": 1}, {"close_below": 0}, {"close_below": 6}, {"beginners": 1}, {"may_stop": 1}, {"stall_rounds": 2},
]  # fmt: skip


@every_map
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_step_with_each_option(name: str, options: dict[str, int]) -> None:
    state = fresh(name, 3, 5, **options)
    lawful_game(map_of(name), every(walk(state, random.Random(5)), many(1, 6)))


def test_no_option_of_the_core_is_left_out() -> None:
    assert {option for options in OPTIONS for option in options} == set(Setup._fields) - {"seats"}


def test_hoarders_empty_the_decks() -> None:
    """Seats take cards as long as they can, until decks and slots are empty (C-DRAW-8)."""
    for name in BUILT_IN:
        rng, state = random.Random(name), fresh(name, 3, 3)
        lawful_game(map_of(name), every(hoard(state, rng), many(1, 6)))


def hoard(state: State, rng: random.Random) -> Iterator[State]:
    yield state
    empty = 0
    while not state.over:
        codes_ = state.legal()
        cards = [code for code in codes_ if code < codes.A_TICKETS]
        if cards and state.phase in (codes.TURN, codes.SECOND) and empty < 40:
            codes_ = cards
        empty += state.display_size == 0
        state.apply(rng.choice(codes_))
        yield state
    assert empty > 0, "the decks never ran out"


def test_tickets_run_out() -> None:
    """Seats draw tickets whenever they can: the bag becomes empty, then the queue of returned tickets (C-TIX-1)."""
    state, rng = fresh("north_america", 2, 1), random.Random(1)
    shortest, seen_queue = 30, False
    for _ in range(200):
        options = state.legal()
        wanted = [code for code in options if code == codes.A_TICKETS] or [
            code for code in options if code >= codes.A_KEEP and (code - codes.A_KEEP).bit_count() <= 2
        ]
        state.apply(rng.choice(wanted or options))
        check_all(map_of("north_america"), snap(state))
        if state.phase == codes.KEEP:
            shortest = min(shortest, len(offered(state, state.turn)))
        seen_queue |= not bag(state) and bool(queue(state))
        if state.over:
            break
    assert shortest == 1
    assert seen_queue
    assert not queue(state)
    assert sum(len(held(state, q)) for q in range(2)) == 30

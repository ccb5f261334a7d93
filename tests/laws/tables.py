"""Random games for the laws: on every built-in map with every number of seats, and on random maps.
Nothing is checked here. The compiled rules play more games than the plain ones, which are a hundred times slower.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from branchline.core import Board, State, codes, compiled
from branchline.game import Game
from branchline.game.options import read_options
from branchline.maps import BUILT_IN, Map, load_map
from branchline.seats import SEAT_COUNTS
from tests.laws.worlds import largest_world, mixed_world, world

SEATS = tuple(SEAT_COUNTS)
# between whole actions a state is in one of these
WHOLE = (codes.SETUP, codes.TURN, codes.SECOND, codes.KEEP, codes.TUNNEL, codes.OVER)
every_table = pytest.mark.parametrize("seats", SEATS)
every_map = pytest.mark.parametrize("name", BUILT_IN)


def many(native: int, plain: int) -> int:
    """The number of repetitions: many with the compiled rules, few with the plain ones."""
    return native if compiled else plain


def map_of(name: str) -> Map:
    """A built-in map, or one from worlds.py: ``world 3``, ``mixed 3``, ``largest``."""
    if name in BUILT_IN:
        return load_map(name)
    kind, _, number = name.partition(" ")
    return largest_world() if kind == "largest" else (mixed_world if kind == "mixed" else world)(int(number))


@cache
def board_of(name: str) -> Board:
    return Board(map_of(name))


def fresh(name: str, seats: int, seed: int, **options: Any) -> State:
    """A raw state after the deal."""
    state = State(board_of(name))
    state.seed(seed)
    state.begin(seats, **options)
    return state


def asked(state: State) -> list[int]:
    """The seats that have something to decide."""
    if state.phase == codes.SETUP:
        return [seat for seat in range(state.seats) if state.ask[seat]]
    return [] if state.over else [state.turn]


def walk(state: State, rng: random.Random, whole: bool = False) -> Iterator[State]:
    """The state before the first step and after each random (sub-)step; with ``whole`` only between whole actions."""
    yield state
    while not state.over:
        seat = rng.choice(asked(state))
        state.apply(rng.choice(state.legal(seat)), seat)
        if not whole or state.phase in WHOLE:
            yield state


def varied(name: str, seats: int, number: int) -> dict[str, Any]:
    """Options for the game of this number, drawn at random; in every other game the second card is optional."""
    rng = random.Random(f"options {name} {seats} {number}")
    rules = map_of(name).rules
    return {
        "close_doubles_below": rng.choice((rules.doubles.close_below, 0, SEATS[-1] + 1)),
        "start": rng.choice((None, *range(seats))),
        "beginners": bool(rules.pieces.choose) and rng.random() < 0.25,
        "second_card": ("must", "may")[(number + seats) % 2],
    }


def games(name: str, seats: int, count: int, seed: int = 0) -> Iterator[tuple[random.Random, State]]:
    """Dealt games of varied options, each with a random generator to play it."""
    for number in range(count):
        setup = read_options(map_of(name), seats, varied(name, seats, 1000 * seed + number)).setup(seats)
        dealt = fresh(name, seed=1000 * seed + number, **setup._asdict())
        yield random.Random(f"{name} {seats} {seed} {number}"), dealt


class Player:
    """Plays random whole actions through ``Game``; ``eager`` makes claims and buildings more frequent."""

    def __init__(self, game: Game, rng: random.Random, eager: float = 0.5) -> None:
        self.game = game
        self.rng = rng
        self.eager = eager

    def choose(self) -> tuple[int, Any]:
        """A seat that has to decide and one of its legal actions."""
        seat = self.rng.choice(self.game.asked)
        actions = self.game.legal(seat)
        if self.rng.random() < self.eager:
            kinds = sorted({type(action).__name__ for action in actions})
            wanted = self.rng.choice(kinds)
            actions = [action for action in actions if type(action).__name__ == wanted]
        return seat, self.rng.choice(actions)

    def play(self, most: int | None = None) -> Iterator[tuple[int, Any, list[Any]]]:
        """Play to the end or at most this many actions; yields the seat, its action and the events."""
        while not self.game.over and (most is None or most > 0):
            seat, action = self.choose()
            events = self.game.play(seat, action)
            yield seat, action, events
            most = None if most is None else most - 1


def played(name: str, seats: int, seed: int | bytes, most: int | None = None, **options: Any) -> Game:
    """A random game, played to the end or for this many actions."""
    game = Game.new(map_of(name), seats, seed, options)
    for _ in Player(game, random.Random(f"{name} {seats} {seed!r}")).play(most):
        pass
    return game

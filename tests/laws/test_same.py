"""Compiled equals plain: the same bytes after every step, the same lists, views, observations and imagined states.
Also that a game does not depend on the process it is played in.
"""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from branchline.core import plain
from tests.laws.tables import SEATS, every_map, every_table, map_of

pytestmark = pytest.mark.native
HASHES = """
from branchline import Game, load_map
from branchline.core import Board, simulate
from branchline.maps import BUILT_IN
import random
for name in BUILT_IN:
    for seats in (2, 3, 4, 5):
        print(name, seats, simulate(Board(load_map(name)), seats, 40, 3))
    rng, game = random.Random(5), Game.new(name, 3, 5)
    while not game.over:
        seat = rng.choice(game.asked)
        game.play(seat, rng.choice(game.legal(seat)))
    print(game.hash, game.record().lines()[-1])
"""


@pytest.fixture(scope="module")
def native() -> Any:
    """The compiled backend; if it is missing, these tests fail instead of being skipped."""
    return importlib.import_module("branchline.core._compiled")


def both(native: Any, name: str, seats: int, seed: int, **options: int) -> tuple[Any, Any]:
    """The same game, dealt by both backends."""
    states = []
    for backend in (native, plain):
        state = backend.State(backend.Board(map_of(name)))
        state.seed(seed)
        states.append((state, state.begin(seats, **options)))
    assert states[0][1] == states[1][1], "the logs of the deal differ"
    return states[0][0], states[1][0]


def compare(c: Any, p: Any, rng: random.Random) -> None:
    """Compare everything that the two backends return for a position."""
    assert c.pack() == p.pack()
    assert (c.asked(), c.over) == (p.asked(), p.over)
    viewer = rng.choice([*range(c.seats), 255])
    seen = c.see(viewer), p.see(viewer)
    assert seen[0].pack() == seen[1].pack()
    size = c.board.observation_size
    assert size == p.board.observation_size
    rows = bytearray(size), bytearray(size)
    for one, row in zip(seen, rows, strict=True):
        one.encode(row)
    assert rows[0] == rows[1]
    number = rng.getrandbits(64)
    assert seen[0].imagine(number).pack() == seen[1].imagine(number).pack()


def play_both(c: Any, p: Any, rng: random.Random) -> int:
    """Play step by step to the end; returns the number of steps."""
    count = 0
    while not c.over:
        waiting = [seat for seat in range(c.seats) if c.ask[seat]] if c.phase == 0 else [c.asked()]
        seat = rng.choice(waiting)
        options = c.legal(seat)
        assert options == p.legal(seat)
        code = rng.choice(options)
        c.apply(code, seat)
        p.apply(code, seat)
        assert c.pack() == p.pack(), f"after step {count}, code {code}"
        if count % 5 == 0:
            compare(c, p, rng)
        count += 1
    compare(c, p, rng)
    assert p.over
    assert c.legal() == p.legal() == []
    return count


@every_map
@every_table
def test_every_step_has_the_same_bytes(native: Any, name: str, seats: int) -> None:
    for seed in range(2):
        assert play_both(*both(native, name, seats, seed), random.Random(seed)) > 30


@pytest.mark.parametrize("number", range(30))
def test_random_maps_too(native: Any, number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        play_both(*both(native, name, SEATS[number % 4], number), random.Random(number))


def test_the_largest_map_too(native: Any) -> None:
    play_both(*both(native, "largest", 5, 1), random.Random(1))


@every_map
@every_table
def test_hash_by_hash(native: Any, name: str, seats: int) -> None:
    """Whole random games, with their hashes combined into one number."""
    results = [backend.simulate(backend.Board(map_of(name)), seats, 7, 4) for backend in (native, plain)]
    assert results[0] == results[1]


def test_options_and_forced_draws(native: Any) -> None:
    script = ([8, 8, 8, 0, 1, 2, 3, 4, 5], [13, 14], [3, 1, 2])
    for name, options in (
        ("great_lakes", {"beginners": True, "may_stop": True}),
        ("europe", {"first": 2, "close_below": 0, "stall_rounds": 2}),
    ):
        c, p = both(native, name, 3, 9, **options)
        play_both(c, p, random.Random(name))
    for name in ("north_america", "great_lakes"):
        states = [backend.State(backend.Board(map_of(name))) for backend in (native, plain)]
        for state in states:
            state.seed(3)
        logs = [state.begin(4, script=script) for state in states]
        assert logs[0] == logs[1]
        assert logs[0][1] == (9, 2 if name == "great_lakes" else 0, 3)
        assert states[0].pack() == states[1].pack()


@pytest.mark.parametrize("where", ["another process", "plain"])
def test_games_do_not_depend_on_the_process(where: str) -> None:
    """The same seeds in two processes with different hash seeds, once without the compiled rules."""
    outputs = []
    for number, extra in enumerate(({}, {"BRANCHLINE_PLAIN": "1"} if where == "plain" else {})):
        kept = {key: value for key, value in os.environ.items() if key != "BRANCHLINE_PLAIN"}
        environment = {**kept, **extra, "PYTHONHASHSEED": str(number + 1)}
        done = subprocess.run(
            [sys.executable, "-c", HASHES], env=environment, capture_output=True, text=True, cwd=Path(__file__).parent
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]

"""Measure how fast the rules run: whole games, single calls, threads, start-up. Best of several rounds each.

Prints nothing; the command ``bench`` and the scripts of bench/ show the numbers.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from branchline import core
from branchline.cli.series import play_piece
from branchline.core import State
from branchline.game.options import read_options
from branchline.lexicon import lexicon
from branchline.maps import Map

CALLS = ("legal", "apply", "clone", "see", "encode")
POSITIONS = 400
INNER = 2  # measurements of a row before the next row's turn

Watch = Callable[[Sequence[int]], Iterable[int]]  # iterates over what it is given, and may show the progress


def best(rounds: int, measure: Callable[[], float]) -> float:
    """The shortest of several times: what the machine can do when it is otherwise idle."""
    return min(measure() for _ in range(rounds))


def playing(map_: Map, seats: int, games: int, rounds: int) -> dict[str, float]:
    """Random play of whole games on one core."""
    options = read_options(map_, seats, None)
    play_piece(map_, seats, 0, 1, options)
    pieces = [play_piece(map_, seats, 0, games, options) for _ in range(rounds)]
    seconds = min(piece.ended - piece.began for piece in pieces)
    return {"games_per_second": games / seconds, "decisions_per_second": pieces[0].decisions / seconds}


def positions(map_: Map, seats: int, count: int, seed: int = 1) -> list[tuple[State, int, int]]:
    """Positions sampled from random games: a state, the seat that is asked, a legal code."""
    board, dice = lexicon(map_).board, Random(seed)
    found: list[tuple[State, int, int]] = []
    state = State(board)
    number = 0
    while len(found) < count:
        state.seed(seed + number)
        number += 1
        state.begin(seats, close_below=map_.rules.doubles.close_below)
        while not state.over:
            seat = state.asked()
            code = dice.choice(state.legal(seat))
            if dice.random() < 0.25:
                found.append((state.clone(), seat, code))
            state.apply_unchecked(code, seat)
        state = State(board)
    return dice.sample(found, count)


def calls(map_: Map, seats: int, rounds: int, count: int = POSITIONS) -> dict[str, float]:
    """Nanoseconds per call from Python, over positions sampled from whole games."""
    spots = positions(map_, seats, count)
    states = [state for state, _, _ in spots]
    room = bytearray(lexicon(map_).board.observation_size)
    seen = [state.see(seat) for state, seat, _ in spots]

    def applying() -> float:
        copies = [(state.clone(), seat, code) for state, seat, code in spots]

        def apply_all() -> None:
            for state, seat, code in copies:
                state.apply_unchecked(code, seat)

        return _timed(apply_all)

    def cloning() -> None:
        for state in states:
            state.clone()  # dropped at once, as a search does with most of them

    def encoding() -> None:
        for view in seen:
            view.encode(room)

    times = {
        "legal": lambda: _timed(lambda: [state.legal(seat) for state, seat, _ in spots]),
        "apply": applying,
        "clone": lambda: _timed(cloning),
        "see": lambda: _timed(lambda: [state.see(seat) for state, seat, _ in spots]),
        "encode": lambda: _timed(encoding),
    }
    return {name: best(rounds, times[name]) / count * 1e9 for name in CALLS}


def _timed(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def threads(map_: Map, seats: int, games: int, rounds: int, counts: Sequence[int] = (1, 2)) -> dict[int, float]:
    """Decisions per second of a batch, by the number of threads. Rounds alternate, so that load hits all alike."""
    found = dict.fromkeys(counts, 0.0)
    for _ in range(rounds):
        for count in counts:
            batch = core.Batch(lexicon(map_).board, seats, games, threads=count)
            began = time.perf_counter()
            decisions = batch.play_random()
            found[count] = max(found[count], decisions / (time.perf_counter() - began))
            batch.close()
    return found


def starting(rounds: int) -> dict[str, float]:
    """Seconds to start: Python alone, with the package imported, and the help of the command."""
    commands = {
        "python": ["-c", "pass"],
        "import": ["-c", "import branchline"],
        "import_all": ["-c", "from branchline import Game"],
        "help": ["-m", "branchline", "--help"],
    }
    found = dict.fromkeys(commands, float("inf"))
    for _ in range(rounds):
        for name, words in commands.items():
            found[name] = min(found[name], _started([sys.executable, *words]))
    return found


def _started(command: list[str]) -> float:
    return _timed(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL))


def row(map_: Map, seats: int, games: int, rounds: int, count: int = POSITIONS) -> dict[str, Any]:
    """All measurements of one map and number of seats."""
    return {
        "map": map_.id,
        "seats": seats,
        **{name: round(value, 1) for name, value in playing(map_, seats, games, rounds).items()},
        **{f"{name}_ns": round(value, 1) for name, value in calls(map_, seats, rounds, count).items()},
    }


def survey(
    tables: Sequence[tuple[Map, int]], games: int, rounds: int, count: int = POSITIONS, watch: Watch = iter
) -> list[dict[str, Any]]:
    """A row for every map and number of seats. The rounds alternate between them, so that load on the machine, which
    lasts for seconds, does not hit all rounds of one row."""
    found: dict[int, dict[str, Any]] = {}
    for i in watch([i for _ in range(rounds) for i in range(len(tables))]):
        new = row(*tables[i], games, INNER, count)
        found[i] = {name: _better(name, value, found.get(i, new)[name]) for name, value in new.items()}
    return [found[i] for i in range(len(tables))]


def _better(name: str, new: Any, old: Any) -> Any:
    if name.endswith("_per_second"):
        return max(new, old)
    return min(new, old) if name.endswith("_ns") else old

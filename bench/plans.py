"""Measures what the server works out on the event loop when a seat asks for its plans: its tickets, its score now, and
who has the longest path. Bots play, and before each decision every part is timed for the seat that is asked.

    python bench/plans.py [--bots uniform uniform uniform uniform]

A `uniform` bot keeps drawing tickets, so four of them are the hardest of the built-in tables.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from branchline import Game
from branchline.bots import make_bot
from branchline.game import longest_path, standing
from branchline.maps import BUILT_IN
from branchline.planning import plans
from branchline.view import View

GOAL = 3.0  # ms
PARTS: dict[str, Callable[[View], object]] = {"tickets": plans, "score": standing, "longest": longest_path}


def game(map_: str, names: Sequence[str], seed: int) -> list[dict[str, float]]:
    """The CPU milliseconds of each part, turn by turn."""
    played = Game.new(map_, seats=len(names), seed=seed)
    players = [make_bot(name, seed) for name in names]
    taken: list[dict[str, float]] = []
    while not played.over:
        seat = played.asks[0].seat
        view = played.view(seat)
        taken.append({name: timed(part, played.view(seat)) for name, part in PARTS.items()})
        played.play(seat, players[seat].choose(view))
    return taken


def timed(part: Callable[[View], object], view: View) -> float:
    began = time.process_time_ns()
    part(view)
    return (time.process_time_ns() - began) / 1e6


def row(name: str, times: list[float]) -> str:
    times = sorted(times)
    shown = [times[int(len(times) * part)] for part in (0.5, 0.95, 0.99)]
    return f"{name:<24}" + "".join(f"{one:9.2f}" for one in [*shown, times[-1]])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=5, help="games of a map")
    reader.add_argument(
        "--bots", nargs="*", default=["planner", "collector", "uniform"], help="who plays, seat by seat"
    )
    reader.add_argument("--maps", nargs="*", default=list(BUILT_IN))
    given = reader.parse_args()
    print(f"{'CPU ms':<24}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}   (goal: {GOAL})")
    for map_ in given.maps:
        taken = [turn for seed in range(given.games) for turn in game(map_, given.bots, seed)]
        for part in PARTS:
            print(row(f"{map_} {part}", [turn[part] for turn in taken]))
        print(row(f"{map_} all", [sum(turn.values()) for turn in taken]))


if __name__ == "__main__":
    main()

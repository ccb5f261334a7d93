"""Measures the batch environment; the goal is a million random decisions per second on one core, with observations.
It uses processor time, so other load on the machine matters little. It prints the goal and never fails.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from branchline.core import compiled
from branchline.env import BatchEnv
from branchline.maps import BUILT_IN

GOAL = 1_000_000


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--map", default=BUILT_IN[0], help="a built-in map or a map file")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--size", type=int, nargs="+", default=[64, 256, 1024], help="games at once")
    reader.add_argument("--steps", type=int, default=1000, help="steps of a round")
    reader.add_argument("--rounds", type=int, default=7, help="the best of so many counts")
    reader.add_argument("--no-check", action="store_true", help="trust that actions are legal")
    reader.add_argument("--json", action="store_true", help="one line of JSON")
    given = reader.parse_args()
    rows = [row(given, size) for size in given.size]
    best = max(line["decisions_per_second"] for line in rows)
    if given.json:
        print(json.dumps({"compiled": compiled, "map": given.map, "seats": given.seats, "rows": rows, "goal": GOAL}))
        return
    parts = [name for name in rows[0] if name.endswith("_ns")]
    print(f"{'games':>6} {'decisions/s':>12} " + " ".join(f"{name[:-3]:>9}" for name in parts) + "   ns a decision")
    for line in rows:
        cells = " ".join(f"{line[name]:>9,.0f}" for name in parts)
        print(f"{line['size']:>6} {line['decisions_per_second']:>12,.0f} {cells}")
    print(f"{'ok  ' if best >= GOAL else 'MISS'} decisions a second {best:,.0f}   at least {GOAL:,}")


def row(given: argparse.Namespace, size: int) -> dict[str, Any]:
    """One batch: random play with restarts, then each part separately, best of several rounds."""
    env = BatchEnv(given.map, given.seats, size, check=not given.no_check)
    env.reset(seed=1)
    for _ in range(300):  # so that the games are at different stages
        env.step(env.sample())
    games = env.games

    def decision() -> None:
        env.step(env.sample())

    masks = env.masks.view("uint8")
    parts: dict[str, Callable[[], object]] = {
        "decision": decision,
        "choose": env.sample,
        "observe": lambda: games.observe(env.observations),
        "masks": lambda: games.masks(masks),
    }
    found = {f"{name}_ns": best_of(part, given.steps, given.rounds) / size for name, part in parts.items()}
    found["rest_ns"] = 2 * found["decision_ns"] - sum(found.values())
    env.close()
    return {"size": size, "decisions_per_second": 1e9 / found["decision_ns"], **found}


def best_of(call: Callable[[], object], times: int, rounds: int) -> float:
    """Processor time of a call in nanoseconds, best of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time_ns()
        for _ in range(times):
            call()
        best = min(best, (time.process_time_ns() - start) / times)
    return best


if __name__ == "__main__":
    main()

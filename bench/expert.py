"""Measures the playouts per second of the expert on each map, on one core and on several, in games of planners.
One core uses processor time, the speed-up by several cores wall time: it means little on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from branchline import Game
from branchline.bots import make_bot
from branchline.bots.expert import Budget, Expert
from branchline.maps import BUILT_IN
from branchline.view import View


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--maps", nargs="*", default=list(BUILT_IN), help="names of maps")
    reader.add_argument("--seats", type=int, nargs="*", default=[2, 4], help="numbers of seats")
    reader.add_argument("--games", type=int, default=2, help="games that positions are taken from")
    reader.add_argument("--playouts", type=int, default=1000, help="playouts for a choice")
    reader.add_argument("--cores", type=int, default=2, help="cores to compare with one")
    reader.add_argument("--json", action="store_true", help="one line of JSON")
    given = reader.parse_args()
    rows = [measure(name, seats, given) for name in given.maps for seats in given.seats]
    if given.json:
        print(json.dumps(rows))
        return
    print(" ".join(f"{head:>20}" for head in rows[0]))
    for row in rows:
        print(" ".join(f"{value:>20}" for value in row.values()))


def measure(name: str, seats: int, given: argparse.Namespace) -> dict[str, Any]:
    views = [view for seed in range(given.games) for view in positions(name, seats, seed)]
    one, several = (
        Expert(1, Budget(playouts=given.playouts)),
        Expert(1, Budget(playouts=given.playouts, cores=given.cores)),
    )
    spent = [0.0, 0.0, 0.0]
    for view in views:  # alternate, so that a change in load affects both
        began, busy = time.perf_counter(), time.process_time()
        one.choose(view)
        spent[0] += time.process_time() - busy
        spent[1] += time.perf_counter() - began
        began = time.perf_counter()
        several.choose(view)
        spent[2] += time.perf_counter() - began
    rate = one.spent / spent[0]
    return {
        "map": name,
        "seats": seats,
        "choices": len(views),
        "playouts_per_second": round(rate),
        "playouts_in_100_ms": round(rate / 10),
        f"gain_of_{given.cores}_cores": round(spent[1] / spent[2], 2),
    }


def positions(name: str, seats: int, seed: int) -> list[View]:
    """Every seventh decision of a game of planners."""
    game, found = Game.new(name, seats, seed=seed), []
    bots = [make_bot("planner", seat) for seat in range(seats)]
    while not game.over:
        seat = game.asked[0]
        view = game.view(seat)
        if len(game.entries) % 7 == 0:
            found.append(view)
        game.play(seat, bots[seat].choose(view))
    return found


if __name__ == "__main__":
    main()

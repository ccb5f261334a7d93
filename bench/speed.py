"""Measures the promised speeds in one run: whole games, single calls, threads, start-up, memory. Best of several.
It prints the goals next to the results and never fails, because the machine may be busy.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from branchline import core
from branchline.cli import measure
from branchline.core.records import State
from branchline.maps import BUILT_IN, load_map
from branchline.seats import SEAT_COUNTS


class Promise(NamedTuple):
    """A measured number, its goal, and whether higher is better."""

    what: str
    value: float
    goal: float
    more: bool = True

    @property
    def kept(self) -> bool:
        return self.value >= self.goal if self.more else self.value <= self.goal


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=4000, help="games of a round")
    reader.add_argument("--rounds", type=int, default=7, help="the best of so many counts")
    reader.add_argument("--json", action="store_true", help="one line of JSON")
    given = reader.parse_args()
    tables = [(load_map(name), seats) for name in BUILT_IN for seats in SEAT_COUNTS]
    rows = measure.survey(tables, given.games, given.rounds)
    promises = list(check(rows, given.games, given.rounds))
    plain = plain_rows()
    if given.json:
        kept = [{**promise._asdict(), "kept": promise.kept} for promise in promises]
        print(json.dumps({"compiled": core.compiled, "rows": rows, "plain": plain, "promises": kept}))
        return
    show(rows, plain)
    for promise in promises:
        sign = "ok  " if promise.kept else "MISS"
        bound = "at least" if promise.more else "at most"
        print(f"{sign} {promise.what:<44} {promise.value:>14,.2f}   {bound} {promise.goal:,.2f}")


def check(rows: list[dict[str, Any]], games: int, rounds: int) -> Iterator[Promise]:
    """The goals of the project with the measured values."""
    by_place = {(row["map"], row["seats"]): row for row in rows}
    first = BUILT_IN[0]
    yield Promise(f"{first}, 4 seats: games a second", by_place[first, 4]["games_per_second"], 20_000)
    yield Promise(f"{first}, 4 seats: decisions a second", by_place[first, 4]["decisions_per_second"], 6_000_000)
    for name in BUILT_IN[1:]:
        yield Promise(f"{name}, 4 seats: decisions a second", by_place[name, 4]["decisions_per_second"], 4_000_000)
    yield Promise("clone from Python, ns (slowest of all)", max(row["clone_ns"] for row in rows), 150, more=False)
    if core.compiled and (os.cpu_count() or 1) > 1:
        found = measure.threads(load_map(first), 4, games * 2, rounds)
        yield Promise("two threads against one, times", found[2] / found[1], 1.8)
    started = measure.starting(rounds)
    yield Promise(
        "import branchline, ms beyond a bare Python", 1000 * (started["import"] - started["python"]), 60, more=False
    )
    whole = 1000 * (started["import_all"] - started["python"])
    yield Promise("from branchline import Game, ms beyond it", whole, 60, more=False)
    yield Promise("branchline --help, ms", 1000 * started["help"], 150, more=False)
    yield Promise("a state, bytes", State.size, 2048, more=False)


def plain_rows() -> list[dict[str, Any]]:
    """The plain source, in a separate process."""
    words = ["-m", "branchline", "bench", "--json", "--no-plain", "--games", "5", "--rounds", "2", "--positions", "100"]
    surroundings = {**os.environ, "BRANCHLINE_PLAIN": "1"}
    done = subprocess.run([sys.executable, *words], env=surroundings, check=True, capture_output=True, text=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return rows


def show(rows: list[dict[str, Any]], plain: list[dict[str, Any]]) -> None:
    heads = ["games/s", "decisions/s", *(f"{name} ns" for name in measure.CALLS), "plain games/s", "ratio"]
    print(f"{'map':<14} seats " + " ".join(f"{head:>13}" for head in heads))
    for row, slow in zip(rows, plain, strict=True):
        numbers = [row["games_per_second"], row["decisions_per_second"], *(row[f"{name}_ns"] for name in measure.CALLS)]
        numbers += [slow["games_per_second"], row["games_per_second"] / slow["games_per_second"]]
        print(f"{row['map']:<14} {row['seats']:>5} " + " ".join(f"{number:>13,.0f}" for number in numbers))
    print()


if __name__ == "__main__":
    main()

"""Counts the legal sequences of (sub-)actions from fixed positions of fixed games.
The counts are stored in perft.json; a change of any rule changes them. To store them again after an intended change, run
`python -m tests.core.perft` in the top folder of the checkout; with the names of maps it replaces only their counts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from branchline.core import Board, State
from branchline.maps import BUILT_IN, load_map
from branchline.seats import SEAT_COUNTS

GOLDEN = Path(__file__).with_name("perft.json")
AT = (0, 9, 60, 140)  # random steps before the counting begins
DEPTH = 4
SEED = 2024


def position(name: str, seats: int, steps: int) -> State:
    """A fixed game after this many random steps."""
    state = State(Board(load_map(name)))
    state.seed(SEED + seats)
    state.begin(seats)
    for _ in range(steps):
        options = state.legal()
        if options:
            state.apply(options[state.choice(len(options))])
    return state


def count(state: State, depth: int) -> int:
    """The number of legal sequences of this many steps; a finished game counts as one."""
    options = state.legal()
    if depth == 1 or not options:
        return max(1, len(options))
    total = 0
    for code in options:
        after = state.clone()
        after.apply_unchecked(code, state.asked())
        total += count(after, depth - 1)
    return total


def numbers(name: str, seats: int, depth: int = DEPTH) -> dict[str, list[int]]:
    """The counts for each depth, by position."""
    return {str(at): [count(position(name, seats, at), d) for d in range(1, depth + 1)] for at in AT}


def stored() -> dict[str, dict[str, list[int]]]:
    """The counts in perft.json."""
    found: dict[str, dict[str, list[int]]] = json.loads(GOLDEN.read_text("utf-8"))
    return found


def golden(name: str, seats: int) -> dict[str, list[int]]:
    """The stored counts of a map with this many seats."""
    key = f"{name} {seats}"
    if key not in stored():
        raise LookupError(f"{GOLDEN.name} has no entry {key!r}; to add it, run: python -m tests.core.perft {name}")
    return stored()[key]


def main(names: Sequence[str]) -> None:
    """Store the counts of these maps, or of all built-in maps; entries of maps that no longer exist are dropped."""
    old = stored()
    entries = []
    for name in BUILT_IN:
        for seats in SEAT_COUNTS:
            key = f"{name} {seats}"
            counts = numbers(name, seats) if name in (names or BUILT_IN) else old.get(key)
            if counts:
                entries.append(f"  {json.dumps(key)}: {json.dumps(counts)}")
    GOLDEN.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Counting legal sequences: how many ways the next (sub-)actions can go, from fixed positions of fixed games.
Written to perft.json as golden numbers; a change of any rule changes them. To write them anew, after a change that was meant:
`python -m tests.core.perft` in the top folder of the checkout.
"""

from __future__ import annotations

import json
from pathlib import Path

from branchline.core import Board, State
from branchline.maps import load_map

GOLDEN = Path(__file__).with_name("perft.json")
MAPS = ("north_america", "europe", "great_lakes")
SEATS = (2, 3, 4, 5)
AT = (0, 9, 60, 140)  # random steps before the counting begins
DEPTH = 4
SEED = 2024


def position(name: str, seats: int, steps: int) -> State:
    """A fixed game after so many random steps."""
    state = State(Board(load_map(name)))
    state.seed(SEED + seats)
    state.begin(seats)
    for _ in range(steps):
        options = state.legal()
        if options:
            state.apply(options[state.choice(len(options))])
    return state


def count(state: State, depth: int) -> int:
    """Sequences of so many steps; a game that is over counts as one."""
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
    """Per position the counts to each depth."""
    return {str(at): [count(position(name, seats, at), d) for d in range(1, depth + 1)] for at in AT}


def main() -> None:
    golden = {f"{name} {seats}": numbers(name, seats) for name in MAPS for seats in SEATS}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in golden.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

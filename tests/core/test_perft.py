"""Golden numbers of legal sequences, for every rule set and number of seats (see perft.py for how they are made)."""

from __future__ import annotations

import json

import pytest

from branchline.core import compiled
from tests.core.perft import AT, DEPTH, GOLDEN, MAPS, SEATS, numbers


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", SEATS)
def test_counts_of_legal_sequences(name: str, seats: int) -> None:
    """The compiled rules count four steps ahead, the plain ones three."""
    depth = DEPTH if compiled else DEPTH - 1
    golden = json.loads(GOLDEN.read_text("utf-8"))[f"{name} {seats}"]
    assert numbers(name, seats, depth) == {at: counts[:depth] for at, counts in golden.items()}


def test_every_position_has_its_numbers() -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert set(golden) == {f"{name} {seats}" for name in MAPS for seats in SEATS}
    assert all(list(map(int, row)) == list(AT) for row in golden.values())
    assert all(len(counts) == DEPTH and counts == sorted(counts) for row in golden.values() for counts in row.values())

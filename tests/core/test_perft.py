"""The numbers of legal sequences are the stored ones, for every built-in map and number of seats (see perft.py)."""

from __future__ import annotations

import pytest

from branchline.core import compiled
from branchline.maps import BUILT_IN
from branchline.seats import SEAT_COUNTS
from tests.core.perft import AT, DEPTH, golden, numbers, stored


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_counts_of_legal_sequences(name: str, seats: int) -> None:
    """The compiled rules count four steps ahead, the plain ones three."""
    depth = DEPTH if compiled else DEPTH - 1
    assert numbers(name, seats, depth) == {at: counts[:depth] for at, counts in golden(name, seats).items()}


def test_every_map_has_an_entry_and_every_entry_a_map() -> None:
    assert set(stored()) == {f"{name} {seats}" for name in BUILT_IN for seats in SEAT_COUNTS}
    assert all(list(map(int, row)) == list(AT) for row in stored().values())
    assert all(
        len(counts) == DEPTH and counts == sorted(counts) for row in stored().values() for counts in row.values()
    )


def test_a_missing_entry_is_reported_with_the_command_that_adds_it() -> None:
    with pytest.raises(LookupError, match=r"no entry 'atlantis 2'; .* run: python -m tests\.core\.perft atlantis"):
        golden("atlantis", 2)

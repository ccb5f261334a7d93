"""The number of seats is defined once; all other code refers to it.
It reads source text and some tables; no game is played.
"""

from __future__ import annotations

import re
from typing import get_args

import pytest

from branchline import seats
from branchline.core import codes
from branchline.server.wire.shapes import SeatColour
from branchline.svg import paint

# ways of writing the number of seats as a literal in Python, Cython and TypeScript
LITERAL = re.compile(
    r"<= 5\b.*seat|seat.*<= 5\b|\b2, 3, 4, 5\b|IntRange\(\d, 5\)|max_length=5\b|\[5\] |\(size, 5\)|SEATS = 5\b|MOST\w* = 5\b"
)
HOME = {"src/branchline/seats.py", "web/src/protocol.ts"}  # the definition, and the file generated from it


def test_the_number_of_seats_is_written_once(texts: dict[str, str]) -> None:
    places = [
        f"{name}:{number}"
        for name, text in texts.items()
        if name.startswith(("src/", "bench/", "web/src/")) and name.endswith((".py", ".pyx", ".pxi", ".ts", ".svelte"))
        for number, line in enumerate(text.splitlines(), 1)
        if name not in HOME and LITERAL.search(line)
    ]
    assert places == []


def test_there_is_a_colour_for_every_seat() -> None:
    assert codes.SEATS == seats.SEATS <= min(len(paint.SEATS), len(get_args(SeatColour)))


@pytest.mark.parametrize("number", [-1, 0, 1, 6, 255])
def test_other_numbers_are_refused(number: int) -> None:
    assert seats.seats_fault(number) == f"{number} is not 2 to 5 (C-SET-1)"
    assert not any(map(seats.seats_fault, seats.SEAT_COUNTS))

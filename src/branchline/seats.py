"""The number of seats a game may have (C-SET-1): the only place that defines it, for Python, C and the page.

Knows nothing else. More seats need colours (``svg/paint.py``, ``server/wire/shapes.py``) and maps with enough cards.
"""

from __future__ import annotations

FEWEST_SEATS = 2
SEATS = 5
SEAT_COUNTS = range(FEWEST_SEATS, SEATS + 1)


def seats_fault(seats: int) -> str:
    """What is wrong with a number of seats; empty if it is valid."""
    return "" if seats in SEAT_COUNTS else f"{seats} is not {FEWEST_SEATS} to {SEATS} (C-SET-1)"

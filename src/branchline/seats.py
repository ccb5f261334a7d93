"""How many seats a table may have (C-SET-1): the one place that says it, for Python, C and the page.

Knows nothing else. A larger number needs colours (``svg/paint.py``, ``server/wire/shapes.py``) and maps with the cards.
"""

from __future__ import annotations

FEWEST_SEATS = 2
SEATS = 5
SEAT_COUNTS = range(FEWEST_SEATS, SEATS + 1)


def seats_fault(seats: int) -> str:
    """What is wrong with a number of seats; nothing if it is one."""
    return "" if seats in SEAT_COUNTS else f"{seats} is not {FEWEST_SEATS} to {SEATS} (C-SET-1)"

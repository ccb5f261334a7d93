"""When the memory is tidied: Python's own collections stop everything, where thousands are at table the small ones for
a twentieth of a second and the full ones for half of one.

Nothing that a move leaves behind needs them (lines and tables that go do). So there are none by themselves: the house
is swept when nobody moves, or when much lies about, or at last once an hour.
"""

from __future__ import annotations

import gc
import time

SOON, QUIET, LATEST = 20.0, 300.0, 3600.0  # seconds between two sweeps: of a quiet house, where much lies about; of any
SOME, MUCH = 200, 4000  # lines closed and tables gone to rest since the last sweep
HEAP = 2_000_000  # things made since the last sweep that are still there


class GcSchedule:
    """Asked once a round; ``moves`` is how many there have been so far, ``gone`` how many lines and tables went."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what was loaded at the start stays for good
        gc.disable()
        self._swept = time.monotonic()
        self._moves = 0
        self._gone = 0

    def collect_if_due(self, moves: int, gone: int) -> bool:
        """Sweep if it is time to; whether it was."""
        since, lying = time.monotonic() - self._swept, gone - self._gone
        quiet = moves == self._moves
        self._moves = moves
        due = since > LATEST or lying >= MUCH or gc.get_count()[0] >= HEAP
        if not due and not (quiet and (since > QUIET or (since > SOON and lying >= SOME))):
            return False
        gc.collect()
        self._gone = gone
        self._swept = time.monotonic()
        return True

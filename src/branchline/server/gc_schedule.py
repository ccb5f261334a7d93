"""When Python's garbage collector runs. With thousands of players a small collection stops the server for 50 ms, a
full one for half a second.

Moves leave no cycles behind, only closed connections and tables do. So automatic collection is off; the server collects
when nobody is moving, when much has gone, or once an hour. Many connections that come and go leave too much to wait for
that, but all of it is young, so collecting the youngest objects is enough and quick. It knows nothing about games.
"""

from __future__ import annotations

import gc
import time

SOON, QUIET, LATEST = 20.0, 300.0, 3600.0  # seconds: quiet with some garbage, quiet, at the latest
SOME, MUCH = 200, 4000  # connections and tables gone since the last collection
HEAP = 2_000_000  # objects created since the last collection and still alive
CLOSED = 200  # connections closed since the last collection of young objects


class GcSchedule:
    """Decides when to collect; turns automatic collection off."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # everything loaded so far stays forever
        gc.disable()
        self._swept = time.monotonic()
        self._moves = 0
        self._gone = 0
        self._closed = 0
        self._young = 0  # collections of young objects so far

    def collect_if_due(self, moves: int, gone: int, closed: int = 0) -> bool:
        """Collect everything if it is time, and return whether it was; or else what is young. Called about once a
        second.

        ``moves``: how many moves there have been so far; ``gone``: how many websockets and tables have gone;
        ``closed``: how many connections of all kinds were closed, also those that were refused."""
        since, lying = time.monotonic() - self._swept, gone - self._gone
        quiet = moves == self._moves
        self._moves = moves
        due = since > LATEST or lying >= MUCH or gc.get_count()[0] >= HEAP
        if not due and not (quiet and (since > QUIET or (since > SOON and lying >= SOME))):
            self._collect_young(closed)
            return False
        gc.collect()
        self._gone = gone
        self._closed = closed
        self._swept = time.monotonic()
        return True

    def _collect_young(self, closed: int) -> None:
        """Collect what was created since the last time, and every fourth time also what survived the last three: some
        of the connections were open then."""
        if closed - self._closed >= CLOSED:
            self._closed = closed
            self._young += 1
            gc.collect(0 if self._young % 4 else 1)

"""A cap on how many games with bots one person runs at once.

It counts the tables in memory and the games that are being started; a table at rest costs nothing and does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from branchline.server.errors import RequestError
from branchline.server.store import Chair, TableRow
from branchline.server.tables import seating

MOST = 12  # running games with bots in memory, by host
RETRY = 30  # seconds in which a table that nobody uses goes to rest


class BotTables:
    """``awake`` gives the rows of the tables in memory."""

    def __init__(self, awake: Callable[[], Iterable[TableRow]]) -> None:
        self._awake = awake
        self._starting: Counter[str] = Counter()

    @contextmanager
    def starting(self, host: str, chairs: Sequence[Chair]) -> Iterator[None]:
        """Start a game of this host inside; RequestError 429 if too many of their games with bots run already."""
        if not _has_bots(chairs):
            yield
            return
        if self._running(host) + self._starting[host] >= MOST:
            detail = f"you have {MOST} games with bots running; finish one, or leave one and wait {RETRY} seconds"
            raise RequestError(429, "too_many_bots", detail, seconds=RETRY, most=MOST)
        self._starting[host] += 1
        try:
            yield
        finally:
            self._starting[host] -= 1
            if not self._starting[host]:
                del self._starting[host]

    def _running(self, host: str) -> int:
        started = [row for row in self._awake() if row.host == host and (row.status == "running" or row.revealing)]
        return sum(_has_bots(row.seating) for row in started)


def _has_bots(chairs: Sequence[Chair]) -> bool:
    return any(seating.bot_at(chair) is not None for chair in chairs)

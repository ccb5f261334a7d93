"""Turns at something that one request at a time can use: everybody who waits gets one in rotation.

However much one of them asks for, another waits for at most one turn of each. It does not know what a turn is for.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable


class Crowded(Exception):
    """Too many wait already: of all, or of the one who asks."""


class FairTurns:
    """At most ``most`` requests wait, and at most ``each`` of the same asker."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._busy = False
        self._waiting = 0
        self._queues: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, asker: Hashable) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise Crowded at once if too many wait."""
        if self._busy:
            await self._wait(asker)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Hashable) -> None:
        queue = self._queues.get(asker, ())
        if self._waiting >= self._most or len(queue) >= self._each:
            raise Crowded
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(asker, deque()).append(turn)
        self._waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(asker, turn)
            else:  # it had just been given
                self._pass_on()
            raise

    def _forget(self, asker: Hashable, turn: asyncio.Future[None]) -> None:
        queue = self._queues.get(asker)
        if queue is not None and turn in queue:
            queue.remove(turn)
            self._waiting -= 1
            if not queue:
                del self._queues[asker]

    def _pass_on(self) -> None:
        """Give the turn to one request of the asker who has waited for longest."""
        while self._queues:
            asker, queue = next(iter(self._queues.items()))
            turn = queue.popleft()
            self._waiting -= 1
            if queue:
                self._queues.move_to_end(asker)
            else:
                del self._queues[asker]
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._busy = False

"""How often somebody may try: sliding counts by key, in memory, with a bound on how much is remembered.

Knows keys and moments, no people. What is forgotten at a restart is only how often somebody failed.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from time import monotonic

REMEMBERED = 10_000


class Throttle:
    """At most ``most`` in ``seconds`` for every key; the key that was quiet longest is forgotten first."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.tries: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def wait(self, key: Hashable) -> float:
        """Seconds until another try is let in; 0 where it is now."""
        moments = self.tries.get(key)
        if not moments:
            return 0.0
        now = self.clock()
        while moments and moments[0] <= now - self.seconds:
            moments.popleft()
        if not moments:
            del self.tries[key]
            return 0.0
        return moments[0] + self.seconds - now if len(moments) >= self.most else 0.0

    def count(self, key: Hashable) -> None:
        moments = self.tries.setdefault(key, deque(maxlen=self.most))
        moments.append(self.clock())
        self.tries.move_to_end(key)
        while len(self.tries) > REMEMBERED:
            self.tries.popitem(last=False)

    def uncount(self, key: Hashable) -> None:
        """Take the last one back: it was no failure."""
        moments = self.tries.get(key)
        if moments:
            moments.pop()

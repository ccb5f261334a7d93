"""Throttling: at most so many attempts per key in a sliding window of time.

In memory and of bounded size. It knows keys and times, not what they stand for; a restart forgets the counts.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from time import monotonic

REMEMBERED = 10_000


class Throttle:
    """At most ``most`` attempts in ``seconds`` for each key; the key unused for longest is dropped first."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.tries: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def wait(self, key: Hashable) -> float:
        """Return the seconds until another attempt is allowed; 0 if it is now."""
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
        """Remove the last attempt: it did not fail."""
        moments = self.tries.get(key)
        if moments:
            moments.pop()

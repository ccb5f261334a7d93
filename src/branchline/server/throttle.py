"""Throttling: at most so many attempts per key in a sliding window of time, and the key of a network address.

In memory and of bounded size. It knows keys and times, not what is attempted; a restart forgets the counts.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

MOST_KEYS = 10_000
SUBSCRIBER = 64  # leading bits of an IPv6 address that the provider assigns; the others are the subscriber's to choose


@lru_cache(4096)
def address_key(host: str) -> str:
    """Return what addresses of one subscriber have in common: the IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((address, SUBSCRIBER), strict=False))
    return str(address)


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
        while len(self.tries) > MOST_KEYS:
            self.tries.popitem(last=False)

    def uncount(self, key: Hashable) -> None:
        """Remove the last attempt: it did not fail."""
        moments = self.tries.get(key)
        if moments:
            moments.pop()


class Remembered:
    """A set of keys; the one added longest ago is forgotten first."""

    def __init__(self) -> None:
        self._keys: OrderedDict[Hashable, None] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._keys

    def add(self, key: Hashable) -> None:
        self._keys[key] = None
        self._keys.move_to_end(key)
        if len(self._keys) > MOST_KEYS:
            self._keys.popitem(last=False)

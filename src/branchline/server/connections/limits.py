"""Limits of one connection and of one address, and the token bucket that enforces a rate.

It counts; ``websocket``, ``transport`` and ``admission`` decide what happens to a client that sends too much.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable

import msgspec

REMEMBERED = 10_000  # most keys with a bucket of their own
FRAMES = 2  # frames that a message may take on average, control frames included
BYTES = 4096  # bytes that a message may take on average; at most four times as many


class Limits(msgspec.Struct, frozen=True):
    """``rate`` and ``burst``: messages per second and at once; ``bad_messages`` and ``too_fast``: how many invalid or
    excess messages are tolerated before the connection is closed; ``watches``: most tables it watches."""

    rate: float = 20.0
    burst: float = 60.0
    bad_messages: int = 10
    too_fast: int = 20
    watches: int = 8
    connections: int = 16  # most connections of one person
    chat_rate: float = 1.0
    chat_burst: float = 5.0
    idle: float = 600.0  # seconds without a message until a connection that watches nothing is closed
    fragments: int = 64  # most frames of one message
    handshakes: float = 10.0  # websockets that one address opens per second
    handshake_burst: float = 32.0
    floods: int = 10  # floods from one address in a minute until its new websockets are refused

    @property
    def frame_rate(self) -> float:
        """Frames per second, of any kind; never below what the default message rate needs."""
        return FRAMES * max(20.0, self.rate)

    @property
    def frame_burst(self) -> float:
        return FRAMES * max(60.0, self.burst)

    @property
    def byte_rate(self) -> float:
        return BYTES * max(20.0, self.rate)

    @property
    def byte_burst(self) -> float:
        return BYTES * max(60.0, self.burst)


class TokenBucket:
    """Tokens that refill with time; ``take`` returns whether there were enough."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < count:
            return False
        self.tokens -= count
        return True


class TokenBuckets:
    """A token bucket for each key; the one unused for longest is dropped first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

"""Limits of one connection, and the token bucket that enforces a rate.

It counts; ``websocket`` decides what happens to a client that sends too much.
"""

from __future__ import annotations

import time

import msgspec


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

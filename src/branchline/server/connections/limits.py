"""How much one connection may say: a bucket of tokens that refills with time.

It counts; what is done with one who says too much is the socket's affair.
"""

from __future__ import annotations

import time

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Messages a second and at once; how much nonsense and haste is borne before the line is cut."""

    rate: float = 20.0
    burst: float = 60.0
    bad_messages: int = 10
    too_fast: int = 20
    watches: int = 8
    connections: int = 16  # sockets one person may have open
    chat_rate: float = 1.0
    chat_burst: float = 5.0
    idle: float = 600.0  # seconds without a word, of one who watches nothing


class TokenBucket:
    """``take`` says whether there were tokens enough."""

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

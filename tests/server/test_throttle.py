"""Throttles count attempts in a window of time, and forget."""

from __future__ import annotations

from branchline.server import throttle
from branchline.server.throttle import Throttle


def test_attempts_expire_and_can_be_taken_back() -> None:
    now = 0.0
    guesses = Throttle(2, 10.0, lambda: now)
    for _ in range(2):
        assert guesses.wait("ann") == 0.0
        guesses.count("ann")
    assert (guesses.wait("ann"), guesses.wait("bob")) == (10.0, 0.0)
    now = 4.0
    assert guesses.wait("ann") == 6.0
    guesses.uncount("ann")
    guesses.uncount("bob")
    assert guesses.wait("ann") == 0.0
    now = 10.0
    assert guesses.wait("ann") == 0.0 and not guesses.tries


def test_only_so_many_keys_are_remembered() -> None:
    guesses = Throttle(1, 10.0, lambda: 0.0)
    for number in range(throttle.MOST_KEYS + 3):
        guesses.count(number)
    assert len(guesses.tries) == throttle.MOST_KEYS
    assert guesses.wait(0) == 0.0 and guesses.wait(3) == 10.0

"""The lag of the event loop is measured, and a long pause counts as much as it deserves."""

from __future__ import annotations

import asyncio
import time

from branchline.server.figures import SECONDS, Times
from branchline.server.loop_lag import EVERY, MOST, LoopLag
from tests.server.socket_server import run


def at_least(times: Times, seconds: float) -> int:
    """How many were longer than a bound."""
    return sum(times.counts[SECONDS.index(seconds) + 1 :])


def test_times_are_counted_by_their_upper_bound() -> None:
    times = Times()
    for seconds in (0.0, 0.001, 0.0011, 10.0, 11.0):
        times.add(seconds)
    assert times.counts[:2] == [2, 1] and times.counts[-2:] == [1, 1]
    assert sum(times.counts) == 5 and abs(times.total - 21.0021) < 1e-9


def test_a_pause_counts_every_sample_that_it_delayed() -> None:
    lag = LoopLag()
    lag.count(0.0004)
    lag.count(-0.1)  # a clock that is early
    assert lag.seconds.counts[0] == 2
    lag.count(4 * EVERY + 0.1)
    assert sum(lag.seconds.counts) == 2 + 5 and at_least(lag.seconds, 0.5) == 3
    lag.count(1e6)
    assert sum(lag.seconds.counts) == 7 + MOST, "and a very long one is bounded"


def test_a_blocked_loop_is_noticed() -> None:
    async def story() -> None:
        lag = LoopLag()
        lag.start()
        while not lag.seconds.total and not sum(lag.seconds.counts):
            await asyncio.sleep(0.01)
        assert lag.seconds.total < EVERY, "a loop that is free has next to no lag"
        await asyncio.sleep(0.01)
        time.sleep(EVERY + 0.6)
        await asyncio.sleep(0.01)
        assert at_least(lag.seconds, 0.5) >= 1
        lag.stop()
        seen = sum(lag.seconds.counts)
        await asyncio.sleep(2 * EVERY)
        assert sum(lag.seconds.counts) == seen, "stopped"
        LoopLag().stop()

    run(story())

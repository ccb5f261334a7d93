"""The lag of the event loop: how much later than planned it runs what is due. Everybody at every table waits as long.

It measures; nothing is decided here.
"""

from __future__ import annotations

import asyncio

from branchline.server.figures import Times

EVERY = 0.25  # seconds between two samples
MOST = 240  # samples counted for one pause


class LoopLag:
    """Samples the running loop from ``start`` to ``stop``."""

    def __init__(self) -> None:
        self.seconds = Times()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(EVERY, self._sample, loop, loop.time() + EVERY)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _sample(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self.count(loop.time() - due)
        self.start()

    def count(self, lag: float) -> None:
        """Count a lag, and those of the samples that were missed meanwhile; otherwise a long pause would count once."""
        for _ in range(MOST):
            self.seconds.add(max(0.0, lag))
            lag -= EVERY
            if lag <= 0:
                return

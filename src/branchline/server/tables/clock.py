"""Clocks: how much time each seat has left, and a server time that stands still while the server is down.

It computes times; ``timeouts`` decides what happens when one has run out.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from branchline.server.wire.shapes import ClockFace, ClockRule


class ServerClock:
    """The server's time in seconds: it continues where the last process stopped, and never goes backwards."""

    def __init__(self, last: float | None = None) -> None:
        self._base = time.time() if last is None else last
        self._since = time.monotonic()

    def now(self) -> float:
        return self._base + time.monotonic() - self._since


class Clock:
    """Milliseconds left for each seat at the time ``at``; from then on the seats in ``running`` lose time.

    Immutable: ``next`` returns a new clock, which replaces this one when the entry is committed."""

    def __init__(self, rule: ClockRule, left: Sequence[int], at: float, running: Collection[int] = ()) -> None:
        self.rule = rule
        self._left = tuple(left)
        self.at = at
        self.running = tuple(sorted(running))

    @classmethod
    def new(cls, rule: ClockRule, seats: int, now: float) -> Clock:
        return cls(rule, [rule.seconds * 1000] * seats, now)

    @classmethod
    def restore(cls, rule: ClockRule, seats: int, saved: dict[str, Any], now: float) -> Clock:
        """Return the clock that was saved with the last entry."""
        if rule.kind == "none" or not saved:
            return cls.new(rule, seats, now)
        return cls(rule, saved["left"], saved["at"], saved["running"])

    def saved(self) -> dict[str, Any]:
        if self.rule.kind == "none":
            return {}
        return {"left": self._left, "at": self.at, "running": self.running}

    def left(self, now: float) -> tuple[int, ...]:
        gone = max(0, int((now - self.at) * 1000))
        return tuple(max(0, ms - gone) if seat in self.running else ms for seat, ms in enumerate(self._left))

    def next(
        self,
        now: float,
        running: Collection[int],
        fresh: Collection[int],
        ended: Collection[int],
        resumed: Collection[int] = (),
    ) -> Clock:
        """Return the clock after an entry. ``fresh``: seats with a new question; ``ended``: whose turn is over;
        ``resumed``: whose turn was over and has been taken back."""
        left = list(self.left(now))
        if self.rule.kind == "move":
            for seat in fresh:
                left[seat] = self.rule.seconds * 1000
        elif self.rule.kind == "bank":
            for seat in ended:
                left[seat] += self.rule.increment * 1000
            for seat in resumed:
                left[seat] = max(0, left[seat] - self.rule.increment * 1000)
        return Clock(self.rule, left, now, running)

    def deadline(self) -> float | None:
        """When the first running seat runs out of time."""
        if self.rule.kind == "none" or not self.running:
            return None
        return self.at + min(self._left[seat] for seat in self.running) / 1000

    def late(self, now: float) -> tuple[int, ...]:
        """Seats that have run out of time."""
        if self.rule.kind == "none":
            return ()
        left = self.left(now)
        return tuple(seat for seat in self.running if left[seat] <= 0)

    def face(self, now: float) -> ClockFace | None:
        return None if self.rule.kind == "none" else ClockFace(self.left(now), self.running)

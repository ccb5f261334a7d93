"""Somebody with a line open: who they are, what they watch, and how to reach them.

It holds a connection's few facts; what is said over it is the socket's affair.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from branchline.server.connections.limits import Bucket, Limits
from branchline.server.connections.transport import Line
from branchline.server.wire.shapes import Person

HELD = 32  # frames that wait for an answer; more go out at once


class Peer:
    """One connection."""

    __slots__ = (
        "_held", "_line", "bucket", "haste", "heard", "in_lobby", "muted", "nonsense", "on_cut", "person", "talk",
        "token_hash", "watches",
    )  # fmt: skip

    def __init__(
        self, line: Line, person: Person, token_hash: bytes, muted: set[str], limits: Limits, on_cut: Callable[[], None]
    ) -> None:
        self._line = line
        self._held: list[bytes] | None = None
        self.on_cut = on_cut
        self.person = person
        self.token_hash = token_hash
        self.muted = muted
        self.watches: set[str] = set()
        self.in_lobby = False
        self.bucket = Bucket(limits.rate, limits.burst)
        self.talk = Bucket(limits.talk_rate, limits.talk_burst)
        self.nonsense = 0
        self.haste = 0
        self.heard = time.monotonic()

    @property
    def person_id(self) -> str:
        return self.person.id

    def send(self, frame: bytes) -> None:
        """Never waits; a peer whose mail has piled up is cut."""
        if self._held is not None and len(self._held) < HELD:
            self._held.append(frame)
        else:
            self._post(frame)

    def hold(self) -> None:
        """While its own word is answered: what comes meanwhile goes out together with the answer, in one write."""
        self._held = []

    def answer(self, frame: bytes) -> None:
        self._post(frame)

    def _post(self, frame: bytes) -> None:
        if self._held is not None:
            frame = b"".join((*self._held, frame))
            self._held = None
        if not self._line.post(frame):
            self.on_cut()

    def hang_up(self, code: int, reason: str = "") -> None:
        self._post(b"")
        self._line.hang_up(code, reason)

"""One websocket connection: whose it is, what it watches, and sending to it.

It does not know what the messages say.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from branchline.server.connections.limits import Limits, TokenBucket
from branchline.server.connections.transport import WebSocketTransport
from branchline.server.wire.shapes import Person

HELD = 32  # most frames held back until the answer


class Connection:
    """A connection of a signed-in person."""

    __slots__ = (
        "_held",
        "_transport",
        "address",
        "bad_messages",
        "in_lobby",
        "last_message_at",
        "message_bucket",
        "muted",
        "on_overflow",
        "person",
        "token_hash",
        "too_fast",
        "watches",
    )  # fmt: skip

    def __init__(
        self,
        transport: WebSocketTransport,
        person: Person,
        token_hash: bytes,
        muted: set[str],
        limits: Limits,
        on_overflow: Callable[[], None],
        address: str = "",
    ) -> None:
        self._transport = transport
        self._held: list[bytes] | None = None
        self.on_overflow = on_overflow
        self.address = address
        self.person = person
        self.token_hash = token_hash
        self.muted = muted
        self.watches: set[str] = set()
        self.in_lobby = False
        self.message_bucket = TokenBucket(limits.rate, limits.burst)
        self.bad_messages = 0
        self.too_fast = 0
        self.last_message_at = time.monotonic()

    @property
    def person_id(self) -> str:
        return self.person.id

    def send(self, frame: bytes) -> None:
        """Send a frame without waiting. A client that does not read is disconnected."""
        if self._held is not None and len(self._held) < HELD:
            self._held.append(frame)
        else:
            self._write(frame)

    def hold(self) -> None:
        """Hold frames back until ``send_answer``, which sends them and the answer in one write."""
        self._held = []

    def send_answer(self, frame: bytes) -> None:
        self._write(frame)

    def _write(self, frame: bytes) -> None:
        if self._held is not None:
            frame = b"".join((*self._held, frame))
            self._held = None
        if not self._transport.write_frames(frame):
            self.on_overflow()

    def close(self, code: int, reason: str = "") -> None:
        self._write(b"")
        self._transport.send_close(code, reason)

    def close_flooder(self, reason: str) -> None:
        self._write(b"")
        self._transport.close_flooder(reason)

"""What the operator tells everybody: an announcement, and that the server is draining before it stops.

It holds the state and tells those who are connected; what draining forbids is up to the lobby.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time

import msgspec

from branchline.server.errors import RequestError
from branchline.server.store import Store
from branchline.server.wire.shapes import Notice

KEPT = "announcement"  # its name in the store; draining ends with the process


class _Kept(msgspec.Struct):
    text: str
    until: float | None


class Announcements:
    """``tell`` is called with the new notice, or with None when there is nothing to say any more."""

    def __init__(self, store: Store, tell: Callable[[Notice | None], None]) -> None:
        self.store = store
        self.tell = tell
        self.stop: Callable[[], None] = _nothing  # set by ``serve``
        self.text = ""
        self.until: float | None = None
        self.draining = False
        self.stops: float | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._stopping: asyncio.TimerHandle | None = None

    async def read(self) -> None:
        """Go on with the announcement that the last process had."""
        kept = await self.store.secret(KEPT)
        if kept:
            found = msgspec.json.decode(kept, type=_Kept)
            self._set(found.text, found.until)

    @property
    def notice(self) -> Notice | None:
        if not self.text and not self.draining:
            return None
        return Notice(self.text, self.draining, self.stops)

    async def announce(self, text: str, until: float | None) -> None:
        """Show a text to everybody, now and when they arrive; an empty one withdraws what was shown."""
        await self.store.keep_secret(KEPT, msgspec.json.encode(_Kept(text, until)) if text else b"")
        self._set(text, until)
        self.tell(self.notice)

    def drain(self, stop_after: float | None) -> None:
        """Let no table be made and no game start; stop the server after so many seconds, if given."""
        self._cancel_stop()
        self.draining = True
        if stop_after is not None:
            self.stops = time() + stop_after
            self._stopping = asyncio.get_running_loop().call_later(stop_after, lambda: self.stop())
        self.tell(self.notice)

    def undrain(self) -> None:
        self._cancel_stop()
        self.draining = False
        self.tell(self.notice)

    def check_open(self) -> None:
        """Raise if no new game may begin."""
        if self.draining:
            raise RequestError(503, "draining", "the server stops soon; no new game begins")

    def close(self) -> None:
        self._cancel_stop()
        if self._ending is not None:
            self._ending.cancel()

    def _set(self, text: str, until: float | None) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        if until is not None and until <= time():
            text, until = "", None
        self.text, self.until = text, until
        if until is not None:
            self._ending = asyncio.get_running_loop().call_later(until - time(), self._end)

    def _end(self) -> None:
        self._set("", None)
        self.tell(self.notice)

    def _cancel_stop(self) -> None:
        self.stops = None
        if self._stopping is not None:
            self._stopping.cancel()
            self._stopping = None


def _nothing() -> None:
    """There is no server to stop."""

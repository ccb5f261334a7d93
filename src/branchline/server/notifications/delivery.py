"""Sending notifications side by side: a slow receiver delays its own person and nobody else.

It knows people by key and receivers by URL; what is sent, and when, is decided by ``notifier``.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Mapping
from urllib.parse import urlsplit

from branchline.server.notifications.outgoing_http import post

CALLS = 64  # at the same time
PER_HOST = 8  # of them to the same host


class KeyedLimit:
    """At most ``most`` holders of each key at the same time; the others wait in order."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._free: dict[Hashable, asyncio.Semaphore] = {}
        self._users: Counter[Hashable] = Counter()

    @contextlib.asynccontextmanager
    async def hold(self, key: Hashable) -> AsyncIterator[None]:
        free = self._free.setdefault(key, asyncio.Semaphore(self._most))
        self._users[key] += 1
        try:
            async with free:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._free[key]


class Delivery:
    """One call at a time for each person, few for each host, and many in all."""

    def __init__(self, allow_local: bool) -> None:
        self._allow_local = allow_local
        self._people = KeyedLimit(1)
        self._hosts = KeyedLimit(PER_HOST)
        self._calls = asyncio.Semaphore(CALLS)
        self._tls: ssl.SSLContext | None = None

    async def post(self, person: str, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST and return the status; raises BadAddress or OSError if there was no answer."""
        # the narrowest gate first: whoever waits there takes no place from others
        async with self._people.hold(person), self._hosts.hold(urlsplit(url).hostname), self._calls:
            if self._tls is None and url.startswith("https:"):
                self._tls = await asyncio.to_thread(ssl.create_default_context)
            return await post(url, body, headers, self._allow_local, self._tls)

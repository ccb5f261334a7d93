"""Name lookups that can be given up: each runs in a daemon thread of its own, so that a slow one blocks nothing.

The threads of an executor would be joined when the process ends, and a name server may take a minute to answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading

LOOKUPS = 32  # most at the same time, those included that nobody waits for any more


class _Running:
    """How many lookups run; threads of any event loop may end."""

    def __init__(self) -> None:
        self.count = 0
        self.lock = threading.Lock()

    def begin(self) -> bool:
        with self.lock:
            if self.count >= LOOKUPS:
                return False
            self.count += 1
            return True

    def end(self) -> None:
        with self.lock:
            self.count -= 1


_running = _Running()


async def lookup(host: str, port: int) -> list[str]:
    """Return the addresses of a host; raises OSError or UnicodeError if there are none."""
    if not _running.begin():
        raise OSError("too many lookups at once")
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(addresses: list[str] | None, error: Exception | None) -> None:
        if found.done():
            return
        if error is not None:
            found.set_exception(error)
        else:
            found.set_result(addresses or [])

    def work() -> None:
        addresses, error = None, None
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(row[4][0]).partition("%")[0] for row in rows]
        except Exception as caught:
            error = caught
        finally:
            _running.end()
        with contextlib.suppress(RuntimeError):  # the event loop may be closed by now
            loop.call_soon_threadsafe(tell, addresses, error)

    threading.Thread(target=work, name="lookup", daemon=True).start()
    return await found

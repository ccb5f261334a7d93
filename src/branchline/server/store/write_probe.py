"""Finds out whether the data file can be written, for ``/readyz``.

However often it is asked, it writes at most once in two seconds. It knows one row, which nobody reads.
"""

from __future__ import annotations

import asyncio
import sqlite3
from time import monotonic

from branchline.server.store.database import Database

AGAIN = 2.0  # seconds during which an answer holds
PATIENCE = 5.0  # seconds that a write may take


class WriteProbe:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._began = -AGAIN
        self._write: asyncio.Future[None] | None = None

    async def problem(self) -> str | None:
        """Say why nothing can be written now, or return None."""
        if not self._database.in_place():
            return "the data file was moved, replaced or deleted; stop the server and put it back"
        if self._write is None or (self._write.done() and monotonic() - self._began >= AGAIN):
            self._began = monotonic()
            self._write = self._database.write(_write)
        done, _ = await asyncio.wait([self._write], timeout=PATIENCE)
        if not done:
            return f"a write has taken more than {PATIENCE:.0f} seconds"
        error = self._write.exception()
        return None if error is None else f"the data file can't be written: {error}"


def _write(db: sqlite3.Connection) -> None:
    db.execute("INSERT OR REPLACE INTO secrets (name, value) VALUES ('probe', CAST(strftime('%s') AS BLOB))")

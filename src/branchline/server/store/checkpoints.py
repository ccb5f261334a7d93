"""SQLite checkpoints in a separate thread, so that no move waits for them.

By default SQLite copies its log into the data file inside a commit, every thousand pages, and that commit waits for it.
This file knows nothing about the rows.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path

EVERY = 500  # writes between two checkpoints
BACKSTOP = 20_000  # pages of log after which a commit makes a checkpoint itself, should the thread fail
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as possible without waiting for anybody
log = logging.getLogger("branchline.store")


class Checkpointer:
    """A thread with its own connection. It copies the log it finds; the writer then copies, between two commits, the
    little that was added meanwhile. Only a log that was copied to its end starts over instead of growing."""

    def __init__(self, path: str | Path, writer: sqlite3.Connection) -> None:
        self.path = path
        self.writer = writer
        writer.execute(f"PRAGMA wal_autocheckpoint = {BACKSTOP}")
        self._written = 0
        self._due = threading.Event()
        self._unfinished = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-checkpoint", daemon=True)
        self._thread.start()

    def committed(self, writes: int) -> None:
        """Called by the writer after every commit."""
        self._written += writes
        if self._unfinished:
            self._unfinished = False
            self._checkpoint(self.writer)
        elif self._written >= EVERY:
            self._written = 0
            self._due.set()

    def close(self) -> None:
        self._closed = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA synchronous = FULL")
        try:
            while True:
                self._due.wait()
                self._due.clear()
                if self._closed:
                    return
                self._unfinished = self._checkpoint(db)
        finally:
            db.close()

    @staticmethod
    def _checkpoint(db: sqlite3.Connection) -> bool:
        """Make a checkpoint; returns whether it worked. If not (a full disk, say), the log still has everything."""
        try:
            db.execute(CHECKPOINT)
        except sqlite3.Error:
            log.exception("the log could not be carried into the data file")
            return False
        return True

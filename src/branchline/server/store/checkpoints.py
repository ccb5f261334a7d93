"""Carrying what is committed from SQLite's log into the data file, beside the writer, so that no move waits for it.

Left to itself SQLite does this inside a commit, for every thousand pages; whoever moves then waits for the whole of it.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path

EVERY = 500  # writes between two rounds
BACKSTOP = 20_000  # pages of log after which a commit carries them itself, should the thread have failed
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as can be had without anybody's waiting
log = logging.getLogger("branchline.store")


class Checkpointer:
    """A thread with a connection of its own. It carries all it finds, then the writer, between two commits, the little
    that came meanwhile: only a log that was carried to its end is begun anew, and does not grow for ever."""

    def __init__(self, path: str | Path, writer: sqlite3.Connection) -> None:
        self.path = path
        self.writer = writer
        writer.execute(f"PRAGMA wal_autocheckpoint = {BACKSTOP}")
        self._written = 0
        self._due = threading.Event()
        self._unfinished = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-tidy", daemon=True)
        self._thread.start()

    def committed(self, writes: int) -> None:
        """Told by the writer after every commit."""
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
        """Whether it could be done. If not (a full disk, say), nothing is lost: the log keeps it for the next round."""
        try:
            db.execute(CHECKPOINT)
        except sqlite3.Error:
            log.exception("the log could not be carried into the data file")
            return False
        return True

"""Looks at a data file before a server uses it, and says in one sentence what is wrong and what to do.

It only reads: a file that is damaged, empty, newer or another program's is left as it is, with its log.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

from branchline.server.store import schema
from branchline.server.store.log_check import log_is_damaged
from branchline.server.store.protocol import StoreError
from branchline.version import VERSION

log = logging.getLogger("branchline.store")
MAGIC = b"SQLite format 3\0"
CHECK_SECONDS = 10.0  # longest check at a start; docs/decisions/data-file.md has figures
_STEPS = 100_000  # of SQLite's virtual machine between two looks at the time


def open_reader(path: str | Path) -> sqlite3.Connection:
    """Open a read-only connection; it sees what is committed."""
    db = sqlite3.connect(
        f"{Path(path).absolute().as_uri()}?mode=ro",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    db.execute("PRAGMA busy_timeout = 5000")
    return db


def require_nothing_left(path: Path) -> None:
    """Refuse to begin a new file next to the log of another one: SQLite would add that log to it."""
    left = Path(f"{path}-wal")
    if left.exists() and left.stat().st_size:
        raise StoreError(
            f"{path}: it is missing, but its log {left.name} is there: put the data file back, or move the log away"
            " to start with nothing"
        )


def inspect(path: Path) -> int:
    """Return the format of an existing data file; raises StoreError unless this version can use it."""
    with described(path):
        with open(path, "rb") as file:
            start = file.read(len(MAGIC))
        if not start:
            raise StoreError(
                f"{path}: the data file is empty: put a backup in its place, or delete it to start with nothing"
            )
        if start != MAGIC:
            raise StoreError(
                f"{path}: can't be used as the data file: it does not begin like one; if it was one, put a backup in"
                " its place, otherwise choose another file"
            )
        log_ = Path(f"{path}-wal")
        if log_is_damaged(log_):
            raise StoreError(
                f"{path}: its log {log_.name} is damaged: put a backup in the place of both, or, to go on without the"
                f" moves after the damage, run sqlite3 {path.name} 'PRAGMA wal_checkpoint(TRUNCATE)'"
            )
        with closing(open_reader(path)) as db:
            format_ = _own_format(db, path)
            if problem := _problem(db):
                raise damaged(path, problem)
            return format_


@contextmanager
def described(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and the system into a sentence about the data file."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise damaged(path, str(error)) from None
        raise StoreError(f"{path}: can't be used as the data file: {error}") from None
    except OSError as error:
        raise StoreError(f"{path}: can't be used as the data file: {error.strerror or error}") from None


def damaged(path: Path, problem: str) -> StoreError:
    return StoreError(
        f"{path}: the data file is damaged ({problem}): put a backup in its place and delete {path.name}-wal and"
        f" {path.name}-shm (docs/hosting.md, “Backup”)"
    )


def _own_format(db: sqlite3.Connection, path: Path) -> int:
    format_: int = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION_ID:
        raise StoreError(f"{path}: can't be used as the data file: this is another program's data")
    newest = schema.newest()
    if format_ > newest:
        copies = sorted(path.parent.glob(f"{path.stem}.before-*{path.suffix}"), key=lambda item: item.stat().st_mtime)
        back = f"the copy from before the upgrade, {copies[-1]}" if copies else "a backup from before the upgrade"
        raise StoreError(
            f"{path}: it was written by Branchline {schema.writer(db)} (format {format_}), a newer version than this"
            f" one, {VERSION} (format {newest}): install that version again, or put {back}, in its place"
        )
    return format_


def _problem(db: sqlite3.Connection) -> str | None:
    """The first thing that SQLite finds wrong, or None. A huge file is not checked to its end."""
    until = monotonic() + CHECK_SECONDS
    db.set_progress_handler(lambda: monotonic() > until, _STEPS)
    try:
        found: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("the data file is large and was not checked to its end")
        return None
    finally:
        db.set_progress_handler(None, 0)
    return None if found == "ok" else " ".join(found.split())

"""The data file: opening, migrating, locking and copying it.

It knows SQLite and the numbered migrations; it does not know what the rows mean.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from importlib.resources import files
from pathlib import Path
from typing import IO

from branchline.server.store.protocol import StoreError

APPLICATION_ID = 0x42726C6E  # "Brln": tells a data file of Branchline from another program's
MEMORY = ":memory:"


def migrations() -> list[str]:
    """Return the scripts in order; the number of a script is the version it leads to."""
    folder = files("branchline.server.store") / "migrations"
    return [item.read_text("utf-8") for item in sorted(folder.iterdir(), key=lambda item: item.name)
            if item.name.endswith(".sql")]  # fmt: skip


def open_writer(path: str | Path) -> sqlite3.Connection:
    """Open the one connection that writes; create the file or migrate it if necessary."""
    try:
        _create_private(path)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA busy_timeout = 5000")
        _migrate(db, path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: can't be used as the data file: {error}") from None
    return db


def _create_private(path: str | Path) -> None:
    """Create the file so that nobody else may read it: it holds the secrets of games."""
    if str(path) != MEMORY and not Path(path).exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _migrate(db: sqlite3.Connection, path: str | Path) -> None:
    scripts = migrations()
    have = db.execute("PRAGMA user_version").fetchone()[0]
    mark = db.execute("PRAGMA application_id").fetchone()[0]
    if mark != APPLICATION_ID and (have or db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()):
        raise StoreError(f"{path}: this is another program's data")
    if have > len(scripts):
        raise StoreError(f"{path}: it was written by a newer version of Branchline (shape {have}, here {len(scripts)})")
    for number, script in enumerate(scripts[have:], have + 1):
        try:
            db.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA application_id = {APPLICATION_ID};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


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


class Lock:
    """Held while a server uses a data file; the system releases it when the process ends, however it ends."""

    def __init__(self, data: str | Path) -> None:
        self.path = Path(f"{data}.lock")
        try:
            self.file: IO[str] = open(self.path, "a", encoding="utf-8")  # noqa: SIM115  held until close
        except OSError as error:
            raise StoreError(f"{self.path}: can't be made: {error}") from None
        try:
            _seize(self.file)
        except OSError:
            self.file.close()
            raise StoreError(f"{data}: another server is using it") from None

    def release(self) -> None:
        self.file.close()


def _seize(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def copy(data: str | Path, to: str | Path) -> None:
    """Copy a data file, also while a server writes to it. The target never holds half a file."""
    data, to = Path(data), Path(to)
    if not data.is_file():
        raise StoreError(f"{data}: there is no such data file")
    if to.exists():
        raise StoreError(f"{to}: it exists already; a backup never overwrites")
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    try:
        source = open_reader(data)
        _create_private(part)
        target = sqlite3.connect(part)
        try:
            if source.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise StoreError(f"{data}: this is no data file of Branchline")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file without a log
        finally:
            target.close()
            source.close()
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        part.replace(to)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{to}: the backup failed: {error}") from None
    finally:
        part.unlink(missing_ok=True)

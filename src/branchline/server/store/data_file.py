"""The data file: creating it, and opening the connection that writes, after an upgrade if necessary.

It knows the order of these steps; it does not know what the rows mean.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from branchline.server.store import schema
from branchline.server.store.backup import copy_before_upgrade, create_private, publish
from branchline.server.store.inspection import described, inspect, require_nothing_left
from branchline.server.store.protocol import StoreError

MEMORY = ":memory:"
log = logging.getLogger("branchline.store")


def create_if_missing(path: Path) -> None:
    """Create the data file under another name first: a file under its own name is never empty."""
    with described(path):
        if path.exists():
            return
        require_nothing_left(path)
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        try:
            create_private(part)
            with closing(_connect(part)) as db:
                schema.migrate(db)
            publish(part, path)
        finally:
            part.unlink(missing_ok=True)


def open_writer(path: str | Path) -> sqlite3.Connection:
    """Open the one connection that writes; create the file or upgrade it if necessary."""
    if str(path) == MEMORY:
        db = _connect(path)
        schema.migrate(db)
        return db
    path = Path(path)
    create_if_missing(path)
    if inspect(path) < schema.newest():
        _upgrade(path)
    with described(path):
        db = _connect(path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA busy_timeout = 5000")
    return db


def _upgrade(path: Path) -> None:
    """Bring the file to the newest format, with a copy of the old one beside it."""
    kept = copy_before_upgrade(path)
    try:
        with closing(_connect(path)) as db:
            schema.migrate(db)
    except sqlite3.Error as error:
        kept.unlink()  # the file is as it was; every new attempt would add another copy
        raise StoreError(f"{path}: the upgrade failed and the file is unchanged: {error}") from None
    log.info("upgraded", extra={"format": schema.newest(), "kept": kept.name})


def _connect(path: str | Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)

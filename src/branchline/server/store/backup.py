"""Copies of a data file: on demand, and before its format changes.

A copy is whole and checked, or it is not there. It knows SQLite, not the rows.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from branchline.server.store.inspection import open_reader
from branchline.server.store.protocol import StoreError
from branchline.server.store.schema import APPLICATION_ID
from branchline.version import VERSION


def create_private(path: Path) -> None:
    """Create an empty file that nobody else may read: it will hold the secrets of games."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def copy(data: str | Path, to: str | Path) -> None:
    """Copy a data file, also while a server writes to it. The target never holds half a file."""
    data, to = Path(data), Path(to)
    if not data.is_file():
        raise StoreError(f"{data}: there is no such data file")
    if to.exists():
        raise StoreError(f"{to}: it exists already; a backup never overwrites")
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        create_private(part)
        with closing(open_reader(data)) as source, closing(sqlite3.connect(part)) as target:
            if source.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise StoreError(f"{data}: this is no data file of Branchline")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file without a log
            if (found := target.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise StoreError(f"{to}: the backup failed: the data file is damaged ({' '.join(found.split())})")
        publish(part, to)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{to}: the backup failed: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def copy_before_upgrade(data: Path) -> Path:
    """Copy a data file whose format is about to change; returns the copy, which replaces no older one."""
    stem = f"{data.stem}.before-{VERSION}"
    to, number = data.with_name(stem + data.suffix), 1
    while to.exists():
        number += 1
        to = data.with_name(f"{stem}-{number}{data.suffix}")
    try:
        copy(data, to)
    except StoreError as error:
        raise StoreError(
            f"{data}: it was not upgraded and is unchanged, because it could not be copied: {error}"
        ) from None
    return to


def publish(part: Path, to: Path) -> None:
    """Give a complete file its name, durably."""
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    part.replace(to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

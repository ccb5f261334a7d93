"""The format of the data file: the numbered scripts that lead to it, and running them.

The number of a script is the format it leads to. All that are missing run in one transaction, so a file has either its
old format or the newest one. It does not know what the rows mean, except for the row that names the version.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from importlib.resources import files

from branchline.version import VERSION

APPLICATION_ID = 0x42726C6E  # "Brln": tells a data file of Branchline from another program's
_NAME = re.compile(r"(\d{3})(_[a-z_]+)?\.sql")


def numbered(scripts: Iterable[tuple[str, str]]) -> dict[int, str]:
    """Return scripts, given as name and text, by their numbers, in order."""
    found: dict[int, str] = {}
    for name, text in sorted(scripts):
        match = _NAME.fullmatch(name)
        if match is None:
            raise ValueError(f"{name}: a migration is called 001.sql or 001_what_it_does.sql")
        number = int(match[1])
        if number in found or number == 0:
            raise ValueError(
                f"{name}: there is another migration {match[1]}" if number else f"{name}: the first is 001"
            )
        found[number] = text
    return found


def migrations() -> dict[int, str]:
    folder = files("branchline.server.store") / "migrations"
    return numbered((item.name, item.read_text("utf-8")) for item in folder.iterdir() if item.name.endswith(".sql"))


def newest() -> int:
    return max(migrations())


def migrate(db: sqlite3.Connection) -> None:
    """Bring a data file to the newest format and check it, or change nothing and raise sqlite3.Error."""
    have = db.execute("PRAGMA user_version").fetchone()[0]
    missing = {number: script for number, script in migrations().items() if number > have}
    if not missing:
        return
    try:
        db.executescript(
            "\n".join(
                [
                    "BEGIN IMMEDIATE;",
                    *missing.values(),
                    f"PRAGMA application_id = {APPLICATION_ID};",
                    f"PRAGMA user_version = {max(missing)};",
                    f"INSERT OR REPLACE INTO secrets (name, value) VALUES ('version', CAST('{VERSION}' AS BLOB));",
                ]
            )
        )
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError("afterwards a row referred to one that is not there")
        if (found := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise sqlite3.DatabaseError(found)
        db.execute("COMMIT")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def writer(db: sqlite3.Connection) -> str:
    """The version that brought the file to its format."""
    row = db.execute("SELECT value FROM secrets WHERE name = 'version'").fetchone()
    return row[0].decode() if row else "of an unknown version"

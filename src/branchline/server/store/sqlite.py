"""The embedded store: everything in one SQLite file, with nothing to set up.

It combines the rows of people and tables and adds uploads, secrets, pruning and the probe; it knows no rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Collection
from pathlib import Path

from branchline.server.store.admin_rows import AdminRows
from branchline.server.store.database import Database
from branchline.server.store.people_rows import PeopleRows
from branchline.server.store.protocol import UploadRow
from branchline.server.store.retention import prune
from branchline.server.store.table_rows import TableRows
from branchline.server.store.write_probe import WriteProbe


class SqliteStore(PeopleRows, TableRows, AdminRows):
    """Create it in a running event loop; ``path`` ":memory:" stores nothing and is for tests."""

    def __init__(self, path: str | Path) -> None:
        self.database = Database(path)
        self._probe = WriteProbe(self.database)

    def keep_upload(self, row: UploadRow) -> Awaitable[None]:
        return self._do("INSERT INTO uploads (id, person, at, text) VALUES (?, ?, ?, ?)",
                        row.id, row.person, row.at, row.text)  # fmt: skip

    def upload(self, id: str) -> Awaitable[UploadRow | None]:
        def job(db: sqlite3.Connection) -> UploadRow | None:
            row = db.execute("SELECT id, person, at, text FROM uploads WHERE id = ?", (id,)).fetchone()
            return row and UploadRow(id=row[0], person=row[1], at=row[2], text=row[3])

        return self.database.read(job)

    def keep_secret(self, name: str, value: bytes) -> Awaitable[None]:
        return self._do("INSERT OR REPLACE INTO secrets (name, value) VALUES (?, ?)", name, value)

    def secret(self, name: str) -> Awaitable[bytes | None]:
        def job(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            return row[0] if row else None

        return self.database.read(job)

    def prune(self, now: float, awake: Collection[str] = ()) -> Awaitable[dict[str, int]]:
        return self.database.write(lambda db: prune(db, now, frozenset(awake)))

    def problem(self) -> Awaitable[str | None]:
        return self._probe.problem()

    def count(self) -> Awaitable[dict[str, int]]:
        def job(db: sqlite3.Connection) -> dict[str, int]:
            found = {"open": 0, "running": 0, "over": 0}
            found.update(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
            found["people"] = db.execute("SELECT count(*) FROM people").fetchone()[0]
            return found

        return self.database.read(job)

    def figures(self) -> dict[str, float]:
        database = self.database
        return {"waiting": database.waiting, "groups_total": database.groups, "writes_total": database.writes}

    async def close(self) -> None:
        await self.database.close()

"""The embedded store: everything in one SQLite file, with nothing to set up.

It combines the rows of people and tables and adds uploads, secrets and pruning; it knows no rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Collection
from pathlib import Path
from typing import Any

from branchline.server.store.database import Database
from branchline.server.store.people_rows import PeopleRows
from branchline.server.store.protocol import UploadRow
from branchline.server.store.table_rows import TableRows

DAY = 86_400.0
OPEN_DAYS, RUNNING_DAYS, GUEST_DAYS, SESSION_DAYS, UPLOAD_DAYS = 7, 90, 90, 180, 30  # docs/hosting.md, "Pruning"


class SqliteStore(PeopleRows, TableRows):
    """Create it in a running event loop; ``path`` ":memory:" stores nothing and is for tests."""

    def __init__(self, path: str | Path) -> None:
        self.database = Database(path)

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
        return self.database.write(lambda db: _prune(db, now, frozenset(awake)))

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


def _prune(db: sqlite3.Connection, now: float, awake: frozenset[str]) -> dict[str, int]:
    gone = {"open": 0, "running": 0, "guests": 0, "sessions": 0, "uploads": 0}
    for status, days in (("open", OPEN_DAYS), ("running", RUNNING_DAYS)):
        query = "SELECT id, code FROM tables WHERE status = ? AND changed < ?"
        old = [row[0] for row in db.execute(query, (status, now - days * DAY)) if row[1] not in awake]
        gone[status] = len(old)
        for table in old:
            for part in ("sitting", "entries", "lines", "results"):
                db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
    gone["sessions"] = _delete(db, "sessions WHERE seen < ?", now - SESSION_DAYS * DAY)
    gone["uploads"] = _delete(db, "uploads WHERE at < ?", now - UPLOAD_DAYS * DAY)
    query = (
        "SELECT id FROM people WHERE kind = 'guest' AND seen < ?"
        " AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM people b JOIN sitting s ON s.person = b.id WHERE b.owner = people.id)"
    )
    guests = [row[0] for row in db.execute(query, (now - GUEST_DAYS * DAY,))]
    gone["guests"] = len(guests)
    for guest in guests:
        for who in (*[row[0] for row in db.execute("SELECT id FROM people WHERE owner = ?", (guest,))], guest):
            for part in ("sessions", "pushes", "lines", "uploads"):
                db.execute(f"DELETE FROM {part} WHERE person = ?", (who,))
            db.execute("DELETE FROM mutes WHERE person = ? OR other = ?", (who, who))
            db.execute("DELETE FROM people WHERE id = ?", (who,))
    return gone


def _delete(db: sqlite3.Connection, what: str, value: Any) -> int:
    return db.execute(f"DELETE FROM {what}", (value,)).rowcount

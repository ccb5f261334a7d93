"""People, their sessions, mutes and notification addresses, as rows of the data file.

SQL and rows only; who may do what is decided elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Sequence
from typing import Any

from branchline.server.store.database import Database
from branchline.server.store.protocol import NameTaken, PersonRow, PushRow, SessionRow
from branchline.server.store.table_rows import rename, unseat

PERSON_COLUMNS = "id, kind, name, created, seen, password_hash, owner"
_SESSION = "token_hash, person, kind, created, seen"


def name_key(name: str) -> str:
    """Return the form of a name that no two accounts may share."""
    return " ".join(name.split()).casefold()


def person_row(row: Sequence[Any]) -> PersonRow:
    id_, kind, name, created, seen, password_hash, owner = row
    return PersonRow(id=id_, kind=kind, name=name, created=created, seen=seen, password_hash=password_hash, owner=owner)


def _one(db: sqlite3.Connection, where: str, value: str) -> PersonRow | None:
    row = db.execute(f"SELECT {PERSON_COLUMNS} FROM people WHERE {where} = ?", (value,)).fetchone()
    return row and person_row(row)


class PeopleRows:
    """The part of the store for people."""

    database: Database

    def add_person(self, row: PersonRow, session: SessionRow | None = None) -> Awaitable[None]:
        def job(db: sqlite3.Connection) -> None:
            key = name_key(row.name) if row.kind == "account" else None
            _free(db, key, row.id)
            db.execute(
                f"INSERT INTO people ({PERSON_COLUMNS}, name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.kind, row.name, row.created, row.seen, row.password_hash, row.owner, key),
            )
            if session:
                _open(db, session)

        return self.database.write(job)

    def change_person(
        self, person: str, *, name: str | None = None, kind: str | None = None, password_hash: str | None = None,
        seen: float | None = None,
    ) -> Awaitable[None]:  # fmt: skip
        given = {"name": name, "kind": kind, "password_hash": password_hash, "seen": seen}
        changes: dict[str, Any] = {column: value for column, value in given.items() if value is not None}

        def job(db: sqlite3.Connection) -> None:
            row = _one(db, "id", person)
            if row is None:
                return
            if (kind or row.kind) == "account":
                changes["name_key"] = name_key(name or row.name)
                _free(db, changes["name_key"], person)
            columns = ", ".join(f"{column} = ?" for column in changes)
            db.execute(f"UPDATE people SET {columns} WHERE id = ?", (*changes.values(), person))
            now = _one(db, "id", person)
            if now and now.person != row.person:
                rename(db, row.person, now.person)

        return self.database.write(job)

    def forget_person(self, person: str) -> Awaitable[None]:
        def job(db: sqlite3.Connection) -> None:
            bots = [row[0] for row in db.execute("SELECT id FROM people WHERE owner = ?", (person,))]
            for gone in (*bots, person):
                unseat(db, gone)
                for table in ("sessions", "pushes", "lines", "results", "sitting", "uploads"):
                    db.execute(f"DELETE FROM {table} WHERE person = ?", (gone,))
                db.execute("DELETE FROM mutes WHERE person = ? OR other = ?", (gone, gone))
                db.execute("DELETE FROM people WHERE id = ?", (gone,))

        return self.database.write(job)

    def person(self, person: str) -> Awaitable[PersonRow | None]:
        return self.database.read(lambda db: _one(db, "id", person))

    def people(self, ids: Sequence[str]) -> Awaitable[dict[str, PersonRow]]:
        wanted = sorted(set(ids))

        def job(db: sqlite3.Connection) -> dict[str, PersonRow]:
            found = (_one(db, "id", person) for person in wanted)
            return {row.id: row for row in found if row}

        return self.database.read(job)

    def account(self, name: str) -> Awaitable[PersonRow | None]:
        return self.database.read(lambda db: _one(db, "name_key", name_key(name)))

    def bots_of(self, owner: str) -> Awaitable[list[PersonRow]]:
        query = f"SELECT {PERSON_COLUMNS} FROM people WHERE owner = ? ORDER BY created"
        return self.database.read(lambda db: [person_row(row) for row in db.execute(query, (owner,))])

    # --- sessions

    def open_session(self, row: SessionRow) -> Awaitable[None]:
        return self.database.write(lambda db: _open(db, row))

    def session(self, token_hash: bytes) -> Awaitable[tuple[SessionRow, PersonRow] | None]:
        def job(db: sqlite3.Connection) -> tuple[SessionRow, PersonRow] | None:
            row = db.execute(f"SELECT {_SESSION} FROM sessions WHERE token_hash = ?", (token_hash,)).fetchone()
            if row is None:
                return None
            found = SessionRow(token_hash=row[0], person=row[1], kind=row[2], created=row[3], seen=row[4])
            person = _one(db, "id", found.person)
            return (found, person) if person else None

        return self.database.read(job)

    def touch_session(self, token_hash: bytes, seen: float) -> Awaitable[None]:
        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE sessions SET seen = ? WHERE token_hash = ?", (seen, token_hash))
            db.execute(
                "UPDATE people SET seen = ? WHERE id = (SELECT person FROM sessions WHERE token_hash = ?)",
                (seen, token_hash),
            )

        return self.database.write(job)

    def close_session(self, token_hash: bytes) -> Awaitable[None]:
        return self._do("DELETE FROM sessions WHERE token_hash = ?", token_hash)

    def close_sessions(self, person: str, but: bytes | None = None) -> Awaitable[None]:
        return self._do("DELETE FROM sessions WHERE person = ? AND token_hash IS NOT ?", person, but)

    # --- mutes and notifications

    def mute(self, person: str, other: str, on: bool) -> Awaitable[None]:
        if on:
            return self._do("INSERT OR IGNORE INTO mutes (person, other) VALUES (?, ?)", person, other)
        return self._do("DELETE FROM mutes WHERE person = ? AND other = ?", person, other)

    def muted(self, person: str) -> Awaitable[tuple[str, ...]]:
        query = "SELECT other FROM mutes WHERE person = ?"
        return self.database.read(lambda db: tuple(row[0] for row in db.execute(query, (person,))))

    def put_push(self, row: PushRow) -> Awaitable[None]:
        query = "INSERT OR REPLACE INTO pushes (endpoint, person, p256dh, auth) VALUES (?, ?, ?, ?)"
        return self._do(query, row.endpoint, row.person, row.p256dh, row.auth)

    def drop_push(self, person: str, endpoint: str | None = None) -> Awaitable[None]:
        if endpoint is None:
            return self._do("DELETE FROM pushes WHERE person = ?", person)
        return self._do("DELETE FROM pushes WHERE person = ? AND endpoint = ?", person, endpoint)

    def pushes(self, person: str) -> Awaitable[list[PushRow]]:
        query = "SELECT person, endpoint, p256dh, auth FROM pushes WHERE person = ? ORDER BY endpoint"

        def job(db: sqlite3.Connection) -> list[PushRow]:
            rows = db.execute(query, (person,))
            return [PushRow(person=row[0], endpoint=row[1], p256dh=row[2], auth=row[3]) for row in rows]

        return self.database.read(job)

    def set_webhook(self, person: str, url: str | None) -> Awaitable[None]:
        return self._do("UPDATE people SET webhook = ? WHERE id = ?", url, person)

    def webhook(self, person: str) -> Awaitable[str | None]:
        def job(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT webhook FROM people WHERE id = ?", (person,)).fetchone()
            return row[0] if row else None

        return self.database.read(job)

    def _do(self, query: str, *values: Any) -> Awaitable[None]:
        def job(db: sqlite3.Connection) -> None:
            db.execute(query, values)

        return self.database.write(job)


def _open(db: sqlite3.Connection, row: SessionRow) -> None:
    db.execute(
        f"INSERT INTO sessions ({_SESSION}) VALUES (?, ?, ?, ?, ?)",
        (row.token_hash, row.person, row.kind, row.created, row.seen),
    )


def _free(db: sqlite3.Connection, key: str | None, person: str) -> None:
    if key and db.execute("SELECT 1 FROM people WHERE name_key = ? AND id != ?", (key, person)).fetchone():
        raise NameTaken(key)

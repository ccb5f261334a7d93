"""Bans, the audit log, and lists for administration, as rows of the data file.

SQL and rows only; it does not know who asks.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable

from branchline.server.store.admin_protocol import AuditRow, BanKind, BanRow, LineKey, TableLine, TableResult
from branchline.server.store.database import Database
from branchline.server.store.people_rows import PERSON_COLUMNS, person_row
from branchline.server.store.protocol import LineRow, PersonRow, ResultRow, SessionRow, TableRow
from branchline.server.store.table_rows import TABLE_QUERY, table_row
from branchline.server.wire.shapes import Person, Status

AUDIT_KEPT = 10_000  # lines of the audit log; its triggers know the number too


class AdminRows:
    """The part of the store for administration."""

    database: Database

    # --- bans

    def put_ban(self, row: BanRow) -> Awaitable[None]:
        query = "INSERT OR REPLACE INTO bans (kind, whom, at, until, reason) VALUES (?, ?, ?, ?, ?)"

        def job(db: sqlite3.Connection) -> None:
            db.execute(query, (row.kind, row.whom, row.at, row.until, row.reason))

        return self.database.write(job)

    def drop_ban(self, kind: BanKind, whom: str) -> Awaitable[bool]:
        query = "DELETE FROM bans WHERE kind = ? AND whom = ?"
        return self.database.write(lambda db: db.execute(query, (kind, whom)).rowcount == 1)

    def bans(self) -> Awaitable[list[BanRow]]:
        def job(db: sqlite3.Connection) -> list[BanRow]:
            rows = db.execute("SELECT kind, whom, at, until, reason FROM bans ORDER BY at")
            return [BanRow(kind=row[0], whom=row[1], at=row[2], until=row[3], reason=row[4]) for row in rows]

        return self.database.read(job)

    # --- the audit log

    def log_command(self, row: AuditRow) -> Awaitable[int]:
        def job(db: sqlite3.Connection) -> int:
            number = db.execute(
                "INSERT INTO audit (at, uid, user, command, target, outcome) VALUES (?, ?, ?, ?, ?, ?)",
                (row.at, row.uid, row.user, row.command, row.target, row.outcome),
            ).lastrowid
            assert number is not None
            db.execute("DELETE FROM audit WHERE id <= ?", (number - AUDIT_KEPT,))
            return number

        return self.database.write(job)

    def audit(self, last: int) -> Awaitable[list[AuditRow]]:
        query = "SELECT id, at, uid, user, command, target, outcome FROM audit ORDER BY id DESC LIMIT ?"

        def job(db: sqlite3.Connection) -> list[AuditRow]:
            names = AuditRow.__struct_fields__
            rows = db.execute(query, (last,)).fetchall()
            return [AuditRow(**dict(zip(names, row, strict=True))) for row in reversed(rows)]

        return self.database.read(job)

    # --- lists

    def find_people(self, part: str, limit: int) -> Awaitable[list[PersonRow]]:
        # compared in Python: SQLite knows upper and lower case of English letters only
        wanted = part.casefold()
        query = f"SELECT {PERSON_COLUMNS} FROM people ORDER BY seen DESC" + ("" if wanted else f" LIMIT {limit:d}")

        def job(db: sqlite3.Connection) -> list[PersonRow]:
            found: list[PersonRow] = []
            for row in map(person_row, db.execute(query)):
                if wanted in row.name.casefold():
                    found.append(row)
                    if len(found) == limit:
                        break
            return found

        return self.database.read(job)

    def tables_with(self, status: Status | None, limit: int) -> Awaitable[list[TableRow]]:
        query = f"{TABLE_QUERY} WHERE ?1 IS NULL OR t.status = ?1 ORDER BY t.changed DESC LIMIT ?2"
        return self.database.read(lambda db: [table_row(row) for row in db.execute(query, (status, limit))])

    # --- what is stored about a person

    def sessions_of(self, person: str) -> Awaitable[list[SessionRow]]:
        query = "SELECT token_hash, person, kind, created, seen FROM sessions WHERE person = ? ORDER BY created"

        def job(db: sqlite3.Connection) -> list[SessionRow]:
            rows = db.execute(query, (person,))
            return [SessionRow(token_hash=h, person=p, kind=k, created=c, seen=s) for h, p, k, c, s in rows]

        return self.database.read(job)

    def hosted_by(self, person: str) -> Awaitable[list[TableRow]]:
        query = (
            f"{TABLE_QUERY} WHERE t.host = ?1 AND t.id NOT IN (SELECT table_id FROM sitting WHERE person = ?1)"
            " ORDER BY t.id DESC"
        )
        return self.database.read(lambda db: [table_row(row) for row in db.execute(query, (person,))])

    def lines_of(self, person: str, after: LineKey, limit: int) -> Awaitable[list[TableLine]]:
        query = (
            "SELECT t.id, t.code, l.n, l.at, l.person, l.name, l.kind, l.seat, l.text"
            " FROM lines l JOIN tables t ON t.id = l.table_id"
            " WHERE l.person = ? AND (l.table_id, l.n) > (?, ?) ORDER BY l.table_id, l.n LIMIT ?"
        )

        def job(db: sqlite3.Connection) -> list[TableLine]:
            found = []
            for table, code, n, at, id_, name, kind, seat, text in db.execute(query, (person, *after, limit)):
                line = LineRow(n=n, at=at, person=Person(id_, name, kind), seat=seat, text=text)
                found.append(TableLine(key=(table, n), table=code, line=line))
            return found

        return self.database.read(job)

    def all_results_of(self, person: str) -> Awaitable[list[TableResult]]:
        names = ResultRow.__struct_fields__
        query = (
            f"SELECT t.code, {', '.join(f'r.{name}' for name in names)}"
            " FROM results r JOIN tables t ON t.id = r.table_id WHERE r.person = ? ORDER BY r.at, r.seat"
        )

        def job(db: sqlite3.Connection) -> list[TableResult]:
            found = []
            for code, *values in db.execute(query, (person,)):
                row = dict(zip(names, values, strict=True))
                found.append(TableResult(table=code, result=ResultRow(**{**row, "resigned": bool(row["resigned"])})))
            return found

        return self.database.read(job)

    def uploads_of(self, person: str) -> Awaitable[list[str]]:
        query = "SELECT id FROM uploads WHERE person = ? ORDER BY at"
        return self.database.read(lambda db: [row[0] for row in db.execute(query, (person,))])

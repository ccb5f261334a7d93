"""Tables with their entries, chat and results, as rows of the data file.

SQL and rows only; it does not know what an entry means.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from branchline.server.store.database import Database
from branchline.server.store.protocol import Chair, Changes, EntryRow, LineRow, ResultRow, StoreError, TableRow
from branchline.server.wire.shapes import Person

NOBODY = "—"  # the name of a deleted person at finished tables
_COLUMNS = TableRow.__struct_fields__
_KEPT = [name for name in _COLUMNS if name != "id"]
_JSON = ("seating", "options", "clock", "asked", "clock_state", "undo", "vote", "asked_since", "outcome")
_HINTS = get_type_hints(TableRow)
_DECODERS = {name: msgspec.json.Decoder(_HINTS[name]) for name in _JSON}
TABLE_QUERY = f"SELECT {', '.join(f't.{name}' for name in _COLUMNS)} FROM tables t"
_RESULT = "seat, person, map, seats, at, won, score, tickets_completed, resigned, rerolls"
_encode = msgspec.json.Encoder().encode


def _value(name: str, value: Any) -> Any:
    if name in _DECODERS:
        return None if value is None else _encode(value).decode()
    return value


def table_row(values: Sequence[Any]) -> TableRow:
    found = dict(zip(_COLUMNS, values, strict=True))
    for name, decoder in _DECODERS.items():
        if found[name] is not None:
            found[name] = decoder.decode(found[name])
    found["public"] = bool(found["public"])
    found["remote_bots"] = bool(found["remote_bots"])
    found["revealing"] = bool(found["revealing"])
    return TableRow(**found)


def _change(db: sqlite3.Connection, table: int, changes: Changes) -> None:
    if not changes:
        return
    columns = ", ".join(f"{name} = ?" for name in changes)
    values = [_value(name, value) for name, value in changes.items()]
    if db.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*values, table)).rowcount != 1:
        raise StoreError(f"there is no table {table}")
    if "seating" in changes:
        db.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
        _sit(db, table, changes["seating"])


def _sit(db: sqlite3.Connection, table: int, seating: Iterable[Chair]) -> None:
    people = {chair.person.id for chair in seating if chair.person}
    db.executemany("INSERT INTO sitting (person, table_id) VALUES (?, ?)", [(person, table) for person in people])


def _reseat(db: sqlite3.Connection, person: str, reseated: Callable[[Chair], Chair]) -> list[TableRow]:
    """Change a person's seats at every table they sit at."""
    query = f"{TABLE_QUERY} JOIN sitting s ON s.table_id = t.id WHERE s.person = ?"
    rows = [table_row(row) for row in db.execute(query, (person,)).fetchall()]
    for row in rows:
        seating = tuple(
            reseated(chair) if chair.person and chair.person.id == person else chair for chair in row.seating
        )
        _change(db, row.id, {"seating": seating})
    return rows


def unseat(db: sqlite3.Connection, person: str) -> None:
    """Empty a person's seats at all tables; where they were host, another person becomes host."""
    for row in _reseat(db, person, lambda chair: replace(chair, person=None, name=NOBODY)):
        _change(db, row.id, {"asked": tuple(other for other in row.asked if other != person)})
    for row in [table_row(row) for row in db.execute(f"{TABLE_QUERY} WHERE t.host = ?", (person,)).fetchall()]:
        others = [chair.person.id for chair in row.seating if chair.person and not chair.resigned]
        _change(db, row.id, {"host": others[0] if others else ""})


def rename(db: sqlite3.Connection, before: Person, now: Person) -> None:
    """Change a person's name at all tables; a name given to a seat stays."""

    def renamed(chair: Chair) -> Chair:
        return replace(chair, person=now, name=now.name if chair.name == before.name else chair.name)

    _reseat(db, before.id, renamed)


class TableRows:
    """The part of the store for tables."""

    database: Database

    def create_table(self, row: TableRow) -> Awaitable[TableRow]:
        values = [_value(name, getattr(row, name)) for name in _KEPT]
        query = f"INSERT INTO tables ({', '.join(_KEPT)}) VALUES ({', '.join('?' * len(_KEPT))})"

        def job(db: sqlite3.Connection) -> TableRow:
            number = db.execute(query, values).lastrowid
            assert number is not None
            _sit(db, number, row.seating)
            return replace(row, id=number)

        return self.database.write(job)

    def table(self, code: str) -> Awaitable[TableRow | None]:
        def job(db: sqlite3.Connection) -> TableRow | None:
            row = db.execute(f"{TABLE_QUERY} WHERE t.code = ?", (code,)).fetchone()
            return row and table_row(row)

        return self.database.read(job)

    def spoken_table(self, spoken: str) -> Awaitable[str | None]:
        query = "SELECT code FROM tables WHERE spoken = ? ORDER BY spoken_at DESC LIMIT 1"

        def job(db: sqlite3.Connection) -> str | None:
            row = db.execute(query, (spoken,)).fetchone()
            return str(row[0]) if row else None

        return self.database.read(job)

    def change_table(self, table: int, changes: Changes) -> Awaitable[None]:
        return self.database.write(lambda db: _change(db, table, changes))

    def append(
        self, table: int, entries: Sequence[EntryRow], changes: Changes, results: Sequence[ResultRow] = ()
    ) -> Awaitable[None]:
        rows = [(table, entry.n, entry.at, entry.body) for entry in entries]
        ends = [(table, *(getattr(result, name) for name in ResultRow.__struct_fields__)) for result in results]

        def job(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO entries (table_id, n, at, body) VALUES (?, ?, ?, ?)", rows)
            _change(db, table, changes)
            if ends:
                columns = ", ".join(ResultRow.__struct_fields__)
                marks = ", ".join("?" * (1 + len(ResultRow.__struct_fields__)))
                db.executemany(f"INSERT INTO results (table_id, {columns}) VALUES ({marks})", ends)

        return self.database.write(job)

    def entries(self, table: int, since: int = 0) -> Awaitable[list[EntryRow]]:
        query = "SELECT n, at, body FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"

        def job(db: sqlite3.Connection) -> list[EntryRow]:
            return [EntryRow(n=row[0], at=row[1], body=row[2]) for row in db.execute(query, (table, since))]

        return self.database.read(job)

    def say(self, table: int, line: LineRow) -> Awaitable[None]:
        query = "INSERT INTO lines (table_id, n, at, person, name, kind, seat, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        who = line.person
        values = (table, line.n, line.at, who.id, who.name, who.kind, line.seat, line.text)

        def job(db: sqlite3.Connection) -> None:
            db.execute(query, values)

        return self.database.write(job)

    def lines(self, table: int, last: int = 100) -> Awaitable[list[LineRow]]:
        query = "SELECT n, at, person, name, kind, seat, text FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT ?"

        def job(db: sqlite3.Connection) -> list[LineRow]:
            rows = db.execute(query, (table, last)).fetchall()
            return [
                LineRow(n=n, at=at, person=Person(person, name, kind), seat=seat, text=text)
                for n, at, person, name, kind, seat, text in reversed(rows)
            ]

        return self.database.read(job)

    # --- lists

    def due(self, before: float, limit: int = 100) -> Awaitable[list[str]]:
        query = "SELECT code FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?"
        return self.database.read(lambda db: [row[0] for row in db.execute(query, (before, limit))])

    def public_tables(self, limit: int = 100) -> Awaitable[tuple[list[TableRow], list[TableRow]]]:
        query = f"{TABLE_QUERY} WHERE t.public = 1 AND t.status = ? ORDER BY t.id DESC LIMIT ?"

        def job(db: sqlite3.Connection) -> tuple[list[TableRow], list[TableRow]]:
            kinds = [[table_row(row) for row in db.execute(query, (status, limit))] for status in ("open", "running")]
            return kinds[0], kinds[1]

        return self.database.read(job)

    def games_of(self, person: str, before: int | None, limit: int) -> Awaitable[list[TableRow]]:
        query = (
            f"{TABLE_QUERY} JOIN sitting s ON s.table_id = t.id"
            " WHERE s.person = ? AND s.table_id < ? ORDER BY s.table_id DESC LIMIT ?"
        )
        top = 2**62 if before is None else before
        return self.database.read(lambda db: [table_row(row) for row in db.execute(query, (person, top, limit))])

    def results_of(self, person: str) -> Awaitable[list[ResultRow]]:
        # not games of pass and play: somebody who held several seats both won and lost
        query = (
            f"SELECT {_RESULT} FROM results WHERE person = ? GROUP BY table_id HAVING COUNT(*) = 1 ORDER BY table_id"
        )

        def job(db: sqlite3.Connection) -> list[ResultRow]:
            names = ResultRow.__struct_fields__
            rows = [dict(zip(names, row, strict=True)) for row in db.execute(query, (person,))]
            return [ResultRow(**{**row, "resigned": bool(row["resigned"])}) for row in rows]

        return self.database.read(job)

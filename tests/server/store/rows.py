"""Rows for tests of the store: a person, a session, a table, an entry."""

from __future__ import annotations

from typing import Any

from branchline.server.store import Chair, EntryRow, PersonRow, ResultRow, SessionRow, TableRow
from branchline.server.wire.shapes import Person


def person(name: str = "Ada", **changes: Any) -> PersonRow:
    given = {"id": f"id-{name.lower()}", "kind": "guest", "name": name, "created": 1.0, "seen": 1.0, **changes}
    return PersonRow(**given)


def session(of: str, token: bytes = b"token", **changes: Any) -> SessionRow:
    return SessionRow(**{"token_hash": token, "person": of, "kind": "cookie", "created": 1.0, "seen": 1.0, **changes})


def sitting(who: str, **changes: Any) -> Chair:
    return Chair(**{"colour": "red", "person": Person(f"id-{who.lower()}", who, "guest"), "name": who, **changes})


def table(code: str = "aaaa", **changes: Any) -> TableRow:
    given = {
        "code": code, "status": "open", "public": True, "host": "id-ada", "map": "europe", "map_hash": "h",
        "seating": (sitting("Ada"), Chair(colour="blue")), "secret": b"s" * 32, "commitment": "c",
        "created": 1.0, "changed": 1.0, **changes,
    }  # fmt: skip
    return TableRow(**given)


def entry(n: int, body: str = "{}") -> EntryRow:
    return EntryRow(n=n, at=float(n), body=body)


def result(seat: int = 0, of: str = "id-ada", **changes: Any) -> ResultRow:
    given = {
        "seat": seat, "person": of, "map": "europe", "seats": 2, "at": 5.0, "won": 1.0, "score": 100,
        "tickets_completed": 3, "resigned": False, **changes,
    }  # fmt: skip
    return ResultRow(**given)

"""What administration needs of the store beyond playing: bans, the audit log, and lists of people and their data.

Rows and signatures only; who may ask is decided by ``admin``.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, Protocol, TypeAlias

from branchline.server.store.protocol import (
    LineRow,
    PersonRow,
    ResultRow,
    Row,
    SessionRow,
    Store,
    TableRow,
)
from branchline.server.wire.shapes import Status

BanKind = Literal["person", "address"]
LineKey: TypeAlias = tuple[int, int]  # the table's number and the line's
FIRST_LINE: LineKey = (0, -1)


class BanRow(Row, frozen=True, kw_only=True):
    """A ban of a person (``whom``: the id) or of a network of addresses; ``until`` None: until it is lifted."""

    kind: BanKind
    whom: str
    at: float
    until: float | None
    reason: str


class AuditRow(Row, frozen=True, kw_only=True):
    """What an operator did. ``id`` 0: not stored yet. ``uid`` None: the system does not say whose process it was."""

    id: int = 0
    at: float
    uid: int | None
    user: str
    command: str
    target: str
    outcome: str


class TableLine(Row, frozen=True, kw_only=True):
    """A line of chat and the code of its table."""

    key: LineKey
    table: str
    line: LineRow


class TableResult(Row, frozen=True, kw_only=True):
    """A result and the code of its table."""

    table: str
    result: ResultRow


class AdminStore(Store, Protocol):
    """A store with what operators need."""

    def put_ban(self, row: BanRow) -> Awaitable[None]:
        """Store a ban; one of the same person or network is replaced."""
        ...

    def drop_ban(self, kind: BanKind, whom: str) -> Awaitable[bool]:
        """Lift a ban; returns whether there was one."""
        ...

    def bans(self) -> Awaitable[list[BanRow]]: ...
    def log_command(self, row: AuditRow) -> Awaitable[int]:
        """Append a line to the audit log; returns its number. Only the last 10,000 lines stay."""
        ...

    def audit(self, last: int) -> Awaitable[list[AuditRow]]:
        """Return the last lines, oldest first."""
        ...

    def find_people(self, part: str, limit: int) -> Awaitable[list[PersonRow]]:
        """People whose name contains ``part`` in any case, last seen first."""
        ...

    def tables_with(self, status: Status | None, limit: int) -> Awaitable[list[TableRow]]:
        """Tables, last changed first."""
        ...

    def sessions_of(self, person: str) -> Awaitable[list[SessionRow]]: ...
    def hosted_by(self, person: str) -> Awaitable[list[TableRow]]:
        """Tables of a host who does not sit there, newest first."""
        ...

    def lines_of(self, person: str, after: LineKey, limit: int) -> Awaitable[list[TableLine]]:
        """A person's chat after the line ``after``, in the order of their keys."""
        ...

    def all_results_of(self, person: str) -> Awaitable[list[TableResult]]:
        """Every result, also of games in which the person held several seats."""
        ...

    def uploads_of(self, person: str) -> Awaitable[list[str]]:
        """Ids of the records that a person has uploaded."""
        ...

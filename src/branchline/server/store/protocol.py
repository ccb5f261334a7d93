"""The store's interface: its rows, and the protocol that every store implements.

An awaited write is durable. A table is the only writer of its entries and numbers them; a second writer gets an error.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from typing import Any, Literal, Protocol, TypedDict

import msgspec

from branchline.server.wire.shapes import (
    BotChoice,
    BotVote,
    ClockRule,
    GameOptions,
    Outcome,
    Person,
    SeatColour,
    Status,
    UndoRequest,
)


class StoreError(Exception):
    """The store failed: a second writer, a full disk, another program's file."""


class NameTaken(StoreError):
    """Another account has this name, perhaps in other case."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all rows; change one with ``msgspec.structs.replace``."""


# --- people


class PersonRow(Row, frozen=True, kw_only=True):
    """A guest, an account (with a password), or a remote bot (with its owner)."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    created: float
    seen: float
    password_hash: str | None = None
    owner: str | None = None

    @property
    def person(self) -> Person:
        """What everybody may know."""
        return Person(self.id, self.name, self.kind)


class SessionRow(Row, frozen=True, kw_only=True):
    """A session, by the hash of its token; ``bearer`` tokens are for programs and not sent as cookies."""

    token_hash: bytes
    person: str
    kind: Literal["cookie", "bearer", "bot"]
    created: float
    seen: float


class PushRow(Row, frozen=True, kw_only=True):
    """A browser that wants notifications."""

    person: str
    endpoint: str
    p256dh: str
    auth: str


# --- tables


class Chair(Row, frozen=True, kw_only=True):
    """Who sits in a seat, as it is stored: the wire's TableSeat without presence.

    ``commitment`` and ``contribution``: what the person adds to the shuffle, in hexadecimal."""

    colour: SeatColour
    person: Person | None = None
    bot: BotChoice | None = None
    name: str = ""
    resigned: bool = False
    stand_in: BotChoice | None = None
    commitment: str | None = None
    contribution: str | None = None


class TableRow(Row, frozen=True, kw_only=True):
    """A table and the state of its game. ``id`` 0: not stored yet.

    ``asked``: ids of the people whose move it is; ``wake``: when the table must be woken although nobody connects (a
    clock runs out, a bot has to move); ``clock_state``: the saved clock; ``header``: the record's first line;
    ``asked_since``: when each seat was last asked, by the server's clock; ``rerolls``: undos that took back draws;
    ``revealing``: the game begins when the contributions to the shuffle have come; ``spoken``: the short code that can
    be told by voice, made at ``spoken_at``."""

    id: int = 0
    code: str
    status: Status
    public: bool
    host: str
    map: str
    map_hash: str
    map_source: str | None = None
    seating: tuple[Chair, ...]
    options: GameOptions = GameOptions()
    clock: ClockRule = ClockRule()
    pace: int = 1000
    remote_bots: bool = False
    secret: bytes
    commitment: str
    header: str = ""
    created: float
    changed: float
    seq: int = 0
    asked: tuple[str, ...] = ()
    turn: int | None = None
    wake: float | None = None
    clock_state: dict[str, Any] = {}
    undo: UndoRequest | None = None
    vote: BotVote | None = None
    asked_since: tuple[float, ...] = ()
    rerolls: int = 0
    outcome: Outcome | None = None
    rematch: str | None = None
    revealing: bool = False
    spoken: str | None = None
    spoken_at: float = 0.0


class Changes(TypedDict, total=False):
    """The columns of a table that may change, by name."""

    status: Status
    public: bool
    host: str
    seating: tuple[Chair, ...]
    options: GameOptions
    clock: ClockRule
    pace: int
    remote_bots: bool
    header: str
    changed: float
    seq: int
    asked: tuple[str, ...]
    turn: int | None
    wake: float | None
    clock_state: dict[str, Any]
    undo: UndoRequest | None
    vote: BotVote | None
    asked_since: tuple[float, ...]
    rerolls: int
    outcome: Outcome | None
    rematch: str | None
    revealing: bool
    spoken: str | None
    spoken_at: float


class EntryRow(Row, frozen=True, kw_only=True):
    """One entry of a game's record: its number, its time, and its line of JSON."""

    n: int
    at: float
    body: str


class LineRow(Row, frozen=True, kw_only=True):
    """A line of chat; the table numbers them, like entries."""

    n: int
    at: float
    person: Person
    seat: int | None
    text: str


class ResultRow(Row, frozen=True, kw_only=True):
    """The result of a person's seat; ``won`` is a fraction if the win is shared."""

    seat: int
    person: str
    map: str
    seats: int
    at: float
    won: float
    score: int
    tickets_completed: int
    resigned: bool
    rerolls: int = 0


class UploadRow(Row, frozen=True, kw_only=True):
    """An uploaded record."""

    id: str
    person: str
    at: float
    text: str


class Store(Protocol):
    """Reads see what is committed; a write is durable when its awaitable is done.

    Writes are executed in the order of the calls; those that wait at the same time are committed together."""

    # --- people and sessions

    def add_person(self, row: PersonRow, session: SessionRow | None = None) -> Awaitable[None]: ...
    def change_person(
        self, person: str, *, name: str | None = None, kind: str | None = None, password_hash: str | None = None,
        seen: float | None = None,
    ) -> Awaitable[None]: ...  # fmt: skip

    def forget_person(self, person: str) -> Awaitable[None]:
        """Delete a person with their sessions, bots, mutes, pushes, results and chat; tables keep no name of theirs."""
        ...

    def person(self, person: str) -> Awaitable[PersonRow | None]: ...
    def people(self, ids: Sequence[str]) -> Awaitable[dict[str, PersonRow]]: ...
    def account(self, name: str) -> Awaitable[PersonRow | None]: ...
    def bots_of(self, owner: str) -> Awaitable[list[PersonRow]]: ...
    def open_session(self, row: SessionRow) -> Awaitable[None]: ...
    def session(self, token_hash: bytes) -> Awaitable[tuple[SessionRow, PersonRow] | None]: ...
    def touch_session(self, token_hash: bytes, seen: float) -> Awaitable[None]: ...
    def close_session(self, token_hash: bytes) -> Awaitable[None]: ...
    def close_sessions(self, person: str, but: bytes | None = None) -> Awaitable[None]: ...
    def mute(self, person: str, other: str, on: bool) -> Awaitable[None]: ...
    def muted(self, person: str) -> Awaitable[tuple[str, ...]]: ...

    # --- tables

    def create_table(self, row: TableRow) -> Awaitable[TableRow]:
        """Store a new table; returns the row with its id."""
        ...

    def table(self, code: str) -> Awaitable[TableRow | None]: ...
    def spoken_table(self, spoken: str) -> Awaitable[str | None]:
        """Return the code of the table that last had this spoken code."""
        ...

    def change_table(self, table: int, changes: Changes) -> Awaitable[None]: ...

    def append(
        self, table: int, entries: Sequence[EntryRow], changes: Changes, results: Sequence[ResultRow] = ()
    ) -> Awaitable[None]:
        """Append entries, change the table's row and add results, in one transaction.

        If an entry's number exists already, nothing is written and StoreError is raised."""
        ...

    def entries(self, table: int, since: int = 0) -> Awaitable[list[EntryRow]]: ...
    def say(self, table: int, line: LineRow) -> Awaitable[None]: ...
    def lines(self, table: int, last: int = 100) -> Awaitable[list[LineRow]]: ...
    def due(self, before: float, limit: int = 100) -> Awaitable[list[str]]:
        """Codes of running tables whose ``wake`` has passed, earliest first."""
        ...

    def public_tables(self, limit: int = 100) -> Awaitable[tuple[list[TableRow], list[TableRow]]]:
        """Open and running public tables, newest first."""
        ...

    def games_of(self, person: str, before: int | None, limit: int) -> Awaitable[list[TableRow]]:
        """Tables somebody sits at, newest first; ``before``: only those with a lower id."""
        ...

    def results_of(self, person: str) -> Awaitable[list[ResultRow]]:
        """Results of the games in which the person held exactly one seat."""
        ...

    # --- the rest

    def put_push(self, row: PushRow) -> Awaitable[None]: ...
    def drop_push(self, person: str, endpoint: str | None = None) -> Awaitable[None]: ...
    def pushes(self, person: str) -> Awaitable[list[PushRow]]: ...
    def set_webhook(self, person: str, url: str | None) -> Awaitable[None]: ...
    def webhook(self, person: str) -> Awaitable[str | None]: ...
    def keep_upload(self, row: UploadRow) -> Awaitable[None]: ...
    def upload(self, id: str) -> Awaitable[UploadRow | None]: ...
    def keep_secret(self, name: str, value: bytes) -> Awaitable[None]: ...
    def secret(self, name: str) -> Awaitable[bytes | None]: ...
    def prune(self, now: float, awake: Collection[str] = ()) -> Awaitable[dict[str, int]]:
        """Delete old data as docs/hosting.md says, except tables that are awake; returns how many of each kind.

        ``now`` is the server's own time, which stands still while it is off."""
        ...

    def problem(self) -> Awaitable[str | None]:
        """Say why nothing can be written now, for /readyz; None if all is well."""
        ...

    def count(self) -> Awaitable[dict[str, int]]:
        """Return the number of tables of each status, and of people; for /metrics."""
        ...

    def figures(self) -> dict[str, float]:
        """Return gauges and counters of the store for /metrics."""
        ...

    def close(self) -> Awaitable[None]: ...

"""What the rooms of the server ask of each other: the hall of tables for HTTP, the people for sockets.

Signatures only; the tables are in ``table``, the people in ``people``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from branchline.server.store import Changes, PersonRow, SessionRow, TableRow
from branchline.server.wire.shapes import BotChoice, Person, Table


class Identity(msgspec.Struct, frozen=True):
    """Who somebody is: the session they came with, and the person."""

    session: SessionRow
    row: PersonRow

    @property
    def person(self) -> Person:
        return self.row.person


class Authenticator(Protocol):
    """What a socket asks about whoever knocks."""

    async def identify(self, headers: Collection[tuple[bytes, bytes]]) -> Identity | None:
        """By the cookie or the bearer token in the headers of a request (ASGI's: lower-case names)."""
        ...

    def allows_origin(self, headers: Collection[tuple[bytes, bytes]]) -> bool:
        """No Origin, or this server's own."""
        ...


class TableService(Protocol):
    """All tables, awake or resting. Every change of a table runs in its one task; Trouble 404 ``unknown_table``."""

    async def row(self, code: str) -> TableRow:
        """The table as it stands, from memory where it is awake."""
        ...

    def public_table(self, row: TableRow) -> Table:
        """As everybody may see it, with presence and spectators where it is awake; the seed only after the end."""
        ...

    async def change(self, code: str, change: Callable[[TableRow], Changes]) -> TableRow:
        """Ask ``change`` inside the table's task for the columns to set (it may raise Trouble: nothing changes), keep
        them, and tell everybody who watches. The lobby's way to seat people and bots at an open table."""
        ...

    async def start(self, code: str) -> TableRow:
        """Deal: every chair must be taken (Trouble 409 ``not_full``). The lobby has checked who may."""
        ...

    async def fill(self, code: str, seat: int, bot: BotChoice) -> TableRow:
        """Of a running game: a stand-in plays this seat on."""
        ...

    async def free(self, code: str, seat: int) -> TableRow:
        """Of a running game: the seat's person plays again."""
        ...

    async def resign(self, code: str, seat: int) -> TableRow: ...

    async def renamed(self, person: Person) -> None:
        """At tables that are awake the chairs of this person show the new name; ``forgotten``: they are nobody's."""
        ...

    async def forgotten(self, person: str) -> None: ...

    def sign_out(self, token_hash: bytes) -> None:
        """Close the sockets of a session (Closing ``signed_out``, 4401)."""
        ...

    def sign_out_person(self, person: str, but: bytes | None = None) -> None: ...

    def present(self, person: str) -> bool:
        """Whether they have a socket open."""
        ...

    def awake(self) -> Collection[str]: ...

    def lobby_changed(self) -> None:
        """A public table was made or changed outside of ``change``: tell those who watch the lobby."""
        ...

    def figures(self) -> dict[str, float]:
        """For /metrics: name of a gauge or counter -> value (``sockets``, ``tables_awake``, ``moves_total`` …)."""
        ...

    async def close(self) -> None:
        """Tell everybody Closing ``restart``, finish what is under way, close all sockets."""
        ...


OnTurn = Callable[[TableRow, tuple[str, ...]], None]
"""The hall calls it after a commit, with the table and the people who have become asked by it."""

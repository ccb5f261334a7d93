"""Interfaces between the packages of the server: tables as HTTP uses them, accounts as the websocket uses them.

Signatures only; they are implemented in ``tables`` and ``accounts``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

import msgspec

from branchline.server.figures import Figure
from branchline.server.store import Chair, Changes, PersonRow, SessionRow, TableRow
from branchline.server.wire.shapes import BotChoice, Person, Table


class Identity(msgspec.Struct, frozen=True):
    """Who makes a request: the session and its person."""

    session: SessionRow
    row: PersonRow

    @property
    def person(self) -> Person:
        return self.row.person


class Authenticator(Protocol):
    """What the websocket asks about a new connection."""

    async def identify(self, headers: Collection[tuple[bytes, bytes]]) -> Identity | None:
        """Identify somebody by the cookie or bearer token in the headers (ASGI's: lower-case names).

        RequestError 403 ``banned`` if the person is banned."""
        ...

    def check_person(self, person: PersonRow) -> None:
        """Raise RequestError 403 ``banned`` if the person is banned."""
        ...

    def check_address(self, address: str) -> None:
        """Raise RequestError 403 ``banned`` if the address is banned."""
        ...

    def allows_origin(self, headers: Collection[tuple[bytes, bytes]]) -> bool:
        """Whether the request has no Origin header, or this server's own."""
        ...


class TableService(Protocol):
    """All tables, awake or resting. Changes run in the table's task. RequestError 404 ``unknown_table``."""

    async def row(self, code: str) -> TableRow:
        """Return the table's current row, from memory if it is awake."""
        ...

    def public_table(self, row: TableRow, person: str | None = None) -> Table:
        """Return what everybody may see, or this person: with presence and spectators if it is awake, with the seed
        after the end if they may know it."""
        ...

    async def change(self, code: str, change: Callable[[TableRow], Changes]) -> TableRow:
        """Call ``change`` in the table's task, store the columns it returns, and tell everybody who watches.

        If it raises RequestError, nothing changes. The lobby uses it to seat people and bots at open tables."""
        ...

    def starting(self, host: str, chairs: Sequence[Chair]) -> AbstractContextManager[None]:
        """Start a game of this host inside; RequestError 429 ``too_many_bots`` if they run many with bots already."""
        ...

    async def start(self, code: str) -> TableRow:
        """Deal. Every seat must be taken (RequestError 409 ``not_full``); the lobby has checked who asks."""
        ...

    async def end_shuffle(self, code: str) -> TableRow:
        """Deal at once, without the contributions to the shuffle that have not come yet."""
        ...

    async def fill(self, code: str, seat: int, bot: BotChoice, by: str) -> TableRow:
        """In a running game: a stand-in takes over the seat; ``by``: who wants it. A person who is not ``by`` must have
        been away for a while (RequestError 409 ``seat_taken``, ``too_soon``)."""
        ...

    async def free(self, code: str, seat: int) -> TableRow:
        """In a running game: the seat's person plays again."""
        ...

    async def resign(self, code: str, seat: int) -> TableRow: ...

    async def renamed(self, person: Person) -> None:
        """Show the new name at tables that are awake."""
        ...

    async def forgotten(self, person: str) -> None:
        """Empty the seats of a deleted person at tables that are awake."""
        ...

    def sign_out(self, token_hash: bytes) -> None:
        """Close the connections of a session (Closing ``signed_out``, 4401)."""
        ...

    def sign_out_person(self, person: str, but: bytes | None = None) -> None: ...

    def close_banned(self, banned: Callable[[str, str], bool]) -> int:
        """Close the connections (Closing ``banned``, 4403) whose person and address are banned; returns how many."""
        ...

    def present(self, person: str) -> bool:
        """Whether the person has a connection open."""
        ...

    def awake(self) -> Collection[str]: ...

    def lobby_changed(self, row: TableRow) -> None:
        """Tell those who watch the lobby that a public table was made."""
        ...

    def figures(self) -> dict[str, Figure]:
        """Return what /metrics shows by name (``sockets``, ``tables_awake``, ``moves_total`` …)."""
        ...

    async def close(self) -> None:
        """Send Closing ``restart`` to everybody, finish the jobs under way, and close all connections."""
        ...


OnTurn = Callable[[TableRow, tuple[str, ...]], None]
"""Called after a commit, with the table and the people who are newly asked."""

"""Invitations to an open table: the addresses at which others can reach it, and its short spoken code.

A spoken code leads to the table's own code and tells nothing else. It is valid while the table is open and a seat is
free, for a day at most, and is stored with the table, so a restart does not change it. Guessing is limited.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time

from branchline.server.errors import RequestError
from branchline.server.lobby import seating_changes
from branchline.server.lobby.spoken_codes import new_spoken_code, read_spoken_code
from branchline.server.own_addresses import own_addresses
from branchline.server.protocols import Identity, TableService
from branchline.server.settings import Settings, host_name, is_loopback, is_private
from branchline.server.store import Changes, Store, TableRow
from branchline.server.throttle import Throttle, address_key
from branchline.server.wire.bodies import Invitation

LIFE = 86_400.0  # seconds
WRONG_BY_ADDRESS, WRONG_IN_ALL, WINDOW = 10, 300, 600.0
LOOK_AGAIN = 10.0  # seconds for which the machine's addresses are remembered
EVERYWHERE = ("0.0.0.0", "::")


class Invitations:
    """``look``: returns this machine's addresses; ``now``: seconds since 1970."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        settings: Settings,
        now: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings
        self.look: Callable[[], tuple[str, ...]] = own_addresses
        self.now = now
        self.by_address = Throttle(WRONG_BY_ADDRESS, WINDOW)
        self.in_all = Throttle(WRONG_IN_ALL, WINDOW)
        self._seen: asyncio.Task[tuple[str, ...]] | None = None
        self._seen_at = 0.0

    # --- inviting

    async def invite(self, identity: Identity, code: str, page: str, client: str) -> Invitation:
        """Return how others come to this table; ``page``: the origin of the page that shows it to ``client``."""
        row = await self.tables.row(code)
        if row.host != identity.row.id and not seating_changes.sits(row, identity.row.id):
            raise RequestError(403, "not_your_table")
        addresses = await self._addresses(page, client)
        command = None
        if not addresses and is_loopback(self.settings.host) and is_loopback(client):
            command = self.settings.open_command
        if not seating_changes.has_free_seat(row):
            return Invitation(addresses, command)
        if not self._valid(row):
            row = await self._renew(code)
        return Invitation(addresses, command, row.spoken, row.spoken_at + LIFE)

    async def _renew(self, code: str) -> TableRow:
        spoken = new_spoken_code()
        while await self.store.spoken_table(spoken) is not None:
            spoken = new_spoken_code()

        def renew(row: TableRow) -> Changes:
            return {} if self._valid(row) else {"spoken": spoken, "spoken_at": self.now()}

        return await self.tables.change(code, renew)

    def _valid(self, row: TableRow) -> bool:
        fresh = row.spoken_at <= self.now() < row.spoken_at + LIFE  # a clock that is set back ends it, too
        return row.spoken is not None and fresh and seating_changes.has_free_seat(row)

    # --- coming

    async def find(self, typed: str, client: str) -> str:
        """Return the code of the table that a spoken code belongs to; wrong ones are counted."""
        spoken = read_spoken_code(typed)
        if spoken is None:  # it could not have been right, so it is no guess
            raise RequestError(404, "wrong_code")
        tries = ((self.by_address, address_key(client)), (self.in_all, ""))
        wait = max(throttle.wait(key) for throttle, key in tries)
        if wait:
            raise RequestError(429, "too_many_codes", "too many wrong codes", seconds=int(wait) + 1)
        for throttle, key in tries:  # counted before anything is awaited: guesses at the same time count too
            throttle.count(key)
        found = await self.store.spoken_table(spoken)
        row = None if found is None else await self.tables.row(found)
        if row is None or row.spoken != spoken:
            raise RequestError(404, "wrong_code")
        if not self._valid(row):
            raise RequestError(410, "code_expired", "the game has begun, the table is full, or the code is a day old")
        for throttle, key in tries:
            throttle.uncount(key)
        return row.code

    # --- addresses

    async def _addresses(self, page: str, client: str) -> tuple[str, ...]:
        """Return origins at which others can reach the server, the best first; none if nobody can."""
        settings = self.settings
        opened_by = host_name(page.partition("://")[2])
        best = [settings.public_origin] if settings.public_origin else []
        if opened_by and not is_loopback(opened_by):
            best.append(page.lower())
        if settings.public_origin or not is_private(client):  # a stranger learns no addresses of this network
            return tuple(dict.fromkeys(best))
        if settings.host in EVERYWHERE:
            own = await self._own()
            best += [self._origin(one) for one in own if settings.host == "::" or ":" not in one]
        elif not is_loopback(settings.host):
            best.append(self._origin(settings.host))
        return tuple(dict.fromkeys(best))

    def _origin(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self.settings.port}"

    async def _own(self) -> tuple[str, ...]:
        """The addresses of the machine, asked at most every few seconds, however many people want to know."""
        loop = asyncio.get_running_loop()
        if self._seen is None or loop.time() - self._seen_at > LOOK_AGAIN:
            self._seen_at = loop.time()
            self._seen = asyncio.ensure_future(asyncio.to_thread(self.look))
        return await asyncio.shield(self._seen)

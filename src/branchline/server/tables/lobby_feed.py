"""The lobby over the websocket: the list of public tables for those who begin to watch it, and then what changes.

The list is kept while anybody watches, and read again now and then: tables can also change without being awake.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from branchline.server.connections.transport import frame
from branchline.server.store import Store, TableRow
from branchline.server.wire import encode
from branchline.server.wire.server_messages import Lobby, LobbyChanges
from branchline.server.wire.shapes import LobbySeat, LobbyTable, Table

log = logging.getLogger("branchline.hall")
GATHER = 0.3  # seconds in which changes are collected
REREAD = 30.0  # seconds between two readings of the whole list
LISTED = 100  # most open tables in the list, and most running ones: the newest
_Lines = dict[str, LobbyTable]


class LobbyWatcher(Protocol):
    def send(self, frame: bytes) -> None: ...


class LobbyFeed:
    """``public_table`` gives a table as everybody may see it."""

    def __init__(self, store: Store, public_table: Callable[[TableRow], Table]) -> None:
        self._store = store
        self._public_table = public_table
        self._watchers: set[LobbyWatcher] = set()
        self._lines: _Lines = {}  # as the watchers have them
        self._whole: bytes | None = None  # the frame with all lines
        self._changed: dict[str, TableRow] = {}  # not yet sent
        self._sending: asyncio.TimerHandle | None = None
        self._rereading: asyncio.Task[None] | None = None
        self._read_lock = asyncio.Lock()

    async def watch(self, watcher: LobbyWatcher) -> None:
        """Send the whole list, and from now on what changes."""
        if not self._watchers:  # so far nobody needed the list
            await self._read()
        self._watchers.add(watcher)
        if self._rereading is None:
            self._rereading = asyncio.get_running_loop().create_task(self._reread())
        if self._whole is None:
            self._whole = frame(encode(Lobby(tuple(self._lines.values()))))
        watcher.send(self._whole)

    def unwatch(self, watcher: LobbyWatcher) -> None:
        self._watchers.discard(watcher)

    def changed(self, row: TableRow) -> None:
        """A table was made or changed that is public or was."""
        if not self._watchers and not self._read_lock.locked():
            return
        self._changed[row.code] = row
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_later(GATHER, self._send_changes)

    def stop(self) -> None:
        self._watchers.clear()
        if self._sending is not None:
            self._sending.cancel()
        if self._rereading is not None:
            self._rereading.cancel()

    async def _reread(self) -> None:
        """Correct the list: tables that were deleted, people who were renamed, numbers of spectators."""
        while True:
            await asyncio.sleep(REREAD)
            if not self._watchers:
                break
            try:
                await self._read()
            except Exception:
                log.exception("the lobby could not be read")
        self._rereading = self._whole = None
        self._lines = {}

    async def _read(self) -> None:
        async with self._read_lock:
            open_, running = await self._store.public_tables(LISTED)
        lines = {row.code: _line(self._public_table(row)) for row in (*open_, *running)}
        # what changed while the list was being read may be newer than what was read
        self._replace(self._merged(lines, self._changed.values()))

    def _send_changes(self) -> None:
        self._sending = None
        if self._read_lock.locked():  # the list that is being read may be older
            self._sending = asyncio.get_running_loop().call_later(GATHER, self._send_changes)
        else:
            self._replace(self._merged(self._lines, self._changed.values()))

    def _merged(self, lines: _Lines, rows: Iterable[TableRow]) -> _Lines:
        """Return the lines with these rows instead of their former ones."""
        found = dict(lines)
        for row in rows:
            found.pop(row.code, None)
            if row.public and row.status != "over":
                found[row.code] = _line(self._public_table(row))
        return _newest(found)

    def _replace(self, lines: _Lines) -> None:
        """Keep new lines, and send the watchers what differs."""
        self._changed.clear()
        before, self._lines = self._lines, lines
        changed = tuple(line for code, line in lines.items() if before.get(code) != line)
        gone = tuple(code for code in before if code not in lines)
        if not changed and not gone:
            return
        self._whole = None
        data = frame(encode(LobbyChanges(changed, gone)))
        for watcher in tuple(self._watchers):
            watcher.send(data)


def _newest(lines: _Lines) -> _Lines:
    """Return the newest open and the newest running tables, newest first."""
    found = sorted(lines.values(), key=lambda line: line.created, reverse=True)
    kept = [[line for line in found if line.status == status][:LISTED] for status in ("open", "running")]
    return {line.code: line for lines_ in kept for line in lines_}


def _line(table: Table) -> LobbyTable:
    seats = tuple(LobbySeat(seat.colour, seat.person, seat.bot, seat.name) for seat in table.seats)
    return LobbyTable(
        table.code, table.status, table.map, table.map_name, table.host, seats, table.created, table.spectators
    )

"""The lobby over the websocket: the list of public tables, sent to those who watch it whenever it changes.

It reads the list and sends it; tables are made and changed elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from branchline.server.connections.registry import Connections
from branchline.server.connections.transport import frame
from branchline.server.store import Store, TableRow
from branchline.server.wire import encode
from branchline.server.wire.server_messages import Lobby
from branchline.server.wire.shapes import Table

log = logging.getLogger("branchline.hall")
GATHER = 0.3  # seconds in which changes are collected


class LobbyFeed:
    """``face`` gives a table as everybody may see it."""

    def __init__(self, store: Store, connections: Connections, public_table: Callable[[TableRow], Table]) -> None:
        self._store = store
        self._connections = connections
        self._public_table = public_table
        self._sending: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Send the list in a moment, if anybody watches it."""
        if self._sending is None and any(connection.in_lobby for connection in self._connections):
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def frame(self) -> bytes:
        """The list as it stands, as a websocket frame."""
        open_, running = await self._store.public_tables()
        return frame(encode(Lobby(tuple(map(self._public_table, open_)), tuple(map(self._public_table, running)))))

    def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    async def _send(self) -> None:
        await asyncio.sleep(GATHER)
        self._sending = None  # what changes from here on is another list
        try:
            data = await self.frame()
        except Exception:
            log.exception("the lobby could not be read")
            return
        for connection in self._connections:
            if connection.in_lobby:
                connection.send(data)

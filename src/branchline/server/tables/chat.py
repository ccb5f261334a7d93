"""Chat at a table: lines are stored, then sent to everybody who watches and has not muted the author.

It knows nothing about the game; ``websocket`` limits how often somebody may write.
"""

from __future__ import annotations

import time

from branchline.server.connections.transport import frame
from branchline.server.store import LineRow, Store
from branchline.server.tables import seating
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.watchers import Watcher
from branchline.server.wire import encode
from branchline.server.wire.server_messages import Line, Talk
from branchline.server.wire.shapes import Person


class Chat:
    """The chat of one table."""

    def __init__(self, store: Store, log: GameLog, broadcast: Broadcast) -> None:
        self._store = store
        self._log = log
        self._broadcast = broadcast

    async def say(self, person: Person, text: str) -> None:
        row = self._log.row
        last = await self._store.lines(row.id, 1)
        own = seating.seats_of(row, person.id)
        line = LineRow(
            n=last[-1].n + 1 if last else 0, at=time.time(), person=person, seat=own[0] if own else None, text=text
        )
        await self._store.say(row.id, line)
        self._broadcast.send(frame(encode(Talk(row.code, (_line(line),)))), author=person.id)

    async def show(self, watcher: Watcher) -> None:
        """Send the last lines to a new watcher."""
        row = self._log.row
        lines = await self._store.lines(row.id)
        heard = tuple(_line(line) for line in lines if line.person.id not in watcher.muted)
        watcher.send(frame(encode(Talk(row.code, heard))))


def _line(row: LineRow) -> Line:
    return Line(row.n, row.at, row.person, row.seat, row.text)

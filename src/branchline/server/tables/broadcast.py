"""Broadcasting at a table: everybody who watches it gets its state and every update of the game.

It tells what is committed and decides nothing; ``watchers`` encodes the frames.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from branchline.events import AnyEvent
from branchline.server.connections.transport import frame
from branchline.server.tables import patience, seating
from branchline.server.tables.absences import Absences
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.questions import choices_of
from branchline.server.tables.watchers import Times, Watcher, Watchers
from branchline.server.wire.server_messages import TableNews
from branchline.server.wire.shapes import Choices, Table

_encode = msgspec.json.Encoder().encode
NEWS = 0.05  # seconds in which changes of who is present are collected


class Broadcast:
    """The watchers of one table, and everything they are sent."""

    def __init__(self, log: GameLog, now: Callable[[], float], absences: Absences) -> None:
        self._log = log
        self._now = now
        self._absences = absences
        self._watchers = Watchers(log.row.code)
        self._pending: Callable[[], None] | None = None
        self._news: asyncio.TimerHandle | None = None

    @property
    def watching(self) -> int:
        """How many connections watch the table."""
        return len(self._watchers.seat_of)

    def public_table(self) -> Table:
        """The table as everybody may see it."""
        row = self._log.row
        present = self._watchers.people()
        return seating.public_table(row, present, len(present - self._seated()), self.away_since)

    def present(self) -> set[str]:
        """The people who watch the table."""
        return self._watchers.people()

    def away_since(self, person: str) -> float | None:
        """The server's time when somebody who plays here left the table; None if they are here."""
        row = self._log.row
        if row.status != "running" or self._watchers.watched_by(person):
            return None
        return self._absences.since(row.code, person)

    def _seated(self) -> set[str]:
        return {chair.person.id for chair in self._log.row.seating if chair.person}

    # --- watchers

    def add(self, watcher: Watcher, seat: int | None) -> None:
        """Show a new watcher the whole table; one that watched from another seat now watches from this one."""
        self._watchers.drop(watcher)
        self._watchers.add(watcher, seat)
        row = self._log.row
        yours = seating.seats_of(row, watcher.person_id)
        table = seating.table_for(watcher.person_id, row, self.public_table())
        news = TableNews(table, yours, seating.public_shuffle(row), self._now())
        watcher.send(frame(_encode(news)))
        self._send_full(watcher, seat)

    def drop(self, watcher: Watcher) -> None:
        self._watchers.drop(watcher)
        if watcher.person_id in self._seated() and not self._watchers.watched_by(watcher.person_id):
            self._absences.leave(self._log.row.code, watcher.person_id)
        self.news()

    def reseat(self) -> None:
        """Turn watchers into spectators whose seat is no longer theirs."""
        for watcher, seat in list(self._watchers.seat_of.items()):
            if seat is not None and seat not in seating.seats_of(self._log.row, watcher.person_id):
                self._watchers.drop(watcher)
                self._watchers.add(watcher, None)
                self._send_full(watcher, None)

    def send(self, data: bytes, author: str) -> None:
        """Send a frame to all watchers but those who have muted its author."""
        for watcher in list(self._watchers.seat_of):
            if author not in watcher.muted:
                watcher.send(data)

    # --- the state of the table

    def news(self, at_once: bool = False) -> None:
        """Send the state of the table: at once, or collected for a moment so that a crowd causes one message."""
        if at_once:
            self.flush()
            if self._news is not None:
                self._news.cancel()
            self._send_news()
        elif self._news is None:
            self._news = asyncio.get_running_loop().call_later(NEWS, self._send_news)

    def _send_news(self) -> None:
        self._news = None
        row, public, now = self._log.row, self.public_table(), self._now()
        tables: dict[bool, Any] = {}  # as players may see it, and as others may
        shuffle: Any = msgspec.Raw(_encode(seating.public_shuffle(row)))
        frames: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        for watcher in list(self._watchers.seat_of):
            plays, yours = seating.played_by(row, watcher.person_id), seating.seats_of(row, watcher.person_id)
            if plays not in tables:
                tables[plays] = msgspec.Raw(_encode(seating.table_for(watcher.person_id, row, public)))
            if (plays, yours) not in frames:
                frames[plays, yours] = frame(_encode(TableNews(tables[plays], yours, shuffle, now)))
            watcher.send(frames[plays, yours])

    # --- updates of the game

    def begin(self) -> None:
        """A game has begun: the next update of every watcher is a full one, and who is not here is away from now on."""
        for person in self._seated() - self.present():
            self._absences.leave(self._log.row.code, person)
        self._watchers.reset()

    def update(self, events: Sequence[AnyEvent], first: int | None = None) -> None:
        """Send what happened. The watchers at the seat ``first`` get it now; the others get it with ``flush``, after
        the actor has its answer and before anything else happens at the table."""
        if self._log.game is None:
            return
        self.flush()
        self._pending = self._watchers.update(self._log.game, events, self._choices, self._times(), first)
        if first is None:
            self.flush()

    def flush(self) -> None:
        """Send the part of the last update that is still pending."""
        pending, self._pending = self._pending, None
        if pending is not None:
            pending()

    def flush_soon(self) -> None:
        """Flush as soon as those who have just been answered have run."""
        if self._pending is not None:
            asyncio.get_running_loop().call_soon(self.flush)

    def stop(self) -> None:
        self._pending = None
        if self._news is not None:
            self._news.cancel()

    def _send_full(self, watcher: Watcher, seat: int | None) -> None:
        if self._log.game is not None:
            watcher.send(self._watchers.full(self._log.game, seat, self._choices, self._times()))

    def _times(self) -> Times:
        log, now = self._log, self._now()
        wait = patience.silence(log.row.clock)
        vote_in = tuple(
            (seat, max(0, int((log.row.asked_since[seat] + wait - now) * 1000)))
            for seat in (log.asked() if log.running else ())
            if seating.player_at(log.row.seating[seat]) is not None and seating.voters(log.row, seat)
        )
        return Times(log.clock.face(now), vote_in)

    def _choices(self, seat: int) -> Choices | None:
        """What the seat may do, if a person plays it and it is asked."""
        log = self._log
        if not log.running or log.game is None or seat not in log.asked():
            return None
        if seating.bot_at(log.row.seating[seat]) is not None:
            return None
        return choices_of(log.game, seat)

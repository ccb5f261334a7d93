"""The lobby: making tables, joining and leaving them, and what their hosts may do.

It checks who may do what; ``seating_changes`` computes new rows, and each change runs in the table's own task.
"""

from __future__ import annotations

import secrets
from time import time

import msgspec

from branchline.game.chance import commitment
from branchline.maps import BUILT_IN, load_map
from branchline.server.accounts.identifiers import new_code
from branchline.server.announcements import Announcements
from branchline.server.errors import RequestError
from branchline.server.lobby import seating_changes
from branchline.server.protocols import Identity, TableService
from branchline.server.store import Chair, Changes, Store, StoreError, TableRow
from branchline.server.throttle import Throttle
from branchline.server.wire.bodies import ChangeTable, Fill, Join, NewTable
from branchline.server.wire.shapes import BotChoice, ClockRule


class Lobby:
    """Everything about a table except playing."""

    def __init__(self, store: Store, tables: TableService, announcements: Announcements) -> None:
        self.store = store
        self.tables = tables
        self.announcements = announcements
        self.makers = Throttle(60, 600.0)

    async def make(self, identity: Identity, new: NewTable) -> TableRow:
        self.announcements.check_open()
        self._count(identity)
        if new.map not in BUILT_IN:
            raise RequestError(404, "unknown_map", f"there are {', '.join(BUILT_IN)}")
        seating_changes.check_options(new.map, len(new.seats), new.options)
        seating = seating_changes.new_seating(new.seats, identity)
        if new.start and any(seating_changes.is_free(chair) for chair in seating):
            raise RequestError(409, "not_full", "a table with an open chair can't start at once")
        clock = new.clock or seating_changes.default_clock(seating)
        wanted = _new_row(new_code(), identity, seating, new, clock)
        if new.start:
            with self.tables.starting(identity.row.id, seating):
                row = await self.store.create_table(wanted)
                return await self.tables.start(row.code)
        row = await self.store.create_table(wanted)
        self._made(row)
        return row

    async def change(self, identity: Identity, code: str, wanted: ChangeTable) -> TableRow:
        return await self.tables.change(code, lambda row: seating_changes.changed(row, identity, wanted))

    async def join(self, identity: Identity, code: str, wanted: Join) -> TableRow:
        return await self.tables.change(code, lambda row: seating_changes.joined(row, identity, wanted))

    async def leave(self, identity: Identity, code: str, seat: int) -> TableRow:
        """Free the seat at an open table; in a running game a stand-in plays until the person returns."""
        row = await self.tables.row(code)
        seating_changes.check_own(row, identity, seat)
        if row.status == "running":
            return await self.tables.fill(code, seat, BotChoice(), identity.row.id)
        return await self.tables.change(code, lambda row: seating_changes.left(row, identity, seat))

    async def start(self, identity: Identity, code: str) -> TableRow:
        self.announcements.check_open()
        row = await self.tables.row(code)
        seating_changes.check_host(row, identity)
        seating_changes.check_open(row)
        with self.tables.starting(row.host, row.seating):
            return await self.tables.start(code)

    async def fill(self, identity: Identity, code: str, wanted: Fill) -> TableRow:
        row = await self.tables.row(code)
        if row.status == "running":
            seating_changes.check_fill(row, identity, wanted.seat, self.tables.public_table(row))
            return await self.tables.fill(code, wanted.seat, wanted.bot, identity.row.id)
        return await self.tables.change(code, lambda row: seating_changes.filled(row, identity, wanted))

    async def free(self, identity: Identity, code: str, seat: int) -> TableRow:
        row = await self.tables.row(code)
        if row.status == "running":
            chair = seating_changes.chair_of(row, seat)
            if chair.person is None or chair.person.id != identity.row.id:
                seating_changes.check_host(row, identity)
            return await self.tables.free(code, seat)
        return await self.tables.change(code, lambda row: seating_changes.opened(row, identity, seat))

    async def remove(self, identity: Identity, code: str, seat: int) -> TableRow:
        return await self.tables.change(code, lambda row: seating_changes.removed(row, identity, seat))

    async def rematch(self, identity: Identity, code: str) -> TableRow:
        """Return a new table like this one, made by the first who asks; bots and that person are seated already."""
        self.announcements.check_open()
        wanted = new_code()

        def reserve(row: TableRow) -> Changes:
            if not any(chair.person and chair.person.id == identity.row.id for chair in row.seating):
                raise RequestError(403, "not_your_table")
            if row.status != "over":
                raise RequestError(409, "not_over")
            return {} if row.rematch else {"rematch": wanted}

        old = await self.tables.change(code, reserve)
        assert old.rematch is not None
        there = await self.store.table(old.rematch)
        if there:
            return there
        self._count(identity)
        seating = tuple(
            msgspec.structs.replace(chair, resigned=False, stand_in=None, commitment=None, contribution=None)
            if chair.bot or (chair.person and chair.person.id == identity.row.id)
            else Chair(colour=chair.colour)
            for chair in old.seating
        )
        try:
            row = await self.store.create_table(_new_row(old.rematch, identity, seating, old, old.clock))
        except StoreError:  # somebody else has just made it
            return await self.tables.row(old.rematch)
        self._made(row)
        return row

    async def forget(self, identity: Identity) -> None:
        """Leave open tables and resign running games, before a person is deleted."""
        before: int | None = None
        while rows := await self.store.games_of(identity.row.id, before, 100):
            for row in rows:
                if row.revealing:  # nobody can leave between the start and the deal
                    row = await self.tables.end_shuffle(row.code)
                for seat, chair in enumerate(row.seating):
                    if chair.person is None or chair.person.id != identity.row.id:
                        continue
                    if row.status == "open":
                        await self.leave(identity, row.code, seat)
                    elif row.status == "running" and not chair.resigned:
                        await self.tables.resign(row.code, seat)
            before = rows[-1].id

    def _made(self, row: TableRow) -> None:
        if row.public:
            self.tables.lobby_changed(row)

    def _count(self, identity: Identity) -> None:
        wait = self.makers.wait(identity.row.id)
        if wait:
            raise RequestError(429, "too_fast", "many tables in a short time", seconds=int(wait) + 1)
        self.makers.count(identity.row.id)


def _new_row(
    code: str, identity: Identity, seating: tuple[Chair, ...], like: NewTable | TableRow, clock: ClockRule
) -> TableRow:
    map_ = load_map(like.map)
    secret = secrets.token_bytes(32)
    now = time()
    return TableRow(
        code=code, status="open", public=like.public, host=identity.row.id, map=map_.id, map_hash=map_.hash,
        seating=seating, options=like.options, clock=clock, pace=like.pace, remote_bots=like.remote_bots,
        secret=secret, commitment=commitment(secret), created=now, changed=now,
    )  # fmt: skip

"""Making tables and sitting down at them: all that is done at a table but play.

What rows become is reckoned in ``chairs``; every change runs in the table's own task, through the hall.
"""

from __future__ import annotations

import secrets
from time import time

import msgspec

from branchline.game.chance import commitment
from branchline.maps import BUILT_IN, load_map
from branchline.server.accounts.identifiers import new_code
from branchline.server.lobby import seating_changes as chairs
from branchline.server.protocols import Hall, Known, Trouble
from branchline.server.store import Chair, Changes, Store, StoreError, TableRow
from branchline.server.throttle import Throttle
from branchline.server.wire.bodies import ChangeTable, Fill, Join, NewTable
from branchline.server.wire.shapes import BotChoice


class Lobby:
    """What the host and the guests of a table ask for."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self.makers = Throttle(60, 600.0)

    async def make(self, known: Known, new: NewTable) -> TableRow:
        self._count(known)
        if new.map not in BUILT_IN:
            raise Trouble(404, "unknown_map", f"there are {', '.join(BUILT_IN)}")
        chairs.check_options(new.map, len(new.seats), new.options)
        seating = chairs.laid(new.seats, known)
        if new.start and any(chairs.free(chair) for chair in seating):
            raise Trouble(409, "not_full", "a table with an open chair can't start at once")
        row = await self.store.create_table(_new_row(new_code(), known, seating, new))
        if new.start:
            return await self.hall.start(row.code)
        self._made(row)
        return row

    async def change(self, known: Known, code: str, wanted: ChangeTable) -> TableRow:
        return await self.hall.change(code, lambda row: chairs.changed(row, known, wanted))

    async def join(self, known: Known, code: str, wanted: Join) -> TableRow:
        return await self.hall.change(code, lambda row: chairs.joined(row, known, wanted))

    async def leave(self, known: Known, code: str, seat: int) -> TableRow:
        """An open table's chair is free again; in a running game a stand-in plays on until its person is back."""
        row = await self.hall.row(code)
        chairs.check_own(row, known, seat)
        if row.status == "running":
            return await self.hall.fill(code, seat, BotChoice())
        return await self.hall.change(code, lambda row: chairs.left(row, known, seat))

    async def start(self, known: Known, code: str) -> TableRow:
        row = await self.hall.row(code)
        chairs.check_host(row, known)
        chairs.check_open(row)
        return await self.hall.start(code)

    async def fill(self, known: Known, code: str, wanted: Fill) -> TableRow:
        row = await self.hall.row(code)
        chairs.check_host(row, known)
        if row.status == "running":
            chair = chairs.chair_of(row, wanted.seat)
            mine = chair.person is not None and chair.person.id == known.row.id
            if self.hall.face(row).seats[wanted.seat].present and not mine and not chair.resigned:
                raise Trouble(409, "seat_taken", "its person is here")
            return await self.hall.fill(code, wanted.seat, wanted.bot)
        return await self.hall.change(code, lambda row: chairs.filled(row, known, wanted))

    async def free(self, known: Known, code: str, seat: int) -> TableRow:
        row = await self.hall.row(code)
        if row.status == "running":
            chair = chairs.chair_of(row, seat)
            if chair.person is None or chair.person.id != known.row.id:
                chairs.check_host(row, known)
            return await self.hall.free(code, seat)
        return await self.hall.change(code, lambda row: chairs.opened(row, known, seat))

    async def remove(self, known: Known, code: str, seat: int) -> TableRow:
        return await self.hall.change(code, lambda row: chairs.removed(row, known, seat))

    async def rematch(self, known: Known, code: str) -> TableRow:
        """A table like this one; whoever asks first makes it, the others find it. Bots and oneself sit already."""
        wanted = new_code()

        def reserve(row: TableRow) -> Changes:
            if not any(chair.person and chair.person.id == known.row.id for chair in row.seating):
                raise Trouble(403, "not_your_table")
            if row.status != "over":
                raise Trouble(409, "not_over")
            return {} if row.rematch else {"rematch": wanted}

        old = await self.hall.change(code, reserve)
        assert old.rematch is not None
        there = await self.store.table(old.rematch)
        if there:
            return there
        self._count(known)
        seating = tuple(
            msgspec.structs.replace(chair, resigned=False, stand_in=None)
            if chair.bot or (chair.person and chair.person.id == known.row.id)
            else Chair(colour=chair.colour)
            for chair in old.seating
        )
        try:
            row = await self.store.create_table(_new_row(old.rematch, known, seating, old))
        except StoreError:  # somebody else made it in the same moment
            return await self.hall.row(old.rematch)
        self._made(row)
        return row

    async def forget(self, known: Known) -> None:
        """Before somebody is deleted: open tables are left, running games given up."""
        before: int | None = None
        while rows := await self.store.games_of(known.row.id, before, 100):
            for row in rows:
                for seat, chair in enumerate(row.seating):
                    if chair.person is None or chair.person.id != known.row.id:
                        continue
                    if row.status == "open":
                        await self.leave(known, row.code, seat)
                    elif row.status == "running" and not chair.resigned:
                        await self.hall.resign(row.code, seat)
            before = rows[-1].id

    def _made(self, row: TableRow) -> None:
        if row.public:
            self.hall.lobby_changed()

    def _count(self, known: Known) -> None:
        wait = self.makers.wait(known.row.id)
        if wait:
            raise Trouble(429, "too_fast", "many tables in a short time", seconds=int(wait) + 1)
        self.makers.count(known.row.id)


def _new_row(code: str, known: Known, seating: tuple[Chair, ...], like: NewTable | TableRow) -> TableRow:
    map_ = load_map(like.map)
    secret = secrets.token_bytes(32)
    now = time()
    return TableRow(
        code=code, status="open", public=like.public, host=known.row.id, map=map_.id, map_hash=map_.hash,
        seating=seating, options=like.options, clock=like.clock, pace=like.pace, remote_bots=like.remote_bots,
        secret=secret, commitment=commitment(secret), created=now, changed=now,
    )  # fmt: skip

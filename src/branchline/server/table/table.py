"""A table that is awake: made from its row and entries, dealt when all are seated, watched and left.

Everything it does runs in its own task; what it is made of stands in ``play``, ``manners`` and ``desk``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from branchline.game import Game
from branchline.record import Record
from branchline.server.doors import Trouble
from branchline.server.store import Changes, Store, TableRow
from branchline.server.table import seating
from branchline.server.table.clock import Clock
from branchline.server.table.desk import House
from branchline.server.table.manners import Manners
from branchline.server.table.screens import Watcher
from branchline.server.wire.shapes import GameOptions


async def read_game(store: Store, row: TableRow) -> Game | None:
    """The game of a table, played back beside the loop; None where nothing is dealt yet."""
    if row.status == "open":
        return None
    entries = await store.entries(row.id)
    text = "\n".join([row.header, *(entry.body for entry in entries)])
    return await asyncio.to_thread(_replay, text, row)


def _replay(text: str, row: TableRow) -> Game:
    return Game.replay(Record.parse(text, f"table {row.code}"), secret=row.secret)


def given_options(options: GameOptions) -> dict[str, int | bool]:
    """What a host has set; the rest is the rule of the book."""
    found = {"close_doubles_below": options.close_doubles_below, "start": options.start}
    return {name: value for name, value in found.items() if value is not None} | (
        {"beginners": True} if options.beginners else {}
    )


class LiveTable(Manners):
    """All that can be asked of a table, each within its task."""

    @classmethod
    async def wake(cls, house: House, row: TableRow) -> LiveTable:
        """From the store, going on where it stood: bots think again, clocks run on."""
        table = cls(house, row, await read_game(house.store, row))
        table.stir()
        return table

    async def start(self) -> None:
        """Deal. The commitment to the seed has been shown since the table was made."""
        row = self.row
        if row.status != "open":
            raise Trouble(409, "not_open")
        if any(chair.person is None and chair.bot is None for chair in row.seating):
            raise Trouble(409, "not_full")
        game = await asyncio.to_thread(
            Game.new, seating.map_of(row), len(row.seating), row.secret, given_options(row.options)
        )
        asked = game.asked
        now = self.house.timepiece.now()
        clock = Clock.new(row.clock, len(row.seating), now).next(now, self._timed(asked, row.seating), asked, ())
        changes: Changes = {
            "status": "running",
            "header": game.record(False).lines()[0],
            "asked": self.asked_people(asked, row.seating),
            "turn": None,
            "wake": now if self._bots_among(asked, row.seating) else clock.deadline(),
            "clock_state": clock.notes(),
        }
        await self.keep(game.entries, changes)
        self.game, self.clock = game, clock
        self.screens.forget()
        self.news(at_once=True)
        self.tell(game.dealt)
        if row.public:
            self.house.lobby_changed()
        self._after(())

    async def change(self, decide: Callable[[TableRow], Changes]) -> None:
        """The lobby's way: it says what is to change, here it is kept and told."""
        changes = decide(self.row)
        if not changes:
            return
        public = self.row.public
        await self.keep((), changes)
        self.reseat_watchers()
        self.news(at_once=True)
        if public or self.row.public:
            self.house.lobby_changed()

    async def watch(self, watcher: Watcher, seat: int | None) -> None:
        if seat is not None:
            self.check_seat(watcher.person_id, seat)
        self.screens.drop(watcher)
        self.greet(watcher, seat)
        watcher.watches.add(self.row.code)
        await self.talk(watcher)
        self.news()

    def unwatch(self, watcher: Watcher) -> None:
        """No job: a line that is cut can't wait for its turn."""
        self.screens.drop(watcher)
        self.news()

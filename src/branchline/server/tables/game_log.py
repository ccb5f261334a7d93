"""The game log of a table: its row, its game and its clock in memory, and the commit that changes them.

A change is committed to the store first and swapped in afterwards. Nobody is told about it here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Sequence

import msgspec

from branchline import record as rec
from branchline.core import State
from branchline.core_records import Phase, asked_seats
from branchline.events import AnyEvent
from branchline.game import Game
from branchline.game.game import Proposal
from branchline.server.errors import RequestError
from branchline.server.store import Chair, Changes, EntryRow, ResultRow, Store, StoreError, TableRow
from branchline.server.tables import seating
from branchline.server.tables.clock import Clock
from branchline.server.tables.outcome import outcome, result_rows
from branchline.server.tables.questions import question_number

log = logging.getLogger("branchline.table")
_encode = msgspec.json.Encoder().encode


class GameLog:
    """``row``, ``game`` (None before the deal) and ``clock`` always show what the store holds.

    ``now`` is the server's clock. When the store fails, nobody knows which version it holds: ``on_broken`` is called,
    and the table has to be read again."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        game: Game | None,
        now: Callable[[], float],
        on_broken: Callable[[], None],
    ) -> None:
        self._store = store
        self._row = row
        self._game = game
        self._now = now
        self._on_broken = on_broken
        self._clock = Clock.restore(row.clock, len(row.seating), row.clock_state, now())
        self._asked: tuple[State | None, tuple[int, ...]] = (None, ())
        if len(row.asked_since) != len(row.seating):  # before the deal, or stored by an earlier version
            self._row = msgspec.structs.replace(row, asked_since=(now(),) * len(row.seating))

    # --- reading

    @property
    def row(self) -> TableRow:
        return self._row

    @property
    def game(self) -> Game | None:
        return self._game

    @property
    def clock(self) -> Clock:
        return self._clock

    @property
    def running(self) -> bool:
        return self._row.status == "running" and self._game is not None

    def running_game(self) -> Game:
        if self._row.status != "running" or self._game is None:
            raise RequestError(409, "not_running")
        return self._game

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something now; worked out once for each position."""
        if self._game is None:
            return ()
        if self._asked[0] is not self._game.state:
            self._asked = (self._game.state, asked_seats(self._game.state))
        return self._asked[1]

    def question(self, seat: int) -> int | None:
        """The number of the seat's open question, or None if it is not asked anything."""
        if self._game is None or seat not in self.asked():
            return None
        return question_number(self._game, seat)

    # --- committing

    async def deal(self, game: Game) -> None:
        """Begin the game."""
        row, now, asked = self._row, self._now(), asked_seats(game.state)
        clock = Clock.new(row.clock, len(row.seating), now).next(now, _timed(asked, row.seating), asked, ())
        changes: Changes = {"status": "running", "header": game.record(False).lines()[0], "turn": None}
        changes |= {"asked_since": (now,) * len(row.seating), "revealing": False}
        await self._commit(game.entries, changes | _waiting(asked, row.seating, clock, now))
        self._game, self._clock = game, clock

    async def settle(self, proposal: Proposal, undo: bool = False) -> list[AnyEvent]:
        """Play an action or an undo that the engine has judged; the events it caused."""
        game, row, state = self.running_game(), self._row, proposal.state
        now = self._now()
        before, asked = self.asked(), asked_seats(state)
        actor = proposal.entry.seat
        setup, over = state.phase == Phase.SETUP, state.over
        if undo:  # whoever takes a move back goes on with the time they had
            fresh = [seat for seat in asked if seat != actor and seat not in before]
        else:
            fresh = [seat for seat in asked if not (setup and seat in before and seat != actor)]
        ended = () if undo or actor in asked else (actor,)
        resumed = (actor,) if undo and actor in asked and actor not in before else ()
        clock = self._clock.next(now, _timed(asked, row.seating), fresh, ended, resumed)
        changes = _waiting(asked, row.seating, clock, now)
        changes["turn"] = None if setup or over else int(state.turn)
        changes["undo"] = None  # whoever plays on has not agreed to an undo
        changes["asked_since"] = _asked_since(row, fresh, now)
        if row.vote is not None and (undo or row.vote.seat in fresh or row.vote.seat not in asked):
            changes["vote"] = None  # the silent person has played
        if undo:
            changes["rerolls"] = rec.rerolls([*game.entries, proposal.entry])
        rows: list[ResultRow] = []
        if over:
            final = Game(game.lex, game.options, state, game.seed, game.sealed)
            result = outcome(final, row.seating)
            changes["status"], changes["outcome"] = "over", result
            rows = result_rows(row, final, row.seating, result, time.time())
        await self._commit([proposal.entry], _differing(changes, row), rows)
        self._clock = clock
        return game.settle(proposal)

    async def note(self, entries: Sequence[rec.AnyEntry], chairs: tuple[Chair, ...]) -> None:
        """Append entries that leave the position as it is, with the seating that goes with them."""
        game, row, now, asked = self.running_game(), self._row, self._now(), self.asked()
        timed = _timed(asked, chairs)
        returned = [
            seat
            for seat in asked
            if seating.bot_at(chairs[seat]) is None and seating.bot_at(row.seating[seat]) is not None
        ]
        clock = self._clock.next(now, timed, [seat for seat in timed if seat not in self._clock.running], ())
        changes: Changes = {"seating": chairs, "asked_since": _asked_since(row, returned, now)}
        if row.vote is not None and seating.player_at(chairs[row.vote.seat]) is None:
            changes["vote"] = None
        await self._commit(entries, changes | _waiting(asked, chairs, clock, now))
        for entry in entries:
            game.note(entry)
        self._clock = clock

    async def give_up(self) -> None:
        """End the game where it stands: everybody but the winner has resigned."""
        game, row = self.running_game(), self._row
        ended = outcome(game, row.seating, given_up=True)
        changes: Changes = {"status": "over", "outcome": ended, "asked": (), "wake": None, "undo": None, "vote": None}
        await self._commit((), changes, result_rows(row, game, row.seating, ended, time.time()))

    async def change(self, changes: Changes) -> None:
        """Change columns of the row that the game does not depend on."""
        await self._commit((), changes)

    async def correct_wake(self) -> None:
        """Forget when to wake a table of bots among themselves; earlier versions stored it."""
        if self._game is None or self._row.wake is None:
            return
        wanted = _waiting(self.asked(), self._row.seating, self._clock, self._row.wake)["wake"]
        if wanted is None:
            await self._commit((), {"wake": None})

    async def reread_row(self) -> None:
        """Take over a row that was changed in the store without this table."""
        self._row = await self._store.table(self._row.code) or self._row

    def close(self) -> None:
        """Let go of the game; it is in the store."""
        self._game = None

    async def _commit(self, entries: Sequence[rec.AnyEntry], changes: Changes, rows: Sequence[ResultRow] = ()) -> None:
        now = time.time()
        changes = {**changes, "changed": now}
        bodies = [EntryRow(n=entry.n, at=now, body=_encode(entry).decode()) for entry in entries]
        if bodies:
            changes["seq"] = bodies[-1].n
        try:
            if bodies or rows:
                await self._store.append(self._row.id, bodies, changes, rows)
            else:
                await self._store.change_table(self._row.id, changes)
        except StoreError as error:
            log.exception("a table could not be kept", extra={"table": self._row.id})
            self._on_broken()
            raise RequestError(500, "internal", "it could not be kept; nothing has changed") from error
        self._row = msgspec.structs.replace(self._row, **changes)


def _timed(asked: Collection[int], chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The asked seats whose time runs: the server's bots have no clock."""
    return tuple(seat for seat in asked if seating.bot_at(chairs[seat]) is None)


def _waiting(asked: Collection[int], chairs: Sequence[Chair], clock: Clock, now: float) -> Changes:
    """The columns that say for whom the table waits, and until when. Bots among themselves wait for a spectator."""
    people = (seating.player_at(chairs[seat]) for seat in asked)
    bots = seating.people_play(chairs) and any(seating.bot_at(chairs[seat]) is not None for seat in asked)
    return {
        "asked": tuple(dict.fromkeys(person for person in people if person is not None)),
        "wake": now if bots else clock.deadline(),
        "clock_state": clock.saved(),
    }


def _asked_since(row: TableRow, fresh: Collection[int], now: float) -> tuple[float, ...]:
    return tuple(now if seat in fresh else since for seat, since in enumerate(row.asked_since))


def _differing(changes: Changes, row: TableRow) -> Changes:
    found: Changes = {}
    for name, value in changes.items():
        if value != getattr(row, name):
            found[name] = value  # type: ignore[literal-required]
    return found

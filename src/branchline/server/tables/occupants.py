"""Who plays the seats of a running game: people resign, bots stand in for them, people come back.

It changes who plays and never the position; the seats of an open table are the lobby's. Nobody is replaced by a bot
before they have been away for a while (docs/decisions/fair-play.md).
"""

from __future__ import annotations

from collections.abc import Callable

from branchline import record as rec
from branchline.server.errors import RequestError
from branchline.server.tables import patience, seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.wire.shapes import BotChoice


class Occupants:
    """``now`` is the server's clock; ``away_since`` says since when a person is away (None: they are here)."""

    def __init__(
        self,
        log: GameLog,
        transitions: Transitions,
        now: Callable[[], float],
        away_since: Callable[[str], float | None],
    ) -> None:
        self._log = log
        self._transitions = transitions
        self._now = now
        self._away_since = away_since

    # --- giving up

    async def resign_as(self, person: str, seat: int) -> int:
        """Resign, as asked by the seat's person."""
        self._log.running_game()
        seating.check_seat(self._log.row, person, seat)
        return await self.resign(seat)

    async def resign(self, seat: int) -> int:
        """The seat's person has lost and a bot plays on; the number of the entry."""
        game = self._log.running_game()
        chair = self._log.row.seating[seat]
        if chair.person is None or chair.resigned:
            raise RequestError(409, "not_allowed")
        n = len(game.entries)
        entries: list[rec.AnyEntry] = [rec.Resigned(n, seat)]
        stand_in = chair.stand_in or seating.STAND_IN
        if chair.stand_in is None:
            entries.append(rec.TookOver(n + 1, seat, seating.bot_name(stand_in)))
        chairs = seating.with_chair(self._log.row, seat, resigned=True, stand_in=stand_in)
        await self._transitions.note(entries, chairs)
        return n

    async def end_as_won(self, person: str) -> None:
        """End the game for the last person left, when everybody else has resigned."""
        self._log.running_game()
        row = self._log.row
        people = {chair.person.id: chair.resigned for chair in row.seating if chair.person}
        others = [resigned for other, resigned in people.items() if other != person]
        if not seating.seats_of(row, person) or not others or not all(others):
            raise RequestError(403, "not_allowed")
        await self._transitions.give_up()

    # --- stand-ins

    async def fill(self, seat: int, bot: BotChoice, by: str) -> None:
        """A bot stands in for an absent person, or replaces another bot; ``by``: the person who wants it."""
        game = self._log.running_game()
        chair = self._log.row.seating[seat]
        if chair.person is not None and chair.person.id != by and not chair.resigned:
            self._check_absent(chair.person.id, bot)
        entry = rec.TookOver(len(game.entries), seat, seating.bot_name(bot))
        changed = {"bot": bot} if chair.person is None else {"stand_in": bot}
        await self._transitions.note([entry], seating.with_chair(self._log.row, seat, **changed))

    def _check_absent(self, person: str, bot: BotChoice) -> None:
        since = self._away_since(person)
        if since is None:
            raise RequestError(409, "seat_taken", "its person is here")
        left = since + patience.grace(self._log.row.clock) - self._now()
        if left > 0:
            seconds = int(left) + 1
            raise RequestError(409, "too_soon", f"a bot may take the seat in {seconds} seconds", seconds=seconds)
        if bot != seating.STAND_IN:
            raise RequestError(409, "not_allowed", f"for a person plays {seating.bot_name(seating.STAND_IN)}")

    async def free(self, seat: int) -> None:
        """The seat's person plays again."""
        game = self._log.running_game()
        row = self._log.row
        chair = row.seating[seat]
        if chair.person is None or chair.stand_in is None or chair.resigned:
            raise RequestError(409, "not_allowed")
        if row.clock.kind == "bank" and not self._log.clock.left(self._now())[seat]:
            raise RequestError(409, "not_allowed", "no time is left")
        entry = rec.TookOver(len(game.entries), seat, "person")
        await self._transitions.note([entry], seating.with_chair(row, seat, stand_in=None))

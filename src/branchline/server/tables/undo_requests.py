"""Undo at a table: free where nothing was revealed, otherwise when everybody else who sits there agrees.

Which action would be taken back, and whether it is free, is worked out in ``undo_rules``. A person for whom a bot
stands in is asked too: nobody may replace somebody and then take cards back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from msgspec.structs import replace

from branchline.game import Game
from branchline.server.errors import RequestError
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.tables.undo_rules import last_own_action, takes_back_chance, undo_kind
from branchline.server.wire.shapes import UndoRequest


class UndoRequests:
    """At most one request is open at a table; it lapses when somebody plays on.

    ``present``: the people who watch the table."""

    def __init__(self, log: GameLog, transitions: Transitions, present: Callable[[], Collection[str]]) -> None:
        self._log = log
        self._transitions = transitions
        self._present = present

    async def ask(self, person: str, seat: int, mark: bool = False) -> int | None:
        """Take the seat's last action back: the number of the undo's entry, or None if others are asked first.

        ``mark``: with nobody else there, random draws may be taken back although the game is marked for it."""
        game = self._log.running_game()
        seating.check_seat(self._log.row, person, seat)
        own = last_own_action(game.entries, seat)
        if own is None:
            raise RequestError(409, "nothing_to_undo")
        if undo_kind(game, seat, own, game.setup) == "free":
            return await self._take_back(game, seat, own.n)
        waiting = seating.others(self._log.row, person)
        if not waiting:
            if takes_back_chance(game.entries, own.n) and not mark:
                raise RequestError(409, "would_mark", "it takes back random draws: repeat with mark to have it marked")
            return await self._take_back(game, seat, own.n)
        self._check_reachable(waiting)
        await self._transitions.change({"undo": UndoRequest(seat, own.n, waiting)})
        return None

    async def answer(self, person: str, accept: bool) -> int | None:
        """Agree to the open request or reject it (withdraw it, if it is one's own)."""
        game = self._log.running_game()
        request = self._log.row.undo
        if request is None:
            raise RequestError(409, "no_request")
        own = seating.seats_of(self._log.row, person)
        if not own:
            raise RequestError(403, "not_your_seat")
        if not accept:
            await self._transitions.change({"undo": None})
            return None
        left = tuple(seat for seat in seating.others(self._log.row, person) if seat in request.waiting)
        if not left:
            return await self._take_back(game, request.seat, request.entry)
        if left != request.waiting:
            await self._transitions.change({"undo": replace(request, waiting=left)})
        return None

    def _check_reachable(self, waiting: Collection[int]) -> None:
        """Refuse at once what nobody could agree to: a bot plays for a person who is away."""
        present = self._present()
        for seat in waiting:
            chair = self._log.row.seating[seat]
            if chair.stand_in is not None and chair.person is not None and chair.person.id not in present:
                raise RequestError(409, "consent_absent", f"the person of seat {seat} would have to agree, and is away")

    async def _take_back(self, game: Game, seat: int, entry: int) -> int:
        proposal = await asyncio.to_thread(game.propose_undo, entry, seat)
        return await self._transitions.play(proposal, undo=True)

"""Undo at a table: free where nothing was revealed, otherwise when everybody else who plays agrees.

Which action would be taken back, and whether it is free, is worked out in ``rewind``.
"""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from branchline.game import Game
from branchline.server.errors import RequestError
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions
from branchline.server.tables.undo_rules import last_own_action, undo_kind
from branchline.server.wire.shapes import UndoRequest


class UndoRequests:
    """At most one request is open at a table; it lapses when somebody plays on."""

    def __init__(self, log: GameLog, transitions: Transitions) -> None:
        self._log = log
        self._transitions = transitions

    async def ask(self, person: str, seat: int) -> int | None:
        """Take the seat's last action back: the number of the undo's entry, or None if others are asked first."""
        game = self._log.running_game()
        seating.check_seat(self._log.row, person, seat)
        own = last_own_action(game.entries, seat)
        if own is None:
            raise RequestError(409, "nothing_to_undo")
        waiting = self._others(person)
        if undo_kind(game, seat, own, game.setup) == "free" or not waiting:
            return await self._take_back(game, seat, own.n)
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
        left = tuple(seat for seat in request.waiting if seat not in own and seat in self._others(""))
        if not left:
            return await self._take_back(game, request.seat, request.entry)
        if left != request.waiting:
            await self._transitions.change({"undo": replace(request, waiting=left)})
        return None

    def _others(self, person: str) -> tuple[int, ...]:
        """The seats of other people who play; bots agree to everything."""
        players = [(seat, seating.player_at(chair)) for seat, chair in enumerate(self._log.row.seating)]
        return tuple(seat for seat, player in players if player is not None and player != person)

    async def _take_back(self, game: Game, seat: int, entry: int) -> int:
        proposal = await asyncio.to_thread(game.propose_undo, entry, seat)
        return await self._transitions.play(proposal, undo=True)

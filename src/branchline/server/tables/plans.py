"""What a seat still needs for its tickets, and what it would score now: told to its own player only, when they ask.
Spectators are told who has the longest path.

Made from the seat's view, worked out once for each entry of the game; who has the longest path, which everybody can see
on the board, once for all when a track gets an owner. It decides nothing.
"""

from __future__ import annotations

import msgspec

from branchline.game import longest_path, standing
from branchline.planning import plans
from branchline.server.connections.transport import frame
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.watchers import Watcher
from branchline.server.wire.server_messages import Plans
from branchline.server.wire.shapes import LongestPath, Standing, TicketPlan
from branchline.view import View

_encode = msgspec.json.Encoder().encode


def plans_of(code: str, seq: int, view: View, longest: LongestPath | None) -> Plans:
    """The message for a seat or a spectator, from their view after entry ``seq``."""
    if view.seat is None:
        return Plans(code, None, seq, {}, None, longest)
    tickets = {
        name: msgspec.convert(plan, TicketPlan | None, from_attributes=True) for name, plan in plans(view).items()
    }
    score = msgspec.convert(standing(view), Standing, from_attributes=True)
    return Plans(code, view.seat, seq, tickets, score, longest)


class SeatPlans:
    """The plans of a table's seats (None: what spectators know), as they were last told."""

    def __init__(self, log: GameLog) -> None:
        self._log = log
        self._told: dict[int | None, tuple[int, bytes]] = {}  # by seat: the number of the entry, and the frame
        self._owners: dict[str, int] = {}  # of which this is the longest path
        self._longest: LongestPath | None = None

    async def tell(self, watcher: Watcher, seat: int | None) -> None:
        """Send a person the plans for one of their seats, or what a spectator may know."""
        game, row = self._log.running_game(), self._log.row
        if seat is not None:
            seating.check_seat(row, watcher.person_id, seat)
        seq = len(game.entries) - 1
        told = self._told.get(seat)
        if told is None or told[0] != seq:
            view = game.view(seat)
            message = plans_of(row.code, seq, view, self._longest_path(view))
            told = self._told[seat] = (seq, frame(_encode(message)))
        watcher.send(told[1])

    def _longest_path(self, view: View) -> LongestPath | None:
        owners = view.owners
        if owners != self._owners:
            self._owners = owners
            self._longest = msgspec.convert(longest_path(view), LongestPath | None, from_attributes=True)
        return self._longest

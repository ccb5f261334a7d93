"""The moves of people: a seat's answer to its open question, or the question why it would be refused.

The engine decides what is legal; here it is only checked who asks, and whether the question is still open.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from branchline.actions import AnyAction
from branchline.game.judge import judge
from branchline.maps import UnknownName
from branchline.server.errors import RequestError
from branchline.server.tables import seating
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.transitions import Transitions


class Moves:
    """A move that raises Refused or RequestError has changed nothing."""

    def __init__(self, log: GameLog, transitions: Transitions) -> None:
        self._log = log
        self._transitions = transitions

    async def act(self, person: str, seat: int, question: int, action: AnyAction) -> int:
        """Play an action; the number of its entry."""
        game = self._log.running_game()
        seating.check_seat(self._log.row, person, seat)
        if seating.bot_at(self._log.row.seating[seat]) is not None:
            raise RequestError(403, "not_allowed", "a bot plays this seat")
        if self._log.question(seat) != question:
            raise RequestError(409, "stale")
        with _known_names():
            proposal = game.propose(seat, action)
        return await self._transitions.play(proposal)

    async def why(self, person: str, seat: int, action: AnyAction) -> None:
        """Judge an action without playing it: Refused says why it is not legal."""
        game = self._log.running_game()
        seating.check_seat(self._log.row, person, seat)
        with _known_names():
            judge(game.lex, game.state, seat, action)


@contextmanager
def _known_names() -> Iterator[None]:
    """A name that the map does not have is an error of the message."""
    try:
        yield
    except UnknownName as error:
        raise RequestError(400, "bad_message", str(error)[:200]) from None

"""The open questions of a game: which seats are asked, the number of each question, and the possible answers.

It reads a game and changes nothing.
"""

from __future__ import annotations

from branchline.game import Game
from branchline.record import Acted, Undid
from branchline.server.tables.undo_rules import last_own_action, undo_kind
from branchline.server.views.choices import choices
from branchline.server.wire.shapes import Choices


def question_number(game: Game, seat: int) -> int:
    """The number of the entry that put the present question to the seat.

    During set-up the seats answer independently: another seat's answer does not change the number."""
    setup = game.setup
    entries = game.entries
    at = len(entries) - 1
    while at > 0:
        entry = entries[at]
        if isinstance(entry, Acted | Undid) and (not setup or entry.seat == seat):
            return entry.n
        if isinstance(entry, Undid):
            if any(isinstance(gone, Acted) and gone.seat == seat for gone in entries[entry.to : at]):
                return entry.n
            at = entry.to
        at -= 1
    return 0


def choices_of(game: Game, seat: int) -> Choices:
    """Everything that an asked seat may do, including whether its last action can be taken back."""
    undo = undo_kind(game, seat, last_own_action(game.entries, seat), game.setup)
    return choices(game.view(seat), question_number(game, seat), undo)

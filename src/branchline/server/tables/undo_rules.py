"""Which action an undo would take back, and whether it needs the others' agreement.

It only reads a game's entries; ``undo_requests`` does the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from branchline.game import Game
from branchline.record import Acted, AnyEntry, Undid, standing

UndoKind: TypeAlias = Literal["no", "free", "ask"]


def last_own_action(entries: Sequence[AnyEntry], seat: int) -> Acted | None:
    """Return the seat's last action that has not been taken back."""
    for entry in reversed(entries):
        if isinstance(entry, Undid):
            kept = standing(entries)
            return next((e for e in reversed(kept) if isinstance(e, Acted) and e.seat == seat), None)
        if isinstance(entry, Acted) and entry.seat == seat:
            return entry
    return None


def undo_kind(game: Game, seat: int, own: Acted | None, setup: bool) -> UndoKind:
    """An undo is free if the action revealed nothing, did not end the set-up, and nobody has acted since."""
    if own is None or game.over:
        return "no"
    last = next(entry for entry in reversed(game.entries) if isinstance(entry, Acted | Undid))
    if own.chance or last.n != own.n:
        return "ask"
    return "ask" if not setup and _chosen_at_setup(game.entries, own) else "free"


def takes_back_chance(entries: Sequence[AnyEntry], to: int) -> bool:
    """Whether going back to entry ``to`` takes back random draws: those that follow will be others."""
    return any(isinstance(entry, Acted) and entry.n >= to and entry.chance for entry in standing(entries))


def _chosen_at_setup(entries: Sequence[AnyEntry], own: Acted) -> bool:
    """Whether the action was a choice of the set-up: pieces, or tickets that were dealt."""
    if own.do.startswith("pieces "):
        return True
    before = [entry for entry in entries[: own.n] if isinstance(entry, Acted)]
    drawn = bool(before) and before[-1].do == "tickets" and before[-1].seat == own.seat
    return own.do.startswith("keep ") and not drawn

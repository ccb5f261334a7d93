"""The actions that the expert tries: the planner's choice first, then the few others that might be better.

Knows codes and the planner's wants. Trying and judging them is up to the expert.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline import actions as act
from branchline.bots.backend import Player
from branchline.codec import row_of, row_of_code
from branchline.core_records import NOBODY, Phase
from branchline.view import View

WANTED = 3  # claims to try among those the plan wants
LONGEST = 2  # and among the others, longest first
SPLITS = (-6, -3, 3, 6)  # offsets to other splits of the pieces
CARDS = (act.TakeCard, act.DrawBlind)
OTHERS = (act.DrawTickets, act.Pass, act.DeclineTunnel, act.PayTunnel, act.KeepTickets)  # always tried


def candidates(view: View, player: Player, phase: int, legal: Sequence[int], usual: int) -> list[int]:
    """List legal codes to try, ``usual`` first. Which card to draw is left to the planner: playouts can't tell cards
    apart. Stopping after one card (C-DRAW-1) is never tried: a second card does no harm."""
    found = [usual]
    kind = row_of_code(usual).action
    if phase == Phase.TURN:
        found += _claims(view, player, legal)
        if kind not in CARDS and (drawn := player.draw()) != NOBODY:
            found.append(drawn)
    tried = (*OTHERS, *_scoring(view))
    found += [code for code in legal if row_of_code(code).action in tried]
    if kind is act.ChoosePieces:
        found += [usual + more for more in SPLITS if usual + more in legal]
    return list(dict.fromkeys(found))


def _scoring(view: View) -> list[type[act.Action]]:
    """List the actions that build something that scores by its city: the choice of the city matters."""
    return [act.BUILDS[kind] for kind, numbers in view.map.rules.buildings.items() if numbers.points]


def _claims(view: View, player: Player, legal: Sequence[int]) -> list[int]:
    """List the claims that the planner wants most, and long tracks outside its plan."""
    wants = player.wants()
    lengths = [track.length for track in view.map.tracks]
    row = row_of(act.ClaimTrack)
    claims = [code - row.first for code in legal if code in row.codes]
    wanted = sorted((track for track in claims if wants[track]), key=lambda track: -wants[track])[:WANTED]
    others = sorted((track for track in claims if track not in wanted), key=lambda track: -lengths[track])[:LONGEST]
    return [row.first + track for track in (*wanted, *others)]

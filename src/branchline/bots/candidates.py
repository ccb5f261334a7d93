"""What the expert tries: the planner's own choice first, then the few others that could be better.

It knows codes and the planner's wants; how a trial is made and judged is the expert's affair.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline import actions as act
from branchline.bots.backend import Player
from branchline.codec import row_of, row_of_code
from branchline.flat import NOBODY, Phase
from branchline.view import View

WANTED = 3  # claims that are tried, those the plan wants first
LONGEST = 2  # and of the others the longest
SPLITS = (-6, -3, 3, 6)  # other splits of the pieces than the planner's
CARDS = (act.TakeCard, act.DrawBlind)
OTHERS = (act.DrawTickets, act.Pass, act.DeclineTunnel, act.PayTunnel, act.KeepTickets)  # all tried


def candidates(view: View, player: Player, phase: int, legal: Sequence[int], usual: int) -> list[int]:
    """Codes that are legal, ``usual`` first. Which card to draw is the planner's choice: the trials can't tell. Nor
    is stopping after one card tried (C-DRAW-1): a second one never hurts."""
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
    """What builds something that scores by its city: where it stands then matters."""
    return [act.BUILDS[kind] for kind, numbers in view.map.rules.buildings.items() if numbers.points]


def _claims(view: View, player: Player, legal: Sequence[int]) -> list[int]:
    """The planner's next wishes, and long tracks outside its plan."""
    wants = player.wants()
    lengths = [track.length for track in view.map.tracks]
    row = row_of(act.ClaimTrack)
    claims = [code - row.first for code in legal if code in row.codes]
    wanted = sorted((track for track in claims if wants[track]), key=lambda track: -wants[track])[:WANTED]
    others = sorted((track for track in claims if track not in wanted), key=lambda track: -lengths[track])[:LONGEST]
    return [row.first + track for track in (*wanted, *others)]

"""What the expert tries: the planner's own choice first, then the few others that could be better.

It knows codes and the planner's wants; how a trial is made and judged is the expert's affair.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.bots.face import Player
from branchline.core.codes import A_BUILD, A_CLAIM, A_EXCHANGE, A_KEEP, A_PIECES, A_STOP, A_TICKETS, CITIES, NONE, TURN
from branchline.maps import BUILDINGS
from branchline.view import View

WANTED = 3  # claims that are tried, those the plan wants first
LONGEST = 2  # and of the others the longest
SPLITS = (-6, -3, 3, 6)  # other splits of the pieces than the planner's


def candidates(view: View, player: Player, phase: int, legal: Sequence[int], usual: int) -> list[int]:
    """Codes that are legal, ``usual`` first. Which card to draw is the planner's choice: the trials can't tell. Nor
    is stopping after one card tried (C-DRAW-1): a second one never hurts."""
    found = [usual]
    if phase == TURN:
        found += _claims(view, player, legal)
        if usual >= A_TICKETS:
            found.append(player.draw())
    found += [code for code in legal if A_TICKETS <= code < A_EXCHANGE and code != A_STOP]
    found += [code for code in legal if A_KEEP <= code < A_CLAIM]
    found += [code for code in legal if code >= A_BUILD and _scores(view, (code - A_BUILD) // CITIES)]
    if A_PIECES <= usual < A_KEEP:
        found += [usual + more for more in SPLITS if usual + more in legal]
    return [code for code in dict.fromkeys(found) if code != NONE]


def _scores(view: View, kind: int) -> bool:
    """Whether a building of a kind scores by its city: where it stands then matters."""
    numbers = view.map.rules.buildings.get(BUILDINGS[kind].kind)
    return numbers is not None and bool(numbers.points)


def _claims(view: View, player: Player, legal: Sequence[int]) -> list[int]:
    """The planner's next wishes, and long tracks outside its plan."""
    wants = player.wants()
    lengths = [track.length for track in view.map.tracks]
    claims = [code - A_CLAIM for code in legal if A_CLAIM <= code < A_BUILD]
    wanted = sorted((track for track in claims if wants[track]), key=lambda track: -wants[track])[:WANTED]
    others = sorted((track for track in claims if track not in wanted), key=lambda track: -lengths[track])[:LONGEST]
    return [A_CLAIM + track for track in (*wanted, *others)]

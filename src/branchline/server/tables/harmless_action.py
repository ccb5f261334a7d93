"""The action played for a seat that is out of time: legal, and as little harm to the seat as possible.

It uses only what the seat may know.
"""

from __future__ import annotations

from branchline import actions as act
from branchline.server.views.choices import choices
from branchline.view import Phase, View


def harmless_action(view: View) -> act.AnyAction:
    """Decline a tunnel, keep the cheapest tickets, choose the suggested pieces, draw blind, or else pass."""
    assert view.seat is not None, "a spectator is never asked"
    if view.phase == Phase.TUNNEL:
        return act.DeclineTunnel()
    can = choices(view, 0)
    if view.chooses_pieces:
        own = view.map.rules.pieces
        train = min(max(own.beginners_train, own.choose - own.ship), own.train)
        return act.ChoosePieces(train, own.choose - train)
    if view.chooses_tickets:
        cheapest = sorted(can.keep, key=lambda name: view.map.ticket(name).missed)[: can.keep_least]
        return act.KeepTickets(tuple(name for name in can.keep if name in cheapest))
    if can.draw:
        return act.DrawBlind(can.draw[0])
    for card, refills in can.take.items():
        return act.TakeCard(card, refills[0] if refills else None)
    return act.Pass() if can.pass_ else view.legal()[0]

"""Which tickets a seat has done, from what lies on the board and no more (C-TIX-4; E-STA-3 once the game is over).

For showing only: points are counted by the core.
"""

from __future__ import annotations

from branchline.view import View


def done_tickets(view: View, seat: int) -> set[str]:
    """Of the tickets the viewer can see of a seat, those whose two cities the seat's tracks connect."""
    home = {node.id: node.id for node in view.map.nodes}

    def root(node: str) -> str:
        while home[node] != node:
            home[node] = home[home[node]]
            node = home[node]
        return node

    owners = view.owners
    usable = [track.id for track in view.map.tracks if owners.get(track.id) == seat]
    for name in (*usable, *view.borrowed[seat]):
        track = view.map.track(name)
        home[root(track.a)] = root(track.b)
    tickets = [view.map.ticket(name) for name in view.tickets[seat]]
    return {ticket.id for ticket in tickets if root(ticket.a) == root(ticket.b)}

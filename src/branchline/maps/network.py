"""Which places a set of tracks connects, and what that makes of a ticket. The core has its own for playing; everything
else that shows or checks connections asks here.
"""

from __future__ import annotations

from collections.abc import Iterable

from .model import Outcome, Ticket, Track


class Network:
    """Places joined by tracks; a place that no track touches is on its own."""

    def __init__(self, tracks: Iterable[Track] = ()) -> None:
        self._above: dict[str, str] = {}
        for track in tracks:
            self._above[self.group(track.a)] = self.group(track.b)

    def group(self, place: str) -> str:
        """The name that all places connected with this one share."""
        above = self._above
        while (parent := above.get(place, place)) != place:
            above[place] = above.get(parent, parent)
            place = parent
        return place

    def connects(self, places: Iterable[str]) -> bool:
        return len({self.group(place) for place in places}) <= 1

    def outcome(self, ticket: Ticket) -> Outcome:
        """C-TIX-4: what the ticket comes to in this network."""
        return "connected" if self.connects(ticket.cities) else "missed"

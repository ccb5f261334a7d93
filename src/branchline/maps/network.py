"""Which places a set of tracks connects, and the outcome of a ticket. Knows no state and no rules of play.
For everything above the core that shows or checks connections; the core has its own implementation.
"""

from __future__ import annotations

from collections.abc import Iterable

from .model import Outcome, Ticket, Track


class Network:
    """Places connected by tracks; a place without a track is a group of its own."""

    def __init__(self, tracks: Iterable[Track] = ()) -> None:
        self._above: dict[str, str] = {}
        for track in tracks:
            self._above[self.group(track.a)] = self.group(track.b)

    def group(self, place: str) -> str:
        """The representative of all places connected with this one."""
        above = self._above
        while (parent := above.get(place, place)) != place:
            above[place] = above.get(parent, parent)
            place = parent
        return place

    def connects(self, places: Iterable[str]) -> bool:
        return len({self.group(place) for place in places}) <= 1

    def outcome(self, ticket: Ticket) -> Outcome:
        """The outcome of a ticket in this network (C-TIX-4)."""
        return "connected" if self.connects(ticket.cities) else "missed"

"""Which places a set of tracks connects, and the outcome of a ticket. Knows no state and no rules of play.
For everything above the core that shows or checks connections; the core has its own implementation.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .model import Outcome, Ticket, Track
from .tours import find_run


class Progress(Struct, frozen=True):
    """How far a ticket is, and why: the cities not connected with its first one; for a tour also the most of its
    cities, counted from either end, that a run passes in order, and the tracks of that run (W-TOUR-1)."""

    outcome: Outcome
    apart: tuple[str, ...] = ()
    in_order: tuple[str, ...] = ()
    run: tuple[str, ...] = ()


class Network:
    """Places connected by own and borrowed tracks; a place without a track is a group of its own. A run has own tracks
    only (W-TOUR-1)."""

    def __init__(self, tracks: Iterable[Track] = (), borrowed: Iterable[Track] = ()) -> None:
        self.tracks = tuple(tracks)
        self._above: dict[str, str] = {}
        for track in (*self.tracks, *borrowed):
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
        """The outcome of a ticket in this network (C-TIX-4, W-TOUR-1)."""
        if not self.connects(ticket.cities):
            return "missed"
        return "in_order" if ticket.in_order is not None and find_run(self.tracks, ticket.cities) else "connected"

    def progress(self, ticket: Ticket) -> Progress:
        """The outcome of a ticket with its reasons."""
        first, *others = ticket.cities
        apart = tuple(city for city in others if self.group(city) != self.group(first))
        outcome: Outcome = "missed" if apart else "connected"
        if ticket.in_order is None:
            return Progress(outcome, apart)
        for count in range(len(ticket.cities), 1, -1):
            for part in dict.fromkeys((ticket.cities[:count], ticket.cities[-count:])):
                run = find_run(self.tracks, part) if self.connects(part) else None
                if run is not None:
                    whole = count == len(ticket.cities)
                    return Progress("in_order" if whole else outcome, apart, part, tuple(track.id for track in run))
        return Progress(outcome, apart)

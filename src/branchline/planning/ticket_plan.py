"""The cheapest way to complete a ticket, and what is lacking for it.

Cheapest: the fewest spaces to claim, then the fewest cards lacking. Stations are left out: they need no track.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from itertools import islice

import msgspec

from branchline.actions import ClaimTrack
from branchline.codec import Position, legal_rows
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import Ticket
from branchline.payment import Cost, track_costs
from branchline.planning.network import SeatNetwork, Walks
from branchline.planning.shortfall import shortfall
from branchline.planning.tours import connecting, in_order
from branchline.view import Phase, View, imagine

COMPARED = 60  # ways with equally few spaces whose cards are compared


class TicketPlan(msgspec.Struct, frozen=True):
    """``tracks``: the free tracks of the way, in order; ``own``: the seat's tracks on it; ``spaces``: of the free ones.
    ``short``: the cards lacking to pay for all of them together (see ``shortfall``); ``pieces``: the pieces lacking, by
    kind; ``claimable``: those of ``tracks`` that the seat can claim now; ``in_order``: it makes a tour in order."""

    tracks: tuple[str, ...]
    own: tuple[str, ...]
    spaces: int
    short: dict[str, int]
    pieces: dict[str, int]
    claimable: tuple[str, ...]
    in_order: bool


def plan(view: View, ticket: str) -> TicketPlan | None:
    """How the viewer can complete a ticket of the map, its own or another; None if its cities can't be connected any
    more. Computed from the view alone."""
    return _Planner(view).plan(view.map.ticket(ticket))


def plans(view: View) -> dict[str, TicketPlan | None]:
    """The plan for each of the viewer's own tickets and of those offered to it."""
    planner = _Planner(view)
    names = dict.fromkeys((*view.tickets[planner.seat], *view.offered))
    return {name: planner.plan(view.map.ticket(name)) for name in names}


@lru_cache(maxsize=64)
def price_of(lex: Lexicon) -> tuple[int, ...]:
    """A number for each track; tracks that cost the same have the same one."""
    numbers: dict[Cost, int] = {}
    return tuple([numbers.setdefault(cost, len(numbers)) for cost in track_costs(lex)])


class _Planner:
    """What all plans of a view share."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no tickets to plan for")
        self.view = view
        self.lex = view.lex
        self.seat = view.seat
        self.network = SeatNetwork(view, view.seat)
        self.hand = view.seen.hand[: len(self.lex.cards)]
        self._alone: dict[int, int] = {}  # by price
        self._together: dict[tuple[int, ...], dict[str, int]] = {}

    def plan(self, ticket: Ticket) -> TicketPlan | None:
        places = [self.lex.map.node_index[city] for city in ticket.cities]
        if ticket.in_order is not None:
            return self._tour(ticket, places)
        tracks = self._between(places[0], places[1])
        return None if tracks is None else self._plan(tracks, self._way(places, tracks), False)

    def _between(self, start: int, goal: int) -> list[int] | None:
        """The free tracks of the best of the cheapest ways between two places."""
        network = self.network
        a, b = network.root[start], network.root[goal]
        far = network.distances([b], a)
        best: list[int] | None = None
        least = 0
        for tracks in islice(network.cheapest(a, far, self.lacking), COMPARED):
            lacking = sum(self.shortfall(tracks).values())
            if best is None or lacking < least:
                best, least = tracks, lacking
            if not least:
                break
        return best

    def _tour(self, ticket: Ticket, places: Sequence[int]) -> TicketPlan | None:
        """In order if it is possible with the seat's pieces, otherwise connected."""
        run = in_order(self.network, self.lex.map, ticket, self.walks)
        if run is not None:
            own = set(self.network.own)
            ordered = self._plan([track for track in run if track not in own], run, True)
            if not ordered.pieces:
                return ordered
        tracks = connecting(self.network, places, self.lacking)
        return None if tracks is None else self._plan(tracks, self._way(places, tracks), False)

    @cached_property
    def walks(self) -> Walks:
        """Ways over own and free tracks."""
        return Walks(self.network, [*self.network.own, *self.network.free], self.lacking)

    def _way(self, places: Sequence[int], tracks: Sequence[int]) -> list[int]:
        """The tracks that lead from each place to the next over own tracks and those planned."""
        legs = Walks(self.network, [*self.network.own, *tracks]).legs(places, once=False) or []
        return list(dict.fromkeys([track for leg in legs for track in leg]))

    def _plan(self, tracks: Sequence[int], way: Sequence[int], ordered: bool) -> TicketPlan:
        names, planned = self.lex.track_ids, set(tracks)
        ordinary = [track for track in way if track in planned]
        return TicketPlan(
            tracks=tuple([names[track] for track in ordinary]),
            own=tuple([names[track] for track in way if track not in planned]),
            spaces=self.network.spaces(planned),
            short=self.shortfall(planned),
            pieces=self._pieces(planned),
            claimable=tuple([names[track] for track in ordinary if track in self.claims]),
            in_order=ordered,
        )

    def shortfall(self, tracks: Collection[int]) -> dict[str, int]:
        """The cards that the hand lacks for some tracks; for other tracks of the same prices it is the same."""
        prices = price_of(self.lex)
        key = tuple(sorted([prices[track] for track in tracks]))
        found = self._together.get(key)
        if found is None:
            found = self._together[key] = shortfall(self.lex, self.hand, tracks)
        return found

    def lacking(self, track: int) -> int:
        """The cards that the hand lacks for one track alone."""
        price = price_of(self.lex)[track]
        found = self._alone.get(price)
        if found is None:
            found = self._alone[price] = sum(shortfall(self.lex, self.hand, (track,)).values())
        return found

    def _pieces(self, tracks: set[int]) -> dict[str, int]:
        """The pieces lacking; none while the seat has yet to choose its pieces."""
        if self.view.setup and self.lex.map.rules.pieces.choose:
            return {}
        stock, all_tracks = self.view.pieces[self.seat], self.lex.map.tracks
        needed = dict.fromkeys(DECKS, 0)
        for track in tracks:
            needed[all_tracks[track].kind] += all_tracks[track].length
        return {kind: count - stock.get(kind, 0) for kind, count in needed.items() if count > stock.get(kind, 0)}

    @cached_property
    def claims(self) -> frozenset[int]:
        """The tracks that the seat can claim now; none while others are asked."""
        view = self.view
        if view.phase != Phase.TURN or view.turn != self.seat:
            return frozenset()
        at = Position(self.lex, imagine(view), self.seat)
        rows = {row.action: [code - row.first for code in codes] for row, codes in legal_rows(at)}
        return frozenset(rows.get(ClaimTrack, ()))

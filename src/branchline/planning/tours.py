"""Ways for tours: a run through the cities in order, or tracks that connect them all (W-TOUR-1).

A run uses no track twice. The cheapest run is found where the shortest ways from city to city have no route in common;
otherwise a good one, which need not be the best. Knows the seat's network, no cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.maps import Map, Network, Ticket
from branchline.planning.network import FAR, SeatNetwork, Walks, Worth


def in_order(network: SeatNetwork, map_: Map, ticket: Ticket, walks: Walks) -> list[int] | None:
    """The tracks of a run through the ticket's cities, own and free ones; None if none was found."""
    places = [map_.node_index[city] for city in ticket.cities]
    legs = walks.legs(places, once=False)
    if legs is None:
        return None
    straight = [track for leg in legs for track in leg]
    if len({network.ends[track].route for track in straight}) == len(straight):
        return straight
    own = set(network.own)
    found = [
        _joined(walks.legs(places, once=True)),
        _joined(walks.legs(places[::-1], once=True)),
        _continued(network, map_, ticket, walks),
    ]
    runs = [run for run in found if run is not None]
    return min(runs, key=lambda run: network.spaces(set(run) - own), default=None)


def _joined(legs: list[list[int]] | None) -> list[int] | None:
    return None if legs is None else [track for leg in legs for track in leg]


def _continued(network: SeatNetwork, map_: Map, ticket: Ticket, walks: Walks) -> list[int] | None:
    """The run that exists, continued to the cities that it does not pass yet: those after it, or before it."""
    progress = Network([map_.tracks[track] for track in network.own]).progress(ticket)
    if not progress.run:
        return None
    run = [map_.track_index[track] for track in progress.run]
    passed = len(progress.in_order)
    if progress.in_order[0] == ticket.cities[0]:
        rest = ticket.cities[passed - 1 :]
    else:
        rest = ticket.cities[: len(ticket.cities) - passed + 1][::-1]
    used = [network.ends[track].route for track in run]
    more = _joined(walks.legs([map_.node_index[city] for city in rest], once=True, used=used))
    return None if more is None else run + more


def connecting(network: SeatNetwork, places: Sequence[int], worth: Worth) -> list[int] | None:
    """Free tracks that connect the places with the seat's own: from each city in turn the nearest one is joined, and
    the best of these attempts is taken. None if they can't be connected."""
    groups = list(dict.fromkeys(network.root[place] for place in places))
    best: list[int] | None = None
    for first in groups:
        tracks = _grown(network, first, groups, worth)
        if tracks is None:
            return None
        if best is None or network.spaces(tracks) < network.spaces(best):
            best = tracks
    return best


def _grown(network: SeatNetwork, first: int, groups: Sequence[int], worth: Worth) -> list[int] | None:
    reached = {first}
    tracks: list[int] = []
    left = [group for group in groups if group != first]
    while left:
        far = network.distances(reached)
        nearest = min(left, key=lambda group: far[group])
        if far[nearest] >= FAR:
            return None
        way = next(network.cheapest(nearest, far, worth))
        tracks += way
        for track in way:
            reached.update((network.root[network.ends[track].a], network.root[network.ends[track].b]))
        left = [group for group in left if group not in reached]
    return tracks

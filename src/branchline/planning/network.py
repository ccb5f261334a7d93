"""The board from the side of one seat: its own network, the free tracks, and the cheapest ways between places.

Places and tracks are numbers; a way costs the spaces of its free tracks. Knows no tickets and no cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from branchline.core_records import TRACK_WORDS
from branchline.lexicon import Lexicon
from branchline.view import View

FAR = 1 << 60
Worth = Callable[[int], int]  # a rank between tracks of equal length


class Ends(NamedTuple):
    """The ends of a track, its length, and the double route it is part of (else a number of its own)."""

    a: int
    b: int
    length: int
    route: int


@lru_cache(maxsize=64)
def track_ends(lex: Lexicon) -> tuple[Ends, ...]:
    at = lex.map.node_index
    routes: dict[str, int] = {}
    return tuple(
        Ends(at[track.a], at[track.b], track.length, routes.setdefault(track.double or track.id, index))
        for index, track in enumerate(lex.map.tracks)
    )


class SeatNetwork:
    """What a seat owns and what it may still claim, whatever its cards and pieces."""

    def __init__(self, view: View, seat: int) -> None:
        lex, seen = view.lex, view.seen
        self.ends = track_ends(lex)
        owner = seen.owner
        words = seen.open[seat * TRACK_WORDS : (seat + 1) * TRACK_WORDS]
        self.own = [track for track in range(len(self.ends)) if owner[track] == seat]
        self.free = [track for track in range(len(self.ends)) if words[track >> 6] >> (track & 63) & 1]
        self.root = list(range(len(lex.map.nodes)))
        for track in self.own:
            a, b = self.group(self.ends[track].a), self.group(self.ends[track].b)
            self.root[a] = b
        self.root = [self.group(place) for place in range(len(self.root))]
        self.ways: list[list[tuple[int, int, int]]] = [[] for _ in self.root]  # group: (group, spaces, track)
        for track in self.free:
            a, b, length, _ = self.ends[track]
            a, b = self.root[a], self.root[b]
            if a != b:
                self.ways[a].append((b, length, track))
                self.ways[b].append((a, length, track))

    def group(self, place: int) -> int:
        """The representative of the places that own tracks connect with this one."""
        while self.root[place] != place:
            place = self.root[place]
        return place

    def spaces(self, tracks: Iterable[int]) -> int:
        return sum([self.ends[track].length for track in tracks])

    def distances(self, goals: Iterable[int], start: int | None = None) -> list[int]:
        """The free spaces from each group to the nearest of some groups; those that are further than ``start`` may be
        left out."""
        far = [FAR] * len(self.root)
        heap = [(0, goal) for goal in goals]
        for _, goal in heap:
            far[goal] = 0
        while heap:
            cost, place = heappop(heap)
            if place == start:
                break
            if cost > far[place]:
                continue
            for there, spaces, _ in self.ways[place]:
                if cost + spaces < far[there]:
                    far[there] = cost + spaces
                    heappush(heap, (cost + spaces, there))
        return far

    def cheapest(self, start: int, far: Sequence[int], worth: Worth) -> Iterator[list[int]]:
        """All ways of fewest spaces from a group to where ``far`` is 0; the track of least worth comes first."""
        if far[start] == 0:
            yield []
            return
        steps = [step for step in self.ways[start] if far[step[0]] + step[1] == far[start]]
        for there, _, track in sorted(steps, key=lambda step: worth(step[2])):
            for rest in self.cheapest(there, far, worth):
                yield [track, *rest]


class Walks:
    """Ways over single tracks, own ones for nothing; a way may avoid routes that are used already."""

    def __init__(self, network: SeatNetwork, tracks: Iterable[int], worth: Worth | None = None) -> None:
        own = set(network.own)
        self.ends = network.ends
        self.steps: list[list[tuple[int, int, int]]] = [[] for _ in network.root]  # place: (place, cost, track)
        for track in tracks:
            a, b, length, _ = self.ends[track]
            cost = 1 if track in own else 1 + (length << 16) + (worth(track) << 8 if worth else 0)
            self.steps[a].append((b, cost, track))
            self.steps[b].append((a, cost, track))

    def leg(self, start: int, goal: int, used: Iterable[int] = ()) -> list[int] | None:
        """The tracks of the way with the fewest free spaces, and then the fewest tracks; None if there is none."""
        avoid = frozenset(used)
        far = {start: 0}
        came: dict[int, tuple[int, int]] = {}
        heap = [(0, start)]
        while heap:
            cost, place = heappop(heap)
            if place == goal:
                return self._back(came, start, goal)
            if cost > far[place]:
                continue
            for there, more, track in self.steps[place]:
                if cost + more < far.get(there, FAR) and (not avoid or self.ends[track].route not in avoid):
                    far[there] = cost + more
                    came[there] = (place, track)
                    heappush(heap, (cost + more, there))
        return None

    def _back(self, came: dict[int, tuple[int, int]], start: int, place: int) -> list[int]:
        found = []
        while place != start:
            place, track = came[place]
            found.append(track)
        return found[::-1]

    def legs(self, places: Sequence[int], once: bool, used: Sequence[int] = ()) -> list[list[int]] | None:
        """The ways from each place to the next; ``once``: no route is used twice, nor one of ``used``."""
        found: list[list[int]] = []
        routes = set(used)
        for start, goal in pairwise(places):
            leg = self.leg(start, goal, routes if once else ())
            if leg is None:
                return None
            routes.update([self.ends[track].route for track in leg])
            found.append(leg)
        return found

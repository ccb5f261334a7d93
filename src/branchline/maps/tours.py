"""Whether a run of tracks passes the cities of a tour in order, exactly (W-TOUR-1). Knows tracks and places only.

A run uses no track twice, so its parts from one city of the tour to the next are paths without a common track. The
search tries paths one after the other, the shortest first. It gives up a part as soon as the cities to come are not all
connected; at its beginning, and everywhere after many steps, also if some set of tracks separates more parts of the run
than it has tracks. The core has its own implementation (core/tours.py).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from .model import Track

EASY = 100  # steps before the search compares parts of the run with the tracks that separate them


def find_run(tracks: Sequence[Track], cities: Sequence[str]) -> list[Track] | None:
    """The tracks of a run through the cities in this order; None if there is none."""
    search = _Search(tracks, cities)
    return search.run if search.walk(cities[0], 1, {cities[0]}) else None


class _Search:
    def __init__(self, tracks: Sequence[Track], cities: Sequence[str]) -> None:
        self.cities = cities
        self.steps = 0
        self.run: list[Track] = []
        self.far: dict[int, dict[str, int]] = {}  # by number of a city: the free tracks from each place to it
        self.free = set(range(len(tracks)))
        self.ways: dict[str, list[tuple[int, str, Track]]] = {city: [] for city in cities}
        for index, track in enumerate(tracks):
            self.ways.setdefault(track.a, []).append((index, track.b, track))
            self.ways.setdefault(track.b, []).append((index, track.a, track))

    def walk(self, place: str, following: int, passed: set[str]) -> bool:
        """Extend the run from a place to the following cities; a part never passes a place twice."""
        if place == self.cities[following]:
            following, passed = following + 1, {place}
            if following == len(self.cities):
                return True
        if len(passed) == 1:
            self.far[following] = self.distances(self.cities[following])
        self.steps += 1
        if not self.hopeful(place, following, len(passed) == 1):
            return False
        far = self.far[following]
        for index, there, track in sorted(self.ways[place], key=lambda way: far.get(way[1], len(far))):
            if index in self.free and there not in passed:
                self.free.discard(index)
                self.run.append(track)
                if self.walk(there, following, passed | {there}):
                    return True
                self.run.pop()
                self.free.add(index)
        return False

    def distances(self, city: str) -> dict[str, int]:
        """The number of free tracks from each place to the city."""
        far = {city: 0}
        queue = deque([city])
        while queue:
            place = queue.popleft()
            for index, there, _ in self.ways[place]:
                if index in self.free and there not in far:
                    far[there] = far[place] + 1
                    queue.append(there)
        return far

    def hopeful(self, place: str, following: int, at_city: bool) -> bool:
        """Whether the rest of the run may exist; True does not mean that it does."""
        rest = [place, *self.cities[following:]]
        if self.steps <= EASY and not at_city:
            return self.reached({place}, {}).issuperset(rest)
        return all(self.joins(*sides, needed) for sides, needed in _separations(rest))

    def joins(self, left: set[str], right: set[str], needed: int) -> bool:
        """Whether as many paths without a common track lead from the left places to the right ones."""
        flow: dict[int, str] = {}  # a track in use, and the place it leads to
        for _ in range(needed):
            came: dict[str, tuple[int, str]] = {}
            end = next((place for place in self.reached(left, flow, came) if place in right), None)
            if end is None:
                return False
            while end not in left:
                index, before = came[end]
                if flow.pop(index, None) is None:  # a track used both ways is not used at all
                    flow[index] = end
                end = before
        return True

    def reached(
        self, start: set[str], flow: dict[int, str], came: dict[str, tuple[int, str]] | None = None
    ) -> set[str]:
        """The places that free tracks lead to; a track in use can only be undone."""
        found = set(start)
        queue = deque(start)
        while queue:
            place = queue.popleft()
            for index, there, _ in self.ways[place]:
                if index in self.free and there not in found and flow.get(index, place) == place:
                    found.add(there)
                    queue.append(there)
                    if came is not None:
                        came[there] = (index, place)
        return found


def _separations(places: Sequence[str]) -> Iterator[tuple[tuple[set[str], set[str]], int]]:
    """Every split of the places into two sides, and how often a run through them changes sides."""
    several = list(dict.fromkeys(places))  # the run may be at a city that it has to pass again
    for sides in product((False, True), repeat=len(several) - 1):
        left = {place for place, side in zip(several[1:], sides, strict=True) if side}
        if left:
            needed = sum((one in left) != (other in left) for one, other in pairwise(places))
            yield (left, set(several) - left), needed

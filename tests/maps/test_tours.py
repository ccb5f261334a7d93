"""Runs through the cities of a tour, compared with an exhaustive search on small random boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from branchline.maps import Network, Ticket, Track, tours

PLACES = "abcdef"


def join(ends: str, number: int = 0) -> Track:
    return Track(f"{ends}#{number}", ends[0], ends[1], 1, "gray", "train")


def boards(seed: int, count: int) -> Iterator[tuple[list[Track], tuple[str, ...]]]:
    """Random tracks, some of them side by side, and the cities of a tour."""
    random = Random(seed)
    for _ in range(count):
        places = PLACES[: random.randint(4, len(PLACES))]
        ends = ["".join(random.sample(places, 2)) for _ in range(random.randint(2, 9))]
        cities = random.sample(places, random.randint(3, min(5, len(places))))
        yield [join(pair, number) for number, pair in enumerate(ends)], tuple(cities)


def exists(tracks: Sequence[Track], cities: Sequence[str]) -> bool:
    """Whether a run passes the cities in order, found by walking along every run there is."""

    def walk(place: str, free: Sequence[Track], passed: int) -> bool:
        passed += place == cities[passed]
        if passed == len(cities):
            return True
        return any(
            walk(track.b if place == track.a else track.a, [other for other in free if other is not track], passed)
            for track in free
            if place in (track.a, track.b)
        )

    return walk(cities[0], tracks, 0)


def passes(run: Sequence[Track], cities: Sequence[str]) -> bool:
    """Whether the tracks are one run, none of them twice, from the first of the cities through all to the last."""
    place, coming = cities[0], list(cities[1:])
    for track in run:
        if place not in (track.a, track.b):
            return False
        place = track.b if place == track.a else track.a
        if coming and place == coming[0]:
            del coming[0]
    return not coming and place == cities[-1] and len({track.id for track in run}) == len(run)


@pytest.mark.rule("W-TOUR-1")
@pytest.mark.parametrize("easy", [0, 400])
def test_a_run_is_found_exactly_where_there_is_one(monkeypatch: pytest.MonkeyPatch, easy: int) -> None:
    monkeypatch.setattr(tours, "EASY", easy)
    outcomes = []
    for tracks, cities in boards(seed=1, count=1500):
        run = tours.find_run(tracks, cities)
        outcomes.append(run is not None)
        assert outcomes[-1] == exists(tracks, cities), (tracks, cities)
        assert run is None or passes(run, cities), (run, cities)
        assert (tours.find_run(tracks, cities[::-1]) is not None) == outcomes[-1], "a run has no direction"
    assert 300 < sum(outcomes) < 1200


@pytest.mark.rule("W-TOUR-1")
def test_the_progress_is_the_longest_part_in_order() -> None:
    seen = set()
    for tracks, cities in boards(seed=2, count=800):
        network, tour = Network(tracks), Ticket("-".join(cities), cities, connected=6, missed=15, in_order=9)
        found = network.progress(tour)
        counts = range(2, len(cities) + 1)
        parts = [part for count in counts for part in (cities[:count], cities[-count:]) if exists(tracks, part)]
        assert len(found.in_order) == max(map(len, parts), default=0)
        assert found.in_order in parts or not parts
        by_id = {track.id: track for track in tracks}
        assert not parts or passes([by_id[name] for name in found.run], found.in_order)
        assert found.apart == tuple(city for city in cities if not network.connects((cities[0], city)))
        whole = "in_order" if found.in_order == cities else "connected"
        assert found.outcome == network.outcome(tour) == ("missed" if found.apart else whole)
        seen.add(found.outcome)
    assert seen == {"in_order", "connected", "missed"}


@pytest.mark.rule("W-TOUR-1")
@pytest.mark.parametrize(
    ("tracks", "cities", "there"),
    [
        pytest.param("ab bc", "abc", True, id="straight on"),
        pytest.param("ab bc", "cba", True, id="the other way"),
        pytest.param("ad db be ec", "abc", True, id="other cities between"),
        pytest.param("ab bc", "acb", False, id="the last one lies on the way, and the only track back is used"),
        pytest.param("ab bc cb", "acb", True, id="back by the second track of a double route"),
        pytest.param("ab bc cd db", "acb", True, id="back round a loop"),
        pytest.param("ab bc cd", "acbd", False, id="out of turn, and no way back"),
        pytest.param("ab bc cb cd", "acbd", False, id="back once, but not there again"),
        pytest.param("ab bc cb bc cd", "acbd", True, id="a city of the tour passed out of turn"),
    ],
)
def test_what_a_run_may_do(tracks: str, cities: str, there: bool) -> None:
    ways = [join(ends, number) for number, ends in enumerate(tracks.split())]
    assert (tours.find_run(ways, tuple(cities)) is not None) == there

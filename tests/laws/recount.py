"""The final score computed again by brute force: tickets, borrowed tracks, harbours, the longest path, winners.
Slow and simple on purpose; it shares no code with the core.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from branchline.core import codes
from branchline.maps import Map
from tests.laws.count import held, routes

Edge = tuple[str, str, int]


class Sheet(NamedTuple):
    tickets: int
    completed: int
    stations: int
    harbours: int
    longest: int
    length: int
    total: int


def groups(edges: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Connected components: a number for each node of an edge."""
    label: dict[str, int] = {}
    for number, (a, b) in enumerate(edges):
        mine, other = label.get(a, number), label.get(b, number)
        label[a] = label[b] = number
        for place, old in label.items():
            if old in (mine, other):
                label[place] = number
    return label


def trail(edges: Sequence[Edge]) -> int:
    """The longest walk that uses no edge twice, by trying all walks (each set of used edges once)."""
    touching: dict[str, list[int]] = {}
    for i, (a, b, _) in enumerate(edges):
        touching.setdefault(a, []).append(i)
        touching.setdefault(b, []).append(i)

    @cache
    def best(at: str, used: int) -> int:
        found = 0
        for i in touching[at]:
            if not used >> i & 1:
                a, b, length = edges[i]
                found = max(found, length + best(b if a == at else a, used | 1 << i))
        return found

    return max((best(place, 0) for place in touching), default=0)


def passes(edges: Sequence[tuple[str, str]], cities: Sequence[str]) -> bool:
    """W-TOUR-1: whether a walk that uses no edge twice passes the cities in order, by trying all walks."""

    @cache
    def found(at: str, passed: int, used: int) -> bool:
        passed += at == cities[passed]
        if passed == len(cities):
            return True
        steps = [(i, b if a == at else a) for i, (a, b) in enumerate(edges) if at in (a, b) and not used >> i & 1]
        return any(found(place, passed, used | 1 << i) for i, place in steps)

    return found(cities[0], 0, 0)


def ticket_points(
    map_: Map, tickets: Iterable[int], own: Sequence[tuple[str, str]], lent: Sequence[tuple[str, str]] = ()
) -> tuple[int, list[int]]:
    """The points of tickets in a network of own and borrowed edges, and the completed tickets."""
    label = groups([*own, *lent])
    points, done = 0, []
    for i in sorted(tickets):
        ticket = map_.tickets[i]
        joined = len({label.get(city, city) for city in ticket.cities}) == 1
        if joined and ticket.in_order is not None and passes(own, ticket.cities):
            points += ticket.in_order
        else:
            points += ticket.connected if joined else -ticket.missed
        done += [i] if joined else []
    return points, done


def best_tickets(map_: Map, state: Any, seat: int) -> tuple[int, int, list[list[int]]]:
    """E-STA-3: the most points, then the most tickets, over all choices of borrowed tracks; and the sets that reach it."""
    ends = [(track.a, track.b) for track in map_.tracks]
    own = [ends[i] for i in range(len(ends)) if state.owner[i] == seat]
    lends: list[list[tuple[str, str] | None]] = []
    for i, city in enumerate(map_.cities):
        if state.buildings[seat * codes.BUILDINGS + codes.STATION] >> i & 1:
            others = [t for t in range(len(ends)) if state.owner[t] not in (seat, codes.NONE) and city.id in ends[t]]
            lends.append([None, *(ends[t] for t in others)])
    best: tuple[int, int] = (-99999, 0)
    sets: list[list[int]] = []
    for choice in product(*lends):
        points, done = ticket_points(map_, held(state, seat), own, [edge for edge in choice if edge])
        if (points, len(done)) > best:
            best, sets = (points, len(done)), []
        if (points, len(done)) == best:
            sets.append(done)
    return best[0], best[1], sets


def harbour_points(map_: Map, state: Any, seat: int, done: Sequence[int]) -> int:
    """G-HAR-3, G-HAR-4."""
    rules = map_.rules.harbours
    if rules is None:
        return 0
    bits = state.buildings[seat * codes.BUILDINGS + codes.HARBOUR]
    total = (rules.each - bits.bit_count()) * rules.unbuilt
    for i, city in enumerate(map_.cities):
        if bits >> i & 1:
            named = sum(city.id in map_.tickets[t].cities for t in done)
            total += rules.points[min(named, 3) - 1] if named else 0
    return total


def sheets(map_: Map, state: Any, lengths: Sequence[int] | None = None) -> list[list[Sheet]]:
    """All correct score sheets of each seat (borrowed tracks may complete different sets of tickets)."""
    rules = map_.rules
    if lengths is None:
        lengths = [path_length(map_, state, q) for q in range(state.seats)]
    found = []
    for q in range(state.seats):
        points, completed, sets = best_tickets(map_, state, q)
        built = state.buildings[q * codes.BUILDINGS + codes.STATION].bit_count()
        unbuilt = rules.stations.each - built if rules.stations else 0
        stations = unbuilt * rules.stations.unbuilt if rules.stations else 0
        bonus = rules.longest.points if rules.longest and lengths[q] and lengths[q] == max(lengths) else 0
        base = routes(map_, state, q) - state.exchanged[q] + points + stations + bonus
        options = {harbour_points(map_, state, q, done) for done in sets}
        found.append(
            [Sheet(points, completed, stations, h, bonus, lengths[q], base + h) for h in sorted(options)],
        )
    return found


def path_length(map_: Map, state: Any, seat: int) -> int:
    if map_.rules.longest is None:
        return 0
    return trail([(t.a, t.b, t.length) for t, o in zip(map_.tracks, state.owner, strict=False) if o == seat])


def winners(map_: Map, state: Any, final: Sequence[Sheet]) -> set[int]:
    """N-6, E-TIE-1, G-END-2: by total, then by the tie-breakers of the map."""

    def rank(q: int) -> list[int]:
        parts = {
            "completed": final[q].completed,
            "stations": -state.buildings[q * codes.BUILDINGS + codes.STATION].bit_count(),
            "longest": final[q].longest,
        }
        return [final[q].total, *(parts[name] for name in map_.rules.ties)]

    best = max(rank(q) for q in range(len(final)))
    return {q for q in range(len(final)) if rank(q) == best}


def check_final(map_: Map, state: Any, with_path: bool = True) -> None:
    """Compare a scored state with the recount; in large networks the longest path is not searched again (``with_path``)."""
    lengths = None if with_path else [state.longest[q] for q in range(state.seats)]
    final = []
    for q, options in enumerate(sheets(map_, state, lengths)):
        got = Sheet(
            state.got_tickets[q],
            state.completed[q],
            state.got_buildings[q * codes.BUILDINGS + codes.STATION],
            state.got_buildings[q * codes.BUILDINGS + codes.HARBOUR],
            state.got_longest[q],
            state.longest[q],
            state.score[q],
        )
        assert got in options, f"seat {q}: {got} is none of {options}"
        final.append(got)
    assert {q for q in range(state.seats) if state.winners >> q & 1} == winners(map_, state, final)

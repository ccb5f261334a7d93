"""Checks a map: reports every fault of a map file with its place, from a wrong key to a board in two pieces.
This module checks the board, check_rules.py the numbers; it knows no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .check_rules import rule_faults
from .draft import Draft
from .model import City, Junction, Track
from .names import close_to
from .network import Network
from .shape import CAPACITY, Fault
from .totals import Totals, count


def check_map(data: Mapping[str, Any]) -> list[Fault]:
    """All faults of a parsed map file; an empty list means that it can be played."""
    return check_draft(Draft(data))


def check_draft(draft: Draft) -> list[Fault]:
    faults = [
        *draft.faults,
        *_capacity(draft),
        *_places(draft),
        *_tracks(draft),
        *_doubles(draft),
        *_tickets(draft),
        *rule_faults(draft),
    ]
    if {"cities", "junctions", "tracks"} <= draft.whole:
        faults += _connected(draft)
        if {"tickets", "tours", "rules", "expect"} <= draft.whole:
            faults += _expected(draft)
    return faults


def _capacity(draft: Draft) -> Iterator[Fault]:
    for part, most in CAPACITY.items():
        there = draft.lengths.get(part, 0) + (draft.lengths.get("tours", 0) if part == "tickets" else 0)
        if there > most:
            yield Fault(part, f"there are {there} {part}; a map holds at most {most}")


def _places(draft: Draft) -> Iterator[Fault]:
    """Ids must be unique among cities and junctions, and no two of them may have the same position."""
    seen: dict[str, str] = {}
    spots: dict[tuple[float, float], str] = {}
    nodes: list[tuple[str, City | Junction]] = [*draft.cities, *draft.junctions]
    for place, node in nodes:
        if node.id in seen:
            yield Fault(place, f"the id {node.id!r} is taken by {seen[node.id]}")
        seen.setdefault(node.id, place)
        yield from _on_board(draft, place, "", node.x, node.y)
        if (node.x, node.y) in spots:
            yield Fault(place, f"lies on the same spot as {spots[node.x, node.y]}")
        spots.setdefault((node.x, node.y), place)
    for place, track in draft.tracks:
        if track.via is not None:
            yield from _on_board(draft, place, "via ", *track.via)


def _on_board(draft: Draft, place: str, what: str, x: float, y: float) -> Iterator[Fault]:
    if "map" in draft.whole:
        width, height = draft.head["width"], draft.head["height"]
        if not (0 <= x <= width and 0 <= y <= height):
            yield Fault(place, f"{what}{x:g}, {y:g} lies off the board", f"the board is {width:g} by {height:g}")


def _tracks(draft: Draft) -> Iterator[Fault]:
    orders: dict[frozenset[str], tuple[str, Track]] = {}
    for place, track in draft.tracks:
        yield from _known(draft, place, (track.a, track.b), "city or junction")
        if track.a == track.b:
            yield Fault(place, f"leads from {track.a} to itself")
            continue
        if track.wrap and track.via is not None:
            yield Fault(place, "goes round the edge of the board and has a via", "leave via out")
        first_place, first = orders.setdefault(frozenset((track.a, track.b)), (place, track))
        if first.a != track.a:
            yield Fault(place, f"names its cities the other way round than {first_place}", f"write {first.a} first")


def _known(draft: Draft, place: str, names: Iterable[str], what: str) -> Iterator[Fault]:
    for name in dict.fromkeys(names):
        if name not in draft.ids and "ids" in draft.whole:
            close = close_to(name, sorted(draft.ids))
            yield Fault(place, f"there is no {what} {name!r}", f"did you mean {close[0]}?" if close else "")


def _doubles(draft: Draft) -> Iterator[Fault]:
    """A double route must be two tracks that differ only in colour (C-CLAIM-6, G-DBL-1)."""
    by_key: dict[str, list[tuple[str, Track]]] = {}
    alike: dict[tuple[frozenset[str], str, int, bool], tuple[str, Track]] = {}
    for place, track in draft.tracks:
        if track.double is not None:
            by_key.setdefault(track.double, []).append((place, track))
        looks = (frozenset((track.a, track.b)), track.file_kind, track.length, track.pair)
        first_place, first = alike.setdefault(looks, (place, track))
        if first is not track and (track.double is None or track.double != first.double):
            text = f"is as long as {first_place} beside it, but they are not marked as a double route"
            yield Fault(place, text, "give both the same double, and no third track beside them")
    for key, members in by_key.items():
        place, first = members[0]
        if len(members) != 2:
            if len(members) > 2 or "tracks" in draft.whole:
                yield Fault(place, f"the double route {key!r} has {len(members)} track(s); it needs exactly two")
            continue
        place, second = members[1]
        if {first.a, first.b} != {second.a, second.b}:
            ends = f"{first.a}-{first.b} and {second.a}-{second.b}"
            yield Fault(place, f"the double route {key!r} joins different cities: {ends}")
        if first.length != second.length:
            lengths = f"{first.length} and {second.length}"
            yield Fault(place, f"the two tracks of the double route {key!r} have unequal lengths: {lengths}")
        if first.file_kind != second.file_kind:
            kinds = f"{first.file_kind} and {second.file_kind}"
            yield Fault(place, f"the two tracks of the double route {key!r} are of different kinds: {kinds}")
        if first.pair != second.pair:
            yield Fault(place, f"only one of the two tracks of the double route {key!r} is paid in pairs")


def _tickets(draft: Draft) -> Iterator[Fault]:
    junctions = {junction.id for _, junction in draft.junctions} - {city.id for _, city in draft.cities}
    seen: dict[frozenset[str] | str, str] = {}
    for place, ticket in draft.tickets:
        for city in dict.fromkeys(ticket.cities):
            if city in junctions:
                yield Fault(place, f"{city!r} is a junction; a ticket names cities")
        yield from _known(draft, place, ticket.cities, "city")
        named = frozenset(ticket.cities) if ticket.in_order is None else ticket.id
        if len(set(ticket.cities)) < len(ticket.cities):
            yield Fault(place, f"leads from {ticket.cities[0]} to itself")
        if named in seen:
            yield Fault(place, f"joins the same cities as {seen[named]}")
        if ticket.in_order is not None and ticket.in_order < ticket.connected:
            yield Fault(place, f"gains less in order ({ticket.in_order}) than connected ({ticket.connected})")
        seen.setdefault(named, place)


def _connected(draft: Draft) -> Iterator[Fault]:
    """The board must be connected, so that every ticket can be completed."""
    network = Network(track for _, track in draft.tracks if track.a in draft.ids and track.b in draft.ids)
    pieces: dict[str, list[str]] = {}
    for name in sorted(draft.ids):
        pieces.setdefault(network.group(name), []).append(name)
    if len(pieces) < 2:
        return
    biggest = sorted(pieces.values(), key=len, reverse=True)
    shown = "; ".join(_some(names) for names in biggest[:4]) + ("; ..." if len(biggest) > 4 else "")
    yield Fault("tracks", f"the board is in {len(pieces)} pieces: {shown}", "no track leads from one to the other")
    for place, ticket in draft.tickets:
        if draft.ids.issuperset(ticket.cities) and not network.connects(ticket.cities):
            yield Fault(place, f"no tracks connect {' with '.join(ticket.cities)}")


def _some(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 6 else f"{', '.join(names[:5])} and {len(names) - 5} more"


def _expected(draft: Draft) -> Iterator[Fault]:
    totals: Totals = count(
        [city for _, city in draft.cities],
        [junction for _, junction in draft.junctions],
        [track for _, track in draft.tracks],
        [ticket for _, ticket in draft.tickets],
        draft.finished_rules(),
    )
    for name, expected in draft.expect.items():
        found = getattr(totals, name)
        if isinstance(expected, dict) and isinstance(found, dict):
            for part in sorted(expected.keys() | found.keys()):
                should, does = expected.get(part, 0), found.get(part, 0)
                if should != does:
                    yield Fault("[expect]", f"{name}.{part} is {should}, but counted {does}")
        elif expected != found:
            yield Fault("[expect]", f"{name} is {expected}, but counted {found}")

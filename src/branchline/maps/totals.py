"""Counts the parts of a map: cities, tracks, spaces, tickets and cards, for display and for the [expect] table.
The totals have the names of the keys of [expect]. It counts only and checks nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from .model import City, Junction, Map, Rules, Ticket, Track


class Totals(Struct, frozen=True):
    cities: int
    junctions: int
    ports: int
    tracks: int
    pairs: int  # pairs of neighbours: a double route counts once
    doubles: int
    spaces: int
    tickets: int
    ticket_points: int
    tours: int  # not counted among the tickets
    train_cards: int
    ship_cards: int
    tracks_by_kind: dict[str, int]  # kinds as the map file writes them: train, ship, tunnel, ferry
    tracks_by_colour: dict[str, int]
    spaces_by_kind: dict[str, int]
    spaces_by_colour: dict[str, int]
    tickets_by_class: dict[str, int]


def describe(board: Map) -> Totals:
    """The totals of a map."""
    return count(board.cities, board.junctions, board.tracks, board.tickets, board.rules)


def count(
    cities: Sequence[City],
    junctions: Sequence[Junction],
    tracks: Sequence[Track],
    tickets: Sequence[Ticket],
    rules: Rules,
) -> Totals:
    plain = [ticket for ticket in tickets if ticket.in_order is None]
    return Totals(
        cities=len(cities),
        junctions=len(junctions),
        ports=sum(city.port for city in cities),
        tracks=len(tracks),
        pairs=len({frozenset((track.a, track.b)) for track in tracks}),
        doubles=len({track.double for track in tracks} - {None}),
        spaces=sum(track.length for track in tracks),
        tickets=len(plain),
        ticket_points=sum(ticket.connected for ticket in plain),
        tours=len(tickets) - len(plain),
        train_cards=train_cards(rules),
        ship_cards=ship_cards(rules),
        tracks_by_kind=_tally((track.file_kind, 1) for track in tracks),
        tracks_by_colour=_tally((track.colour, 1) for track in tracks),
        spaces_by_kind=_tally((track.file_kind, track.length) for track in tracks),
        spaces_by_colour=_tally((track.colour, track.length) for track in tracks),
        tickets_by_class=_tally((ticket.group, 1) for ticket in plain),
    )


def train_cards(rules: Rules) -> int:
    """The size of the train deck, including the wilds (G-SET-1)."""
    return len(rules.colours) * (rules.cards.plain + rules.cards.marked) + rules.cards.wild


def ship_cards(rules: Rules) -> int:
    return len(rules.colours) * (rules.cards.single_ship + rules.cards.double_ship)


def _tally(entries: Iterable[tuple[str, int]]) -> dict[str, int]:
    tally: Counter[str] = Counter()
    for name, amount in entries:
        tally[name] += amount
    return dict(tally)

"""The data of a map: cities, junctions, tracks, tickets, and the numbers of its rule set.
It holds what a map file says, and knows no TOML, no state of a game and no drawing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from .buildings import BUILDINGS
from .names import UnknownName, find_id, find_track

Kind = Literal["train", "ship"]
Group = Literal["regular", "long"]
Outcome = Literal["in_order", "connected", "missed"]


class Fact(Struct, frozen=True, omit_defaults=True):
    """Base of all classes here. Defaults are left out of the hash, so that a new optional field keeps old hashes."""


class City(Fact, frozen=True):
    id: str
    name: str
    x: float
    y: float
    lat: float | None = None
    lon: float | None = None
    port: bool = False
    printed: str | None = None  # the spelling on the board, if it differs from `name`
    modern: str | None = None  # today's English name, if it differs


class Junction(Fact, frozen=True):
    """A point where tracks meet that is not a city: no ticket names it and nothing is built there."""

    id: str
    name: str
    x: float
    y: float


class Track(Fact, frozen=True):
    id: str
    a: str
    b: str
    length: int
    colour: str  # one of the rule set's colours, or "gray"
    kind: Kind
    tunnel: bool = False
    locomotives: int = 0
    double: str | None = None
    via: tuple[float, float] | None = None
    pair: bool = False  # each space costs a pair of cards of equal colour (W-PAIR-1)
    wrap: bool = False  # it leaves the board at one edge and comes back at the other (W-MAP-1)

    @property
    def file_kind(self) -> str:
        """The kind as a map file writes it: train, ship, tunnel or ferry."""
        if self.tunnel:
            return "tunnel"
        return "ferry" if self.locomotives else self.kind


class Ticket(Fact, frozen=True):
    """The cities it names, in order, and the points it gains if they are connected or costs if missed. A tour names
    three or more, and gains ``in_order`` if a run of tracks passes them in that order (W-TOUR-1)."""

    id: str
    cities: tuple[str, ...]
    connected: int
    missed: int
    group: Group = "regular"
    in_order: int | None = None  # None: not a tour

    def worth(self, outcome: Outcome) -> int:
        """What it adds to the score; negative if it is missed (C-TIX-4, W-TOUR-1)."""
        if outcome == "missed":
            return -self.missed
        return self.connected if outcome == "connected" or self.in_order is None else self.in_order

    def fact(self) -> TicketFact | Ticket:
        """The form that is hashed: as in the map file, so that old records still match their map."""
        if self.in_order is not None:
            return self
        first, second = self.cities
        return TicketFact(self.id, first, second, self.connected, self.group)


class TicketFact(Fact, frozen=True):
    """A ticket between two cities, as a map file writes it."""

    id: str
    a: str
    b: str
    points: int
    group: Group = "regular"


class Cards(Fact, frozen=True):
    """The number of cards per colour; `wild` is the total number of wilds."""

    plain: int
    wild: int
    marked: int = 0
    single_ship: int = 0
    double_ship: int = 0


class Hand(Fact, frozen=True):
    train: int
    ship: int = 0


class Display(Fact, frozen=True):
    train: int
    ship: int = 0
    flush_at: int = 3


class Pieces(Fact, frozen=True):
    """The pieces of a seat. If `choose` is set, a seat picks that many at set-up; the rest is its box (G-SET-5)."""

    train: int
    ship: int = 0
    choose: int = 0
    beginners_train: int = 0
    beginners_ship: int = 0


class TicketRules(Fact, frozen=True):
    regular: int
    keep: int
    draw: int
    long: int = 0
    draw_keep: int = 1
    unkept: Literal["under", "out"] = "under"


class Tunnels(Fact, frozen=True):
    turn_up: int


class BuildingRules(Fact, frozen=True):
    """The numbers of a kind of building; ``unbuilt`` is scored for each one a seat has left at the end."""

    each: int
    unbuilt: int
    points: tuple[int, ...] = ()  # for one, two, or at least three completed tickets that name its city


class Exchange(Fact, frozen=True):
    cost: int


class Longest(Fact, frozen=True):
    points: int


class End(Fact, frozen=True):
    limit: int
    turns: int


class Doubles(Fact, frozen=True):
    close_below: int = 4


class RuleIds(Fact, frozen=True):
    """The rule ids a refusal quotes, where the rule sets number the same rule differently."""

    actions: str
    setup_tickets: str
    setup_pieces: str = "G-SET-5"


class Rules(Fact, frozen=True):
    colours: tuple[str, ...]
    cards: Cards
    hand: Hand
    display: Display
    pieces: Pieces
    tickets: TicketRules
    points: dict[int, int]  # by track length
    end: End
    ids: RuleIds
    doubles: Doubles = Doubles()
    ties: tuple[str, ...] = ()
    tunnels: Tunnels | None = None
    stations: BuildingRules | None = None
    harbours: BuildingRules | None = None
    exchange: Exchange | None = None
    longest: Longest | None = None

    @property
    def buildings(self) -> dict[str, BuildingRules]:
        """The kinds of buildings in this rule set, with their numbers."""
        found = {row.kind: getattr(self, row.table) for row in BUILDINGS}
        return {kind: numbers for kind, numbers in found.items() if numbers is not None}


class Map(Struct, frozen=True, eq=False, dict=True):
    """A checked map. Two maps are equal if their hashes are: same facts, positions and rules."""

    id: str
    name: str
    year: int | None
    width: float
    height: float
    cities: tuple[City, ...]
    junctions: tuple[Junction, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    rules: Rules
    builtin: bool
    hash: str
    source: str

    def __eq__(self, other: object) -> bool:
        return self.hash == other.hash if isinstance(other, Map) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<Map {self.id} {self.hash[:12]}>"

    @cached_property
    def nodes(self) -> tuple[City | Junction, ...]:
        return (*self.cities, *self.junctions)

    @cached_property
    def city_index(self) -> dict[str, int]:
        return {city.id: i for i, city in enumerate(self.cities)}

    @cached_property
    def node_index(self) -> dict[str, int]:
        return {node.id: i for i, node in enumerate(self.nodes)}

    @cached_property
    def track_index(self) -> dict[str, int]:
        return {track.id: i for i, track in enumerate(self.tracks)}

    @cached_property
    def ticket_index(self) -> dict[str, int]:
        return {ticket.id: i for i, ticket in enumerate(self.tickets)}

    def city(self, name: str) -> City:
        if name not in self.city_index and name in self.node_index:
            raise UnknownName("city", name, f"{name!r} is a junction, not a city")
        return self.cities[find_id("city", name, self.city_index)]

    def ticket(self, name: str) -> Ticket:
        return self.tickets[find_id("ticket", name, self.ticket_index)]

    def track(self, name: str) -> Track:
        """Find a track by name; any qualified name that fits exactly one track is accepted."""
        index = self.track_index.get(name)
        return self.tracks[find_track(name, self.tracks) if index is None else index]

"""Everything that can happen in a game, named in the past tense; what only one seat may know is a ``Secret``.

Events carry tags and numbers, no sentences. Use ``mask`` to get an event as another seat may see it.
"""

from __future__ import annotations

from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec

T = TypeVar("T")


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A value that only ``owner`` may see; for everybody else ``value`` is None."""

    owner: int
    value: T | None = None

    def seen_by(self, seat: int | None) -> Secret[T]:
        return self if seat == self.owner else Secret(self.owner)


Names: TypeAlias = tuple[str, ...]
Reason: TypeAlias = Literal["last_turns", "passes", "stall"]
TourOutcome: TypeAlias = Literal["in_order", "connected", "missed"]
ENDINGS: tuple[Reason | None, ...] = (None, "last_turns", "passes", "stall")  # indexed by the core's number


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name):
    """Base of all events."""


class CardsDealt(Event, frozen=True):
    seat: int
    cards: Secret[Names]
    count: int


class DisplayDealt(Event, frozen=True):
    """The display, slot by slot; an empty slot is an empty name."""

    cards: Names


class TicketsOffered(Event, frozen=True):
    seat: int
    tickets: Secret[Names]
    count: int


class StartTicketsChosen(Event, frozen=True):
    """Set-up: the number kept stays secret until all have chosen (C-SET-3)."""

    seat: int
    kept: Secret[Names]


class StartPiecesChosen(Event, frozen=True):
    """Set-up: the split stays secret until all have chosen (G-SET-5)."""

    seat: int
    pieces: Secret[dict[str, int]]


class SetupEnded(Event, frozen=True):
    """All seats have chosen: the number of tickets each kept, the stocks, and the seat that begins."""

    kept: tuple[int, ...]
    pieces: tuple[dict[str, int], ...]
    start: int


class TurnBegan(Event, frozen=True):
    seat: int


class CardTaken(Event, frozen=True):
    seat: int
    card: str
    slot: int


class CardDrawn(Event, frozen=True):
    seat: int
    deck: str
    card: Secret[str]


class DrawingStopped(Event, frozen=True):
    """The seat took no second card, which is optional in this game (C-DRAW-1)."""

    seat: int


class DisplayFilled(Event, frozen=True):
    slot: int
    card: str


class DisplayFlushed(Event, frozen=True):
    """The display showed too many wilds and was discarded (C-DRAW-6)."""


class DeckReshuffled(Event, frozen=True):
    deck: str
    count: int


class TicketsKept(Event, frozen=True):
    seat: int
    kept: Secret[Names]
    returned: Secret[Names]
    count: int
    returned_count: int


class TrackClaimed(Event, frozen=True):
    seat: int
    track: str
    spend: dict[str, int]
    points: int


class TunnelTurnedUp(Event, frozen=True):
    seat: int
    track: str
    laid: dict[str, int]
    cards: Names
    extra: int


class TunnelDeclined(Event, frozen=True):
    seat: int
    track: str
    returned: dict[str, int]


class Built(Event, frozen=True):
    """Something was built in a city: what the kinds of building have in common."""

    building: ClassVar[str]  # its kind, a row of maps/buildings.py
    seat: int
    city: str
    spend: dict[str, int]


class StationBuilt(Built, frozen=True):
    building: ClassVar[str] = "station"


class HarbourBuilt(Built, frozen=True):
    building: ClassVar[str] = "harbour"


class PiecesExchanged(Event, frozen=True):
    seat: int
    took: str
    gave: str
    count: int
    cost: int


class Passed(Event, frozen=True):
    seat: int


class LastTurnsBegan(Event, frozen=True):
    """``seat`` reached the limit; every seat has ``turns`` more turns (C-END-1)."""

    seat: int
    turns: int


class GameEnded(Event, frozen=True):
    """The game was scored and all tickets are public now (C-END-2). ``reason``: the last turns were played (C-END-1),
    all seats passed (C-TURN-2), or there was no progress for many rounds (C-END-3). ``tours``: the outcome of each tour
    that a seat holds (W-TOUR-1)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tickets: tuple[Names, ...]
    reason: Reason
    tours: dict[str, TourOutcome] = {}


class Undone(Event, frozen=True):
    """The game went back to the position before entry ``entry``."""

    seat: int
    entry: int


AnyEvent: TypeAlias = (
    CardsDealt
    | DisplayDealt
    | TicketsOffered
    | StartTicketsChosen
    | StartPiecesChosen
    | SetupEnded
    | TurnBegan
    | CardTaken
    | CardDrawn
    | DrawingStopped
    | DisplayFilled
    | DisplayFlushed
    | DeckReshuffled
    | TicketsKept
    | TrackClaimed
    | TunnelTurnedUp
    | TunnelDeclined
    | StationBuilt
    | HarbourBuilt
    | PiecesExchanged
    | Passed
    | LastTurnsBegan
    | GameEnded
    | Undone
)
KINDS: tuple[type[Event], ...] = get_args(AnyEvent)
BUILT: dict[str, type[StationBuilt] | type[HarbourBuilt]] = {
    kind.building: kind for kind in (StationBuilt, HarbourBuilt)
}


def mask(event: AnyEvent, seat: int | None) -> AnyEvent:
    """The event as ``seat`` (None: a spectator) may see it: secrets of other owners are removed."""
    hidden = {
        name: value.seen_by(seat)
        for name in event.__struct_fields__
        if isinstance(value := getattr(event, name), Secret)
    }
    return msgspec.structs.replace(event, **hidden) if hidden else event

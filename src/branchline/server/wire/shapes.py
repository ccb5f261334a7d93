"""The things messages are made of: tables and their seats, what a seat sees, what it may do now.

Plain shapes with lengths and ranges on whatever comes from outside; nothing here is computed.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.asks import AnyAsk
from branchline.events import Reason
from branchline.seats import SEATS

Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Level: TypeAlias = Literal["novice", "casual", "skilled", "expert"]
Style: TypeAlias = Literal["planner", "racer", "collector", "blocker"]
SeatColour: TypeAlias = Literal["blue", "red", "green", "yellow", "black"]  # C-SET-1
Status: TypeAlias = Literal["open", "running", "over"]
Counts: TypeAlias = dict[str, int]


class Shape(msgspec.Struct, frozen=True):
    """What the server sends; fields may be added, so a client ignores what it does not know."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; anything unknown in it is refused."""


# --- what both sides say


class BotChoice(Given, frozen=True):
    """A bot of the house for a seat."""

    level: Level = "skilled"
    style: Style = "planner"


class ClockRule(Given, frozen=True):
    """``kind`` none; ``move``: ``seconds`` for every move; ``bank``: ``seconds`` in all and ``increment`` a move.
    ``after``: out of time a bot plays the seat on, or the nearest harmless action is done for it."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    after: Literal["bot", "harmless"] = "bot"


class GameOptions(Given, frozen=True):
    """The engine's options, as a host may set them; what is None is the rule of the book."""

    close_doubles_below: Annotated[int, Meta(ge=0, le=SEATS + 1)] | None = None
    start: SeatNumber | None = None
    beginners: bool = False
    second_card: Literal["must", "may"] = "must"


# --- people and tables


class Person(Shape, frozen=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]


class TableSeat(Shape, frozen=True):
    """A chair: a person or a bot sits there; ``stand_in`` is a bot that plays for an absent or resigned person."""

    colour: SeatColour
    person: Person | None = None
    bot: BotChoice | None = None
    name: str = ""
    present: bool = False
    resigned: bool = False
    stand_in: BotChoice | None = None


class UndoRequest(Shape, frozen=True):
    """``seat`` wants the game back to before ``entry``; ``waiting``: seats whose people have not answered."""

    seat: int
    entry: int
    waiting: tuple[int, ...]


class Outcome(Shape, frozen=True):
    """How it ended. ``ended``: scored by the rules, or given up (the seats that resigned lose)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    ended: Literal["scored", "resigned"]


class Table(Shape, frozen=True):
    """A table as everybody may see it. ``seed`` is shown when the game is over; ``commitment`` before it begins."""

    code: str
    status: Status
    map: str
    map_name: str
    public: bool
    host: str
    options: GameOptions
    clock: ClockRule
    seats: tuple[TableSeat, ...]
    commitment: str
    created: float
    changed: float
    remote_bots: bool = False
    spectators: int = 0
    seq: int = 0
    turn: int | None = None
    undo: UndoRequest | None = None
    outcome: Outcome | None = None
    seed: str | None = None
    rematch: str | None = None


class ClockFace(Shape, frozen=True):
    """``left``: milliseconds per seat at the moment of sending; ``running``: the seats whose time runs now."""

    left: tuple[int, ...]
    running: tuple[int, ...]


# --- what a seat sees


class SeatView(Shape, frozen=True):
    """What everybody may know of a seat: counts, and what the table saw it take."""

    score: int
    pieces: Counts
    box: Counts
    hand: Counts
    known: Counts
    tickets: int
    buildings: dict[str, tuple[str, ...]] = {}  # kind -> the cities where this seat has built one


class Choices(Shape, frozen=True):
    """Everything the asked seat may do now. ``pays`` lists ways to pay once; claims and builds name a row of it
    (``claims["paris-zurich"] = 2`` means the ways ``pays[2]``), cheapest sensible way first."""

    ask: int
    pays: tuple[tuple[Counts, ...], ...] = ()
    take: dict[str, tuple[str, ...]] = {}  # card -> the decks that may refill its slot; empty: no choice
    draw: tuple[str, ...] = ()
    tickets: bool = False
    claims: dict[str, int] = {}
    builds: dict[str, dict[str, int]] = {}  # kind of building -> city -> row of ``pays``
    exchange: Counts = {}  # kind of piece to take -> the most
    keep: tuple[str, ...] = ()
    keep_least: int = 0
    stock: tuple[int, int, int] | None = None  # total, least and most trains
    tunnel: int | None = None  # the row of ``pays`` for the extra cards; declining is always possible
    stop: bool = False  # after the first card: no second one
    pass_: bool = msgspec.field(default=False, name="pass")
    undo: Literal["no", "free", "ask"] = "no"  # of one's own last action


class View(Shape, frozen=True):
    """All that one seat (``seat`` None: a spectator) may know. An Update sends the fields that changed."""

    seat: int | None
    phase: Literal["setup", "play", "last", "over"]
    turn: int
    turns_left: int
    asks: tuple[AnyAsk, ...]
    hand: Counts
    display: tuple[str, ...]
    decks: Counts
    discards: Counts
    ticket_deck: int
    owners: Counts  # track -> seat
    closed: tuple[str, ...]  # free tracks that this seat (a spectator: nobody) can claim any more
    seats: tuple[SeatView, ...]
    tickets: tuple[tuple[str, ...], ...]
    done: tuple[str, ...]  # of the viewer's own tickets, those its own tracks join
    winners: tuple[int, ...]
    ended: Reason | None  # why the game is over, as the event GameEnded says it


# --- the end


class TicketLine(Shape, frozen=True):
    ticket: str
    done: bool
    points: int


class BuiltLine(Shape, frozen=True):
    """A building that scores where it stands: ``tickets`` completed ones name its city."""

    city: str
    tickets: int
    points: int


class BuildingScore(Shape, frozen=True):
    """What one kind of building was worth to a seat: ``points`` in all, of which ``unbuilt`` for those left over."""

    kind: str
    points: int
    unbuilt: int
    built: tuple[BuiltLine, ...] = ()


class ScoreLine(Shape, frozen=True):
    """One seat's sheet, line by line. ``trail``: the tracks of its longest path in order; ``borrowed``: E-STA-3."""

    routes: int
    exchange: int
    tickets: tuple[TicketLine, ...]
    ticket_points: int
    completed: int
    buildings: tuple[BuildingScore, ...]
    longest: int
    longest_length: int
    trail: tuple[str, ...]
    borrowed: tuple[str, ...]
    total: int


class ScoreSheet(Shape, frozen=True):
    """``tie``: what decided between equal totals, if anything did."""

    seats: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    tie: str | None = None

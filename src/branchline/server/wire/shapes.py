"""The types that messages are made of: tables and their seats, what a seat sees, what it may do now.

Types with limits on everything that comes from outside; nothing is computed here.
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
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]  # milliseconds: the least time a bot takes for a step
Status: TypeAlias = Literal["open", "running", "over"]
Counts: TypeAlias = dict[str, int]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", min_length=64, max_length=64)]  # 32 bytes


class Shape(msgspec.Struct, frozen=True):
    """What the server sends; fields may be added, so clients ignore unknown ones."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are refused."""


# --- sent by both sides


class BotChoice(Given, frozen=True):
    """One of the server's bots."""

    level: Level = "skilled"
    style: Style = "planner"


class ClockRule(Given, frozen=True):
    """``kind`` none; ``move``: ``seconds`` for each move; ``bank``: ``seconds`` in total and ``increment`` per move.
    ``after``: when a seat is out of time, a bot takes over, or a harmless action is played for it."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    after: Literal["bot", "harmless"] = "bot"


class GameOptions(Given, frozen=True):
    """The options that a host may set; None means the default."""

    close_doubles_below: Annotated[int, Meta(ge=0, le=SEATS + 1)] | None = None
    start: SeatNumber | None = None
    beginners: bool = False
    second_card: Literal["must", "may"] = "must"


# --- people and tables


class Person(Shape, frozen=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]


class Notice(Shape, frozen=True):
    """What the operator tells everybody. ``text`` may be empty; ``draining``: no new game begins, because the server
    stops soon (``stops``: when, in seconds since 1970)."""

    text: str
    draining: bool = False
    stops: float | None = None


class TableSeat(Shape, frozen=True):
    """A seat and who sits there; ``stand_in`` is a bot that plays for an absent or resigned person. ``away_since``: in
    a running game, the server's time when the person left the table."""

    colour: SeatColour
    person: Person | None = None
    bot: BotChoice | None = None
    name: str = ""
    present: bool = False
    resigned: bool = False
    stand_in: BotChoice | None = None
    away_since: float | None = None


class UndoRequest(Shape, frozen=True):
    """``seat`` wants to take back ``entry`` and all that followed; ``waiting``: seats that have not answered."""

    seat: int
    entry: int
    waiting: tuple[int, ...]


class BotVote(Shape, frozen=True):
    """A vote to let a bot play ``seat`` until its person returns; it is decided at the server's time ``ends``.
    ``yes``: seats that agree; ``waiting``: seats of people at the table who have not answered."""

    seat: int
    yes: tuple[int, ...]
    waiting: tuple[int, ...]
    ends: float


class Outcome(Shape, frozen=True):
    """How a game ended. ``ended``: scored by the rules, or stopped because all others resigned."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    ended: Literal["scored", "resigned"]


class Table(Shape, frozen=True):
    """A table as everybody may see it. ``seed`` is revealed when the game is over, at a private table only to its
    players; ``commitment`` is its hash. ``grace``: the seconds that a person must be away before the host may fill
    their seat. ``pace``: the least time a bot takes for a step, in milliseconds. ``rerolls``: how many undos took back
    random draws."""

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
    pace: int = 0
    spectators: int = 0
    seq: int = 0
    turn: int | None = None
    undo: UndoRequest | None = None
    vote: BotVote | None = None
    grace: int = 0
    rerolls: int = 0
    outcome: Outcome | None = None
    seed: str | None = None
    rematch: str | None = None


class Contribution(Shape, frozen=True):
    """What the player of a seat adds to the shuffle, in hexadecimal. ``value`` is shown once the cards are dealt; then
    None means that it did not come in time and does not count."""

    seat: int
    commitment: str
    value: str | None = None


class Shuffle(Shape, frozen=True):
    """What players add to the shuffle, by seat. ``revealing``: the commitments are final, and the game begins as soon
    as all values have come, or after a few seconds."""

    revealing: bool
    contributions: tuple[Contribution, ...]


class LobbySeat(Shape, frozen=True):
    """A seat in the list of public tables; nobody: it is free."""

    colour: SeatColour
    person: Person | None = None
    bot: BotChoice | None = None
    name: str = ""


class LobbyTable(Shape, frozen=True):
    """A table in the list of public tables. ``spectators`` may be half a minute old."""

    code: str
    status: Status
    map: str
    map_name: str
    host: str
    seats: tuple[LobbySeat, ...]
    created: float
    spectators: int = 0


class ClockFace(Shape, frozen=True):
    """``left``: milliseconds for each seat when this was sent; ``running``: the seats whose time runs."""

    left: tuple[int, ...]
    running: tuple[int, ...]


# --- what a seat sees


class SeatView(Shape, frozen=True):
    """What everybody may know about a seat; ``known``: cards it took openly and still holds."""

    score: int
    pieces: Counts
    box: Counts
    hand: Counts
    known: Counts
    tickets: int
    buildings: dict[str, tuple[str, ...]] = {}  # kind -> the cities where this seat has built one


class Choices(Shape, frozen=True):
    """Everything the asked seat may do now. ``pays`` lists the ways to pay; claims and builds refer to a row of it
    (``claims["paris-zurich"] = 2`` means the ways ``pays[2]``), the most sensible way first."""

    ask: int
    pays: tuple[tuple[Counts, ...], ...] = ()
    take: dict[str, tuple[str, ...]] = {}  # card -> decks that may refill its place; empty: no choice
    draw: tuple[str, ...] = ()
    tickets: bool = False
    claims: dict[str, int] = {}
    builds: dict[str, dict[str, int]] = {}  # kind of building -> city -> row of ``pays``
    exchange: Counts = {}  # kind of piece to take -> how many at most
    keep: tuple[str, ...] = ()
    keep_least: int = 0
    stock: tuple[int, int, int] | None = None  # total, least and most trains
    tunnel: int | None = None  # the row of ``pays`` for the extra cards; declining is always possible
    stop: bool = False  # after the first card: no second one
    pass_: bool = msgspec.field(default=False, name="pass")
    undo: Literal["no", "free", "ask"] = "no"  # of the seat's last action


class Progress(Shape, frozen=True):
    """How far a tour is, and why: the cities not connected with its first one, the most of its cities, counted from
    either end, that a run passes in order, and the tracks of that run."""

    outcome: Literal["in_order", "connected", "missed"]
    apart: tuple[str, ...]
    in_order: tuple[str, ...]
    run: tuple[str, ...]


class View(Shape, frozen=True):
    """Everything that one seat (``seat`` None: a spectator) may know. An Update has the fields that changed."""

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
    closed: tuple[str, ...]  # free tracks that this seat (for a spectator: any seat) can no longer claim
    seats: tuple[SeatView, ...]
    tickets: tuple[tuple[str, ...], ...]
    done: tuple[str, ...]  # the viewer's tickets that its own tracks complete
    tours: dict[str, Progress]  # how far the viewer's tours are, and why
    winners: tuple[int, ...]
    ended: Reason | None  # why the game is over, as the event GameEnded says it


class TicketPlan(Shape, frozen=True):
    """The cheapest way to complete a ticket: fewest spaces still to claim. ``tracks``: the free tracks of it, in order;
    ``own``: the seat's tracks on it; ``short``: the cards lacking for all of them together, by name ("any" and
    "any_ship": for gray tracks); ``pieces``: the pieces lacking, by kind; ``claimable``: those of ``tracks`` that the
    seat can claim now; ``in_order``: it makes a tour in order."""

    tracks: tuple[str, ...]
    own: tuple[str, ...]
    spaces: int
    short: Counts
    pieces: Counts
    claimable: tuple[str, ...]
    in_order: bool


class Standing(Shape, frozen=True):
    """What a seat would score if the game ended now; ``tickets`` and ``buildings`` are points. ``borrowed``: the tracks
    that its stations would borrow."""

    routes: int
    exchange: int
    tickets: int
    completed: int
    buildings: Counts
    longest: int
    longest_length: int
    borrowed: tuple[str, ...]
    total: int


class LongestPath(Shape, frozen=True):
    """Who has the longest path now; several seats if their paths are equally long. ``tracks``: those of their paths,
    seat by seat, each from end to end; a path that takes long to trace is left out."""

    seats: tuple[int, ...]
    length: int
    tracks: tuple[str, ...]


# --- the end


class TicketLine(Shape, frozen=True):
    """``tour``: for a tour, which outcome it has and why."""

    ticket: str
    done: bool
    points: int
    tour: Progress | None = None


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
    """The score sheet of one seat. ``trail``: the tracks of its longest path, in order; ``borrowed``: see E-STA-3."""

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
    """``tie``: what decided between equal totals, if there were any."""

    seats: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    tie: str | None = None

"""Bodies of the HTTP API: of requests and of answers.

As strict as on the websocket; the OpenAPI description is made from these types. Nothing is computed here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from branchline.events import AnyEvent
from branchline.seats import FEWEST_SEATS, SEATS
from branchline.server.wire.shapes import (
    BotChoice,
    ClockRule,
    GameOptions,
    Given,
    Name,
    Notice,
    Pace,
    Person,
    ScoreSheet,
    SeatColour,
    SeatNumber,
    Shape,
    Shuffle,
    Table,
)

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Url: TypeAlias = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://")]


# --- people


class NewGuest(Given, frozen=True):
    """``bearer``: for programs, the token is in the answer; browsers get a cookie."""

    name: Name
    bearer: bool = False


class NewAccount(Given, frozen=True):
    """Makes a new account, or turns the guest who asks into one (their games stay)."""

    name: Name
    password: Password
    bearer: bool = False


class Login(Given, frozen=True):
    name: Name
    password: Password
    bearer: bool = False


class Rename(Given, frozen=True):
    name: Name


class NewPassword(Given, frozen=True):
    old: Password
    new: Password


class Farewell(Given, frozen=True):
    """To delete your account, give its password again; guests have none."""

    password: Password | None = None


class Me(Shape, frozen=True):
    person: Person
    muted: tuple[Person, ...] = ()
    webhook: str | None = None
    push: bool = False
    token: str | None = None


class Session(Shape, frozen=True):
    """Who makes the request; ``me`` None: nobody is signed in, which is not an error. ``notice``: what the operator
    tells everybody."""

    me: Me | None = None
    notice: Notice | None = None


class GameLine(Shape, frozen=True):
    """One of a person's games; ``asked``: it is this person's move."""

    table: Table
    seats: tuple[int, ...]
    asked: bool


class MyGames(Shape, frozen=True):
    games: tuple[GameLine, ...]
    more: str | None = None  # send it as ``before`` for the next page


class MapStatistics(Shape, frozen=True):
    map: str
    seats: int
    games: int
    wins: float  # a shared win counts as a fraction
    mean_score: float
    best_score: int
    tickets_completed: int


class Statistics(Shape, frozen=True):
    games: int
    wins: float
    rerolled_wins: float  # of these, in games with undos that took back random draws
    resigned: int
    by_map: tuple[MapStatistics, ...]


class NewBotToken(Given, frozen=True):
    name: Name


class BotToken(Shape, frozen=True):
    """``token`` is shown only once, when the bot is made."""

    person: Person
    created: float
    token: str | None = None


class BotTokens(Shape, frozen=True):
    bots: tuple[BotToken, ...]


class PushKeys(Given, frozen=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Given, frozen=True):
    """As the browser's PushManager returns it."""

    endpoint: Url
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  the browser's name for it


class PushKey(Shape, frozen=True):
    key: str


class Webhook(Given, frozen=True):
    url: Url


# --- maps


class MapLine(Shape, frozen=True):
    """A map that can be played here. ``beginners``: the option of that name changes something on it;
    ``close_doubles_below``: with fewer seats than this, the second track of a double closes (C-CLAIM-7);
    ``rules``: the ids of the rules that its learn page explains."""

    id: str
    name: str
    cities: int
    tracks: int
    tickets: int
    beginners: bool
    close_doubles_below: int
    rules: tuple[str, ...]


class Maps(Shape, frozen=True):
    """In the order in which they are offered."""

    maps: tuple[MapLine, ...]


class Building(Shape, frozen=True):
    """A kind of building that a map has. ``action``: the type of the action that builds one; ``each``: how many a seat
    may build; ``ports``: only in port cities."""

    kind: str
    action: str
    each: int
    ports: bool


class MapFacts(Shape, frozen=True):
    """The facts of a map file, for drawing the map."""

    id: str
    name: str
    hash: str
    width: float
    height: float
    cities: tuple[dict[str, Any], ...]
    junctions: tuple[dict[str, Any], ...]
    tracks: tuple[dict[str, Any], ...]
    tickets: tuple[dict[str, Any], ...]
    rules: dict[str, Any]
    buildings: tuple[Building, ...]


# --- tables


class NewSeat(Given, frozen=True):
    """A seat of a new table: open, the host's (``mine``; several: pass and play), or a bot's."""

    mine: bool = False
    bot: BotChoice | None = None
    colour: SeatColour | None = None
    name: Name | None = None  # of another person at the host's device


class NewTable(Given, frozen=True):
    """``seats`` in the order of play. ``start``: begin at once; no seat may be open. ``clock`` None: ten minutes per
    move if a seat is open for others, no clock for a game against bots or at one device."""

    map: Annotated[str, Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=FEWEST_SEATS, max_length=SEATS)]
    public: bool = False
    options: GameOptions = GameOptions()
    clock: ClockRule | None = None
    remote_bots: bool = False
    pace: Pace = 1000
    start: bool = False


class ChangeTable(Given, frozen=True):
    """The host changes an open table. None: no change. The pace can be changed during the game too, and by somebody who
    plays against bots alone."""

    public: bool | None = None
    options: GameOptions | None = None
    clock: ClockRule | None = None
    remote_bots: bool | None = None
    pace: Pace | None = None
    order: Annotated[tuple[SeatNumber, ...], Meta(min_length=FEWEST_SEATS, max_length=SEATS)] | None = None
    colours: Annotated[tuple[SeatColour, ...], Meta(min_length=FEWEST_SEATS, max_length=SEATS)] | None = None


class Join(Given, frozen=True):
    """``seat`` None: the first free one. ``name``: of another person at the same device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class OneSeat(Given, frozen=True):
    seat: SeatNumber


class Fill(Given, frozen=True):
    """The host puts a bot in an empty seat, or in one whose person has been away for the table's ``grace``: there it is
    always the default bot."""

    seat: SeatNumber
    bot: BotChoice = BotChoice()


class Seated(Shape, frozen=True):
    table: Table
    yours: tuple[int, ...]
    shuffle: Shuffle


class Invitation(Shape, frozen=True):
    """How others come to an open table. ``addresses``: origins at which they reach the server, the best first; none if
    nobody can, and then, if that is because it listens on its own machine only, ``command`` says how to open it.
    ``spoken``: a short code to tell by voice while a seat is free, until ``until`` (seconds since 1970)."""

    addresses: tuple[str, ...]
    command: str | None = None
    spoken: str | None = None
    until: float | None = None


class SpokenCode(Given, frozen=True):
    """A spoken code as somebody typed it: case, spaces and dashes don't matter."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Invited(Shape, frozen=True):
    """The code of the table that a spoken code belongs to."""

    code: str


class Tables(Shape, frozen=True):
    open: tuple[Table, ...]
    running: tuple[Table, ...]


# --- what happened


class StoryStep(Shape, frozen=True):
    """The events of one entry, as a seat may know them."""

    n: int
    at: float
    story: tuple[AnyEvent, ...]


class Story(Shape, frozen=True):
    steps: tuple[StoryStep, ...]


class ReplayStep(Shape, frozen=True):
    """One entry and the fields of the View that it changed; the first step has all fields."""

    n: int
    at: float
    kind: Literal["deal", "act", "undo", "resign", "takeover", "timeout", "seed"]
    seat: int | None
    story: tuple[AnyEvent, ...]
    view: dict[str, Any]


class Replay(Shape, frozen=True):
    """A finished game as one seat saw it, as a spectator (``seat`` None), or with everything revealed (``seat`` "all":
    ``hands``, ``tickets``, ``done`` and ``tours`` of the view have those of every seat)."""

    table: Table | None
    map: MapFacts
    names: tuple[str, ...]
    seat: int | Literal["all"] | None
    steps: tuple[ReplayStep, ...]
    sheet: ScoreSheet | None
    rerolls: int = 0  # how many undos took back random draws


class NewRecord(Given, frozen=True):
    """The text of a game record, to view it."""

    record: Annotated[str, Meta(min_length=2, max_length=1_000_000)]


class Uploaded(Shape, frozen=True):
    id: str


# --- errors


class Problem(Shape, frozen=True):
    """``code`` is a tag that the client has a translation for; ``detail`` is in English, for programs."""

    code: str
    detail: str = ""
    params: dict[str, Any] = {}  # noqa: RUF012  msgspec copies it


class Failure(Shape, frozen=True):
    error: Problem


class Done(Shape, frozen=True):
    ok: bool = True

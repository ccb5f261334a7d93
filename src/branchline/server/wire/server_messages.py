"""Everything the server sends over the websocket.

What a message says about a game comes from a seat's view; no message can hold a whole state.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from branchline.events import AnyEvent
from branchline.server.wire.shapes import (
    Choices,
    ClockFace,
    Code,
    LobbyTable,
    LongestPath,
    Notice,
    Person,
    Shape,
    Shuffle,
    Standing,
    Table,
    TicketPlan,
)

Fault: TypeAlias = Literal[
    "bad_message", "too_large", "too_fast", "unknown_table", "not_your_seat", "not_running", "stale", "nothing_to_undo",
    "no_request", "not_allowed", "too_soon", "would_mark", "consent_absent", "muted", "signed_out", "internal",
]  # fmt: skip


class ServerMessage(Shape, frozen=True, tag_field="type", tag=lambda name: name):
    """Base of all messages of the server."""


class Welcome(ServerMessage, frozen=True):
    """The first message on every connection."""

    person: Person
    version: str


class TableNews(ServerMessage, frozen=True):
    """The state of a table: seats, presence, status. ``yours``: the seats of the receiver; ``now``: the server's time,
    by which ``away_since`` and the end of a vote are told."""

    table: Table
    yours: tuple[int, ...]
    shuffle: Shuffle
    now: float


class Update(ServerMessage, frozen=True):
    """The state after entry ``seq``: what happened (``story``), and the fields of the View that changed since the last
    Update for this table on this connection. If ``full``, ``view`` holds every field and replaces what was there.
    ``choices`` is set if the seat is asked. ``vote_in``: each asked seat that a person plays, with the milliseconds
    until the others may vote to let a bot play it."""

    table: Code
    seat: int | None
    seq: int
    story: tuple[AnyEvent, ...]
    view: dict[str, Any]
    full: bool = False
    choices: Choices | None = None
    clock: ClockFace | None = None
    vote_in: tuple[tuple[int, int], ...] = ()


class Plans(ServerMessage, frozen=True):
    """After entry ``seq``, for the one seat that asked: the cheapest way to complete each of its tickets and of those
    offered to it (None: its cities can't be connected any more), and its score if the game ended now. ``longest``: who
    has the longest path; None if the map does not score it or nobody owns a track. A spectator (``seat`` None) is told
    only that."""

    table: Code
    seat: int | None
    seq: int
    tickets: dict[str, TicketPlan | None]
    standing: Standing | None
    longest: LongestPath | None


class Ack(ServerMessage, frozen=True):
    """Done and durable. ``seq``: the number of the entry, if it became one."""

    id: int
    seq: int | None = None


class Refusal(ServerMessage, frozen=True):
    """The rules forbid it; nothing has changed."""

    id: int
    rule: str
    params: dict[str, Any]


class Trouble(ServerMessage, frozen=True):
    """The message could not be executed; nothing has changed. ``id`` None: it could not be decoded."""

    id: int | None
    code: Fault
    detail: str = ""


class Line(Shape, frozen=True):
    """A line of chat; ``seat`` None: from a spectator."""

    n: int
    at: float
    person: Person
    seat: int | None
    text: str


class Talk(ServerMessage, frozen=True):
    """New lines of chat; after Watch, the last ones."""

    table: Code
    lines: tuple[Line, ...]


class Lobby(ServerMessage, frozen=True):
    """The list of public tables, open and running ones, newest first: the answer to WatchLobby."""

    tables: tuple[LobbyTable, ...]


class LobbyChanges(ServerMessage, frozen=True):
    """What has changed in the list: tables that are new or different, and the codes of those no longer in it."""

    changed: tuple[LobbyTable, ...]
    gone: tuple[str, ...]


class Pong(ServerMessage, frozen=True):
    id: int


class Announcement(ServerMessage, frozen=True):
    """What the operator tells everybody: after Welcome if there is something, and when it changes. None: nothing."""

    notice: Notice | None


class Closing(ServerMessage, frozen=True):
    """The connection is about to close; after a restart, connect and watch again."""

    reason: Literal["restart", "signed_out", "banned"]


FromServer: TypeAlias = (
    Welcome
    | TableNews
    | Update
    | Plans
    | Ack
    | Refusal
    | Trouble
    | Talk
    | Lobby
    | LobbyChanges
    | Pong
    | Announcement
    | Closing
)

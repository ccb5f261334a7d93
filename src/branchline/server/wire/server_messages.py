"""Everything the server says over the websocket.

Facts about a game come masked, from a view; there is no message that holds a whole state.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from branchline.events import AnyEvent
from branchline.server.wire.shapes import Choices, ClockFace, Code, Person, Shape, Table

Fault: TypeAlias = Literal[
    "bad_message", "too_large", "too_fast", "unknown_table", "not_your_seat", "not_running", "stale", "nothing_to_undo",
    "no_request", "not_allowed", "muted", "signed_out", "internal",
]  # fmt: skip


class ServerMessage(Shape, frozen=True, tag_field="type", tag=lambda name: name):
    """The common root of what is told."""


class Welcome(ServerMessage, frozen=True):
    """The first message on every socket."""

    person: Person
    version: str


class TableNews(ServerMessage, frozen=True):
    """A table as it stands: seats, presence, status. ``yours``: the seats of the one who is told."""

    table: Table
    yours: tuple[int, ...]


class Update(ServerMessage, frozen=True):
    """After entry ``seq``: what happened (``story``), and the fields of the View that changed since the last Update on
    this socket for this table; ``full`` marks a fresh start: ``view`` holds every field and replaces what
    was there. ``choices`` is set where the seat is asked."""

    table: Code
    seat: int | None
    seq: int
    story: tuple[AnyEvent, ...]
    view: dict[str, Any]
    full: bool = False
    choices: Choices | None = None
    clock: ClockFace | None = None


class Ack(ServerMessage, frozen=True):
    """Done, and durable. ``seq``: the entry it became, where it became one."""

    id: int
    seq: int | None = None


class Refusal(ServerMessage, frozen=True):
    """The rules forbid it; nothing has changed."""

    id: int
    rule: str
    params: dict[str, Any]


class Trouble(ServerMessage, frozen=True):
    """The message could not be taken; nothing has changed. ``id`` None: it could not even be read."""

    id: int | None
    code: Fault
    detail: str = ""


class Line(Shape, frozen=True):
    """One line of talk; ``seat`` None: a spectator."""

    n: int
    at: float
    person: Person
    seat: int | None
    text: str


class Talk(ServerMessage, frozen=True):
    """New lines; on Watch the last ones there are."""

    table: Code
    lines: tuple[Line, ...]


class Lobby(ServerMessage, frozen=True):
    """The public tables: those with an open seat, and those being played."""

    open: tuple[Table, ...]
    running: tuple[Table, ...]


class Pong(ServerMessage, frozen=True):
    id: int


class Closing(ServerMessage, frozen=True):
    """The server is about to stop; come back and watch again."""

    reason: Literal["restart", "signed_out"]


FromServer: TypeAlias = Welcome | TableNews | Update | Ack | Refusal | Trouble | Talk | Lobby | Pong | Closing

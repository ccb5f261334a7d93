"""Everything a client may say over the websocket. Each message has a number (``id``) that the answer repeats.

Strict on purpose: unknown fields, wrong kinds and long texts are refused before anybody looks at them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from branchline.actions import AnyAction
from branchline.server.wire.shapes import Code, Given, SeatNumber

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class ClientMessage(Given, frozen=True, tag_field="type", tag=lambda name: name):
    id: Id


class Watch(ClientMessage, frozen=True):
    """See a table from one of one's own seats, or as a spectator (``seat`` None); answered by Table, Update, Talk."""

    table: Code
    seat: SeatNumber | None = None


class Unwatch(ClientMessage, frozen=True):
    table: Code


class Act(ClientMessage, frozen=True):
    """Answer the open question ``ask`` (its number is in Choices) for a seat; played once, however often it is sent."""

    table: Code
    seat: SeatNumber
    ask: Id
    action: AnyAction


class Why(ClientMessage, frozen=True):
    """Why can't I? Judges an action without doing it: Refusal, or Ack where it is legal. ``spend`` may be empty."""

    table: Code
    seat: SeatNumber
    action: AnyAction


class Undo(ClientMessage, frozen=True):
    """Take back this seat's own last action: at once where it revealed nothing, else everybody is asked."""

    table: Code
    seat: SeatNumber


class AnswerUndo(ClientMessage, frozen=True):
    """Agree to the open request or not, for all of one's seats; the one who asked may withdraw it this way."""

    table: Code
    accept: bool


class Resign(ClientMessage, frozen=True):
    """The game is lost for this seat's person; a bot plays it on."""

    table: Code
    seat: SeatNumber


class EndAsWon(ClientMessage, frozen=True):
    """After the only other person has resigned: end the game here."""

    table: Code


class Say(ClientMessage, frozen=True):
    table: Code
    text: Text


class Mute(ClientMessage, frozen=True):
    """Hear no more (or again) from a person, at every table."""

    person: Code
    on: bool


class WatchLobby(ClientMessage, frozen=True):
    """Be told of public tables, now and as they change."""

    on: bool


class Ping(ClientMessage, frozen=True):
    """Answered by Pong at once."""


FromClient: TypeAlias = (
    Watch | Unwatch | Act | Why | Undo | AnswerUndo | Resign | EndAsWon | Say | Mute | WatchLobby | Ping
)

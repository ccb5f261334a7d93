"""Everything a client may send over the websocket. Each message has a number (``id``) that the answer repeats.

Strict: unknown fields, wrong types and overlong texts are refused when decoding. Nothing is executed here.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from branchline.actions import AnyAction
from branchline.server.wire.shapes import Code, Given, Hex32, SeatNumber

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class ClientMessage(Given, frozen=True, tag_field="type", tag=lambda name: name):
    id: Id


class Watch(ClientMessage, frozen=True):
    """Watch a table from one of your seats, or as a spectator (``seat`` None): TableNews, Update and Talk follow."""

    table: Code
    seat: SeatNumber | None = None


class Unwatch(ClientMessage, frozen=True):
    table: Code


class Commit(ClientMessage, frozen=True):
    """Take part in the shuffle of an open table: the commitment to 32 random bytes. It replaces an earlier one."""

    table: Code
    seat: SeatNumber
    commitment: Hex32


class Reveal(ClientMessage, frozen=True):
    """Reveal the bytes that were committed to, when the table says that it is time (``Shuffle.revealing``)."""

    table: Code
    seat: SeatNumber
    value: Hex32


class Act(ClientMessage, frozen=True):
    """Answer the open question ``ask`` (its number is in Choices) for a seat; played once, even if sent twice."""

    table: Code
    seat: SeatNumber
    ask: Id
    action: AnyAction


class Why(ClientMessage, frozen=True):
    """Judge an action without playing it: Refusal, or Ack if it is legal. ``spend`` may be empty."""

    table: Code
    seat: SeatNumber
    action: AnyAction


class Plan(ClientMessage, frozen=True):
    """Ask for what one of your seats still needs for its tickets, and what it would score now: Plans, then Ack.
    ``seat`` null: as a spectator, who has the longest path."""

    table: Code
    seat: SeatNumber | None


class Undo(ClientMessage, frozen=True):
    """Take back the seat's last action: at once if it revealed nothing, otherwise everybody else who sits there is
    asked. Where nobody else does, ``mark`` agrees that the game is marked if it takes back random draws."""

    table: Code
    seat: SeatNumber
    mark: bool = False


class AnswerUndo(ClientMessage, frozen=True):
    """Agree to the open undo request or reject it, for all your seats; the one who asked can withdraw it this way."""

    table: Code
    accept: bool


class VoteBot(ClientMessage, frozen=True):
    """Vote about letting a bot play a seat that has long been silent: ``yes`` begins a vote or agrees, otherwise you
    object. The seat's own person says with ``yes`` false that they are here, once for each question."""

    table: Code
    seat: SeatNumber
    yes: bool


class Resign(ClientMessage, frozen=True):
    """Resign: the seat's person has lost, and a bot plays on."""

    table: Code
    seat: SeatNumber


class EndAsWon(ClientMessage, frozen=True):
    """End the game after everybody else has resigned."""

    table: Code


class Say(ClientMessage, frozen=True):
    table: Code
    text: Text


class Mute(ClientMessage, frozen=True):
    """Mute a person at all tables, or unmute them."""

    person: Code
    on: bool


class WatchLobby(ClientMessage, frozen=True):
    """Get the list of public tables, and from then on what changes in it."""

    on: bool


class Ping(ClientMessage, frozen=True):
    """Answered by Pong."""


FromClient: TypeAlias = (
    Watch | Unwatch | Commit | Reveal | Act | Why | Plan | Undo | AnswerUndo | VoteBot | Resign | EndAsWon | Say
    | Mute | WatchLobby | Ping
)  # fmt: skip

"""Everything a seat may do, as whole actions, with a text form that parses back.

Actions are requests: they name things by the words of the table and know nothing of legality or of the state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, TypeAlias

import msgspec

Cards: TypeAlias = dict[str, int]


def spend_text(cards: Mapping[str, int]) -> str:
    """Cards as words: ``red 2, wild 1`` (names sorted, so that equal payments read alike)."""
    return ", ".join(f"{name} {count}" for name, count in sorted(cards.items()) if count) or "nothing"


class BadText(ValueError):
    """A text that is no action: says what was wrong and what the forms are."""


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name, forbid_unknown_fields=True):
    """The common root; ``str(action)`` is the text form and ``parse_action`` reads it back."""

    form: ClassVar[str] = ""

    def __hash__(self) -> int:
        return hash(str(self))


class TakeCard(Action, frozen=True):
    """Take a card from the display; ``refill`` names the deck that fills the slot where there are two decks."""

    form: ClassVar[str] = "take CARD [refill DECK]"
    card: str
    refill: str | None = None

    def __str__(self) -> str:
        return f"take {self.card}" + (f" refill {self.refill}" if self.refill else "")


class DrawBlind(Action, frozen=True):
    """Draw the top card of a deck."""

    form: ClassVar[str] = "draw DECK"
    deck: str = "train"

    def __str__(self) -> str:
        return f"draw {self.deck}"


class DrawTickets(Action, frozen=True):
    """Ask for new tickets."""

    form: ClassVar[str] = "tickets"

    def __str__(self) -> str:
        return "tickets"


class KeepTickets(Action, frozen=True):
    """Keep these of the tickets offered."""

    form: ClassVar[str] = "keep TICKET, TICKET ..."
    tickets: tuple[str, ...]

    def __str__(self) -> str:
        return "keep " + (", ".join(self.tickets) or "nothing")


class ClaimTrack(Action, frozen=True):
    """Claim a free track with these cards."""

    form: ClassVar[str] = "claim TRACK with CARD N, CARD N"
    track: str
    spend: Cards

    def __str__(self) -> str:
        return f"claim {self.track} with {spend_text(self.spend)}"

    __hash__ = Action.__hash__


class PayTunnel(Action, frozen=True):
    """Add the extra cards a tunnel asks for."""

    form: ClassVar[str] = "pay CARD N, CARD N"
    spend: Cards

    def __str__(self) -> str:
        return f"pay {spend_text(self.spend)}"

    __hash__ = Action.__hash__


class DeclineTunnel(Action, frozen=True):
    """Take the laid cards back and give the tunnel up."""

    form: ClassVar[str] = "decline"

    def __str__(self) -> str:
        return "decline"


class StopDrawing(Action, frozen=True):
    """Take no second card, where the game's options leave it free (C-DRAW-1)."""

    form: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


class Build(Action, frozen=True):
    """Build in a city; the common part of all kinds of buildings."""

    building: ClassVar[str]  # its kind, a row of maps/buildings.py
    city: str
    spend: Cards

    def __str__(self) -> str:
        return f"{self.building} {self.city} with {spend_text(self.spend)}"

    __hash__ = Action.__hash__


class BuildStation(Build, frozen=True):
    """Build a station in a city."""

    form: ClassVar[str] = "station CITY with CARD N"
    building: ClassVar[str] = "station"

    __hash__ = Action.__hash__


class BuildHarbour(Build, frozen=True):
    """Build a harbour in a port."""

    form: ClassVar[str] = "harbour CITY with CARD N, CARD N"
    building: ClassVar[str] = "harbour"

    __hash__ = Action.__hash__


class ChoosePieces(Action, frozen=True):
    """Choose the stock of trains and ships before the first turn."""

    form: ClassVar[str] = "pieces train N ship N"
    train: int
    ship: int

    def __str__(self) -> str:
        return f"pieces train {self.train} ship {self.ship}"


class ExchangePieces(Action, frozen=True):
    """Take ``count`` pieces of a kind from the box for as many of the other kind from stock."""

    form: ClassVar[str] = "exchange KIND N"
    take: str
    count: int

    def __str__(self) -> str:
        return f"exchange {self.take} {self.count}"


class Pass(Action, frozen=True):
    """Do nothing: legal only when nothing can be done."""

    form: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


AnyAction: TypeAlias = (
    TakeCard
    | DrawBlind
    | DrawTickets
    | KeepTickets
    | ClaimTrack
    | PayTunnel
    | DeclineTunnel
    | StopDrawing
    | BuildStation
    | BuildHarbour
    | ChoosePieces
    | ExchangePieces
    | Pass
)
KINDS: tuple[type[Action], ...] = (
    TakeCard, DrawBlind, DrawTickets, KeepTickets, ClaimTrack, PayTunnel, DeclineTunnel,
    StopDrawing, BuildStation, BuildHarbour, ChoosePieces, ExchangePieces, Pass,
)  # fmt: skip

BUILDS: dict[str, type[BuildStation] | type[BuildHarbour]] = {
    kind.building: kind for kind in (BuildStation, BuildHarbour)
}

_NAME = r"[a-z0-9_]+(?:-[a-z0-9_]+)?(?::[a-z]+)*(?:#\d+)?"
_PATTERNS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (verb, re.compile(pattern))
    for verb, pattern in (
        ("take", r"take (?P<card>\w+)(?: refill (?P<refill>\w+))?"),
        ("draw", r"draw (?P<deck>\w+)"),
        ("tickets", r"tickets"),
        ("keep", rf"keep (?P<list>nothing|{_NAME}(?:, ?{_NAME})*)"),
        ("claim", rf"claim (?P<track>{_NAME}) with (?P<spend>.+)"),
        ("pay", r"pay (?P<spend>.+)"),
        ("decline", r"decline"),
        ("stop", r"stop"),
        ("station", r"station (?P<city>\w+) with (?P<spend>.+)"),
        ("harbour", r"harbour (?P<city>\w+) with (?P<spend>.+)"),
        ("pieces", r"pieces train (?P<train>\d{1,4}) ship (?P<ship>\d{1,4})"),
        ("exchange", r"exchange (?P<take>\w+) (?P<count>\d{1,4})"),
        ("pass", r"pass"),
    )
)


def parse_spend(text: str) -> Cards:
    """The reverse of ``spend_text``."""
    cards: Cards = {}
    if text.strip() == "nothing":
        return cards
    for part in text.split(","):
        match = re.fullmatch(r"(\w+) (\d{1,4})", part.strip())
        if not match:
            raise BadText(f"cards: {part.strip()!r} is not 'CARD N', as in 'red 2, wild 1'")
        if match[1] in cards:
            raise BadText(f"cards: {match[1]} is named twice")
        cards[match[1]] = int(match[2])
    return cards


def parse_action(text: str) -> AnyAction:
    """The action a text names; a text that names none raises BadText with the forms there are."""
    text = " ".join(text.split())
    verb = text.split(" ", 1)[0]
    for name, pattern in _PATTERNS:
        if name == verb and (match := pattern.fullmatch(text)):
            return _build(verb, match.groupdict())
    forms = [kind.form for kind in KINDS if kind.form.split(" ")[0] == verb] or [kind.form for kind in KINDS]
    raise BadText(f"{text!r} is no action; write {' | '.join(forms)}")


def _build(verb: str, part: dict[str, str]) -> AnyAction:
    match verb:
        case "take":
            return TakeCard(part["card"], part["refill"])
        case "draw":
            return DrawBlind(part["deck"])
        case "tickets":
            return DrawTickets()
        case "keep":
            names = [] if part["list"] == "nothing" else [name.strip() for name in part["list"].split(",")]
            return KeepTickets(tuple(names))
        case "claim":
            return ClaimTrack(part["track"], parse_spend(part["spend"]))
        case "pay":
            return PayTunnel(parse_spend(part["spend"]))
        case "decline":
            return DeclineTunnel()
        case "stop":
            return StopDrawing()
        case "station":
            return BuildStation(part["city"], parse_spend(part["spend"]))
        case "harbour":
            return BuildHarbour(part["city"], parse_spend(part["spend"]))
        case "pieces":
            return ChoosePieces(int(part["train"]), int(part["ship"]))
        case "exchange":
            return ExchangePieces(part["take"], int(part["count"]))
        case _:
            return Pass()

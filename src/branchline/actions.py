"""Everything a seat can do, as whole actions, with a text form that can be parsed.

Actions are requests: they use the names of the map and know nothing of legality or of the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, cast, get_args

import msgspec

Cards: TypeAlias = dict[str, int]


def spend_text(cards: Mapping[str, int]) -> str:
    """Cards as text: ``red 2, wild 1`` (sorted by name, so that equal payments have the same text)."""
    return ", ".join(f"{name} {count}" for name, count in sorted(cards.items()) if count) or "nothing"


class BadText(ValueError):
    """A text that is not an action; the message says what is wrong and lists the valid forms."""


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name, forbid_unknown_fields=True):
    """Base of all actions. ``syntax`` is the text form: literal words, fields as ``{field:KIND}``, optional parts in
    brackets. ``str`` writes it, ``parse_action`` reads it, and scenarios take their keys from it."""

    syntax: ClassVar[str] = ""

    def __str__(self) -> str:
        return GRAMMARS[type(self)].write(self)

    def __hash__(self) -> int:
        return hash(str(self))


class TakeCard(Action, frozen=True):
    """Take a card from the display; with two decks, ``refill`` names the one that refills the slot."""

    syntax: ClassVar[str] = "take {card:CARD}[ refill {refill:DECK}]"
    card: str
    refill: str | None = None


class DrawBlind(Action, frozen=True):
    """Draw the top card of a deck."""

    syntax: ClassVar[str] = "draw {deck:DECK}"
    deck: str = "train"


class DrawTickets(Action, frozen=True):
    """Draw new tickets."""

    syntax: ClassVar[str] = "tickets"


class KeepTickets(Action, frozen=True):
    """Keep these tickets of those offered."""

    syntax: ClassVar[str] = "keep {tickets:TICKETS}"
    tickets: tuple[str, ...]


class ClaimTrack(Action, frozen=True):
    """Claim a free track with these cards."""

    syntax: ClassVar[str] = "claim {track:TRACK} with {spend:CARDS}"
    track: str
    spend: Cards


class PayTunnel(Action, frozen=True):
    """Pay the extra cards for a tunnel."""

    syntax: ClassVar[str] = "pay {spend:CARDS}"
    spend: Cards


class DeclineTunnel(Action, frozen=True):
    """Give up a tunnel and take the laid cards back."""

    syntax: ClassVar[str] = "decline"


class StopDrawing(Action, frozen=True):
    """Take no second card, if the game's options make it optional (C-DRAW-1)."""

    syntax: ClassVar[str] = "stop"


class Build(Action, frozen=True):
    """Base of the actions that build something in a city."""

    building: ClassVar[str]  # the kind of building, a row of maps/buildings.py
    city: str
    spend: Cards


class BuildStation(Build, frozen=True):
    """Build a station in a city."""

    building: ClassVar[str] = "station"
    syntax: ClassVar[str] = "station {city:CITY} with {spend:CARDS}"


class BuildHarbour(Build, frozen=True):
    """Build a harbour in a port."""

    building: ClassVar[str] = "harbour"
    syntax: ClassVar[str] = "harbour {city:CITY} with {spend:CARDS}"


class ChoosePieces(Action, frozen=True):
    """Choose the stock of trains and ships before the first turn."""

    syntax: ClassVar[str] = "pieces train {train:N} ship {ship:N}"
    train: int
    ship: int


class ExchangePieces(Action, frozen=True):
    """Take ``count`` pieces of a kind from the box in exchange for as many of the other kind."""

    syntax: ClassVar[str] = "exchange {take:PIECE} {count:N}"
    take: str
    count: int


class Pass(Action, frozen=True):
    """Do nothing; legal only if nothing else is."""

    syntax: ClassVar[str] = "pass"


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
KINDS: tuple[type[Action], ...] = get_args(AnyAction)
BUILDS: dict[str, type[Build]] = {kind.building: kind for kind in KINDS if issubclass(kind, Build)}


def parse_spend(text: str) -> Cards:
    """Parse the text written by ``spend_text``."""
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


def _list_text(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"


def _parse_list(text: str) -> tuple[str, ...]:
    return () if text == "nothing" else tuple(name.strip() for name in text.split(","))


class Value(NamedTuple):
    """A kind of value in a syntax: its name in help texts, its pattern, and how it is read and written."""

    shown: str
    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


_WORD = r"\w+"
_NAME = r"[a-z0-9_]+(?:-[a-z0-9_]+)*(?::[a-z]+)*(?:#\d+)?"
_VALUES = {
    "CARD": Value("CARD", _WORD),
    "DECK": Value("DECK", _WORD),
    "CITY": Value("CITY", _WORD),
    "PIECE": Value("KIND", _WORD),
    "TRACK": Value("TRACK", _NAME),
    "TICKETS": Value("TICKET, TICKET ...", rf"nothing|{_NAME}(?:, ?{_NAME})*", _parse_list, _list_text),
    "CARDS": Value("CARD N, CARD N", ".+", parse_spend, spend_text),
    "N": Value("N", r"\d{1,4}", int),
}
_FIELD = re.compile(r"(?P<open>\[?)(?P<before>[^{}\[\]]*)\{(?P<name>\w+):(?P<kind>[A-Z]+)\}\]?")


class Field(NamedTuple):
    """A field in the syntax of an action; ``key`` is the word before it, if there is one."""

    name: str
    kind: str
    before: str
    optional: bool

    @property
    def key(self) -> str:
        return self.before.strip().rpartition(" ")[2]


class Grammar:
    """The parsed syntax of a kind of action."""

    def __init__(self, kind: type[Action]) -> None:
        self.kind = kind
        self.verb = kind.syntax.split(" ", 1)[0]
        found = list(_FIELD.finditer(kind.syntax))
        self.fields = tuple(Field(m["name"], m["kind"], m["before"], bool(m["open"])) for m in found)
        self.form = re.sub(r"\{\w+:([A-Z]+)\}", lambda m: _VALUES[m[1]].shown, kind.syntax).replace("[ ", " [")
        pattern = "".join(
            f"(?:{field.before}(?P<{field.name}>{_VALUES[field.kind].pattern})){'?' * field.optional}"
            for field in self.fields
        )
        self.pattern = re.compile(pattern or kind.syntax)
        self.writers = tuple((field.before, field.name, _VALUES[field.kind].write) for field in self.fields)
        self.readers = tuple((field.name, _VALUES[field.kind].read) for field in self.fields)

    def write(self, action: Action) -> str:
        """The text of an action; fields that are None are left out."""
        text = ""
        for before, name, write in self.writers:
            value = getattr(action, name)
            if value is not None:
                text += before + write(value)
        return text or self.verb

    def read(self, text: str) -> Action | None:
        """Parse a text; None if it does not have this form."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        return self.kind(**{name: read(match[name]) for name, read in self.readers if match[name] is not None})


GRAMMARS = {kind: Grammar(kind) for kind in KINDS}
VERBS = {grammar.verb: grammar for grammar in GRAMMARS.values()}


def parse_action(text: str) -> AnyAction:
    """Parse the text form of an action; raise BadText with the valid forms if it is not one."""
    text = " ".join(text.split())
    verb = text.split(" ", 1)[0]
    grammar = VERBS.get(verb)
    if grammar and (action := grammar.read(text)) is not None:
        return cast(AnyAction, action)
    forms = [grammar] if grammar else VERBS.values()
    raise BadText(f"{text!r} is no action; write {' | '.join(one.form for one in forms)}")

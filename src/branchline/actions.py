"""Everything a seat may do, as whole actions, with a text form that parses back.

Actions are requests: they name things by the words of the table and know nothing of legality or of the state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, cast, get_args

import msgspec

Cards: TypeAlias = dict[str, int]


def spend_text(cards: Mapping[str, int]) -> str:
    """Cards as words: ``red 2, wild 1`` (names sorted, so that equal payments read alike)."""
    return ", ".join(f"{name} {count}" for name, count in sorted(cards.items()) if count) or "nothing"


class BadText(ValueError):
    """A text that is no action: says what was wrong and what the forms are."""


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name, forbid_unknown_fields=True):
    """The common root. ``syntax`` is the text form: literal words and fields as ``{field:KIND}``, optional parts in
    brackets. ``str`` writes it, ``parse_action`` reads it, and a scenario takes its keys from it."""

    syntax: ClassVar[str] = ""

    def __str__(self) -> str:
        return GRAMMARS[type(self)].write(self)

    def __hash__(self) -> int:
        return hash(str(self))


class TakeCard(Action, frozen=True):
    """Take a card from the display; ``refill`` names the deck that fills the slot where there are two decks."""

    syntax: ClassVar[str] = "take {card:CARD}[ refill {refill:DECK}]"
    card: str
    refill: str | None = None


class DrawBlind(Action, frozen=True):
    """Draw the top card of a deck."""

    syntax: ClassVar[str] = "draw {deck:DECK}"
    deck: str = "train"


class DrawTickets(Action, frozen=True):
    """Ask for new tickets."""

    syntax: ClassVar[str] = "tickets"


class KeepTickets(Action, frozen=True):
    """Keep these of the tickets offered."""

    syntax: ClassVar[str] = "keep {tickets:TICKETS}"
    tickets: tuple[str, ...]


class ClaimTrack(Action, frozen=True):
    """Claim a free track with these cards."""

    syntax: ClassVar[str] = "claim {track:TRACK} with {spend:CARDS}"
    track: str
    spend: Cards


class PayTunnel(Action, frozen=True):
    """Add the extra cards a tunnel asks for."""

    syntax: ClassVar[str] = "pay {spend:CARDS}"
    spend: Cards


class DeclineTunnel(Action, frozen=True):
    """Take the laid cards back and give the tunnel up."""

    syntax: ClassVar[str] = "decline"


class StopDrawing(Action, frozen=True):
    """Take no second card, where the game's options leave it free (C-DRAW-1)."""

    syntax: ClassVar[str] = "stop"


class Build(Action, frozen=True):
    """Build something in a city: what the kinds of building have in common."""

    building: ClassVar[str]  # its kind, a row of maps/buildings.py
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
    """Take ``count`` pieces of a kind from the box for as many of the other kind from stock."""

    syntax: ClassVar[str] = "exchange {take:PIECE} {count:N}"
    take: str
    count: int


class Pass(Action, frozen=True):
    """Do nothing: legal only when nothing can be done."""

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


def _list_text(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"


def _parse_list(text: str) -> tuple[str, ...]:
    return () if text == "nothing" else tuple(name.strip() for name in text.split(","))


class Value(NamedTuple):
    """A kind of value in a syntax: how the help shows it, what it may look like, reading and writing it."""

    shown: str
    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


_WORD = r"\w+"
_NAME = r"[a-z0-9_]+(?:-[a-z0-9_]+)?(?::[a-z]+)*(?:#\d+)?"
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
    """A field of an action as its syntax has it; ``key`` is the word that stands before it, if there is one."""

    name: str
    kind: str
    before: str
    optional: bool

    @property
    def key(self) -> str:
        return self.before.strip().rpartition(" ")[2]


class Grammar:
    """The syntax of one kind of action, taken apart."""

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
        """The text of an action; a field that is None is left out."""
        text = ""
        for before, name, write in self.writers:
            value = getattr(action, name)
            if value is not None:
                text += before + write(value)
        return text or self.verb

    def read(self, text: str) -> Action | None:
        """The action of a text; None where it has another form."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        return self.kind(**{name: read(match[name]) for name, read in self.readers if match[name] is not None})


GRAMMARS = {kind: Grammar(kind) for kind in KINDS}
VERBS = {grammar.verb: grammar for grammar in GRAMMARS.values()}


def parse_action(text: str) -> AnyAction:
    """The action a text names; a text that names none raises BadText with the forms there are."""
    text = " ".join(text.split())
    verb = text.split(" ", 1)[0]
    grammar = VERBS.get(verb)
    if grammar and (action := grammar.read(text)) is not None:
        return cast(AnyAction, action)
    forms = [grammar] if grammar else VERBS.values()
    raise BadText(f"{text!r} is no action; write {' | '.join(one.form for one in forms)}")

"""The game record: a header and numbered entries, one line of JSON each; strict reading and writing.

It holds the actions and the random draws, by name. It can't play a record; game/replay.py does.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import msgspec

FORMAT = 1
LINE = 65_536


class RecordError(ValueError):
    """A record that can't be read or is wrong; the message names the line or entry and the reason."""


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the player of a seat added to the shuffle: 32 random bytes, first their hash, then the bytes themselves.

    Both in hexadecimal. ``value`` None: it was not revealed in time and did not count."""

    seat: int
    commitment: str
    value: str | None = None


class Header(msgspec.Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True, omit_defaults=True):
    """How the game was set up. ``map_source`` is the text of the map file if the map is not built in.

    ``contributions``: what players added to the secret of a sealed game, in the order of their seats."""

    format: int
    version: str
    map: str
    map_hash: str
    seats: int
    options: dict[str, int | bool | str | None]
    seed: int | None = None
    commitment: str | None = None
    map_source: str | None = None
    contributions: tuple[Contribution, ...] = ()


Drawn: TypeAlias = dict[str, list[str]]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all entries. Numbers increase by one and are never reused."""

    n: int


class Dealt(Entry, frozen=True, tag="deal"):
    """The deal: the seat that begins, and the draws (hands by seat, then the display; tickets by seat)."""

    start: int
    chance: Drawn


class Acted(Entry, frozen=True, tag="act"):
    """A seat's action in text form, and the random draws."""

    seat: int
    do: str
    chance: Drawn = {}


class Undid(Entry, frozen=True, tag="undo"):
    """The game goes back to the position before entry ``to``."""

    seat: int
    to: int


class Resigned(Entry, frozen=True, tag="resign"):
    seat: int


class TookOver(Entry, frozen=True, tag="takeover"):
    """From here on someone else (a bot, by name, or a person again) plays the seat."""

    seat: int
    by: str


class TimedOut(Entry, frozen=True, tag="timeout"):
    seat: int


class Revealed(Entry, frozen=True, tag="seed"):
    """The secret seed, revealed when the game is over."""

    secret: str


AnyEntry: TypeAlias = Dealt | Acted | Undid | Resigned | TookOver | TimedOut | Revealed
_decoder = msgspec.json.Decoder(Header | Dealt | Acted | Undid | Resigned | TookOver | TimedOut | Revealed)


class Record:
    """A game as it is stored: the header, and the entries in order."""

    def __init__(self, header: Header, entries: Iterable[AnyEntry] = ()) -> None:
        self.header = header
        self.entries = list(entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.header == other.header and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]

    def lines(self) -> list[str]:
        return [msgspec.json.encode(item).decode() for item in (self.header, *self.entries)]

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"{path}: can't be read: {error}") from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, where: str = "record") -> Record:
        """Parse a record; an error names the line."""
        items: list[Header | AnyEntry] = []
        for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
            if number > 1 and len(line) > LINE:  # the header may contain a whole map
                raise RecordError(f"{where}, line {number}: longer than {LINE} characters")
            try:
                items.append(_decoder.decode(line))
            except (msgspec.DecodeError, UnicodeError) as error:
                raise RecordError(f"{where}, line {number}: {error}") from None
        if not items or not isinstance(items[0], Header):
            raise RecordError(f"{where}, line 1: a record begins with its header")
        if items[0].format != FORMAT:
            raise RecordError(f"{where}, line 1: format {items[0].format} is not {FORMAT}")
        entries: list[AnyEntry] = []
        for number, item in enumerate(items[1:], 2):
            if isinstance(item, Header):
                raise RecordError(f"{where}, line {number}: a second header")
            if item.n != len(entries):
                raise RecordError(f"{where}, line {number}: entry {item.n} where {len(entries)} must follow")
            if isinstance(item, Dealt) != (item.n == 0):
                raise RecordError(f"{where}, line {number}: the deal is entry 0 and no other is")
            entries.append(item)
        if not entries:
            raise RecordError(f"{where}: no deal follows the header")
        standing(entries)
        return cls(items[0], entries)


def rerolls(entries: Iterable[AnyEntry]) -> int:
    """How many undos took back random draws; the cards drawn after such an undo are others."""
    standing_actions: list[Acted] = []
    count = 0
    for entry in entries:
        if isinstance(entry, Acted):
            standing_actions.append(entry)
        elif isinstance(entry, Undid):
            rerolled = False
            while standing_actions and standing_actions[-1].n >= entry.to:
                rerolled |= bool(standing_actions.pop().chance)
            count += rerolled
    return count


def standing(entries: Iterable[AnyEntry]) -> list[AnyEntry]:
    """The entries that have not been undone, in order."""
    kept: list[AnyEntry] = []
    for entry in entries:
        if isinstance(entry, Undid):
            if not any(isinstance(earlier, Acted) and earlier.n == entry.to for earlier in kept):
                raise RecordError(f"entry {entry.n}: entry {entry.to} is no action that stands; it can't be undone")
            kept = [earlier for earlier in kept if earlier.n < entry.to]
        else:
            kept.append(entry)
    return kept

"""The schema of a map file: its keys, what each may hold, and how they are read.
It finds every misplaced, missing or mistyped value; it does not know whether the map makes sense.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from branchline.seats import SEATS

from .names import close_to

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
KINDS = ("train", "ship", "tunnel", "ferry")
CAPACITY = {"cities": 64, "junctions": 16, "tracks": 192, "tickets": 128}  # tickets: including tours
PLACES = 5  # cities of a tour
PAIRS = 4  # spaces of a pair track
LENGTH = 12
OFFERED = 6
DECK = 255
PIECES = 60
PLACED = 64  # pieces a seat can place on the board
DISPLAY = 8

Reader = Callable[[Any], Any]


class Fault(Struct, frozen=True):
    """Something wrong with a map file: where, what, and perhaps how to fix it."""

    place: str
    text: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" + (f" ({self.hint})" if self.hint else "")


class ShapeError(Exception):
    """An invalid value; the caller, who knows its place, turns it into a Fault."""


class Key(Struct, frozen=True):
    read: Reader
    needed: bool = True


def show(value: object) -> str:
    """A value as quoted in a fault, cut to a readable length."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to print numbers with more than a few thousand digits
        text = "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."


def whole(low: int, high: int) -> Reader:
    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ShapeError(f"must be a whole number, not {show(value)}")
        if not low <= value <= high:
            raise ShapeError(f"must be from {low} to {high}, not {show(value)}")
        return value

    return read


def number(low: float, high: float) -> Reader:
    def read(value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ShapeError(f"must be a number, not {show(value)}")
        if not low <= value <= high:
            raise ShapeError(f"must be from {low} to {high}, not {show(value)}")
        return float(value)

    return read


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ShapeError(f"must be true or false, not {show(value)}")
    return value


def words(value: Any) -> str:
    if not isinstance(value, str):
        raise ShapeError(f"must be a text, not {show(value)}")
    if not 1 <= len(value) <= 60 or not value.isprintable() or value != value.strip():
        raise ShapeError(f"must be 1 to 60 printable characters without blanks around them, not {show(value)}")
    return value


def an_id(value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch("[a-z0-9_]{1,40}", value):
        raise ShapeError(f"must be 1 to 40 of the characters a-z, 0-9 and _, not {show(value)}")
    return value


def one_of(*choices: str) -> Reader:
    def read(value: Any) -> str:
        if value not in choices:
            raise ShapeError(f"must be one of {', '.join(choices)}, not {show(value)}")
        return str(value)

    return read


def list_of(item: Reader, low: int, high: int) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise ShapeError(f"must be a list, not {show(value)}")
        if not low <= len(value) <= high:
            size = f"{low}" if low == high else f"{low} to {high}"
            raise ShapeError(f"must have {size} entries, not {len(value)}")
        return tuple(item(entry) for entry in value)

    return read


def distinct(items: Reader) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        entries: tuple[Any, ...] = items(value)
        if len(set(entries)) < len(entries):
            raise ShapeError(f"must not name anything twice: {show(value)}")
        return entries

    return read


def points_table(value: Any) -> dict[int, int]:
    if not isinstance(value, dict):
        raise ShapeError(f"must be a table of length = points, not {show(value)}")
    table = {}
    for length, points in value.items():
        if not re.fullmatch("[1-9][0-9]?", length) or int(length) > LENGTH:
            raise ShapeError(f"has the length {show(length)}; lengths go from 1 to {LENGTH}")
        try:
            table[int(length)] = whole(0, 99)(points)
        except ShapeError as wrong:
            raise ShapeError(f"for length {length} {wrong}") from None
    return table


def counts(value: Any) -> int | dict[str, int]:
    """A total in [expect]: a number, or numbers by colour, kind or class."""
    if not isinstance(value, dict):
        return int(whole(0, 1_000_000)(value))
    return {name: whole(0, 1_000_000)(count) for name, count in value.items()}


def read_table(raw: Any, place: str, keys: Mapping[str, Key], faults: list[Fault]) -> dict[str, Any] | None:
    """Read the values of a table; append every fault to ``faults`` and return None if there is any."""
    if not isinstance(raw, dict):
        faults.append(Fault(place, f"must be a table, not {show(raw)}"))
        return None
    before = len(faults)
    for name in raw:
        if name not in keys:
            close = close_to(name, keys)
            faults.append(Fault(place, f"unknown key {show(name)}", f"did you mean {close[0]}?" if close else ""))
    values = {}
    for name, key in keys.items():
        if name not in raw:
            if key.needed:
                faults.append(Fault(place, f"the key {name!r} is missing"))
            continue
        try:
            values[name] = key.read(raw[name])
        except ShapeError as wrong:
            faults.append(Fault(place, f"{name} {wrong}"))
    return values if len(faults) == before else None


POSITION = number(-1_000_000, 1_000_000)  # check.py tests whether it is on the board

HEAD = {
    "id": Key(an_id),
    "name": Key(words),
    "year": Key(whole(1, 9999), needed=False),
    "width": Key(number(1, 100_000)),
    "height": Key(number(1, 100_000)),
}
CITY = {
    "id": Key(an_id),
    "name": Key(words),
    "x": Key(POSITION),
    "y": Key(POSITION),
    "lat": Key(number(-90, 90), needed=False),
    "lon": Key(number(-180, 180), needed=False),
    "port": Key(flag, needed=False),
    "printed": Key(words, needed=False),
    "modern": Key(words, needed=False),
}
JUNCTION = {"id": Key(an_id), "name": Key(words), "x": Key(POSITION), "y": Key(POSITION)}
TRACK = {
    "a": Key(an_id),
    "b": Key(an_id),
    "length": Key(whole(1, LENGTH)),
    "colour": Key(one_of(*COLOURS, "gray")),
    "kind": Key(one_of(*KINDS)),
    "locomotives": Key(whole(1, LENGTH), needed=False),
    "double": Key(words, needed=False),
    "via": Key(list_of(POSITION, 2, 2), needed=False),
    "pair": Key(flag, needed=False),
    "wrap": Key(flag, needed=False),
}
TICKET = {
    "a": Key(an_id),
    "b": Key(an_id),
    "points": Key(whole(1, 99)),
    "class": Key(one_of("regular", "long"), needed=False),
}
TOUR = {
    "cities": Key(distinct(list_of(an_id, 3, PLACES))),
    "in_order": Key(whole(1, 99)),
    "connected": Key(whole(1, 99)),
    "missed": Key(whole(1, 99)),
}
LISTS = {"cities": CITY, "junctions": JUNCTION, "tracks": TRACK, "tickets": TICKET, "tours": TOUR}

# [rules]: the single values, and the tables. If an optional table is missing, the map does not have that feature.
RULE_VALUES = {
    "colours": Key(distinct(list_of(one_of(*COLOURS), 1, len(COLOURS)))),
    "points": Key(points_table),
    "ties": Key(distinct(list_of(one_of("completed", "stations", "longest"), 0, 3)), needed=False),
}
BUILDING = {"each": Key(whole(1, 3)), "unbuilt": Key(whole(-99, 99))}
RULE_TABLES = {
    "cards": {
        "plain": Key(whole(0, DECK)),
        "marked": Key(whole(0, DECK), needed=False),
        "wild": Key(whole(0, DECK)),
        "single_ship": Key(whole(0, DECK), needed=False),
        "double_ship": Key(whole(0, DECK), needed=False),
    },
    "hand": {"train": Key(whole(0, 20)), "ship": Key(whole(0, 20), needed=False)},
    "display": {
        "train": Key(whole(0, DISPLAY)),
        "ship": Key(whole(0, DISPLAY), needed=False),
        "flush_at": Key(whole(1, DISPLAY + 1), needed=False),
    },
    "pieces": {
        "train": Key(whole(0, PIECES)),
        "ship": Key(whole(0, PIECES), needed=False),
        "choose": Key(whole(0, 2 * PIECES), needed=False),
        "beginners_train": Key(whole(0, PIECES), needed=False),
        "beginners_ship": Key(whole(0, PIECES), needed=False),
    },
    "tickets": {
        "long": Key(whole(0, OFFERED), needed=False),
        "regular": Key(whole(0, OFFERED)),
        "keep": Key(whole(1, OFFERED)),
        "unkept": Key(one_of("under", "out"), needed=False),
        "draw": Key(whole(1, OFFERED)),
        "draw_keep": Key(whole(1, OFFERED), needed=False),
    },
    "end": {"limit": Key(whole(0, 2 * PIECES)), "turns": Key(whole(1, 9))},
    "doubles": {"close_below": Key(whole(0, SEATS + 1))},
    "tunnels": {"turn_up": Key(whole(1, 9))},
    "stations": BUILDING,
    "harbours": {**BUILDING, "points": Key(list_of(whole(0, 99), 3, 3))},
    "exchange": {"cost": Key(whole(0, 9))},
    "longest": {"points": Key(whole(1, 99))},
    "ids": {
        "actions": Key(one_of("N-3", "E-ACT-1", "G-ACT-1")),
        "setup_tickets": Key(one_of("N-2", "E-SET-2", "G-SET-4", "W-SET-2")),
        "setup_pieces": Key(one_of("G-SET-5", "W-SET-1"), needed=False),
    },
}
NEEDED_TABLES = ("cards", "hand", "display", "pieces", "tickets", "end")
EXPECT = {
    name: Key(counts, needed=False)
    for name in (
        "cities", "junctions", "ports", "tracks", "pairs", "doubles", "spaces", "tickets", "ticket_points", "tours",
        "train_cards", "ship_cards",
        "tracks_by_kind", "tracks_by_colour", "spaces_by_kind", "spaces_by_colour", "tickets_by_class",
    )
}  # fmt: skip

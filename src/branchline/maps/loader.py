"""From a map's name, path or text to a checked Map; what is wrong with a file comes out as one MapError.
It knows where the built-in maps lie and how a map is hashed; it judges nothing itself.
"""

from __future__ import annotations

import os  # and not pathlib, which takes as long to import as all of this room
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from .check import check_draft
from .draft import Draft
from .model import Map
from .shape import Fault

BUILT_IN = ("north_america", "europe", "great_lakes")
TEXT_LIMIT = 200_000  # characters; a map at every capacity limit needs a quarter of that


class MapError(ValueError):
    """A map that can't be used; `faults` says everything that is wrong with it, `where` names the file."""

    def __init__(self, where: str, faults: Sequence[Fault]) -> None:
        many = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{where}: {many}", *map(str, faults)]))
        self.where = where
        self.faults = tuple(faults)


def load_map(name_or_path: str | os.PathLike[str]) -> Map:
    """A built-in map by its id, or any map file by its path."""
    if isinstance(name_or_path, str) and name_or_path in BUILT_IN:
        return _built_in(name_or_path)
    return _build(read_text(name_or_path), os.fspath(name_or_path), builtin=False)


def load_map_text(text: str, where: str = "map") -> Map:
    """A map from the text of a map file; `where` names it in errors."""
    return _build(text, where, builtin=False)


def check_text(text: str) -> list[Fault]:
    """Every fault of the text of a map file; an empty list means that it can be played."""
    return _read(text)[1]


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a map file, or MapError when there is none to be had."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except UnicodeDecodeError:
        fault = Fault("file", "is not UTF-8 text")
    except (OSError, ValueError):  # ValueError: a path that no file can have
        hint = f"built in are {', '.join(BUILT_IN)}; anything else is the path of a map file"
        fault = Fault("file", "there is no such map", hint)
    raise MapError(os.fspath(path), [fault])


def map_hash(facts: Mapping[str, Any]) -> str:
    """The hash of a map's facts and rules; layout, comments and the order of keys in the file don't matter."""
    from hashlib import sha256

    return sha256(msgspec.json.encode(msgspec.to_builtins(facts, str_keys=True), order="sorted")).hexdigest()


@cache
def _built_in(name: str) -> Map:
    return _build(read_text(os.path.join(os.path.dirname(__file__), f"{name}.toml")), name, builtin=True)


def _read(text: str) -> tuple[Draft | None, list[Fault]]:
    import tomllib  # only those who load a map pay for the parser

    if len(text) > TEXT_LIMIT:
        return None, [Fault("file", f"has {len(text)} characters; at most {TEXT_LIMIT} are read")]
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond what Python can read
        return None, [Fault("file", f"is not TOML: {error}")]
    draft = Draft(data)
    return draft, check_draft(draft)


def _build(text: str, where: str, *, builtin: bool) -> Map:
    draft, faults = _read(text)
    if faults or draft is None:
        raise MapError(where, faults)
    facts: dict[str, Any] = {
        "id": draft.head["id"],
        "name": draft.head["name"],
        "year": draft.head.get("year"),
        "width": draft.head["width"],
        "height": draft.head["height"],
        "cities": tuple(city for _, city in draft.cities),
        "junctions": tuple(junction for _, junction in draft.junctions),
        "tracks": tuple(track for _, track in draft.tracks),
        "tickets": tuple(ticket for _, ticket in draft.tickets),
        "rules": draft.finished_rules(),
    }
    hashed = {**facts, "tickets": [ticket.fact() for _, ticket in draft.tickets]}
    return Map(**facts, builtin=builtin, hash=map_hash(hashed), source=text)

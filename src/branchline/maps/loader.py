"""Loads a map by name, path or text into a checked Map; all faults of a file are raised as one MapError.
It knows where the built-in maps are and how a map is hashed; the checks are elsewhere.
"""

from __future__ import annotations

import os  # not pathlib, which takes as long to import as this whole package
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from .check import check_draft
from .draft import Draft
from .model import Map
from .shape import Fault

BUILT_IN = ("north_america", "europe", "great_lakes", "world")
TEXT_LIMIT = 200_000  # characters; a map at every capacity limit needs a quarter of that


class MapError(ValueError):
    """A map that can't be used; `faults` lists everything that is wrong with it, `where` names the file."""

    def __init__(self, where: str, faults: Sequence[Fault]) -> None:
        many = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{where}: {many}", *map(str, faults)]))
        self.where = where
        self.faults = tuple(faults)


def load_map(name_or_path: str | os.PathLike[str]) -> Map:
    """Load a built-in map by its id, or any map file by its path."""
    if isinstance(name_or_path, str) and name_or_path in BUILT_IN:
        return _built_in(name_or_path)
    return _build(read_text(name_or_path), os.fspath(name_or_path), builtin=False)


def load_map_text(text: str, where: str = "map") -> Map:
    """Load a map from the text of a map file; `where` names it in errors."""
    return _build(text, where, builtin=False)


def check_text(text: str) -> list[Fault]:
    """All faults of the text of a map file; an empty list means that it can be played."""
    return _read(text)[1]


def read_text(path: str | os.PathLike[str]) -> str:
    """Read the text of a map file; raise MapError if it can't be read."""
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
    """The hash of a map's facts and rules. Formatting, comments and key order of the file don't matter."""
    from hashlib import sha256

    return sha256(msgspec.json.encode(msgspec.to_builtins(facts, str_keys=True), order="sorted")).hexdigest()


@cache
def _built_in(name: str) -> Map:
    return _build(read_text(os.path.join(os.path.dirname(__file__), f"{name}.toml")), name, builtin=True)


def _read(text: str) -> tuple[Draft | None, list[Fault]]:
    import tomllib  # imported only when a map is loaded

    if len(text) > TEXT_LIMIT:
        return None, [Fault("file", f"has {len(text)} characters; at most {TEXT_LIMIT} are read")]
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # includes numbers too long and nesting too deep for Python
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

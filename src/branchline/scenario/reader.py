"""Read TOML tables strictly: every key is known, every value has its type, every error names its place.

Returns values; knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from branchline.maps import UnknownName

T = TypeVar("T")


class ScenarioError(ValueError):
    """A scenario file that is itself wrong: which key, and why."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}" if key else reason)
        self.key = key
        self.reason = reason


class Table:
    """A TOML table whose keys are taken one by one; ``done`` refuses the keys that were not taken."""

    def __init__(self, data: object, place: str = "") -> None:
        if not isinstance(data, dict):
            raise ScenarioError(place, f"a table is expected, not {data!r}")
        self.left: dict[str, Any] = dict(data)
        self.place = place

    def key(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def __contains__(self, name: str) -> bool:
        return name in self.left

    def take(self, name: str, read: Callable[[object, str], T]) -> T | None:
        """The value of a key, read by ``read``; None if the key is missing."""
        if name not in self.left:
            return None
        key = self.key(name)
        try:
            return read(self.left.pop(name), key)
        except UnknownName as error:
            raise ScenarioError(key, str(error)) from None

    def need(self, name: str, read: Callable[[object, str], T]) -> T:
        if name not in self.left:
            raise ScenarioError(self.key(name), "is missing")
        value = self.take(name, read)
        assert value is not None
        return value

    def done(self) -> None:
        for name in self.left:
            raise ScenarioError(self.key(name), "is not a known key")


def number(value: object, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(key, f"a whole number is expected, not {value!r}")
    return value


def count(value: object, key: str) -> int:
    found = number(value, key)
    if found < 0:
        raise ScenarioError(key, f"{found} is negative")
    return found


def text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise ScenarioError(key, f"a text is expected, not {value!r}")
    return value


def flag(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise ScenarioError(key, f"true or false is expected, not {value!r}")
    return value


def yes(value: object, key: str) -> bool:
    if value is not True:
        raise ScenarioError(key, f"only true has a meaning here, not {value!r}")
    return True


def listed(read: Callable[[object, str], T]) -> Callable[[object, str], list[T]]:
    """A reader of lists."""

    def read_list(value: object, key: str) -> list[T]:
        if not isinstance(value, list):
            raise ScenarioError(key, f"a list is expected, not {value!r}")
        return [_named(read, item, f"{key}[{i}]") for i, item in enumerate(value)]

    return read_list


def mapped(read: Callable[[object, str], T]) -> Callable[[object, str], dict[str, T]]:
    """A reader of tables with any keys."""

    def read_table(value: object, key: str) -> dict[str, T]:
        if not isinstance(value, dict):
            raise ScenarioError(key, f"a table is expected, not {value!r}")
        return {name: _named(read, item, f"{key}.{name}") for name, item in value.items()}

    return read_table


def by_seat(read: Callable[[object, str], T], players: int) -> Callable[[object, str], dict[int, T]]:
    """A reader of tables whose keys are seats."""

    def read_seats(value: object, key: str) -> dict[int, T]:
        found: dict[int, T] = {}
        for name, item in mapped(lambda item, _: item)(value, key).items():
            place = f"{key}.{name}"
            if not name.isdecimal() or int(name) >= players:
                raise ScenarioError(place, f"{name!r} is no seat of a game for {players} (0 to {players - 1})")
            found[int(name)] = _named(read, item, place)
        return found

    return read_seats


def _named(read: Callable[[object, str], T], value: object, key: str) -> T:
    try:
        return read(value, key)
    except UnknownName as error:
        raise ScenarioError(key, str(error)) from None


def twice(names: list[str], key: str) -> list[str]:
    """Return the list, if nothing in it occurs twice."""
    for name in _repeated(names):
        raise ScenarioError(key, f"{name!r} stands there twice")
    return names


def _repeated(names: list[str]) -> Iterator[str]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield name
        seen.add(name)

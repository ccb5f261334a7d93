"""Rules that have changed: a game keeps those of the version it began with.

Knows versions and what differed in them; nothing of records or of play.
"""

from __future__ import annotations

import re

TWENTY_ROUNDS = (0, 2)  # the first version in which C-END-3 takes twenty rounds
TWO_ROUNDS = 2  # what it took before

_VERSION = re.compile(r"(\d{1,6}(?:\.\d{1,6}){0,5})(?:[-+.]?[a-z][\w.+-]*)?")


class UnknownVersion(ValueError):
    """A text that is not a version."""


def numbers(version: str) -> tuple[int, ...]:
    """A version as a tuple for comparison: ``0.10.0`` is after ``0.9.1``, ``0.2.0.dev1`` counts as ``0.2.0``."""
    match = _VERSION.fullmatch(version)
    if not match:
        raise UnknownVersion(f"version: {version!r} is not a version such as 0.2.0")
    return tuple(int(part) for part in match[1].split("."))


def former_rules(version: str) -> dict[str, int]:
    """The numbers of the core's Setup that differ for a game that began with this version."""
    return {} if numbers(version) >= TWENTY_ROUNDS else {"stall_rounds": TWO_ROUNDS}  # C-END-3

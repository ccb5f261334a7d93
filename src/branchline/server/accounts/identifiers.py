"""Identifiers: names as people may choose them, and random codes that can't be guessed.

It knows nothing about people or tables.
"""

from __future__ import annotations

import secrets

from branchline.server import text_safety
from branchline.server.errors import RequestError

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters, five bits each; without l, o, 0 and 1
PERSON_LENGTH, TABLE_LENGTH = 10, 12


def new_code(length: int = TABLE_LENGTH) -> str:
    """Make a random code. 12 letters are 60 bits: nobody finds a table without being given its code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_name(name: str) -> str:
    """Return a name in normal form; RequestError ``bad_name`` if others could not read it."""
    try:
        return text_safety.clean_name(name)
    except text_safety.BadName as error:
        raise RequestError(400, "bad_name", str(error)) from None

"""Names and codes: what people may call themselves, and the letters of ids nobody can guess.

It knows letters and lengths, nothing of people or tables.
"""

from __future__ import annotations

import secrets
import unicodedata

from branchline.server.errors import RequestError

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 of them, five bits each; no l, o, 0 and 1
PERSON_LENGTH, TABLE_LENGTH = 10, 12


def new_code(length: int = TABLE_LENGTH) -> str:
    """12 letters are 60 bits: who was not given a table's code can't find it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_name(name: str) -> str:
    """A name as it is kept: one spelling of every letter, single spaces, nothing that can't be seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise RequestError(400, "bad_name", "a name has letters that can be seen, and no others")
    return name

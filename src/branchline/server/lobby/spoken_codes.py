"""Short codes that can be told by voice: how they look, and reading what somebody typed.

It knows letters only. Letters and digits that look or sound like another one are not used, nor are vowels, so that no
code is a word.
"""

from __future__ import annotations

import secrets
import unicodedata

LETTERS = "CDFGHJKMNPQRTVWXY3479"
LENGTH = 6  # 21 ** 6, 86 million codes; guessing is limited in ``invitations``
_LOOKALIKES = str.maketrans("ΗΚΜΝΡΤΧΥ", "HKMNPTXY")  # capitals of a Greek keyboard
_IGNORED = frozenset(" -–—._·\t")


def new_spoken_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_spoken_code(typed: str) -> str | None:
    """Return the code in its normal form, or None if no code looks like this."""
    plain = unicodedata.normalize("NFKC", typed).upper().translate(_LOOKALIKES)
    code = "".join(letter for letter in plain if letter not in _IGNORED)
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None

"""Randomness of a game: seeded by a number (simulation), or sealed with a 256-bit secret committed to at the start.

A sealed game reseeds for every entry: nothing can be predicted, and all can be verified once the secret is revealed.
"""

from __future__ import annotations

import hashlib
import struct

from branchline.core import State


def commitment(secret: bytes) -> str:
    """The commitment to a secret, published before the first card is dealt."""
    return hashlib.sha256(b"branchline seed" + secret).hexdigest()


def reseed(state: State, secret: bytes, entry: int) -> None:
    """Set the random streams for an entry of a sealed game."""
    data = hashlib.shake_256(secret + struct.pack("<Q", entry)).digest(32)
    state.put("rng", struct.unpack("<4Q", data))


def state_hash(state: State) -> str:
    """A stable hash of a position, without the random streams, which a replay does not need."""
    blank = state.clone()
    blank.put("rng", (0, 0, 0, 0))
    return hashlib.blake2b(blank.pack(), digest_size=16).hexdigest()

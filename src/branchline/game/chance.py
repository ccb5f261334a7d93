"""Two modes of chance: streams from a number (simulation), or sealed: a secret of 256 bits, committed to at the start.

A sealed game reseeds for every entry, so nothing can be foretold, and everything recomputed once the secret is shown.
"""

from __future__ import annotations

import hashlib
import struct

from branchline.core import State


def commitment(secret: bytes) -> str:
    """What is shown before the first card is dealt."""
    return hashlib.sha256(b"branchline seed" + secret).hexdigest()


def reseed(state: State, secret: bytes, entry: int) -> None:
    """The streams of one entry of a sealed game."""
    data = hashlib.shake_256(secret + struct.pack("<Q", entry)).digest(32)
    state.put("rng", struct.unpack("<4Q", data))


def state_hash(state: State) -> str:
    """A stable hash of a position: everything but the streams of chance, which a replay does not need."""
    blank = state.clone()
    blank.put("rng", (0, 0, 0, 0))
    return hashlib.blake2b(blank.pack(), digest_size=16).hexdigest()

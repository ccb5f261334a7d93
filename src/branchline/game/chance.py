"""Randomness of a game: seeded by a number (simulation), or sealed with a 256-bit secret committed to at the start.

A sealed game reseeds for every entry: nothing can be predicted, and all can be verified once the secret is revealed.
Players may add contributions to the secret, so that nobody chooses the shuffle alone (docs/fair.md).
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence

from branchline.core import State
from branchline.record import Contribution

SECRET = 32  # bytes of a secret and of a contribution


def commitment(secret: bytes) -> str:
    """The commitment to a secret, published before the first card is dealt."""
    return hashlib.sha256(b"branchline seed" + secret).hexdigest()


def contribution_commitment(sealed: str, value: bytes) -> str:
    """The commitment to a contribution. It includes the commitment to the secret, so it can't be older than that."""
    return hashlib.sha256(b"branchline contribution" + bytes.fromhex(sealed) + value).hexdigest()


def mixed_secret(secret: bytes, contributions: Sequence[Contribution]) -> bytes:
    """The secret that the cards are drawn from: the server's secret and every value that was revealed, by seat.

    Without contributions it is the server's secret itself. Parts have fixed lengths, so no two inputs look the same."""
    if not contributions:
        return secret
    revealed = [(part.seat, bytes.fromhex(part.value)) for part in contributions if part.value is not None]
    parts = b"".join(struct.pack("B", seat) + value for seat, value in sorted(revealed))
    return hashlib.sha256(b"branchline shuffle" + secret + struct.pack("B", len(revealed)) + parts).digest()


def reseed(state: State, secret: bytes, entry: int) -> None:
    """Set the random streams for an entry of a sealed game."""
    data = hashlib.shake_256(secret + struct.pack("<Q", entry)).digest(32)
    state.put("rng", struct.unpack("<4Q", data))


def state_hash(state: State) -> str:
    """A stable hash of a position, without the random streams, which a replay does not need."""
    blank = state.clone()
    blank.put("rng", (0, 0, 0, 0))
    return hashlib.blake2b(blank.pack(), digest_size=16).hexdigest()

"""The contributions of a record: whether they are well formed and fit their commitments.

How they change the shuffle is in ``chance``; who may contribute, and until when, is decided by the server.
"""

from __future__ import annotations

import re

from branchline.game.chance import contribution_commitment
from branchline.record import Contribution, Header, RecordError

_HEX = re.compile(r"[0-9a-f]{64}\Z")


def fits(sealed: str, part: Contribution) -> bool:
    """Whether a revealed value is the one that was committed to."""
    return part.value is not None and contribution_commitment(sealed, bytes.fromhex(part.value)) == part.commitment


def check_contributions(header: Header) -> None:
    """Raise RecordError if a contribution is malformed or does not fit its commitment."""
    if not header.contributions:
        return
    if header.commitment is None or not _HEX.match(header.commitment):
        raise RecordError("the header has contributions to a seed, but no commitment of 64 hexadecimal digits to it")
    seats = [part.seat for part in header.contributions]
    if seats != sorted(set(seats)) or seats[0] < 0 or seats[-1] >= header.seats:
        raise RecordError(f"the contributions are those of the seats {seats}: each seat at most once, in order")
    for part in header.contributions:
        if not _HEX.match(part.commitment) or (part.value is not None and not _HEX.match(part.value)):
            raise RecordError(f"the contribution of seat {part.seat} is not 64 hexadecimal digits")
        if part.value is not None and not fits(header.commitment, part):
            raise RecordError(f"the contribution of seat {part.seat} does not fit its commitment")

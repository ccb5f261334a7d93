"""How long a table waits for a person: until the host may fill their seat, and until the others may vote about it.

Numbers only; ``occupants`` and ``bot_votes`` act on them. docs/decisions/fair-play.md says why they are as they are.
"""

from __future__ import annotations

from branchline.server.wire.shapes import ClockRule

DAY = 86_400
GRACE = 60  # seconds that a person must be away from a live game before the host may fill their seat
SILENCE = 180  # seconds that a question must be open in a live game before the others may vote
ANSWER = 30  # seconds that a vote is open, so that the silent person can answer it


def over_days(clock: ClockRule) -> bool:
    """Whether nobody expects the players to sit there together: no clock, or one that counts days."""
    return clock.kind == "none" or clock.seconds >= DAY


def grace(clock: ClockRule) -> int:
    return DAY if over_days(clock) else GRACE


def silence(clock: ClockRule) -> int:
    return DAY if over_days(clock) else SILENCE

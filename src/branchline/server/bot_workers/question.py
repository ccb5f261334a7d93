"""The question that a worker process is asked, as it travels through the pipe.

Shapes only: no process is started and nothing is answered here.
"""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True, array_like=True):
    """Which bot plays, on which map, and what it sees. ``source`` is the text of a map that is not built in."""

    bot: str
    seed: int
    map: str
    source: str | None
    seen: bytes

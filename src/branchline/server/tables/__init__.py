"""Tables: one task a game, and the hall they stand in. Only here games are played.

People, bots and clocks come through a table's one door; nothing is told before it is kept.
"""

from __future__ import annotations

from branchline.server.tables.clock import ServerClock
from branchline.server.tables.registry import TableRegistry

__all__ = ["ServerClock", "TableRegistry"]

"""Tables: one task per game, and the registry of all tables. Games are played only here.

People, bots and clocks all add jobs to the table's queue; nothing is sent before it is stored.
"""

from __future__ import annotations

from branchline.server.tables.clock import ServerClock
from branchline.server.tables.registry import TableRegistry

__all__ = ["ServerClock", "TableRegistry"]

"""The server's bots: they think in worker processes, never on the server's event loop, and everybody gets a fair share.

It answers for a view. Tables, turns and clocks are unknown here.
"""

from __future__ import annotations

from branchline.server.bot_workers.fair_queue import Priority
from branchline.server.bot_workers.pool import BotWorkers

__all__ = ["BotWorkers", "Priority"]

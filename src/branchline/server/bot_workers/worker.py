"""A process in which bots think: which questions it takes, and how much it yields the processor to others.

Which question comes next is decided by the pool.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.server.bot_workers.fair_queue import Priority
from branchline.server.worker_process import WorkerProcess


class Worker(WorkerProcess):
    """``takes``: the priorities it works for, the most urgent first; ``nice``: how much it yields (0 to 19)."""

    def __init__(self, takes: Sequence[Priority], nice: int = 0) -> None:
        super().__init__("branchline.server.bot_workers.child", str(nice))
        self.takes = tuple(takes)

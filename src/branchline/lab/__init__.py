"""The lab: bots measured against each other in paired games, with an interval on every figure.

It plays through views like everybody else, and must not know how a bot thinks or what a command line is.
"""

from __future__ import annotations

from branchline.lab.arena import Arena
from branchline.lab.failure import LabError
from branchline.lab.pairing import Plan
from branchline.lab.report import Report, make_report
from branchline.lab.store import Store

__all__ = ["Arena", "LabError", "Plan", "Report", "Store", "make_report"]

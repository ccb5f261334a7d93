"""Measure bots against each other in paired games, with an interval on every figure.

Bots play through views, as everywhere else. Knows neither how a bot decides nor the command line.
"""

from __future__ import annotations

from branchline.lab.arena import Arena
from branchline.lab.failure import LabError
from branchline.lab.pairing import Plan
from branchline.lab.report import Report, make_report
from branchline.lab.store import Store

__all__ = ["Arena", "LabError", "Plan", "Report", "Store", "make_report"]

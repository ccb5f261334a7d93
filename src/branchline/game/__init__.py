"""The game as a Python API over the core, for people, bots, records and scenarios.

judge.py checks an action, the core applies it, narrate.py makes events, replay.py plays records. Knows no server.
"""

from __future__ import annotations

from branchline.game.game import Game, Proposal
from branchline.game.options import OptionError, Options
from branchline.game.replay import steps, verify
from branchline.game.scores import Scores, SeatScore, standing
from branchline.game.sheet import SeatSheet, score_sheet
from branchline.game.trail import LongestPath, longest_path

__all__ = [
    "Game",
    "LongestPath",
    "OptionError",
    "Options",
    "Proposal",
    "Scores",
    "SeatScore",
    "SeatSheet",
    "longest_path",
    "score_sheet",
    "standing",
    "steps",
    "verify",
]

"""The game as a Python API over the core, for people, bots, records and scenarios.

judge.py checks an action, the core applies it, narrate.py makes events, replay.py plays records. Knows no server.
"""

from __future__ import annotations

from branchline.game.game import Game, Proposal
from branchline.game.options import OptionError, Options
from branchline.game.replay import steps, verify
from branchline.game.scores import Scores, SeatScore, standing
from branchline.game.sheet import SeatSheet, score_sheet

__all__ = [
    "Game",
    "OptionError",
    "Options",
    "Proposal",
    "Scores",
    "SeatScore",
    "SeatSheet",
    "score_sheet",
    "standing",
    "steps",
    "verify",
]

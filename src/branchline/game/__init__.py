"""The game: the Python face of the core. People, bots, records and scenarios all come through here.

The judge allows, the core plays, the teller tells; replay does it again.
"""

from __future__ import annotations

from branchline.game.game import Game, Proposal
from branchline.game.options import OptionError, Options
from branchline.game.replay import steps, verify
from branchline.game.scores import Scores, SeatScore
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
    "steps",
    "verify",
]

"""Bots by name. A bot gets a view of the game, as a person at the table does, and answers with an action.

A bot never gets the state of the game; a bot that searches makes up states that fit its view.
"""

from __future__ import annotations

from branchline.bots.backend import Player, play_games
from branchline.bots.check import Fault, check_bot
from branchline.bots.registry import BOTS, Bot, Entry, UnknownBot, make_bot, parse_bot, policy_of, split_bots

__all__ = [
    "BOTS",
    "Bot",
    "Entry",
    "Fault",
    "Player",
    "UnknownBot",
    "check_bot",
    "make_bot",
    "parse_bot",
    "play_games",
    "policy_of",
    "split_bots",
]

"""Environments for reinforcement learning: batches of games, PettingZoo for all seats, Gymnasium for one against bots.

Agents get what their seats may know and no more; nothing here knows a rule. PettingZoo and Gymnasium come with the
extra ``env``; ``BatchEnv`` needs only NumPy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.env.batch import BatchEnv
    from branchline.env.rewards import REWARDS
    from branchline.env.single import SingleEnv

# The module of each name, imported on demand: BatchEnv must not need the libraries of the others.
_HOME = {"BatchEnv": "batch", "REWARDS": "rewards", "SingleEnv": "single"}

__all__ = ["REWARDS", "BatchEnv", "SingleEnv"]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)

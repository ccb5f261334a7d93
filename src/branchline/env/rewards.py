"""The reward of a seat: its share of the win, its points, or its lead. One definition for all environments.

Works on final scores and winners; knows nothing of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

REWARDS = ("win", "score", "margin")


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise ValueError(f"reward: there is no {name!r}; there are: {', '.join(REWARDS)}")
    return name


def winner_table(winners: NDArray[np.uint8], seats: int) -> NDArray[np.bool_]:
    """Sets of winners, given as bits, as one row per game and one column per seat."""
    return (winners[:, None] >> np.arange(seats, dtype=np.uint8) & 1).astype(np.bool_)


def final_rewards(reward: str, scores: NDArray[Any], won: NDArray[np.bool_]) -> NDArray[np.float32]:
    """Rewards of finished games, a row per game and a column per seat: share of the win, or lead over the best
    rival."""
    if reward == "win":
        shares: NDArray[np.float32] = won / won.sum(axis=1, keepdims=True, dtype=np.float32)
        return shares
    leads = [scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1) for seat in range(scores.shape[1])]
    return np.stack(leads, axis=1).astype(np.float32)

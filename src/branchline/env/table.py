"""One game for an environment: dealt from a seed, played by codes, observed by seats. Knows no learning library.

An agent gets only what is made from ``state.see`` of its own seat and that seat's legal codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from branchline.codec import CODES
from branchline.core import State
from branchline.env.picture import show
from branchline.env.rewards import check_reward, final_rewards, winner_table
from branchline.game.options import read_options
from branchline.lexicon import lexicon
from branchline.maps import Map, load_map
from branchline.view import see


class Table:
    """A map, its seats, and the current game."""

    def __init__(
        self, map_: str | Path | Map, seats: int, options: Mapping[str, Any] | None = None, reward: str = "win"
    ) -> None:
        map_ = map_ if isinstance(map_, Map) else load_map(map_)
        self.options = read_options(map_, seats, options)
        self.reward = check_reward(reward)
        self.lex = lexicon(map_)
        self.seats = seats
        self.begin(0)

    @property
    def observation_size(self) -> int:
        return int(self.lex.board.observation_size)

    def begin(self, seed: int) -> None:
        """Deal a new game: the same as ``Game.new`` deals from this seed."""
        self.state = State(self.lex.board)
        self.state.seed(seed)
        self.state.begin(*self.options.setup(self.seats))
        self._paid = [0] * self.seats

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def asked(self) -> int:
        """The seat that acts now; at set-up, the first of those that choose; 255 when the game is over."""
        return int(self.state.asked())

    @property
    def scores(self) -> list[int]:
        """Points by seat: those of the tracks during the game, all of them when it is over."""
        return list(self.state.score[: self.seats])

    def observe(self, seat: int) -> NDArray[np.uint8]:
        row = np.empty(self.observation_size, np.uint8)
        self.state.see(seat).encode(row)
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A one for every legal code; all zeros for a seat that does not act now."""
        row = np.zeros(CODES, np.uint8)
        if seat == self.asked:
            self.state.mask(row, seat)
        return row.view(np.int8)

    def show(self, mode: str | None, seat: int) -> str | None:
        """Draw the table as a seat sees it; a finished game as everybody does."""
        return show(see(self.lex, self.state, None if self.over else seat), mode)

    def pay(self) -> list[float]:
        """The reward of each seat for what has happened since the last call."""
        if self.reward == "score":
            before, self._paid = self._paid, self.scores
            return [float(now - then) for now, then in zip(self._paid, before, strict=True)]
        if not self.over:
            return [0.0] * self.seats
        won = winner_table(np.array([self.state.winners], np.uint8), self.seats)
        paid: list[float] = final_rewards(self.reward, np.array([self.scores]), won)[0].tolist()
        return paid

    def result(self) -> dict[str, Any]:
        """The final scores and the winners; empty during the game."""
        if not self.over:
            return {}
        won = [seat for seat in range(self.seats) if self.state.winners >> seat & 1]
        return {"final_scores": self.scores, "winners": won}

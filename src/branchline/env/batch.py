"""Many games at once for self-play: the asked seat acts, finished games are dealt anew, results are in fixed arrays.

Needs only NumPy, works on the core's batch without Python code per game, and never hands out a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from branchline.codec import CODES
from branchline.core import Batch
from branchline.core_records import NOBODY
from branchline.env.picture import check_mode, show
from branchline.env.rewards import check_reward, final_rewards, winner_table
from branchline.game.options import read_options
from branchline.lexicon import lexicon
from branchline.maps import Map, load_map
from branchline.seats import SEATS
from branchline.view import see

U8 = NDArray[np.uint8]
Step = tuple[U8, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]]


class BatchEnv:
    """``size`` games. The next step overwrites the arrays that are returned: copy what you keep, or pass your own.

    ``check=False`` trusts that all actions are legal, and saves the check for a program that takes them from the masks.
    """

    def __init__(
        self,
        map_: str | Path | Map = "north_america",
        seats: int = 2,
        size: int = 256,
        *,
        threads: int = 1,
        reward: str = "win",
        check: bool = True,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        map_ = map_ if isinstance(map_, Map) else load_map(map_)
        self.lex = lexicon(map_)
        self.seats = seats
        self.num_envs = size
        self.reward = check_reward(reward)
        self.check = check
        self.render_mode = check_mode(render_mode)
        setup = read_options(map_, seats, options).setup(seats)
        self._deal = partial(Batch, self.lex.board, size=size, threads=threads, **setup._asdict())
        self._batch: Batch | None = None
        self._rng = np.random.default_rng()
        self.observations = np.zeros((size, self.observation_size), np.uint8)
        self.masks = np.zeros((size, CODES), np.bool_)
        self.rewards = np.zeros((size, seats), np.float32)
        self.terminated = np.zeros(size, np.bool_)
        self.truncated = np.zeros(size, np.bool_)
        self.asked = np.zeros(size, np.uint8)
        self.acted = np.zeros(size, np.uint8)
        self.final_scores = np.zeros((size, seats), np.int16)
        self.winners = np.zeros((size, seats), np.bool_)
        self._scores = np.zeros((size, SEATS), np.int16)
        self._before = np.zeros((size, SEATS), np.int16)

    @property
    def observation_size(self) -> int:
        return int(self.lex.board.observation_size)

    @property
    def games(self) -> Batch:
        """The core's batch."""
        if self._batch is None:
            raise RuntimeError("reset deals the first games")
        return self._batch

    def reset(
        self, seed: int | None = None, *, observations: U8 | None = None, masks: NDArray[Any] | None = None
    ) -> tuple[U8, dict[str, NDArray[Any]]]:
        """Deal all games anew; equal seeds deal equal games. Without a seed, go on from the games dealt so far."""
        if seed is not None or self._batch is None:
            self.close()
            self._rng = np.random.default_rng(seed)
            first = int(self._rng.integers(2**64, dtype=np.uint64))
            self._batch = self._deal(seed=first)
        else:
            self._batch.restart(np.ones(self.num_envs, np.bool_))
        self.games.asked(self.asked)
        for results in (self.acted, self.rewards, self.terminated, self.final_scores, self.winners, self._before):
            results.fill(0)
        self._look(observations, masks)
        return self.observations, self._info()

    def step(self, actions: ArrayLike, *, observations: U8 | None = None, masks: NDArray[Any] | None = None) -> Step:
        """Apply one code per game, for the seat that is asked. An illegal code raises IllegalCode and changes no game.

        Rewards have a column for every seat. Where a game has ended (``terminated``), the observation is of the new
        game.
        """
        self.acted[:] = self.asked
        self.games.step(np.asarray(actions, np.int32), check=self.check)
        self.games.asked(self.asked)
        np.equal(self.asked, NOBODY, out=self.terminated)
        ended = np.flatnonzero(self.terminated)
        if self.reward == "score":
            self.games.scores(self._scores)
            np.subtract(self._scores[:, : self.seats], self._before[:, : self.seats], out=self.rewards)
            self._scores, self._before = self._before, self._scores
            self._before[ended] = 0
        else:
            self.rewards.fill(0)
        if len(ended):
            self._end(ended)
        self._look(observations, masks)
        return self.observations, self.rewards, self.terminated, self.truncated, self._info()

    def _end(self, ended: NDArray[np.intp]) -> None:
        """Keep the results of finished games, and deal new ones in their places."""
        scores = self.games.scores()[ended, : self.seats]
        won = winner_table(self.games.winners()[ended], self.seats)
        self.final_scores[ended] = scores
        self.winners[ended] = won
        if self.reward != "score":
            self.rewards[ended] = final_rewards(self.reward, scores, won)
        self.games.restart(self.terminated)
        self.games.asked(self.asked)

    def _look(self, observations: U8 | None, masks: NDArray[Any] | None) -> None:
        """Write what the seats see and may do, into the caller's arrays if given."""
        if observations is not None:
            self.observations = observations
        if masks is not None:
            self.masks = masks.view(np.bool_)
        self.games.look(self.observations, self.masks.view(np.uint8))

    def _info(self) -> dict[str, NDArray[Any]]:
        return {
            "action_mask": self.masks,
            "seat": self.asked,
            "acted": self.acted,
            "final_scores": self.final_scores,
            "winners": self.winners,
        }

    def sample(self) -> NDArray[np.int32]:
        """A random legal code for every game."""
        return self.games.pick(self.masks.view(np.uint8), self._rng.random(self.num_envs))

    def render(self, game: int = 0) -> str | None:
        """Draw a game as its asked seat sees it; ``human`` prints it."""
        return show(see(self.lex, self.games.state(game), int(self.asked[game])), self.render_mode)

    def close(self) -> None:
        """End the threads; ``reset`` starts again."""
        if self._batch is not None:
            self._batch.close()
            self._batch = None

"""The PettingZoo environment ``branchline_v0``: every seat is an agent, and the seat that is asked acts.

An action is one of the core's codes, so a claim may take several steps. An agent gets its seat's view, never a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from branchline.codec import CODES
from branchline.env.extra import missing
from branchline.env.picture import MODES, check_mode
from branchline.env.table import Table
from branchline.maps import Map

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error) from error

__all__ = ["env", "raw_env"]

ILLEGAL = ("end", "raise")


def env(*, illegal: str = "end", illegal_reward: float = -1.0, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers; ``settings`` are those of ``raw_env``.

    An illegal code ends the game for all, and its seat gets ``illegal_reward``; with ``illegal="raise"`` it raises
    IllegalCode and changes nothing. A number that is not a code at all raises AssertionError.
    """
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal: there is no {illegal!r}; there are: {', '.join(ILLEGAL)}")
    found: AECEnv = raw_env(**settings)
    if illegal == "end":
        found = wrappers.TerminateIllegalWrapper(found, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's users look for
    """The environment without wrappers: an illegal code raises IllegalCode and changes nothing."""

    def __init__(
        self,
        map_: str | Path | Map = "north_america",
        seats: int = 2,
        *,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {
            "name": "branchline_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.table = Table(map_, seats, options, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(CODES) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.observation_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (CODES,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of ``seed`` or, without one, the next in the sequence that the last seed began.
        ``options`` is ignored: the options of the game are those of the environment."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.begin(int(self._rng.integers(2**63)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]
        self._show()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent's seat may know, and the legal codes: none, if it is not asked now."""
        seat = self._seat[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no action")
        self.table.state.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.pay(), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: self.table.result() for one in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()
        self._show()

    def render(self) -> str | None:
        """Draw the table as the asked seat sees it; ``human`` prints it."""
        return self.table.show(self.render_mode, self._seat[self.agent_selection])

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

"""The Gymnasium environment: one learner against bots. The bots move until the learner is asked again.

An action is one of the core's codes. The learner gets its seat's view; its opponents get theirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from branchline.codec import CODES
from branchline.core import IllegalCode
from branchline.env.extra import missing
from branchline.env.guests import Guest, Opponent, invite, seat_guest
from branchline.env.picture import MODES, check_mode
from branchline.env.table import Table
from branchline.maps import BUILT_IN, Map

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from error

__all__ = ["IDS", "SingleEnv"]

ILLEGAL = ("end", "random", "raise")
IDS = {name: f"Branchline/{name.title().replace('_', '')}-v0" for name in BUILT_IN}
Observation = NDArray[np.uint8]


class SingleEnv(gymnasium.Env[Observation, Any]):
    """One learner against bots. ``opponents``: a bot's name (or a function that makes a bot from a seed) for all other
    seats, or one for each of them in the order of the seats after the learner.

    ``illegal``: what an illegal code does. ``end`` ends the game with ``illegal_reward``; ``random`` plays a random
    legal code instead and sets ``info["illegal"]``; ``raise`` raises IllegalCode and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  declared so by the library

    def __init__(
        self,
        map_: str | Path | Map = "north_america",
        seats: int = 2,
        opponents: Opponent | Sequence[Opponent] = "uniform",
        *,
        seat: int = 0,
        reward: str = "win",
        illegal: str = "end",
        illegal_reward: float = -1.0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: there is no {illegal!r}; there are: {', '.join(ILLEGAL)}")
        self.table = Table(map_, seats, options, reward)
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat}: this table has seats 0 to {seats - 1}")
        self.seat = seat
        self.opponents = invite(opponents, seats)
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (self.table.observation_size,), np.uint8)
        self.action_space = spaces.Discrete(CODES)
        self._guests: dict[int, Guest] = {}
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game: that of ``seed`` or, without one, the next in the sequence that the last seed began.
        ``options`` is ignored: the options of the game are those of the environment."""
        super().reset(seed=seed)
        numbers = self.np_random.integers(2**63, size=self.table.seats).tolist()
        self.table.begin(numbers[0] if seed is None else seed)
        self._guests = {
            (self.seat + 1 + i) % self.table.seats: seat_guest(opponent, numbers[1 + i])
            for i, opponent in enumerate(self.opponents)
        }
        self._ended = False
        self._wait()
        self._show()
        return self.table.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply a code and let the bots answer. ``terminated`` at the end of the game; never truncated."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset deals the next one")
        code, more = int(action), {}
        legal = self.table.state.legal(self.seat)
        if code not in legal:
            if self.illegal == "raise":
                raise IllegalCode(f"code {code} is not legal for seat {self.seat}")
            more = {"illegal": True}
            if self.illegal == "end":
                self._ended = True
                return self.table.observe(self.seat), self.illegal_reward, True, False, self._info() | more
            code = legal[int(self.np_random.integers(len(legal)))]
        self.table.state.apply_unchecked(code, self.seat)
        self._wait()
        self._ended = self.table.over
        self._show()
        reward = self.table.pay()[self.seat]
        return self.table.observe(self.seat), reward, self._ended, False, self._info() | self.table.result() | more

    def _wait(self) -> None:
        """Let the bots move until the learner is asked, or the game is over."""
        while (seat := self.table.asked) in self._guests:
            self._guests[seat](self.table.lex, self.table.state, seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal codes, in the form that sb3-contrib's maskable algorithms expect."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table as the learner's seat sees it; ``human`` prints it."""
        return self.table.show(self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


for _name, _id in IDS.items():
    gymnasium.register(_id, entry_point="branchline.env.single:SingleEnv", kwargs={"map_": _name})

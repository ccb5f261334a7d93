"""A bot that plays one of the compiled policies: it turns its view into the flat record that the policy reads.

Knows views and codes. How a policy decides is up to policy/.
"""

from __future__ import annotations

from branchline import actions as act
from branchline.bots.backend import Player
from branchline.bots.whole_action import walk
from branchline.core import State
from branchline.view import View


class Thinker:
    """One policy at one seat, on any map."""

    def __init__(self, policy: int, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self._players: dict[str, Player] = {}

    def player(self, view: View) -> Player:
        """The player for the view's map."""
        found = self._players.get(view.map.hash)
        if found is None:
            found = self._players[view.map.hash] = Player(view.lex.board, self.policy, self.seed)
        return found

    def choose(self, view: View) -> act.AnyAction:
        player = self.player(view)

        def step(state: State, seat: int) -> int:
            return int(player.choose(state.see(seat)))

        return walk(view, step)

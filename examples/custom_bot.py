"""Your own bot in thirty lines, against the random bot: python examples/custom_bot.py
A bot is any object with ``choose(view)``. It gets what a person in its seat would see and returns a legal action.
"""

from __future__ import annotations

import sys
from random import Random

from branchline import Game, View
from branchline.actions import AnyAction, ClaimTrack, DrawTickets, KeepTickets
from branchline.bots import make_bot


class Longest:
    """Keeps few tickets, claims the longest track it can pay for, and takes cards until it can."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: View) -> AnyAction:
        actions = view.legal()
        claims = [action for action in actions if isinstance(action, ClaimTrack)]
        if claims:
            return max(claims, key=lambda claim: (view.map.track(claim.track).length, -claim.spend.get("wild", 0)))
        keeps = [action for action in actions if isinstance(action, KeepTickets)]
        if keeps:
            return min(keeps, key=lambda keep: sum(view.map.ticket(name).connected for name in keep.tickets))
        return self.dice.choice([action for action in actions if not isinstance(action, DrawTickets)] or actions)


def main(games: int = 20) -> None:
    wins = 0.0
    for number in range(games):
        game = Game.new("north_america", seats=2, seed=number)
        bots = [Longest(number), make_bot("uniform", number)]
        while not game.over:
            seat = game.asked[0]
            game.play(seat, bots[seat].choose(game.view(seat)))
        scores = game.scores()
        wins += (0 in scores.winners) / len(scores.winners)
        print(f"game {number}: {[seat.total for seat in scores.seats]}")
    print(f"{wins:g} of {games} games won")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""The fast path: games between policies of the core, played without building a view.

Deals the same cards as the other path. Knows the numbers of the policies, not how they decide.
"""

from __future__ import annotations

from time import perf_counter

from branchline.bots import play_games, policy_of
from branchline.game.options import Options
from branchline.lab.pairing import Pairing, Row, row_of
from branchline.lexicon import Lexicon


def play_in_the_core(lex: Lexicon, options: Options, pairing: Pairing) -> Row | None:
    """Play a game between policies; None if a bot has no policy. Decisions by seat are not known, so 0."""
    policies = [policy for name in pairing.bots if (policy := policy_of(name)) is not None]
    if len(policies) < len(pairing.bots):
        return None
    began = perf_counter()
    _, (scores,), (winners,), _ = play_games(lex.board, policies, pairing.deal, 1, *options.setup(len(policies))[1:])
    each = (perf_counter() - began) / len(policies)
    return row_of(pairing, scores, winners, [0] * len(policies), [each] * len(policies))

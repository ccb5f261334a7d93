"""The fast road: line-ups whose bots are all policies of the core's minds, played without a view being built.

The deal is that of every other road. It must not know how the policies think, only that they have numbers.
"""

from __future__ import annotations

from time import perf_counter

from branchline.bots import play_games, policy_of
from branchline.game.options import Options
from branchline.lab.pairing import Pairing, Row, row_of
from branchline.lexicon import Lexicon


def play_in_the_core(lex: Lexicon, options: Options, pairing: Pairing) -> Row | None:
    """A game between policies; None where a bot is none. Decisions are not told apart by seat, so none are counted."""
    policies = [policy for name in pairing.bots if (policy := policy_of(name)) is not None]
    if len(policies) < len(pairing.bots):
        return None
    began = perf_counter()
    _, (scores,), (winners,), _ = play_games(lex.board, policies, pairing.deal, 1, *options.setup(len(policies))[1:])
    each = (perf_counter() - began) / len(policies)
    return row_of(pairing, scores, winners, [0] * len(policies), [each] * len(policies))

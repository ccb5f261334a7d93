"""Opponents for one learner: bots by name or by a function that makes one, each at its own seat.

A bot answers from its view with a whole action. The uniform bot picks codes at random instead: the same play, from its
legal codes alone, without building a view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from branchline.bots import Bot, make_bot, parse_bot
from branchline.core import State
from branchline.game.judge import judge
from branchline.lexicon import Lexicon
from branchline.view import see

Opponent = str | Callable[[int], Bot]
Guest = Callable[[Lexicon, State, int], None]


def invite(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One opponent per seat: the same for all, or one each, in the order of the seats after the learner."""
    found = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(found) != seats - 1:
        raise ValueError(f"opponents: {len(found)} for the {seats - 1} other seats")
    for opponent in found:
        if isinstance(opponent, str):
            parse_bot(opponent)  # an unknown name is refused before the first game
    return found


def seat_guest(opponent: Opponent, seed: int) -> Guest:
    """A function that moves for a seat that is asked."""
    if opponent == "uniform":
        return dice(seed)
    return playing(make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed))


def dice(seed: int) -> Guest:
    rng = Random(seed)

    def move(lex: Lexicon, state: State, seat: int) -> None:
        state.apply_unchecked(rng.choice(state.legal(seat)), seat)

    return move


def playing(bot: Bot) -> Guest:
    def move(lex: Lexicon, state: State, seat: int) -> None:
        state.do(seat, *judge(lex, state, seat, bot.choose(see(lex, state, seat))))

    return move

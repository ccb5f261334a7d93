"""Play games one after another: seat the bots, deal, and return the result as a row.

Shows every bot its own view and nothing else. Does not know who compares the rows, or why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple, TypeAlias

from branchline.bots import make_bot
from branchline.core import State
from branchline.game.judge import judge
from branchline.game.options import Options
from branchline.lab.compiled_play import play_in_the_core
from branchline.lab.failure import LabError
from branchline.lab.pairing import Pairing, Row, number, row_of
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import load_map_text
from branchline.view import see


class Chunk(NamedTuple):
    """Games to be played in some process, with all that is needed to play them."""

    map_text: str
    options: Options
    games: tuple[Pairing, ...]


Player: TypeAlias = Callable[[Lexicon, Options, Pairing], Row | None]


def play_chunk(chunk: Chunk) -> list[Row]:
    """The rows of a chunk. The same chunk gives the same rows everywhere, except for the seconds."""
    lex = _lexicon(chunk.map_text)
    return [play_game(lex, chunk.options, pairing) for pairing in chunk.games]


def play_game(lex: Lexicon, options: Options, pairing: Pairing) -> Row:
    """Play with the first of ``PLAYERS`` that can play this line-up."""
    for player in PLAYERS:
        row = player(lex, options, pairing)
        if row is not None:
            return row
    raise LabError(f"nobody can play {', '.join(pairing.bots)}")


def play_by_views(lex: Lexicon, options: Options, pairing: Pairing) -> Row:
    """Play any bots: views in, actions out, each judged before it is applied."""
    seats = range(len(pairing.bots))
    bots = [make_bot(pairing.bots[seat], bot_seed(pairing, seat)) for seat in seats]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    state = deal(lex, options, pairing)
    while not state.over:
        seat = state.asked()
        view = see(lex, state, seat)
        began = perf_counter()
        try:
            action = bots[seat].choose(view)
            seconds[seat] += perf_counter() - began
            whole = judge(lex, state, seat, action)
        except Exception as error:
            where = f"in game {pairing.game} (deal {pairing.deal}) at seat {seat}, decision {decisions[seat]}"
            raise LabError(f"{pairing.bots[seat]} failed {where}: {type(error).__name__}: {error}") from error
        decisions[seat] += 1
        state.do(seat, *whole)
    return row_of(pairing, state.score[: len(bots)], state.winners, decisions, seconds)


# The first that can play a line-up does, so the order decides what a run is. Each deals as ``deal`` does, and its rows
# depend on the pairing alone.
PLAYERS: list[Player] = [play_in_the_core, play_by_views]


def deal(lex: Lexicon, options: Options, pairing: Pairing) -> State:
    """The state before the first answer; the same for all games of a block."""
    state = State(lex.board)
    state.seed(pairing.deal)
    state.begin(*options.setup(len(pairing.bots)))
    return state


def bot_seed(pairing: Pairing, seat: int) -> int:
    """The seed of a bot's own dice, independent of the deal."""
    return number("bot", pairing.deal, seat)


@lru_cache(maxsize=8)
def _lexicon(map_text: str) -> Lexicon:
    return lexicon(load_map_text(map_text))

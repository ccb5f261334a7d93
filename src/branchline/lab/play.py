"""One game after another: bots at their seats, a deal, and what came of it as a row.

It shows every bot its own view and nothing else. It must not know who compares the rows, or why.
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
    """Games to be played somewhere, by whoever gets this: it holds all that is needed."""

    map_text: str
    options: Options
    games: tuple[Pairing, ...]


Player: TypeAlias = Callable[[Lexicon, Options, Pairing], Row | None]


def play_chunk(chunk: Chunk) -> list[Row]:
    """The rows of a chunk. The same chunk gives the same rows everywhere, but for the seconds."""
    lex = _lexicon(chunk.map_text)
    return [play_game(lex, chunk.options, pairing) for pairing in chunk.games]


def play_game(lex: Lexicon, options: Options, pairing: Pairing) -> Row:
    """The first of ``PLAYERS`` that can play this line-up does."""
    for player in PLAYERS:
        row = player(lex, options, pairing)
        if row is not None:
            return row
    raise LabError(f"nobody can play {', '.join(pairing.bots)}")


def play_by_views(lex: Lexicon, options: Options, pairing: Pairing) -> Row:
    """The road for every bot: views in, actions out, each judged before it is done."""
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


# The first that can play a line-up does: the order decides what a run is. Each deals as ``deal`` does, and its rows
# depend on the pairing alone.
PLAYERS: list[Player] = [play_in_the_core, play_by_views]


def deal(lex: Lexicon, options: Options, pairing: Pairing) -> State:
    """The table as it stands before the first answer; alike for all games of a block."""
    state = State(lex.board)
    state.seed(pairing.deal)
    state.begin(*options.setup(len(pairing.bots)))
    return state


def bot_seed(pairing: Pairing, seat: int) -> int:
    """A bot's own dice, which have nothing to do with the decks."""
    return number("bot", pairing.deal, seat)


@lru_cache(maxsize=8)
def _lexicon(map_text: str) -> Lexicon:
    return lexicon(load_map_text(map_text))

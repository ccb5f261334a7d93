"""Games of the arena: one deal for a whole block, the same rows in any number of processes, and errors that name the bot.
Rows are compared with each other and with a game played step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future

import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.game.options import Options, read_options
from branchline.lab import Arena, LabError, Plan, play
from branchline.lab.compiled_play import play_in_the_core
from branchline.lab.pairing import Pairing, Row, row_of
from branchline.lab.play import Chunk, bot_seed, deal, play_chunk
from branchline.lab.pool import Here, make_pool, play_all
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import BUILT_IN, Map, load_map


def timeless(rows: list[Row]) -> list[Row]:
    return sorted(row._replace(seconds=()) for row in rows)


def arena(map_: Map, bots: list[str], seats: int, games: int, seed: int = 0) -> Arena:
    return Arena(map_, read_options(map_, seats, None), Plan(bots, seats, seed), games)


@pytest.mark.usefixtures("by_views")
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_row_is_the_result_of_its_game(name: str) -> None:
    """The same game played step by step: the deal is its seed, and each bot has a seed of its own."""
    map_ = load_map(name)
    run = arena(map_, ["uniform"], 3, 1)
    run.play(1)
    (row,) = run.rows
    game = Game.new(map_, 3, row.deal)
    pairing = Pairing(*row[:5])
    bots = [make_bot("uniform", bot_seed(pairing, seat)) for seat in range(3)]
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    scores = game.scores()
    assert row.scores == tuple(seat.total for seat in scores.seats)
    assert [seat for seat in range(3) if row.parts[seat]] == list(scores.winners)
    assert sum(row.parts) == pytest.approx(1)
    assert sum(row.decisions) == len(game.entries) - 1
    assert min(row.seconds) > 0


def test_the_seatings_of_a_block_begin_with_the_same_deal(board: Map) -> None:
    plan = Plan(["a", "b", "c"], 3, 4)
    options = read_options(board, 3, None)
    dealt = [(game.block, deal(lexicon(board), options, game).pack()) for game in plan.games(2)]
    assert len(dealt) == 6
    assert len(set(dealt)) == 2


def test_the_number_of_processes_changes_no_row(board: Map) -> None:
    alone, shared = arena(board, ["uniform"], 2, 12), arena(board, ["uniform"], 2, 12)
    alone.play(1)
    shared.play(2)
    assert timeless(alone.rows) == timeless(shared.rows)
    assert shared.counted() == sorted(shared.rows)


@pytest.mark.usefixtures("bots")
def test_unequal_bots_are_told_apart(board: Map) -> None:
    run = arena(load_map("north_america"), ["greedy", "uniform"], 2, 4)
    run.play(1)
    won = sum(row.parts[row.bots.index("greedy")] for row in run.rows)
    assert won == 4
    assert [row.bots for row in sorted(run.rows)][:2] == [("greedy", "uniform"), ("uniform", "greedy")]


@pytest.mark.usefixtures("bots")
def test_a_bot_that_breaks_the_rules_is_named(board: Map) -> None:
    run = arena(board, ["uniform", "cheat"], 2, 4)
    with pytest.raises(LabError, match=r"cheat failed in game 0 \(deal \d+\) at seat 1, decision \d+"):
        run.play(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_in_the_pool_comes_out_as_it_is(board: Map, jobs: int) -> None:
    pool = make_pool(jobs)
    chunk = Chunk(board.source, read_options(board, 2, None), (Pairing(0, 0, 0, 7, ("uniform", "nobody")),))
    with pytest.raises(ValueError, match="nobody"):
        list(play_all(pool, [chunk], 5))
    pool.close()


def test_a_faster_player_is_used_where_it_can_play(board: Map, monkeypatch: pytest.MonkeyPatch) -> None:
    def fast(lex: Lexicon, options: Options, pairing: Pairing) -> Row | None:
        if set(pairing.bots) != {"uniform"}:
            return None
        state = deal(lex, options, pairing)
        decisions = state.play_random()
        return row_of(pairing, state.score[:2], state.winners, [decisions, 0], [0.0, 0.0])

    players: list[Callable[..., Row | None]] = [fast, play.play_by_views]
    monkeypatch.setattr(play, "PLAYERS", players)
    options = read_options(board, 2, None)
    (row,) = play_chunk(Chunk(board.source, options, (Pairing(0, 0, 0, 7, ("uniform", "uniform")),)))
    assert row.decisions[1] == 0
    monkeypatch.setattr(play, "PLAYERS", players[:1])
    with pytest.raises(LabError, match="nobody can play"):
        play_chunk(Chunk(board.source, options, (Pairing(0, 0, 0, 7, ("uniform", "other")),)))


@pytest.mark.native
def test_a_bot_that_is_no_policy_is_not_played_in_the_core(board: Map) -> None:
    options = read_options(board, 2, None)
    for bots, playable in ((("uniform", "planner"), True), (("planner", "expert:playouts=1"), False)):
        row = play_in_the_core(lexicon(board), options, Pairing(0, 0, 0, 7, bots))
        assert (row is not None) == playable


class Dying(Here):
    """A pool whose process has died."""

    def submit(self, chunk: Chunk) -> Future[list[Row]]:
        future: Future[list[Row]] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_dead_process_gets_a_clear_error(board: Map) -> None:
    with pytest.raises(LabError, match="a process of the pool has died"):
        arena(board, ["uniform"], 2, 4).play(1, pool=Dying())


def test_slow_games_are_sent_alone_and_quick_ones_in_chunks(board: Map) -> None:
    run = arena(board, ["uniform"], 2, 400)
    row = Row(0, 0, 0, 0, ("a", "b"), (1, 2), (0, 1), (1, 1), (0.001, 0.001))
    sizes = []
    for seconds in [0.001] * 9 + [9.0, 0.001]:
        run._size = run._fitting([row._replace(seconds=(seconds, seconds))])
        sizes.append(run._size)
    assert sizes == [2, 4, 8, 16, 32, 64, 100, 100, 100, 1, 2]
    assert run._fitting([]) == 2

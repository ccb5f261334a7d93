"""Clocks: the time a seat has left, what happens when it is up, and clocks that stop while the server is down."""

from __future__ import annotations

import contextlib
import random
import struct
from pathlib import Path

import pytest

from branchline import Game
from branchline import record as rec
from branchline.maps import BUILT_IN
from branchline.server.tables.clock import Clock, ServerClock
from branchline.server.tables.harmless_action import harmless_action
from branchline.server.wire.shapes import ClockRule, GameOptions
from tests.server.players import set_up
from tests.server.socket_server import run, socket_server


def test_a_bank_runs_down_and_is_incremented_when_the_turn_ends() -> None:
    clock = Clock.new(ClockRule("bank", 60, 5), 3, 100.0).next(100.0, (0, 1), (0, 1), ())
    assert clock.left(110.0) == (50_000, 50_000, 60_000)
    assert clock.deadline() == 160.0
    assert clock.late(159.0) == () and clock.late(161.0) == (0, 1)
    after = clock.next(110.0, (1,), (), (0,))
    assert after.left(110.0) == (55_000, 50_000, 60_000)
    assert after.left(115.0) == (55_000, 45_000, 60_000)
    assert Clock.restore(clock.rule, 3, after.saved(), 0.0).left(115.0) == after.left(115.0)


def test_time_is_counted_in_whole_milliseconds_rounded_down() -> None:
    clock = Clock.new(ClockRule("move", 60), 2, 0.0).next(0.0, (0,), (0,), ())
    assert clock.left(0.0019) == (59_999, 60_000), "1.9 ms are one whole millisecond"
    assert clock.left(0.0009) == (60_000, 60_000)
    assert clock.left(-5.0) == (60_000, 60_000), "the time before it began is nobody's"
    assert clock.late(59.9999) == () and clock.late(60.0) == (0,)


def test_a_turn_that_is_taken_back_gives_its_increment_back() -> None:
    clock = Clock.new(ClockRule("bank", 60, 5), 2, 0.0).next(0.0, (0,), (0,), ())
    over = clock.next(10.0, (1,), (1,), (0,))
    assert over.left(10.0) == (55_000, 60_000)
    assert over.next(10.0, (0,), (), (), (0,)).left(10.0) == (50_000, 60_000)


def test_a_move_clock_restarts_with_every_question() -> None:
    clock = Clock.new(ClockRule("move", 60), 2, 0.0).next(0.0, (0,), (0,), ())
    assert clock.next(50.0, (0,), (0,), ()).deadline() == 110.0
    assert clock.next(50.0, (0,), (), ()).deadline() == 60.0


def test_without_a_clock_there_is_no_deadline() -> None:
    clock = Clock.new(ClockRule(), 2, 0.0).next(0.0, (0,), (0,), ())
    assert clock.face(5.0) is None and clock.deadline() is None and clock.late(1e9) == () and clock.saved() == {}


def test_server_time_continues_where_it_stopped() -> None:
    assert 0 <= ServerClock(1000.0).now() - 1000.0 < 5


@pytest.mark.parametrize("map_", BUILT_IN)
def test_harmless_is_always_legal(map_: str) -> None:
    """In random games a seat is sometimes out of time; the action played for it is always legal."""
    rng = random.Random(map_)
    for seed in range(4):
        game = Game.new(map_, 3, seed)
        while not game.over:
            seat = rng.choice(game.asked)
            if rng.random() < 0.3:
                action = harmless_action(game.view(seat))
                assert action in game.legal(seat)
            else:
                action = rng.choice(game.legal(seat))
            game.play(seat, action)


@pytest.mark.parametrize("after", ["bot", "harmless"])
def test_the_game_continues_when_a_seat_is_out_of_time(after: str) -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            rule = ClockRule("move", 5, 0, after)  # type: ignore[arg-type]
            code = await server.table("north_america", list(guests), rule, options=GameOptions(start=0))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)
            assert ann.updates[code]["clock"]["running"] == [0]
            assert 0 < ann.updates[code]["clock"]["left"][0] <= 5000
            while bob.views[code]["turn"] != 1:
                await bob.update(code)
            table = await server.tables.table(code)
            assert table.log.game is not None
            kinds = [type(entry) for entry in table.log.game.entries]
            assert rec.TimedOut in kinds
            assert (rec.TookOver in kinds) == (after == "bot")
            assert (table.row.seating[0].stand_in is not None) == (after == "bot")

    run(story())


def test_clocks_stop_while_the_server_is_down(tmp_path: Path) -> None:
    async def story() -> None:
        path = str(tmp_path / "data.db")
        async with socket_server(path) as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests), ClockRule("bank", 100))
            started = server.tables.server_clock.now()
            await server.store.keep_secret("alive", struct.pack("<d", started - 50))
        async with socket_server(path) as server:
            later = server.tables.server_clock.now()
            assert 0 <= later - started < 60, "the time was saved when the server stopped"
            await server.store.keep_secret("alive", struct.pack("<d", later - 5))
            table = await server.tables.table(code)
            assert table.log.clock.left(later)[0] > 90_000

    run(story())

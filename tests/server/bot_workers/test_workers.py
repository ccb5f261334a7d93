"""Bots in worker processes: a bot that fails, is too slow or dies is replaced for that move."""

from __future__ import annotations

import asyncio

import pytest

from branchline import Game
from branchline.server.bot_workers import BotWorkers
from branchline.server.bot_workers.child import answer
from branchline.server.wire.shapes import BotChoice
from tests.server.socket_server import LazyBotWorkers, run, socket_server


def game() -> Game:
    return Game.new("europe", 2, 7)


def test_a_level_answers_with_something_legal() -> None:
    async def story() -> None:
        bot_workers = BotWorkers(1)
        await bot_workers.warm()
        table = game()
        for level in ("novice", "casual", "skilled"):
            for style in ("planner", "racer", "collector", "blocker"):
                action = await bot_workers.choose(f"{level}:style={style}", table.view(0), "ann")
                assert action in table.legal(0)
        assert bot_workers.faults == 0
        await bot_workers.close()

    run(story())


def test_a_question_may_come_while_the_process_loads() -> None:
    async def story() -> None:
        bot_workers = BotWorkers(1)
        view = game().view(0)
        warming = asyncio.create_task(bot_workers.warm())
        await asyncio.sleep(0.01)
        assert await bot_workers.choose("novice:style=planner", view, "ann") in view.legal()
        await warming
        assert bot_workers.faults == 0
        await bot_workers.close()

    run(story())


def test_unknown_slow_and_dead_workers_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(1, patience=1.0)
        table = game()
        for seat in (0, 1):
            table.play(seat, table.legal(seat)[0])
        view = table.view(table.asked[0])
        assert await bot_workers.choose("nobody", view, "ann") in view.legal()
        assert bot_workers.faults == 1
        assert await bot_workers.choose("expert:ms=60000", view, "ann") in view.legal()
        assert bot_workers.faults == 2
        assert await bot_workers.choose("expert:ms=20", view, "ann") in view.legal()
        assert bot_workers.faults == 2, "a fresh process has taken its place"
        assert await bot_workers.choose("novice:style=racer", view, "ann") in view.legal()
        process = bot_workers._workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert await bot_workers.choose("novice:style=racer", view, "ann") in view.legal()
        await bot_workers.close()

    run(story())
    assert sum("bot replaced for a move" in line for line in caplog.messages) == 2


def test_an_invalid_question_is_an_error_of_the_worker() -> None:
    with pytest.raises(Exception, match="."):
        answer(b"nonsense")


class Wrong(LazyBotWorkers):
    """A bot that answers with an action that is not legal."""

    async def choose(self, bot, view, person, priority=None):  # type: ignore[no-untyped-def]
        from branchline.actions import Pass

        return Pass()


class Broken(LazyBotWorkers):
    async def choose(self, bot, view, person, priority=None):  # type: ignore[no-untyped-def]
        raise RuntimeError("a bug")


@pytest.mark.parametrize("bot_workers", [Wrong, Broken])
def test_no_table_is_stuck_by_a_bad_bot(bot_workers: type[BotWorkers]) -> None:
    async def story() -> None:
        async with socket_server(bot_workers=bot_workers(0)) as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [BotChoice("novice"), BotChoice("novice")])
            async with server.client(ann) as line:
                await line.say("Watch", table=code, seat=None)
                while line.updates[code]["seq"] < 12:
                    await line.update(code)
                await line.say("Unwatch", table=code)
            assert server.tables.bot_workers.faults >= 12

    run(story())

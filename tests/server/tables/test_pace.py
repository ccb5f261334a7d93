"""The pace of the bots: the least time a bot takes for a step, also for the step that it waits for when it changes."""

from __future__ import annotations

import time
from typing import Any

from branchline.actions import AnyAction
from branchline.server.wire.shapes import BotChoice, GameOptions
from branchline.view import View
from tests.server.players import answer
from tests.server.socket_server import LazyBotWorkers, run, socket_server


class QuickBotWorkers(LazyBotWorkers):
    """Answers at once, without a process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, bot: str, view: View, person: str, priority: Any = None) -> AnyAction:
        return view.legal()[0]


def test_a_bot_takes_at_least_the_time_of_the_pace() -> None:
    async def story() -> None:
        async with socket_server(bot_workers=QuickBotWorkers()) as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, BotChoice("novice")], pace=500, options=GameOptions(start=1))
            started = time.monotonic()
            async with server.client(ann) as client:
                await client.say("Watch", table=code, seat=0)
                await answer(client, code, 0)
                while client.updates[code]["choices"] is None:
                    await client.update(code)
                steps = client.updates[code]["seq"] - 1  # without Ann's own
                assert steps >= 2 and time.monotonic() - started >= 0.5 * steps

    run(story())


def test_a_new_pace_counts_at_once() -> None:
    async def story() -> None:
        async with socket_server(bot_workers=QuickBotWorkers()) as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, BotChoice("novice")], pace=10_000, options=GameOptions(start=0))
            async with server.client(ann) as client:
                await client.say("Watch", table=code, seat=0)
                await answer(client, code, 0)
                started = time.monotonic()
                row = await server.tables.change(code, lambda row: {"pace": 0})
                assert row.pace == 0
                while client.updates[code]["choices"] is None:
                    await client.update(code)
                assert time.monotonic() - started < 8

    run(story())

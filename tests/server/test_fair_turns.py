"""Turns go round between those who ask; whoever gives up waiting leaves no gap."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.fair_turns import Crowded, FairTurns
from tests.server.socket_server import run


def test_askers_take_turns_and_may_give_up() -> None:
    async def story() -> None:
        turns = FairTurns(most=4, each=2)
        order: list[str] = []

        async def work(name: str, asker: str) -> None:
            async with turns.turn(asker):
                order.append(name)
                await asyncio.sleep(0)

        async with turns.turn("eve"):
            names = [("a1", "ann"), ("a2", "ann"), ("b1", "bob"), ("c1", "cid")]
            tasks = {}
            for name, asker in names:
                tasks[name] = asyncio.create_task(work(name, asker))
                await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await work("d1", "dan")
            tasks["b1"].cancel()
            await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await work("a3", "ann")
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert order == ["a1", "c1", "a2"]
        await work("free", "ann")
        assert order[-1] == "free"

    run(story())


def test_a_turn_given_to_somebody_who_has_just_gone_is_passed_on() -> None:
    async def story() -> None:
        turns = FairTurns(most=4, each=2)
        entered = asyncio.Event()

        async def work() -> None:
            async with turns.turn("ann"):
                entered.set()

        first = turns.turn("eve")
        await first.__aenter__()
        gone = asyncio.create_task(work())
        await asyncio.sleep(0)
        other = asyncio.create_task(work())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # the turn is given to the first of them
        gone.cancel()
        await other
        assert entered.is_set() and gone.cancelled()

    run(story())

"""Whole games over websockets on every map, played by clients that know only what they are sent."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from branchline.game import verify
from branchline.maps import BUILT_IN
from branchline.record import Record
from branchline.server.tables.actor import read_game
from branchline.server.wire.shapes import BotChoice
from tests.server.players import play_seat
from tests.server.socket_server import Guest, SocketServer, run, socket_server


async def sit_and_play(server: SocketServer, guest: Guest, code: str, seat: int, rng: random.Random) -> dict[str, Any]:
    async with server.client(guest) as client:
        await play_seat(client, code, seat, rng)
        fresh = await client.say("Watch", table=code, seat=seat)
        assert fresh["type"] == "Ack"
        assert client.views[code] == {**client.views[code], **client.updates[code]["view"]}
        return client.views[code]


@pytest.mark.parametrize(("map_", "seats"), [("north_america", 2), ("europe", 3), ("great_lakes", 3)])
def test_a_whole_game_over_the_wire(map_: str, seats: int) -> None:
    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(f"Guest {i}") for i in range(seats)]
            code = await server.table(map_, list(guests))
            rng = [random.Random(f"{map_} {i}") for i in range(seats)]
            views = await asyncio.gather(
                *(sit_and_play(server, guest, code, i, rng[i]) for i, guest in enumerate(guests))
            )
            row = await server.tables.row(code)
            assert row.status == "over" and row.outcome is not None
            assert {tuple(view["winners"]) for view in views} == {row.outcome.winners}
            game = await read_game(server.store, row)
            assert game is not None
            verify(Record.parse(game.record().text()))

    run(story())


@pytest.mark.parametrize("map_", BUILT_IN)
def test_a_person_and_bots_play_to_the_end(map_: str) -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table(map_, [BotChoice("novice"), ann, BotChoice("casual")])
            await sit_and_play(server, ann, code, 1, random.Random(map_))
            assert (await server.tables.row(code)).status == "over"
            assert server.tables.bot_workers.faults == 0

    run(story())

"""One person's experts don't keep another person's bots waiting: a server with real workers, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.tables.bot_tables import MOST
from tests.server.full_server import Caller, full_server
from tests.server.players import answer
from tests.server.socket_server import Client, run

EXPERTS = [{"bot": {"level": "expert"}}] * 5
WATCHES = 8  # tables on one socket


async def read(line: Client) -> None:
    """Read everything, because the server disconnects a client that never reads."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.line.recv()


async def watch(stack: contextlib.AsyncExitStack, caller: Caller, codes: list[str]) -> list[asyncio.Task[None]]:
    """Watch tables; the tasks read until the end."""
    readers = []
    for start in range(0, len(codes), WATCHES):
        line = await stack.enter_async_context(caller.line())
        for code in codes[start : start + WATCHES]:
            assert (await line.say("Watch", table=code, seat=None))["type"] == "Ack"
        readers.append(asyncio.ensure_future(read(line)))
    return readers


async def waits_for_bot(ada: Caller, moves: int) -> list[float]:
    """Play against a skilled bot; how long each of its answers took, in seconds, the shortest first."""
    code = (await ada.make("europe", [{"mine": True}, {"bot": {"level": "skilled"}}], start=True))["table"]["code"]
    waits = []
    async with ada.line() as line:
        await line.say("Watch", table=code, seat=0)
        await answer(line, code, 0)
        while line.updates[code]["choices"] is None:  # the process of the bot starts
            await line.update(code)
        for _ in range(moves):
            assert (await answer(line, code, 0))["type"] == "Ack"
            began = time.monotonic()
            while line.updates[code]["choices"] is None:
                await line.update(code)
            waits.append(time.monotonic() - began)
    return sorted(waits)


@pytest.mark.native
def test_a_skilled_bot_answers_within_two_seconds_beside_any_number_of_experts() -> None:
    async def story() -> None:
        async with full_server() as server, contextlib.AsyncExitStack() as stack:
            eve, ada = await server.guest("Eve"), await server.guest("Ada")
            body = {"map": "europe", "seats": EXPERTS, "start": True, "pace": 0}
            answers = [await eve.post("/api/tables", body) for _ in range(60)]
            assert {reply.code for reply in answers if reply.status != 200} == {"too_many_bots"}
            made = [reply.json["table"]["code"] for reply in answers if reply.status == 200]
            assert len(made) == MOST
            readers = await watch(stack, eve, made)
            while not any(table.row.seq > 0 for table in server.tables._tables.values()):
                await asyncio.sleep(0.02)
            waits = await waits_for_bot(ada, 12)
            assert waits[len(waits) // 2] < 2.0 and waits[-1] < 10.0, "a busy machine may delay one of them"
            assert not any(reader.done() for reader in readers), "Eve still watches"

    run(story())

"""Tables are unloaded when nobody needs them and loaded unchanged; a restart loses nothing, and bots continue."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.store import EntryRow, StoreError
from branchline.server.tables import registry
from branchline.server.wire.shapes import BotChoice, GameOptions
from tests.server.players import answer, set_up
from tests.server.socket_server import run, socket_server


async def until(what: object, patience: float = 30.0) -> None:
    """Wait until a condition holds."""
    assert callable(what)
    async with asyncio.timeout(patience):
        while not what():
            await asyncio.sleep(0.02)


def test_a_table_is_unloaded_and_loaded_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REST_AFTER", 0.1)
    monkeypatch.setattr(registry, "MAINTAIN_EVERY", 0.05)

    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests), options=GameOptions(start=0))
            async with contextlib.AsyncExitStack() as stack:
                ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
                await set_up([ann, bob], code)
                await answer(ann, code, 0)
                await asyncio.sleep(0.4)
                assert code in server.tables.awake(), "somebody watches"
                seen = dict(ann.views[code])
                ask = ann.updates[code]["choices"]
                memory = weakref.ref(await server.tables.table(code))
            await until(lambda: code not in server.tables.awake())
            gc.collect()
            assert memory() is None, "a resting game takes no memory"
            async with server.client(guests[0]) as ann:
                await ann.say("Watch", table=code, seat=0)
                assert ann.views[code] == seen
                assert ann.updates[code]["choices"] == ask
                if ask is not None:
                    assert (await answer(ann, code, 0))["type"] == "Ack"

    run(story())


def test_after_a_restart_every_game_continues(tmp_path: Path) -> None:
    path = str(tmp_path / "data.db")

    async def story() -> None:
        async with socket_server(path) as server:
            ann = await server.guest("Ann")
            alone = await server.table("north_america", [BotChoice("novice"), BotChoice("casual")], pace=10)
            mixed = await server.table("europe", [ann, BotChoice("novice")], pace=10_000)
            async with server.client(ann) as line:
                await line.say("Watch", table=alone, seat=None)
                while line.updates[alone]["seq"] <= 10:
                    await line.update(alone)
                seq = (await server.tables.row(alone)).seq
                await line.say("Unwatch", table=alone)
            assert (await server.tables.row(mixed)).seq == 0
        async with socket_server(path) as server:
            assert (await server.tables.row(alone)).seq >= seq
            await until(lambda: mixed in server.tables.awake())
            assert alone not in server.tables.awake(), "nobody watches these bots"
            async with server.client(ann) as line:
                await line.say("Watch", table=alone, seat=None)
                while line.tables[alone]["status"] != "over":
                    await line.hear()
            assert (await server.tables.row(mixed)).status == "running"

    run(story())


def test_a_second_writer_is_noticed_and_the_table_read_again() -> None:
    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("north_america", list(guests))
            row = await server.tables.row(code)
            async with server.client(guests[0]) as ann:
                await ann.say("Watch", table=code, seat=0)
                await server.store.append(row.id, [EntryRow(n=1, at=0, body='{"kind":"timeout","n":1,"seat":0}')], {})
                with pytest.raises(StoreError):
                    await server.store.append(row.id, [EntryRow(n=1, at=0, body="{}")], {})
                assert (await answer(ann, code, 0))["code"] == "internal"
                with pytest.raises(ConnectionClosed):
                    await ann.until(lambda message: False)
                assert ann.line.close_code == 1012
            async with server.client(guests[0]) as ann:
                await ann.say("Watch", table=code, seat=0)
                assert ann.updates[code]["seq"] == 1
                assert (await answer(ann, code, 0))["seq"] == 2

    run(story())


def test_a_table_is_loaded_once_for_several_requests() -> None:
    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("great_lakes", list(guests))
            (await server.tables.table(code)).stop()
            server.tables._tables.clear()
            found = await asyncio.gather(*(server.tables.table(code) for _ in range(20)))
            assert len(set(map(id, found))) == 1

    run(story())

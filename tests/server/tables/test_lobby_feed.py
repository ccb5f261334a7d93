"""The lobby over the websocket: the whole list once, then only what changes, at a cost that follows the change."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.server.tables import lobby_feed
from branchline.server.tables.lobby_feed import LISTED
from branchline.server.wire.shapes import BotChoice
from tests.server.socket_server import Client, SocketServer, run, socket_server


class List:
    """A client's list, kept as docs/protocol.md says."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.tables: dict[str, dict[str, Any]] = {}
        self.last: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        message = await self.client.until(lambda message: message["type"] in ("Lobby", "LobbyChanges"))
        if message["type"] == "Lobby":
            self.tables = {table["code"]: table for table in message["tables"]}
        else:
            for code in message["gone"]:
                del self.tables[code]
            self.tables |= {table["code"]: table for table in message["changed"]}
        self.last = message
        return message

    async def until(self, **states: str) -> None:
        """Until the list has exactly these tables, by status."""
        while {code: table["status"] for code, table in self.tables.items()} != states:
            await self.hear()


@contextlib.asynccontextmanager
async def watching(server: SocketServer, name: str) -> Any:
    async with server.client(await server.guest(name)) as client:
        number = await client.tell("WatchLobby", on=True)
        found = List(client)
        assert (await found.hear())["type"] == "Lobby"
        await client.until(lambda message: message.get("id") == number)
        yield found


async def many(server: SocketServer, count: int) -> list[str]:
    guest = await server.guest("Public Paul")
    return [
        await server.table("europe", [guest, BotChoice(), None, None, None], start=False, public=True)
        for _ in range(count)
    ]


def test_tables_come_change_and_go() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, ann], start=False)
            async with watching(server, "Eve") as eve:
                assert eve.tables == {}
                await server.tables.change(code, lambda row: {"public": True})
                await eve.until(**{code: "open"})
                table = eve.tables[code]
                assert [seat["person"]["name"] for seat in table["seats"]] == ["Ann", "Ann"]
                assert "commitment" not in table and "seed" not in table
                await server.tables.start(code)
                await eve.until(**{code: "running"})
                async with watching(server, "Mia") as mia:
                    assert mia.tables == eve.tables
                    await server.tables.change(code, lambda row: {"public": False})
                    await eve.until()
                    await mia.until()
                await server.tables.change(code, lambda row: {"public": True})
                await eve.until(**{code: "running"})
                await eve.client.say("WatchLobby", on=False)
                await server.tables.change(code, lambda row: {"public": False})
                await asyncio.sleep(3 * lobby_feed.GATHER)
                assert (await eve.client.say("Ping"))["type"] == "Pong"
                assert eve.client.heard[-2]["type"] != "LobbyChanges"

    run(story())


def test_a_change_costs_what_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 200 tables one changes: the message has one table, and nothing is read from the store."""

    async def story() -> None:
        async with socket_server() as server:
            codes = await many(server, 2 * LISTED)
            async with watching(server, "Eve") as eve, watching(server, "Mia") as mia:
                whole = len(eve.client.raw[-2])
                assert len(eve.tables) == LISTED and set(eve.tables) == set(codes[LISTED:])

                async def read(limit: int = 0) -> Any:
                    raise AssertionError("the store was read")

                monkeypatch.setattr(server.store, "public_tables", read)
                bob = await server.guest("Bob")

                def sit(row: Any) -> Any:
                    return {"seating": (*row.seating[:2], replace(row.seating[2], person=bob.person), *row.seating[3:])}

                await server.tables.change(codes[-1], sit)
                for watcher in (eve, mia):
                    message = await watcher.hear()
                    assert [table["code"] for table in message["changed"]] == [codes[-1]] and message["gone"] == []
                    assert watcher.tables[codes[-1]]["seats"][2]["person"]["name"] == "Bob"
                change = len(eve.client.raw[-1])
                assert change < 1_200 and whole > 40 * change, (whole, change)

    run(story())


def test_the_list_is_bounded() -> None:
    async def story() -> None:
        async with socket_server() as server:
            codes = await many(server, LISTED)
            async with watching(server, "Eve") as eve:
                guest = await server.guest("Nora")
                row = await server.tables.row(codes[0])
                new = replace(row, id=0, code="newest000000", host=guest.person.id, created=1.0)
                server.tables.lobby_changed(await server.store.create_table(new))
                message = await eve.hear()
                assert [table["code"] for table in message["changed"]] == ["newest000000"]
                assert len(message["gone"]) == 1 and len(eve.tables) == LISTED

    run(story())


def test_what_changes_in_the_store_alone_is_noticed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A resting table whose person is renamed, or which is deleted."""
    monkeypatch.setattr(lobby_feed, "REREAD", 0.2)

    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, None], start=False, public=True)
            async with watching(server, "Eve") as eve:
                await server.store.change_person(ann.person.id, name="Anna")
                while eve.tables[code]["seats"][0]["person"]["name"] != "Anna":
                    await eve.hear()
                for day in range(10):
                    await server.store.prune(day * 86_400.0)
                await eve.until()

    run(story())


def test_a_change_while_the_list_is_read_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, ann], start=False, public=True)
            read, begun, go_on = server.store.public_tables, asyncio.Event(), asyncio.Event()

            async def slowly(limit: int = 100) -> Any:
                found = await read(limit)
                begun.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(server.store, "public_tables", slowly)
            async with server.client(ann) as client:
                await client.tell("WatchLobby", on=True)
                await begun.wait()
                await server.tables.start(code)
                go_on.set()
                await List(client).until(**{code: "running"})

    run(story())


def test_nothing_is_kept_for_watchers_who_have_left() -> None:
    async def story() -> None:
        async with socket_server() as server:
            feed = server.tables.lobby_feed
            async with watching(server, "Eve"):
                assert len(feed._watchers) == 1
            async with asyncio.timeout(60):
                while feed._watchers:
                    await asyncio.sleep(0.01)
            code = (await many(server, 1))[0]
            server.tables.lobby_changed(await server.tables.row(code))
            assert feed._sending is None and not feed._changed
            async with watching(server, "Mia") as mia:
                assert list(mia.tables) == [code]

    run(story())


def test_what_was_to_be_sent_is_dropped_when_the_feed_stops() -> None:
    async def story() -> None:
        async with socket_server() as server:
            feed = server.tables.lobby_feed
            row = await server.tables.row((await many(server, 1))[0])
            async with watching(server, "Eve"):
                feed.changed(row)
                sending = feed._sending
                feed.stop()
                assert sending is not None and sending.cancelled()

    run(story())

"""Limits for one client: size, rate, time and connections; idle and dead connections are closed."""

from __future__ import annotations

import asyncio
import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.connections.limits import Limits
from tests.server.full_server import full_server
from tests.server.security.test_checklist import knock
from tests.server.socket_server import Client, run


async def hear_all(line: Client) -> None:
    while True:
        await line.hear()


def test_size_is_limited() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            assert (await ada.post("/api/tables", {"map": "x" * 40_000})).status == 413
            async with ada.line() as line:
                await line.line.send("x" * 17_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await hear_all(line)
                assert closed.value.rcvd.code == 1009
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n")
            assert b" 411 " in await reader.readline()  # or every byte of a body could be an event of its own
            writer.close()

    run(story())


def test_an_endless_body_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.http.route.PATIENCE", 0.2)

    async def story() -> None:
        async with full_server() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{")
            assert b" 408 " in await asyncio.wait_for(reader.readline(), 60)
            writer.close()

    run(story())


def test_rate_is_limited() -> None:
    async def story() -> None:
        async with full_server(limits=Limits(rate=5, burst=10)) as server:
            ada = await server.guest()
            async with ada.line() as line:
                for number in range(200):
                    with contextlib.suppress(ConnectionClosed):
                        await line.line.send(json.dumps({"type": "Ping", "id": number}))
                with pytest.raises(ConnectionClosed):
                    await hear_all(line)
                answers = line.heard[1:]
                assert {answer["type"] for answer in answers} == {"Pong", "Trouble"}
                assert {answer["code"] for answer in answers if answer["type"] == "Trouble"} == {"too_fast"}
            assert (await ada.get("/api/me")).status == 200  # others are still served, and so is this client

    run(story())


def test_the_sockets_of_one_person_are_limited() -> None:
    async def story() -> None:
        async with full_server(limits=Limits(connections=3)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            async with ada.line(), ada.line():
                async with ada.line():
                    assert await knock(server, ada.token) == 4429
                    assert await knock(server, bob.token) == 101
                while server.tables.connections.count_of(ada.person["id"]) > 2:
                    await asyncio.sleep(0.01)
                assert await knock(server, ada.token) == 101

    run(story())


def test_idle_peers_are_closed() -> None:
    async def story() -> None:
        async with full_server(limits=Limits(idle=0.5)) as server:
            ada = await server.guest()
            async with ada.line() as line:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(line.hear(), 60)

    run(story())


def test_dead_peers_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that answers no ping, as after a cable is pulled."""
    monkeypatch.setattr("branchline.server.serve.PING", 0.3)
    monkeypatch.setattr("branchline.server.serve.PONG", 0.3)

    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                b"authorization: Bearer " + str(ada.token).encode() + b"\r\n\r\n"
            )
            assert b" 101 " in await reader.readline()
            while server.tables.figures()["sockets"] == 0:
                await asyncio.sleep(0.01)
            await asyncio.wait_for(reader.read(), 60)  # until the server closes the connection
            assert server.tables.figures()["sockets"] == 0
            writer.close()

    run(story())

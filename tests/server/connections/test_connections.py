"""Connections, one test for each line of the websocket security list: who may connect, how much they may send, and
what happens to clients that don't read, don't answer pings, or send invalid messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server.accounts.accounts import hash_token
from branchline.server.connections.limits import Limits
from branchline.server.wire.shapes import BotChoice
from tests.server.socket_server import Guest, SocketServer, run, socket_server


def headers(guest: Guest, **more: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {guest.token}", **more}


async def code_of_close(line: Any) -> int:
    """Read until the connection is closed; returns the close code."""
    try:
        while True:
            await asyncio.wait_for(line.recv(), 30)
    except ConnectionClosed:
        return line.close_code or 0


def test_a_connection_without_a_session_is_closed() -> None:
    async def story() -> None:
        async with socket_server() as server:
            url = f"ws://127.0.0.1:{server.port}/ws"
            for given in ({}, {"Authorization": "Bearer nobody"}, {"Cookie": "branchline=wrong"}):
                async with connect(url, additional_headers=given) as line:
                    assert await code_of_close(line) == 4401

    run(story())


def test_somebody_who_signs_out_while_connecting_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")

            async def muted(person: str) -> list[str]:
                await server.store.close_sessions(person)
                return []

            monkeypatch.setattr(server.store, "muted", muted)  # it is asked in between
            async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers(ann)) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(line.recv(), 30)
                assert closed.value.rcvd.code == 4401

    run(story())


def test_foreign_origins_are_refused() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            url = f"ws://127.0.0.1:{server.port}/ws"
            for origin in (
                "https://evil.example",
                "null",
                f"http://127.0.0.1:{server.port + 1}",
                "http://localhost.evil",
            ):
                with pytest.raises(InvalidStatus) as error:
                    await connect(url, additional_headers=headers(ann, Origin=origin))
                assert error.value.response.status_code == 403
            own = f"http://127.0.0.1:{server.port}"
            async with connect(url, additional_headers=headers(ann, Origin=own)) as line:
                assert json.loads(await line.recv())["type"] == "Welcome"

    run(story())


def test_compression_is_off() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers(ann)) as line:
                assert line.response is not None
                assert "sec-websocket-extensions" not in line.response.headers

    run(story())


def test_a_long_message_closes_the_connection() -> None:
    async def story() -> None:
        async with socket_server() as server, server.client(await server.guest("Ann")) as ann:
            await ann.line.send('{"type":"Say","id":1,"table":"abcd","text":"' + "x" * 20_000 + '"}')
            assert await code_of_close(ann.line) == 1009

    run(story())


NONSENSE: list[str | bytes] = [
    "", "{", "[]", "null", "17", '"Ping"', "{}", '{"type":"Ping"}', '{"type":"Ping","id":-1}', '{"type":"Ping","id":1.5}',
    '{"type":"Ping","id":1,"more":2}', '{"type":"Nothing","id":1}', '{"id":1}', '{"type":"Watch","id":1}',
    '{"type":"Watch","id":1,"table":"x"}', '{"type":"Watch","id":1,"table":"a b c d"}',
    '{"type":"Watch","id":1,"table":"abcd","seat":5}', '{"type":"Watch","id":1,"table":"abcd","seat":"0"}',
    '{"type":"Act","id":1,"table":"abcd","seat":0,"ask":0,"action":{"type":"Win"}}',
    '{"type":"Act","id":1,"table":"abcd","seat":0,"ask":0,"action":{"type":"Pass","x":1}}',
    '{"type":"Say","id":1,"table":"abcd","text":""}', '{"type":"Say","id":1,"table":"abcd","text":"' + "x" * 501 + '"}',
    b'{"type":"Ping","id":1}', "[" * 5000, '{"type":"Mute","id":1,"person":"abcd","on":1}',
]  # fmt: skip


def test_invalid_messages_get_trouble_and_change_nothing() -> None:
    async def story() -> None:
        async with socket_server(limits=Limits(bad_messages=1000, burst=1000)) as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, BotChoice("novice")], pace=10_000)
            before = await server.store.table(code)
            async with server.client(ann) as client:
                for text in NONSENSE:
                    await client.line.send(text)
                    reply = await client.hear()
                    assert (reply["type"], reply["id"], reply["code"]) == ("Trouble", None, "bad_message"), text
                assert (await client.say("Ping"))["type"] == "Pong"
            assert await server.store.table(code) == before

    run(story())


def test_many_invalid_or_too_frequent_messages_close_the_connection() -> None:
    async def story() -> None:
        async with socket_server(limits=Limits(rate=1, burst=5, too_fast=5)) as server:
            ann = await server.guest("Ann")
            async with server.client(ann) as client:
                for _ in range(10):
                    await client.line.send("nonsense")
                assert await code_of_close(client.line) == 4400
            async with server.client(ann) as client:
                for i in range(30):
                    await client.line.send(f'{{"type":"Ping","id":{i}}}')
                kinds = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        kinds.append((await client.hear())["type"])
                assert client.line.close_code == 4429
                assert 5 <= kinds.count("Pong") <= 9 and kinds.count("Trouble") == 5
            assert server.tables.counts["flood_total"] == 1

    run(story())


def test_invalid_utf8_is_no_message() -> None:
    async def story() -> None:
        async with socket_server() as server, server.client(await server.guest("Ann")) as ann:
            await ann.line.send(b'{"type":"Ping","id":1,"x":"\xff\xfe"}', text=True)
            assert (await ann.hear())["code"] == "bad_message"
            await ann.line.send([b'{"type":"Pi', b'ng","id":7}'], text=True)
            assert (await ann.hear()) == {"type": "Pong", "id": 7}

    run(story())


def test_signing_out_closes_the_sockets_of_that_session() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            async with server.client(ann) as one, server.client(ann) as two, server.client(bob) as other:
                server.tables.sign_out(hash_token(ann.token))
                for client in (one, two):
                    assert (await client.hear()) == {"type": "Closing", "reason": "signed_out"}
                    assert await code_of_close(client.line) == 4401
                assert (await other.say("Ping"))["type"] == "Pong"
                assert server.tables.present(bob.person.id) and not server.tables.present(ann.person.id)

    run(story())


def test_at_most_eight_tables_on_a_connection() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            codes = [await server.table("north_america", [ann, bob], start=False) for _ in range(9)]
            async with server.client(ann) as client:
                replies = [await client.say("Watch", table=code) for code in codes]
                assert [reply["type"] for reply in replies] == ["Ack"] * 8 + ["Trouble"]
                await client.say("Unwatch", table=codes[0])
                assert (await client.say("Watch", table=codes[8]))["type"] == "Ack"

    run(story())


async def raw_line(server: SocketServer, guest: Guest) -> socket.socket:
    """A client that connects and then never reads."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(
        line,
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n".encode(),
    )
    assert b" 101 " in await loop.sock_recv(line, 4096)
    return line


def text_frame(text: str) -> bytes:
    data = text.encode()
    return bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data


def test_a_client_that_never_reads_is_cut_and_delays_nobody() -> None:
    async def story() -> None:
        async with socket_server(limits=Limits(rate=10_000, burst=10_000)) as server:
            ann, eve = await server.guest("Ann"), await server.guest("Eve")
            code = await server.table("north_america", [ann, BotChoice("novice")], pace=0)
            deaf = await raw_line(server, eve)
            loop = asyncio.get_running_loop()
            watch = text_frame(f'{{"type":"Watch","id":1,"table":"{code}"}}')
            async with server.client(ann) as client:
                await client.say("Watch", table=code, seat=0)
                while server.tables.present(eve.person.id):  # it keeps asking for more without reading anything
                    try:
                        await asyncio.wait_for(loop.sock_sendall(deaf, watch * 50), 1)
                    except (ConnectionError, TimeoutError):
                        await asyncio.sleep(0.05)
                    assert (await client.say("Ping"))["type"] == "Pong"
            deaf.close()

    run(story())


def test_dead_and_idle_connections_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("branchline.server.tables.registry.MAINTAIN_EVERY", 0.05)
        async with socket_server(limits=Limits(idle=0.2), ws_ping_interval=0.1, ws_ping_timeout=0.5) as server:
            ann, eve = await server.guest("Ann"), await server.guest("Eve")
            code = await server.table("north_america", [ann, eve])
            dead = await raw_line(server, eve)  # never answers a ping
            await asyncio.get_running_loop().sock_sendall(
                dead, text_frame(f'{{"type":"Watch","id":1,"table":"{code}","seat":1}}')
            )
            async with server.client(ann) as watching, server.client(ann) as idle:
                await watching.say("Watch", table=code, seat=0)
                assert await code_of_close(idle.line) == 4408
                async with asyncio.timeout(30):
                    while server.tables.present(eve.person.id):
                        await asyncio.sleep(0.05)
                assert (await watching.say("Ping"))["type"] == "Pong"
            dead.close()

    run(story())


def test_a_stopping_server_says_so() -> None:
    async def story() -> None:
        async with socket_server() as server, server.client(await server.guest("Ann")) as ann:
            await server.tables.close()
            assert (await ann.hear()) == {"type": "Closing", "reason": "restart"}
            assert await code_of_close(ann.line) == 1012

    run(story())


def test_the_connections_of_one_person_are_limited() -> None:
    async def story() -> None:
        async with socket_server(limits=Limits(connections=2)) as server:
            ann = await server.guest("Ann")
            url = f"ws://127.0.0.1:{server.port}/ws"
            async with server.client(ann), server.client(ann), connect(url, additional_headers=headers(ann)) as third:
                assert await code_of_close(third) == 4429
            async with server.client(ann) as again:
                assert (await again.say("Ping"))["type"] == "Pong"

    run(story())

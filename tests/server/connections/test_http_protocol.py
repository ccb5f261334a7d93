"""HTTP connections: those that send their request too slowly, too long or in crumbs, and those that are too many."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from branchline.server.connections import descriptors
from branchline.server.connections.http_protocol import HttpProtocol
from tests.server.full_server import FullServer, full_server
from tests.server.socket_server import run

GET = b"GET /api/session HTTP/1.1\r\nhost: localhost\r\n"


@contextlib.asynccontextmanager
async def line(server: FullServer, *pieces: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.writelines(pieces)
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def status_of(reader: asyncio.StreamReader) -> int:
    """The status of the answer; 0 if the connection is closed without one."""
    first = await asyncio.wait_for(reader.readline(), 60)
    return int(first.split()[1]) if first else 0


async def refusal(reader: asyncio.StreamReader) -> Any:
    """The status and the code of an answer after which the connection is closed."""
    head, _, body = (await asyncio.wait_for(reader.read(), 60)).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


async def shut_out(server: FullServer) -> Any:
    async with line(server) as (reader, _):
        return await refusal(reader)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.http_protocol.LINGER", 0.3)


@pytest.mark.parametrize("kept_alive", [False, True])
def test_a_header_that_does_not_end_is_cut_off(kept_alive: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.http_protocol.HEADER_SECONDS", 0.5)

    async def story() -> None:
        async with full_server() as server, line(server) as (reader, writer):
            if kept_alive:
                writer.write(GET + b"\r\n")
                assert await status_of(reader) == 200
                while (await reader.readline()).strip():
                    pass
                await reader.readuntil(b"}")
            writer.write(GET)
            dripping = asyncio.create_task(_drip(writer))
            assert await refusal(reader) == (408, "too_slow")
            await dripping
            assert server.tables.counts["slow_total"] == 1

    run(story())


async def _drip(writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        for _ in range(1000):
            writer.write(b"x-more: 1\r\n")
            await writer.drain()
            await asyncio.sleep(0.05)
            if writer.is_closing():
                return


def test_a_connection_in_reserve_is_closed_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.http_protocol.HEADER_SECONDS", 0.2)

    async def story() -> None:
        async with full_server() as server, line(server) as (reader, _):
            assert await asyncio.wait_for(reader.read(), 60) == b""

    run(story())


def test_a_long_request_may_take_longer_than_its_header(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.http_protocol.HEADER_SECONDS", 0.2)

    async def story() -> None:
        async with full_server() as server:
            head = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            async with line(server, head + b"content-length: 14\r\n\r\n") as (reader, writer):
                await asyncio.sleep(0.5)
                writer.write(b'{"name":"Ada"}')
                assert await status_of(reader) == 200

    run(story())


def test_a_long_header_is_refused_before_it_is_parsed() -> None:
    async def story() -> None:
        async with full_server() as server:
            async with line(server, GET + b"a:b\r\n" * 30_000 + b"\r\n") as (reader, _):
                assert await refusal(reader) == (431, "too_large")
            async with line(server, GET + b"a:b\r\n" * 30_000) as (reader, _):
                assert await refusal(reader) == (431, "too_large")
            for cut in range(4):  # the end of the header in two pieces, with a long body behind it
                head = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n"
                async with line(server, head[: len(head) - cut]) as (reader, writer):
                    await asyncio.sleep(0.05)
                    writer.write(head[len(head) - cut :] + b" " * 60_000)
                    assert await status_of(reader) == 413

    run(story())


def test_nothing_more_is_read_after_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    kept = HttpProtocol.data_received

    def noting(self: HttpProtocol, data: bytes) -> None:
        if self.refused:
            read.append(data)
        kept(self, data)

    monkeypatch.setattr(HttpProtocol, "data_received", noting)

    async def story() -> None:
        async with full_server() as server:
            async with line(server, GET + b"transfer-encoding: chunked\r\n\r\n") as (reader, writer):
                assert await refusal(reader) == (411, "bad_message")
                writer.write(b"1\r\n{\r\n")
                while not server.tables.counts["closed_total"]:
                    await asyncio.sleep(0.01)
            assert read == []

    run(story())


def test_requests_before_the_answer_are_not_read() -> None:
    async def story() -> None:
        async with full_server() as server, line(server, (GET + b"\r\n") * 1000) as (reader, _):
            answers = await asyncio.wait_for(reader.read(), 60)
            assert answers.count(b"HTTP/1.1 200") == 1

    run(story())


def test_the_connections_of_one_address_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.9")  # so that 127.0.0.1 is a client like any other

    async def story() -> None:
        async with full_server(connections_per_address=3) as server:
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(3):
                    reader, _ = await stack.enter_async_context(line(server, GET + b"\r\n"))
                    assert await status_of(reader) == 200
                for refused in range(1, 4):  # a refused connection that closes makes no room
                    assert await shut_out(server) == (429, "too_fast")
                    assert server.tables.counts["turned_away_total"] == refused
                    await asyncio.sleep(0.05)
            async with asyncio.timeout(30):  # room again once they are gone
                while True:
                    async with line(server, GET + b"\r\n") as (reader, _):
                        if await status_of(reader) == 200:
                            return
                    await asyncio.sleep(0.05)

    run(story())


def test_some_descriptors_are_kept_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.serve.most_connections", lambda: 3)

    async def story() -> None:
        async with full_server() as server, contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                reader, _ = await stack.enter_async_context(line(server, GET + b"\r\n"))
                assert await status_of(reader) == 200
            assert await shut_out(server) == (503, "not_ready")

    run(story())


def test_the_limit_of_open_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda kind, pair: given.append(pair))
    for limits, raised, room in (
        ((1024, 4096), [(4096, 4096)], 4096 - descriptors.RESERVED),
        ((4096, 4096), [], 4096 - descriptors.RESERVED),
        ((256, resource.RLIM_INFINITY), [(65_536, resource.RLIM_INFINITY)], 65_536 - descriptors.RESERVED),
        ((64, 64), [], 32),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), [], None),
    ):
        given.clear()
        monkeypatch.setattr(resource, "getrlimit", lambda kind, limits=limits: limits)
        assert descriptors.most_connections() == room
        assert given == raised

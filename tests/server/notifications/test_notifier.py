""" "Your turn" notifications: sent once to people who are away from a slow game, and to nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.server.notifications import outgoing_http, web_push
from branchline.server.notifications.delivery import PER_HOST, Delivery
from branchline.server.notifications.notifier import PER_PERSON, leaves_time
from branchline.server.wire.shapes import ClockRule
from tests.server.full_server import Caller, FullServer, full_server
from tests.server.notifications.test_outgoing_http import receiver
from tests.server.notifications.test_web_push import AUTH, BROWSER
from tests.server.socket_server import run


class Listener:
    """An HTTP server that keeps its requests and answers with a status."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head.split("\r\n")[1:]) if k}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def listener() -> AsyncIterator[Listener]:
    heard = Listener()
    server = await asyncio.start_server(heard.serve, "127.0.0.1", 0)
    heard.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    async with server:
        yield heard


async def until(condition: Any) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def begin(server: FullServer, **more: Any) -> tuple[Caller, Caller, str]:
    """A table for two in which both still have to choose their tickets; nobody is connected."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    code = (await ada.make(**more))["table"]["code"]
    await bob.post(f"/api/tables/{code}/join", {})
    return ada, bob, code


def test_absent_people_are_notified_by_webhook_and_push() -> None:
    async def story() -> None:
        async with full_server(allow_local_webhooks=True) as server, listener() as heard:
            server.services.notifier.grace = 0.05
            ada, bob, code = await begin(server)
            subscription = {"endpoint": heard.url, "keys": {"p256dh": BROWSER, "auth": AUTH}, "expirationTime": None}
            assert (await ada.call("PUT", "/api/me/webhook", {"url": heard.url})).status == 200
            assert (await bob.call("PUT", "/api/me/push", subscription)).status == 200
            assert (await ada.get("/api/me")).json["webhook"] == heard.url
            assert (await bob.get("/api/me")).json["push"] is True
            await ada.post(f"/api/tables/{code}/start")
            await until(lambda: len(heard.heard) == 2)
            hook, pushed = sorted(heard.heard, key=lambda item: "authorization" in item[0])
            assert json.loads(hook[1]) == {
                "type": "YourTurn", "table": code, "map": "europe", "seq": 0, "url": f"{server.url}/t/{code}",
            }  # fmt: skip
            assert pushed[0]["content-encoding"] == "aes128gcm" and pushed[0]["ttl"]
            key = (await ada.get("/api/push")).json["key"]
            assert pushed[0]["authorization"].startswith("vapid t=") and pushed[0]["authorization"].endswith(f"k={key}")
            assert len(web_push.unb64(key)) == 65 and len(pushed[1]) > 100
            assert (await ada.call("DELETE", "/api/me/webhook")).status == 200
            assert (await bob.call("DELETE", "/api/me/push")).status == 200
            assert (await bob.get("/api/me")).json["push"] is False
            assert (await ada.get("/api/me")).json["webhook"] is None

    run(story())


def test_no_notification_for_those_present_or_at_a_fast_table() -> None:
    async def story() -> None:
        async with full_server(allow_local_webhooks=True) as server, listener() as heard:
            server.services.notifier.grace = 0.05
            ada, bob, code = await begin(server)
            _, _, quick = await begin(server, clock={"kind": "move", "seconds": 60})
            for caller in (ada, bob):
                await caller.call("PUT", "/api/me/webhook", {"url": heard.url})
            async with ada.line():
                await ada.post(f"/api/tables/{code}/start")
                await until(lambda: heard.heard)
                await asyncio.sleep(0.3)
            assert len(heard.heard) == 1  # Bob, who is away
            assert server.services.notifier.sent["webhook"] == 1
            row = await server.services.tables.row(quick)
            server.services.notifier.on_turn(row, (bob.person["id"],))
            assert not server.services.notifier.waiting

    run(story())


def test_only_a_clock_that_leaves_time_is_worth_a_notification() -> None:
    clocks = [ClockRule(), ClockRule("move", 600), ClockRule("move", 300), ClockRule("bank", 86_400)]
    assert all(map(leaves_time, clocks))
    assert not any(map(leaves_time, [ClockRule("move", 299), ClockRule("bank", 3600)]))


def test_an_expired_push_subscription_is_removed() -> None:
    async def story() -> None:
        async with full_server(allow_local_webhooks=True) as server, listener() as heard:
            server.services.notifier.grace = 0.05
            heard.status = 410
            ada, _, code = await begin(server)
            subscription = {"endpoint": heard.url, "keys": {"p256dh": BROWSER, "auth": AUTH}}
            await ada.call("PUT", "/api/me/push", subscription)
            await ada.post(f"/api/tables/{code}/start")
            await until(lambda: heard.heard)
            async with asyncio.timeout(60):
                while (await ada.get("/api/me")).json["push"]:
                    await asyncio.sleep(0.02)
            assert server.services.notifier.sent == {"push": 0, "webhook": 0, "failed": 1}

    run(story())


def test_a_webhook_that_does_not_answer_delays_nobody() -> None:
    async def story() -> None:
        async with full_server(allow_local_webhooks=True) as server:
            server.services.notifier.grace = 0.05
            ada, _, code = await begin(server)
            await ada.call("PUT", "/api/me/webhook", {"url": "http://127.0.0.1:9/"})
            await ada.post(f"/api/tables/{code}/start")
            await until(lambda: server.services.notifier.sent["failed"])

    run(story())


@contextlib.asynccontextmanager
async def silent() -> AsyncIterator[tuple[str, list[None]]]:
    """A receiver that takes calls and never answers."""
    called: list[None] = []

    async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(None)
        await reader.read()

    async with receiver(wait) as url:
        yield url, called


def test_slow_receivers_delay_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten slow receivers, several calls each: the quick one hears at once, and each slow person has one call at a time."""
    monkeypatch.setattr(outgoing_http, "SECONDS", 60.0)

    async def story() -> None:
        async with silent() as (slow, called), listener() as heard:
            delivery = Delivery(True)
            people = [f"slow{n}" for n in range(10)]
            calls = [asyncio.ensure_future(delivery.post(who, slow, b"", {})) for who in people for _ in range(30)]
            await until(lambda: len(called) == PER_HOST)
            quick = heard.url.replace("127.0.0.1", "localhost")
            assert await asyncio.wait_for(delivery.post("quick", quick, b"{}", {}), 30) == 201
            assert len(called) == PER_HOST
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)

    run(story())


def test_the_server_stops_while_calls_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_http, "SECONDS", 300.0)

    async def story() -> None:
        async with silent() as (slow, called):
            async with full_server(allow_local_webhooks=True) as server:
                server.services.notifier.grace = 0.05
                ada, _, code = await begin(server)
                await ada.call("PUT", "/api/me/webhook", {"url": slow})
                await ada.post(f"/api/tables/{code}/start")
                await until(lambda: called)
                before = monotonic()
            assert monotonic() - before < 15
            assert not server.services.notifier.pending

    run(story())


def test_one_person_cannot_fill_the_queue() -> None:
    async def story() -> None:
        async with full_server() as server:
            notifier = server.services.notifier
            ada, bob, code = await begin(server)
            row = await server.services.tables.row(code)
            for n in range(3 * PER_PERSON):
                notifier.on_turn(replace(row, code=f"table{n:07}"), (ada.person["id"],))
            assert len(notifier.waiting) == PER_PERSON
            notifier.on_turn(row, (bob.person["id"],))
            assert len(notifier.waiting) == PER_PERSON + 1
            notifier.grace = 0.0
            for n in range(3 * PER_PERSON):
                notifier.on_turn(replace(row, code=f"table{n:07}"), (ada.person["id"],))
            await until(lambda: len(notifier.waiting) == 1)
            await until(lambda: list(notifier.pending) == [bob.person["id"]])

    run(story())


def test_private_addresses_are_refused_as_webhooks() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            for url in ("http://example.org/", "https://127.0.0.1/", "https://10.0.0.1/x", "nonsense"):
                answer = await ada.call("PUT", "/api/me/webhook", {"url": url})
                assert answer.status == 400, url
                keys = {"p256dh": BROWSER, "auth": AUTH}
                assert (await ada.call("PUT", "/api/me/push", {"endpoint": url, "keys": keys})).status == 400
            bad = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "AAAA", "auth": AUTH}}
            assert (await ada.call("PUT", "/api/me/push", bad)).code == "bad_key"

    run(story())

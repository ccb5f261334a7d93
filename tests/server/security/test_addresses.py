"""Limits by network address: websockets and requests, newcomers and wrong passwords. One IPv6 /64 is one address, and
behind a proxy the address that it forwards counts.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server.connections.admission import Admission
from branchline.server.connections.limits import Limits, TokenBuckets
from branchline.server.throttle import MOST_KEYS, Remembered, Throttle, address_key
from tests.server.full_server import FullServer, full_server
from tests.server.security.test_checklist import PASSWORD
from tests.server.socket_server import run

HOME, AWAY = "198.51.100.7", "203.0.113.9"


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_the_key_of_an_address(host: str, key: str) -> None:
    assert address_key(host) == key


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.http.entrance.PAUSE", 0.05)
    monkeypatch.setattr("branchline.server.connections.transport.LINGER", 0.2)


async def opened(stack: contextlib.AsyncExitStack, server: FullServer, token: str | None, address: str) -> int:
    """Open a websocket from an address and leave it open; returns the HTTP status."""
    headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {token}"}
    try:
        line = await stack.enter_async_context(connect(server.ws, additional_headers=headers, compression=None))
    except InvalidStatus as refused:
        return refused.response.status_code
    await line.recv()
    return 101


def test_the_websockets_of_one_address_are_limited() -> None:
    async def story() -> None:
        async with full_server(connections_per_address=3) as server:
            ada = await server.guest()
            async with contextlib.AsyncExitStack() as stack:
                homes = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3", "2001:db8:1:2::4"]
                assert [await opened(stack, server, ada.token, host) for host in homes] == [101, 101, 101, 429]
                assert await opened(stack, server, ada.token, "2001:db8:1:3::1") == 101
                assert await opened(stack, server, ada.token, HOME) == 101
                answer = await ada.get("/api/me", x_forwarded_for=homes[3])
                assert (answer.status, answer.code) == (429, "too_fast")
                assert answer.headers["retry-after"] == "1"
                assert (await ada.get("/api/me", x_forwarded_for=AWAY)).status == 200
            async with asyncio.timeout(30), contextlib.AsyncExitStack() as stack:
                while await opened(stack, server, ada.token, homes[0]) != 101:
                    await asyncio.sleep(0.05)

    run(story())


async def flood(server: FullServer, token: str | None, address: str) -> int:
    """Flood until closed; returns the close code, or the HTTP status if the server does not let it in."""
    headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {token}"}
    try:
        async with connect(server.ws, additional_headers=headers, compression=None) as line:
            line.transport.write(b"\x8a\x80\0\0\0\0" * 2000)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(line.recv(), 30)
            return line.close_code or 0
    except InvalidStatus as refused:
        return refused.response.status_code


def test_an_address_that_floods_again_and_again_is_not_let_in() -> None:
    async def story() -> None:
        async with full_server(limits=Limits(floods=3), connections_per_address=64) as server:
            ada = await server.guest()
            assert [await flood(server, ada.token, AWAY) for _ in range(5)] == [4429] * 3 + [429] * 2
            assert server.tables.counts["flood_total"] == 3
            assert server.tables.counts["turned_away_total"] == 2
            async with contextlib.AsyncExitStack() as stack:
                assert await opened(stack, server, ada.token, HOME) == 101

    run(story())


def test_an_address_opens_websockets_at_a_limited_rate() -> None:
    async def story() -> None:
        limits = Limits(handshakes=0.001, handshake_burst=4)
        async with full_server(limits=limits, connections_per_address=64) as server:
            ada = await server.guest()
            found = []
            for _ in range(6):
                async with contextlib.AsyncExitStack() as stack:
                    found.append(await opened(stack, server, ada.token, AWAY))
            assert found == [101] * 4 + [429] * 2
            async with contextlib.AsyncExitStack() as stack:
                assert await opened(stack, server, ada.token, HOME) == 101

    run(story())


def test_without_a_limit_addresses_are_not_counted() -> None:
    admission = Admission(Limits(floods=1, handshake_burst=1, handshakes=0.001), per_address=0)
    for _ in range(5):
        admission.flooded("a")
        assert admission.enter("a") and admission.enter_peer(("a", 1)) and admission.may_open_websocket("a")


def test_connections_that_are_left_still_count_when_another_one_goes() -> None:
    admission, peer = Admission(per_address=2), ("192.0.2.1", 1)
    assert [admission.enter("a") for _ in range(3)] == [True, True, False]
    assert [admission.enter_peer(peer) for _ in range(3)] == [True, True, False]
    admission.leave("a")
    admission.leave_peer(peer)
    assert [admission.enter("a") for _ in range(2)] == [True, False]
    assert [admission.enter_peer(peer) for _ in range(2)] == [True, False]


def test_what_is_kept_about_addresses_is_bounded() -> None:
    admission = Admission(per_address=9)
    buckets, remembered = TokenBuckets(1, 1), Remembered()
    for number in range(MOST_KEYS + 100):
        key = str(number)
        admission.enter(key)
        admission.leave(key)
        admission.enter_peer((key, 1))
        admission.leave_peer((key, 1))
        assert buckets.take(key)
        remembered.add(key)
    assert not admission._clients and not admission._peers
    assert len(buckets._buckets) == len(remembered._keys) == MOST_KEYS
    assert "0" not in remembered and key in remembered


def test_the_bucket_unused_for_longest_is_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.limits.REMEMBERED", 2)
    buckets = TokenBuckets(0, 1)
    assert [buckets.take(key) for key in ("a", "b", "a", "c")] == [True, True, False, True]
    assert not buckets.take("a"), "it was used after b"
    assert buckets.take("b"), "it was forgotten"


def test_newcomers_of_one_network_are_counted_together() -> None:
    async def story() -> None:
        async with full_server() as server:
            server.services.accounts.newcomers = Throttle(3, 900.0)
            caller = server.caller()

            async def guest(address: str) -> int:
                return (await caller.post("/api/guest", {"name": "Eve"}, x_forwarded_for=address)).status

            assert [await guest(f"2001:db8:1:2::{n}") for n in range(1, 6)] == [200] * 3 + [429] * 2
            assert await guest("2001:db8:1:3::1") == 200

    run(story())


def test_nobody_can_lock_a_person_out() -> None:
    """Strangers use up the attempts for a name; whoever has signed in from their own address still can."""

    async def story() -> None:
        async with full_server() as server:
            accounts = server.services.accounts
            accounts.by_both, accounts.by_name = Throttle(2, 900.0), Throttle(3, 900.0)
            await server.caller().post("/api/account", {"name": "Ada", "password": PASSWORD})

            async def login(password: str, address: str) -> Any:
                body = {"name": "Ada", "password": password}
                return (await server.caller().post("/api/login", body, x_forwarded_for=address)).status

            assert await login(PASSWORD, HOME) == 200
            wrong = [await login("wrong password", f"2001:db8:0:{net}::{n}") for net in (1, 2) for n in (1, 2, 3)]
            assert wrong == [401, 401, 429, 401, 429, 429]  # two from one network, three in all
            assert await login(PASSWORD, AWAY) == 429
            assert await login(PASSWORD, HOME) == 200
            assert [await login("wrong password", HOME) for _ in range(3)] == [401, 401, 429]

    run(story())

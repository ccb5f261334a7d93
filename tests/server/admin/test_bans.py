"""Bans: who is kept out, at once and after a restart, over HTTP and the websocket, and how they are lifted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.accounts.bans import Bans, check_harmless, network_of
from branchline.server.store.admin_protocol import BanRow
from tests.server.admin.operating import Refused, operated
from tests.server.full_server import FullServer
from tests.server.socket_server import Client, run

PASSWORD = "correct horse"


async def closed_with(client: Client) -> tuple[str, int]:
    """Hear the server's farewell: the reason in words, and the code."""
    farewell = await client.until(lambda message: message["type"] == "Closing")
    with pytest.raises(ConnectionClosed) as closed:
        await client.hear()
    return farewell["reason"], closed.value.rcvd.code


async def knock(server: FullServer, token: str, **headers: str) -> int:
    """Open a websocket; returns the code it is closed with, or 0 if it stays open."""
    given = {"Authorization": f"Bearer {token}", **headers}
    async with connect(server.ws, additional_headers=given, compression=None) as line:
        try:
            while True:
                if b"Welcome" in await asyncio.wait_for(line.recv(decode=False), 30):
                    return 0
        except ConnectionClosed as closed:
            return closed.rcvd.code


def ban(kind: Any, whom: str, until: float | None = None) -> BanRow:
    return BanRow(kind=kind, whom=whom, at=0.0, until=until, reason="")


def test_a_banned_person_is_out_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            async with ada.line() as client, bob.line() as other:
                (row,) = await operator.ask("BanPerson", person=ada.person["id"], days=2, reason="rude")
                assert row["connections"] == 1 and 1.9 < (row["until"] - time()) / 86_400 < 2.1
                assert await closed_with(client) == ("banned", 4403)
                assert (await other.say("Ping"))["type"] == "Pong"
            answer = await ada.get("/api/me")
            assert (answer.status, answer.code) == (403, "banned")
            assert answer.json["error"]["params"] == {"until": row["until"], "reason": "rude"}
            # the browser that she used does not make her a new guest either
            assert (await ada.post("/api/guest", {"name": "Eve"})).code == "banned"
            assert await knock(server, str(ada.token)) == 4403
        async with operated(tmp_path) as (server, operator):
            again = server.caller(ada.token)
            assert (await again.get("/api/me")).code == "banned"
            assert await knock(server, str(ada.token)) == 4403
            await operator.ask("UnbanPerson", person=ada.person["id"])
            assert (await again.get("/api/me")).json["person"]["name"] == "Ada"
            assert await knock(server, str(ada.token)) == 0

    run(story())


def test_a_banned_account_can_not_sign_in_and_its_bots_are_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada = server.caller()
            made = await ada.post("/api/account", {"name": "Ada", "password": PASSWORD, "bearer": True})
            ada.token = made.json["token"]
            bot = server.caller((await ada.post("/api/me/bots", {"name": "Robot"})).json["token"])
            async with bot.line() as line:
                await operator.ask("BanPerson", person="ada")  # the name, in any case
                assert await closed_with(line) == ("banned", 4403)
            assert (await bot.get("/api/me")).code == "banned"
            elsewhere = server.caller()
            login = {"name": "Ada", "password": PASSWORD}
            assert (await elsewhere.post("/api/login", login)).code == "banned"
            assert (await elsewhere.post("/api/login", {**login, "password": "wrong horse"})).code == "wrong_password"

    run(story())


def test_a_banned_address_reaches_neither_the_api_nor_the_websocket(tmp_path: Path) -> None:
    """The tests are behind a proxy on this machine, so that they can come from anywhere."""

    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            near, far = {"x_forwarded_for": "203.0.113.7"}, {"x_forwarded_for": "203.0.113.8"}
            ada = await server.guest("Ada")
            token = str(ada.token)
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "203.0.113.7"}
            async with connect(server.ws, additional_headers=headers, compression=None) as line:
                client = Client(line)
                assert (await client.hear())["type"] == "Welcome"
                (row,) = await operator.ask("BanAddress", address="203.0.113.7")
                assert (row["whom"], row["connections"]) == ("203.0.113.7/32", 1)
                assert await closed_with(client) == ("banned", 4403)
            for path in ("/api/me", "/api/maps", "/api/session", "/api/tables"):
                assert (await ada.get(path, **near)).code == "banned", path
                assert (await ada.get(path, **far)).status == 200, path
            assert (await server.caller().post("/api/guest", {"name": "Eve"}, **near)).code == "banned"
            assert (await ada.get("/healthz", **near)).status == 200
            assert (await ada.get("/", **near)).status == 200  # the page that tells them, in their language
            assert await knock(server, token, **{"X-Forwarded-For": "203.0.113.7"}) == 4403
            assert await knock(server, token, **{"X-Forwarded-For": "203.0.113.8"}) == 0
            await operator.ask("UnbanAddress", address="203.0.113.7")
            assert (await ada.get("/api/me", **near)).status == 200

    run(story())


def test_this_machine_is_not_banned_by_accident(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            for address in ("127.0.0.1", "::1", "127.0.0.0/30", "0.0.0.0/0", "::/0", "::ffff:127.0.0.1"):
                with pytest.raises(Refused, match="--force"):
                    await operator.ask("BanAddress", address=address)
            assert await operator.ask("ListBans") == []
            ada = await server.guest("Ada")
            await operator.ask("BanAddress", address="127.0.0.1", force=True)
            assert (await ada.get("/api/me")).code == "banned"

    run(story())


def test_wrong_bans_say_what_is_wrong(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (_, operator):
            with pytest.raises(Refused, match="'example' is no address"):
                await operator.ask("BanAddress", address="example")
            with pytest.raises(Refused, match="nobody has the id 'eve'"):
                await operator.ask("BanPerson", person="eve")
            with pytest.raises(Refused, match="there is no ban of 203.0.113.7/32"):
                await operator.ask("UnbanAddress", address="203.0.113.7")

    run(story())


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_an_address_means_a_network(given: str, network: str) -> None:
    found = network_of(given)
    assert str(found) == network
    check_harmless(found)


def test_addresses_are_matched_by_network() -> None:
    bans = Bans()
    for whom in ("203.0.113.0/24", "198.51.100.7/32", "2001:db8::/64"):
        bans.put(ban("address", whom))
    inside = ("203.0.113.0", "203.0.113.255", "198.51.100.7", "::ffff:198.51.100.7", "2001:db8::ffff")
    outside = ("203.0.114.0", "203.0.112.255", "198.51.100.8", "2001:db8:0:1::1", "127.0.0.1", "testclient", "")
    assert [address for address in inside if bans.of_address(address) is None] == []
    assert [address for address in outside if bans.of_address(address) is not None] == []
    bans.drop("address", "203.0.113.0/24")
    assert bans.of_address("203.0.113.0") is None and bans.of_address("198.51.100.7") is not None


def test_a_ban_ends_by_itself() -> None:
    bans = Bans()
    bans.put(ban("person", "ada", time() - 1))
    bans.put(ban("person", "bob", time() + 60))
    bans.put(ban("address", "203.0.113.7/32", time() - 1))
    assert bans.of_person("ada") is None and bans.of_address("203.0.113.7") is None
    assert bans.of_person("bob") is not None and bans.of_person("robot", owner="bob") is not None


def test_a_ban_holds_until_the_moment_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 99.0
    monkeypatch.setattr("branchline.server.accounts.bans.time", lambda: now)
    bans = Bans()
    bans.put(ban("person", "ada", 100.0))
    assert bans.of_person("ada") is not None
    now = 100.0
    assert bans.of_person("ada") is None


def test_lifting_one_ban_leaves_the_others() -> None:
    bans = Bans()
    for whom in ("192.0.2.1/32", "192.0.2.2/32"):
        bans.put(ban("address", whom))
    bans.drop("address", "192.0.2.1/32")
    assert bans.of_address("192.0.2.1") is None
    assert bans.of_address("192.0.2.2") is not None
    bans.drop("address", "192.0.2.2/32")
    assert bans.of_address("192.0.2.2") is None


@pytest.mark.parametrize("network", ["127.0.0.1", "0.0.0.0/1", "::/0", "2001::/16"])
def test_a_ban_of_this_machine_or_of_half_the_internet_needs_force(network: str) -> None:
    with pytest.raises(ValueError, match="use --force"):
        check_harmless(network_of(network))

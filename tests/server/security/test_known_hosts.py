"""The Host header must name an address that the server knows, so that no other site's name can lead here."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from branchline.server.known_hosts import KnownHosts
from branchline.server.settings import Settings
from tests.server.full_server import FullServer, full_server
from tests.server.socket_server import run

DATA = Path("x.db")


async def knock(server: FullServer, token: str | None, host: str, origin: str) -> int:
    """Open a websocket by a name that leads here; returns the HTTP status."""
    headers = {"Authorization": f"Bearer {token}", "Origin": origin}
    line = connect(f"ws://{host}/ws", host="127.0.0.1", port=server.port, additional_headers=headers)
    try:
        async with line:
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8460", True),
        ("localhost:8460", True),
        ("LOCALHOST", True),
        ("localhost.:8460", True),
        ("[::1]:8460", True),
        ("", True),  # HTTP/1.0: no browser
        ("192.0.2.5:8460", True),  # where the connection arrived
        ("192.0.2.6:8460", False),
        ("[::ffff:192.0.2.5]:8460", True),
        ("evil.example", False),
        ("evil.example:8460", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("[", False),
        ("a b", False),
    ],
)
def test_hosts_of_a_server_without_options(host: str, known: bool) -> None:
    assert KnownHosts(Settings(data=DATA)).knows(host, "192.0.2.5") is known


def test_hosts_that_an_operator_names() -> None:
    behind = KnownHosts(Settings(data=DATA, public_url="https://Play.Example.org:8443/"))
    assert behind.knows("play.example.org:8443", None) and behind.knows("play.example.org", "10.0.0.1")
    assert not behind.knows("example.org", "10.0.0.1")
    more = KnownHosts(Settings(data=DATA, allowed_hosts=("Games.example", "192.0.2.77", "[2001:db8::7]")))
    assert (
        more.knows("games.example:8460", None)
        and more.knows("192.0.2.77", None)
        and more.knows("[2001:db8::7]:80", None)
    )
    assert not more.knows("example", None)


def test_in_a_network_the_machine_has_its_name() -> None:
    name = socket.gethostname()
    home = KnownHosts(Settings(data=DATA, host="0.0.0.0"))
    assert home.knows(f"{name}:8460", None) and home.knows(f"{name.partition('.')[0].upper()}.local", None)


def test_a_name_that_was_made_to_point_here_is_refused() -> None:
    async def story() -> None:
        async with full_server(allowed_hosts=("games.example",)) as server:
            ada = await server.guest()
            evil = f"evil.example:{server.port}"
            for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/logout"), ("GET", "/metrics")):
                answer = await ada.call(
                    method, path, {} if method == "POST" else None, host=evil, origin=f"http://{evil}"
                )
                assert (answer.status, answer.code) == (421, "unknown_host"), path
                assert "--allowed-host" in answer.json["error"]["detail"]
            assert await knock(server, ada.token, evil, f"http://{evil}") == 421
            assert (await ada.get("/api/me")).status == 200  # still signed in
            assert (await ada.get("/healthz", host=evil)).status == (await ada.get("/readyz", host=evil)).status == 200
            own = f"games.example:{server.port}"
            assert await knock(server, ada.token, own, f"http://{own}") == 101
            assert await knock(server, ada.token, own, "http://evil.example") == 403

    run(story())


def test_an_allowed_host_is_an_origin_beside_the_public_one() -> None:
    settings = Settings(data=DATA, public_url="https://play.example.org/", allowed_hosts=("Games.example",))
    assert settings.own_origin("http://games.example:8460", "games.example:8460")
    assert not settings.own_origin("http://games.example:8460", "play.example.org")
    assert not settings.own_origin("http://192.168.1.5:8460", "192.168.1.5:8460")

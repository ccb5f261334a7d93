"""The proxies as docs/hosting.md sets them up, with a server behind them: what people and strangers get through them.

Clients come from several addresses of this machine (127.0.0.2 and so on), as from several machines.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeAlias

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.accounts.accounts import header
from tests.server.admin.operating import Operator, operated
from tests.server.players import answer
from tests.server.proxies import NAME, Proxy, caddy, free_ports, nginx
from tests.server.socket_server import Client, run

Start: TypeAlias = Callable[[Path, int, int, int], AbstractContextManager[Proxy]]
BOT = {"bot": {"level": "novice"}}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no address 127.0.0.2")


class Stage:
    """A server behind a proxy, its operator, and the Host headers that the server has got.

    Browsers send the port in Host and Origin, because it is not the usual one."""

    def __init__(self, proxy: Proxy, operator: Operator, hosts: set[str]) -> None:
        self.proxy = proxy
        self.host = f"{NAME}:{proxy.https}"
        self.operator = operator
        self.hosts = hosts

    @contextlib.asynccontextmanager
    async def visitor(self, address: str = "127.0.0.2") -> AsyncIterator[httpx2.AsyncClient]:
        transport = httpx2.AsyncHTTPTransport(verify=self.proxy.tls, local_address=address)
        async with httpx2.AsyncClient(transport=transport, timeout=60) as client:
            yield client

    async def call(
        self, client: httpx2.AsyncClient, method: str, path: str, body: Any = None, **headers: str
    ) -> httpx2.Response:
        host = self.host
        given = {
            "host": host,
            "origin": f"https://{host}",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body)
        if content is not None:
            given["content-type"] = "application/json"
        request = client.build_request(
            method, f"https://127.0.0.1:{self.proxy.https}{path}", content=content, headers=given,
            extensions={"sni_hostname": NAME},
        )  # fmt: skip
        return await client.send(request)

    def line(self, token: str, address: str = "127.0.0.2", **headers: str) -> connect:
        host = self.host
        return connect(
            f"wss://{host}/ws", host="127.0.0.1", port=self.proxy.https, ssl=self.proxy.tls, server_hostname=NAME,
            local_addr=(address, 0), origin=f"https://{host}", compression=None, max_size=None,  # type: ignore[arg-type]
            additional_headers={"Authorization": f"Bearer {token}", **headers},
        )  # fmt: skip


@contextlib.asynccontextmanager
async def staged(start: Start, folder: Path) -> AsyncIterator[Stage]:
    http, https = free_ports(2)
    async with operated(folder, public_url=f"https://{NAME}:{https}/") as (server, operator):
        accounts, hosts = server.services.accounts, set[str]()
        allows = accounts.allows_origin

        def listening(headers: Any) -> bool:
            hosts.add(header(headers, b"host"))
            return allows(headers)

        accounts.allows_origin = listening  # type: ignore[method-assign]
        with start(folder, server.port, http, https) as proxy:
            yield Stage(proxy, operator, hosts)


each_proxy = pytest.mark.parametrize("start", [nginx, caddy], ids=["nginx", "caddy"])


@each_proxy
def test_a_page_a_session_and_a_game_come_through(start: Start, tmp_path: Path) -> None:
    async def story() -> None:
        async with staged(start, tmp_path) as stage, stage.visitor() as browser:
            page = await stage.call(browser, "GET", "/")
            assert page.status_code == 200 and "text/html" in page.headers["content-type"]
            assert "strict-transport-security" in page.headers
            plain = await browser.get(f"http://127.0.0.1:{stage.proxy.http}/t/abc?x=1", headers={"host": NAME})
            assert plain.status_code in (301, 308)
            where = httpx2.URL(plain.headers["location"])
            assert (where.scheme, where.host, where.raw_path) == ("https", NAME, b"/t/abc?x=1")

            made = await stage.call(browser, "POST", "/api/guest", {"name": "Ada", "bearer": True})
            token = made.json()["token"]
            cookie = (await stage.call(browser, "POST", "/api/guest", {"name": "Bea"})).headers["set-cookie"]
            assert "Secure" in cookie and "HttpOnly" in cookie
            signed = {"authorization": f"Bearer {token}"}
            wanted = {"map": "europe", "seats": [{"mine": True}, BOT], "start": True, "pace": 0}
            table = await stage.call(browser, "POST", "/api/tables", wanted, **signed)
            code = table.json()["table"]["code"]
            async with stage.line(token) as line:
                client = Client(line)
                assert (await client.hear())["type"] == "Welcome"
                assert (await client.say("Watch", table=code, seat=0))["type"] == "Ack"
                for _ in range(3):
                    assert (await answer(client, code, 0))["type"] == "Ack"
            assert stage.hosts == {stage.host}

    run(story())


@each_proxy
def test_the_server_learns_the_clients_address_and_no_other(start: Start, tmp_path: Path) -> None:
    """A banned address stays out, and nobody is banned or gets in by inventing an address."""

    async def story() -> None:
        async with (
            staged(start, tmp_path) as stage,
            stage.visitor("127.0.0.2") as bad,
            stage.visitor("127.0.0.3") as good,
        ):
            made = await stage.call(good, "POST", "/api/guest", {"name": "Ada", "bearer": True})
            token = made.json()["token"]
            await stage.operator.ask("BanAddress", address="127.0.0.2", force=True)
            for invented in ({}, {"x_forwarded_for": "127.0.0.2"}, {"x_forwarded_for": "127.0.0.3"}):
                refused = await stage.call(bad, "GET", "/api/session", **invented)
                assert refused.status_code == 403 and refused.json()["error"]["code"] == "banned", invented
                assert (await stage.call(good, "GET", "/api/session", **invented)).status_code == 200, invented
                headers = {name.replace("_", "-"): value for name, value in invented.items()}
                async with stage.line(token, "127.0.0.3", **headers) as line:
                    assert (await Client(line).hear())["type"] == "Welcome"
                async with stage.line(token, "127.0.0.2", **headers) as line:
                    client = Client(line)
                    assert await client.hear() == {"type": "Closing", "reason": "banned"}
                    with pytest.raises(ConnectionClosed):
                        await client.hear()

    run(story())


@each_proxy
def test_metrics_stay_inside(start: Start, tmp_path: Path) -> None:
    async def story() -> None:
        async with staged(start, tmp_path) as stage, stage.visitor() as stranger:
            assert (await stage.call(stranger, "GET", "/metrics")).status_code == 404
            for path in ("/metrics/", "//metrics", "/%6detrics", "/metrics?a=1", "/x/../metrics"):
                shown = await stage.call(stranger, "GET", path)
                assert "branchline_" not in shown.text, path

    run(story())


@each_proxy
def test_a_large_record_comes_through_and_a_huge_one_does_not(start: Start, tmp_path: Path) -> None:
    async def story() -> None:
        async with staged(start, tmp_path) as stage, stage.visitor() as browser:
            made = await stage.call(browser, "POST", "/api/guest", {"name": "Ada", "bearer": True})
            signed = {"authorization": f"Bearer {made.json()['token']}"}
            large = json.dumps({"record": "ä" * 660_000}).encode()  # six bytes each
            assert 3_900_000 < len(large) < 4_000_000
            judged = await stage.call(browser, "POST", "/api/records", large, **signed)
            assert (judged.status_code, judged.json()["error"]["code"]) == (400, "bad_record")
            huge = await stage.call(browser, "POST", "/api/records", large + b" " * 400_000, **signed)
            assert huge.status_code == 413

    run(story())

"""A complete server for the tests, as ``branchline serve`` runs it (HTTP, websocket, page), and clients of its API.

Nothing is checked here; callers speak plain JSON over real sockets.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from branchline.server.connections.limits import Limits
from branchline.server.serve import make_server, open_services
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.tables import TableRegistry
from tests.server.socket_server import Client, LazyBotWorkers

NO_LIMITS = Limits(rate=1e6, burst=1e6)  # for games between programs that move as fast as they can


class Answer:
    """A response: its status, headers and body."""

    def __init__(self, response: httpx2.Response) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.body = response.content

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.json["error"]["code"])


class Caller:
    """A client of the API, with its own token or cookie."""

    def __init__(self, server: FullServer, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.person: dict[str, Any] = {}
        self.http = httpx2.AsyncClient(base_url=server.url, timeout=60)

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            given.setdefault("authorization", f"Bearer {self.token}")
        content = None if body is None else json.dumps(body)
        if content is not None:
            given.setdefault("content-type", "application/json")
        return Answer(await self.http.request(method, path, content=content, headers=given))

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.call("GET", path, **headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return await self.call("POST", path, {} if body is None else body, **headers)

    async def make(self, map_: str = "europe", seats: list[dict[str, Any]] | None = None, **more: Any) -> Any:
        """Create a table; returns it as Seated."""
        chairs = seats or [{"mine": True}, {}]
        answer = await self.post("/api/tables", {"map": map_, "seats": chairs, "pace": 0, **more})
        assert answer.status == 200, answer.body
        return answer.json

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Client]:
        """Open a websocket."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.server.ws, additional_headers=headers, compression=None, max_size=None) as line:
            client = Client(line)
            assert (await client.hear())["type"] == "Welcome"
            yield client


class FullServer:
    """A running server."""

    def __init__(self, services: Services, tables: TableRegistry, port: int) -> None:
        self.services = services
        self.tables = tables
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"
        self.callers: list[Caller] = []

    def caller(self, token: str | None = None) -> Caller:
        caller = Caller(self, token)
        self.callers.append(caller)
        return caller

    def later(self, seconds: float) -> None:
        """Let the server's time pass at once; timers that are set already don't notice."""
        self.tables.server_clock._base += seconds

    async def guest(self, name: str = "Ada") -> Caller:
        """A new guest with a bearer token."""
        caller = self.caller()
        answer = await caller.post("/api/guest", {"name": name, "bearer": True})
        assert answer.status == 200, answer.body
        caller.token, caller.person = answer.json["token"], answer.json["person"]
        return caller


@contextlib.asynccontextmanager
async def full_server(
    data: str | Path = ":memory:", limits: Limits | None = None, **settings: Any
) -> AsyncIterator[FullServer]:
    listener = sockets.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    settings.setdefault("connections_per_address", 0)  # all clients of a test have one address
    given = Settings(data=Path(data), port=port, **settings)
    async with open_services(given, limits, LazyBotWorkers(1)) as (services, tables):
        server = make_server(services, tables, lambda: None)
        task = asyncio.create_task(server._serve([listener]))
        running = FullServer(services, tables, port)
        try:
            while not server.started:
                await asyncio.sleep(0.005)
            yield running
        finally:
            for caller in running.callers:
                await caller.http.aclose()
            server.should_exit = True
            await task

"""A websocket server for the tests, without HTTP: a store, a table registry, a real port, and clients.

Nothing is checked here; the clients send plain JSON, as any program would.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket as sockets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect

from branchline.game.chance import commitment
from branchline.maps import load_map
from branchline.server.accounts.accounts import Accounts, hash_token
from branchline.server.bot_workers import BotWorkers
from branchline.server.connections.admission import Admission
from branchline.server.connections.http_protocol import HttpProtocol
from branchline.server.connections.limits import Limits
from branchline.server.connections.transport import WebSocketTransport
from branchline.server.settings import Settings
from branchline.server.store import Chair, PersonRow, SessionRow, TableRow
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import TableRegistry
from branchline.server.websocket import WebSocketEndpoint
from branchline.server.wire.shapes import BotChoice, ClockRule, Person

COLOURS = ("blue", "red", "green", "yellow", "black")
PATIENCE = 30.0


def run(work: Coroutine[Any, Any, None], timeout: float = 120.0) -> None:
    """Run a test with a time limit."""
    asyncio.run(asyncio.wait_for(work, timeout))


class Guest:
    """A person and their token."""

    def __init__(self, person: Person, token: str) -> None:
        self.person = person
        self.token = token


class SocketServer:
    """A running server without HTTP."""

    def __init__(self, store: SqliteStore, tables: TableRegistry, server: uvicorn.Server, port: int) -> None:
        self.store = store
        self.tables = tables
        self.server = server
        self.port = port
        self.turns: list[tuple[str, tuple[str, ...]]] = []

    async def guest(self, name: str, id: str | None = None) -> Guest:
        token = secrets.token_urlsafe(32)
        row = PersonRow(id=id or secrets.token_hex(5), kind="guest", name=name, created=0, seen=0)
        session = SessionRow(
            token_hash=hash_token(token), person=row.id, kind="bearer", created=time.time(), seen=time.time()
        )
        await self.store.add_person(row, session)
        return Guest(row.person, token)

    async def table(
        self,
        map_: str,
        chairs: list[Guest | BotChoice | None],
        clock: ClockRule | None = None,
        pace: int = 0,
        secret: bytes | None = None,
        start: bool = True,
        public: bool = False,
        **more: Any,
    ) -> str:
        """A table with these people and bots; the game is started unless ``start`` is false."""
        secret = secret or secrets.token_bytes(32)
        code = secrets.token_hex(6)
        seating = tuple(
            Chair(
                colour=COLOURS[i],  # type: ignore[arg-type]
                person=who.person if isinstance(who, Guest) else None,
                bot=who if isinstance(who, BotChoice) else None,
            )
            for i, who in enumerate(chairs)
        )
        host = next((who.person.id for who in chairs if isinstance(who, Guest)), "nobody")
        row = TableRow(
            code=code, status="open", public=public, host=host, map=map_, map_hash=load_map(map_).hash, seating=seating,
            clock=clock or ClockRule(), pace=pace, secret=secret, commitment=commitment(secret), created=0, changed=0,
            **more,
        )  # fmt: skip
        await self.store.create_table(row)
        if start:
            await self.tables.start(code)
        return code

    def later(self, seconds: float) -> None:
        """Let the server's time pass at once; timers that are set already don't notice."""
        self.tables.server_clock._base += seconds

    @contextlib.asynccontextmanager
    async def client(self, guest: Guest) -> AsyncIterator[Client]:
        headers = {"Authorization": f"Bearer {guest.token}"}
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, compression=None, max_size=None
        ) as line:
            client = Client(line)
            welcome = await client.hear()
            assert welcome["type"] == "Welcome", welcome
            yield client


class LazyBotWorkers(BotWorkers):
    """Starts no process before the first question, since most tests have no bots."""

    async def warm(self) -> None:
        """Do nothing."""


class Client:
    """A connection that sends messages and keeps what it received for each table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.views: dict[str, dict[str, Any]] = {}
        self.updates: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self._id = 0

    async def hear(self) -> dict[str, Any]:
        """The next message of any kind."""
        data = await asyncio.wait_for(self.line.recv(decode=False), PATIENCE)
        assert isinstance(data, bytes)
        self.raw.append(data)
        message: dict[str, Any] = json.loads(data)
        self.heard.append(message)
        if message["type"] == "Update":
            code = message["table"]
            self.views[code] = {**({} if message["full"] else self.views[code]), **message["view"]}
            self.updates[code] = message
        elif message["type"] == "TableNews":
            self.tables[message["table"]["code"]] = message["table"]
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; messages before it are processed."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def say(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = await self.tell(kind, **parts)
        return await self.until(lambda message: message.get("id") == number)

    async def tell(self, kind: str, **parts: Any) -> int:
        self._id += 1
        await self.line.send(json.dumps({"type": kind, "id": self._id, **parts}))
        return self._id

    async def say_badly(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Send a message that can't be decoded and wait for the answer, which has no number."""
        await self.tell(kind, **parts)
        return await self.until(lambda message: message["type"] == "Trouble" and message["id"] is None)

    async def update(self, code: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == "Update" and message["table"] == code)


@contextlib.asynccontextmanager
async def socket_server(
    path: str = ":memory:", limits: Limits | None = None, bot_workers: BotWorkers | None = None, **options: Any
) -> AsyncIterator[SocketServer]:
    store = SqliteStore(path)
    turns: list[tuple[str, tuple[str, ...]]] = []
    tables = await TableRegistry.open(
        store,
        bot_workers or LazyBotWorkers(1),
        lambda row, people: turns.append((row.code, people)),
        limits or Limits(),
    )
    app = Starlette(
        routes=[WebSocketRoute("/ws", WebSocketEndpoint(tables, Accounts(store, Settings(data=Path(path)))))]
    )
    listener = sockets.create_server(("127.0.0.1", 0))
    admission = Admission(limits, counts=tables.counts)
    http: Any = partial(HttpProtocol, admission=admission)
    ws: Any = partial(WebSocketTransport, admission=admission)
    config = uvicorn.Config(
        app, http=http, ws=ws, log_config=None, lifespan="off", ws_max_size=16_384, ws_per_message_deflate=False,
        timeout_graceful_shutdown=1, **options,
    )  # fmt: skip
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([listener]))
    port = listener.getsockname()[1]
    running = SocketServer(store, tables, server, port)
    running.turns = turns
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield running
    finally:
        await tables.close()
        server.should_exit = True
        await task
        await store.close()

"""Running a server: the house is opened, the port bound, everybody told when it closes.

It knows the order of things; the rooms do the work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from time import time

import msgspec
import uvicorn

from branchline.lexicon import lexicon
from branchline.maps import BUILT_IN, load_map
from branchline.server.accounts.accounts import Accounts
from branchline.server.bot_workers import BotWorkers
from branchline.server.connections.limits import Limits
from branchline.server.connections.transport import WebSocketTransport
from branchline.server.gc_schedule import GcSchedule
from branchline.server.history.game_history import GameHistory
from branchline.server.http.app import build_app
from branchline.server.lobby.lobby import Lobby
from branchline.server.notifications.notifier import Notifier
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import TableRegistry
from branchline.server.websocket import WebSocketEndpoint

log = logging.getLogger("branchline.serve")
HOURS_6 = 21_600.0
FRAME = 16_384  # bytes a websocket message may have
PING, PONG = 25.0, 20.0  # seconds between two pings, and until a peer that does not answer is dead
GRACE = 10  # seconds for requests that are under way when the server stops


@contextlib.asynccontextmanager
async def open_services(
    settings: Settings, limits: Limits | None = None, bot_workers: BotWorkers | None = None
) -> AsyncIterator[tuple[Services, TableRegistry]]:
    """Everything a server needs, closed again in order: tables, notices, people, store."""
    await asyncio.to_thread(_read_maps)
    store = SqliteStore(settings.data)
    try:
        notifier = Notifier(store, settings)
        tables = await TableRegistry.open(store, bot_workers, notifier.on_turn, limits)
        notifier.present, notifier.row = tables.present, tables.row
        services = Services(
            settings,
            store,
            Accounts(store, settings),
            tables,
            Lobby(store, tables),
            GameHistory(store),
            notifier,
            ready=True,
        )
        try:
            yield services, tables
        finally:
            services.ready = False
            await tables.close()
            await notifier.close()
            services.history.close()
            services.accounts.close()
    finally:
        await store.close()


def _read_maps() -> None:
    """Before the first person asks for one: a map takes a moment to read."""
    for name in BUILT_IN:
        lexicon(load_map(name))


class Server(uvicorn.Server):
    """uvicorn, which tells the tables first when it is asked to stop, and leaves signals to be."""

    def __init__(
        self, config: uvicorn.Config, services: Services, tables: TableRegistry, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.services = services
        self.tables = tables
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.ready = False
        for server in self.servers:
            server.close()
        await self.tables.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and a system's stop end the server in order; afterwards nothing is raised again."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def bind(settings: Settings, exact: bool) -> socket.socket:
    """The port; where none was asked for, the next one that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = [settings.port] if exact else [*range(settings.port, settings.port + 20), 0]
    for last, port in enumerate(ports, 1 - len(ports)):
        sock = socket.socket(family)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((settings.host, port))
            return sock
        except OSError:
            sock.close()
            if last == 0:
                raise
    raise AssertionError("a last port was tried")


def make_server(services: Services, tables: TableRegistry, started: Callable[[], None]) -> Server:
    """The server of a house that is open, not yet running."""
    config = uvicorn.Config(
        build_app(services, WebSocketEndpoint(tables, services.accounts)), lifespan="off", ws=WebSocketTransport,
        ws_per_message_deflate=False, ws_max_size=FRAME, ws_ping_interval=PING, ws_ping_timeout=PONG, access_log=False,
        log_config=None, server_header=False, timeout_graceful_shutdown=GRACE, proxy_headers=True,
    )  # fmt: skip
    return Server(config, services, tables, started)


async def serve(settings: Settings, sock: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until a signal comes; ``started`` is told the address once."""
    settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
    async with open_services(settings) as (services, tables):
        tables.gc_schedule = GcSchedule()
        server = make_server(services, tables, lambda: started(settings.address))
        pruning = asyncio.create_task(_prune(services))
        try:
            await server.serve([sock])
        finally:
            pruning.cancel()
            await asyncio.gather(pruning, return_exceptions=True)
    log.info("stopped")


async def _prune(services: Services) -> None:
    """Now and every six hours, what docs/hosting.md says."""
    while True:
        try:
            gone = await services.store.prune(time(), services.tables.awake())
            log.info("pruned", extra=gone)
        except Exception:
            log.exception("prune_failed")
        await asyncio.sleep(HOURS_6)


def run(settings: Settings, exact_port: bool, started: Callable[[str], None]) -> None:
    """Bind and serve, on the fast event loop where there is one."""
    sock = bind(settings, exact_port)
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:  # there is none for Windows
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, sock, started))

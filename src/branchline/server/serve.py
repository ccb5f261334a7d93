"""Running a server: open the services, bind the port, serve, and tell everybody when it stops.

It knows the order of these steps; the work is done elsewhere.
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
FRAME = 16_384  # most bytes in a websocket message
PING, PONG = 25.0, 20.0  # seconds between pings, and until an unanswered one closes the connection
GRACE = 10  # seconds for requests under way when the server stops


@contextlib.asynccontextmanager
async def open_services(
    settings: Settings, limits: Limits | None = None, bot_workers: BotWorkers | None = None
) -> AsyncIterator[tuple[Services, TableRegistry]]:
    """Open everything a server needs, and close it in order: tables, notifier, history, accounts, store."""
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
    """Load the built-in maps, which takes a moment, before the first request."""
    for name in BUILT_IN:
        lexicon(load_map(name))


class Server(uvicorn.Server):
    """A uvicorn server that closes the tables first when it stops, and does not raise signals again."""

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
        """Stop in order on SIGINT and SIGTERM."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def bind(settings: Settings, exact: bool) -> socket.socket:
    """Bind the port, or, unless ``exact``, the next one that is free."""
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
    """Make a server for open services; it does not run yet."""
    config = uvicorn.Config(
        build_app(services, WebSocketEndpoint(tables, services.accounts)), lifespan="off", ws=WebSocketTransport,
        ws_per_message_deflate=False, ws_max_size=FRAME, ws_ping_interval=PING, ws_ping_timeout=PONG, access_log=False,
        log_config=None, server_header=False, timeout_graceful_shutdown=GRACE, proxy_headers=True,
    )  # fmt: skip
    return Server(config, services, tables, started)


async def serve(settings: Settings, sock: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until a signal arrives; ``started`` is called with the address."""
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
    """Delete old data now and every six hours, as docs/hosting.md says."""
    while True:
        try:
            gone = await services.store.prune(time(), services.tables.awake())
            log.info("pruned", extra=gone)
        except Exception:
            log.exception("prune_failed")
        await asyncio.sleep(HOURS_6)


def run(settings: Settings, exact_port: bool, started: Callable[[str], None]) -> None:
    """Bind and serve, with uvloop where it is available."""
    sock = bind(settings, exact_port)
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:  # not available for Windows
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, sock, started))

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
from functools import partial
from typing import Any

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from branchline.lexicon import lexicon
from branchline.maps import BUILT_IN, load_map
from branchline.server.accounts.accounts import Accounts
from branchline.server.accounts.bans import Bans
from branchline.server.admin.listener import admin_socket
from branchline.server.announcements import Announcements
from branchline.server.bot_workers import BotWorkers
from branchline.server.connections.admission import Admission
from branchline.server.connections.descriptors import most_connections
from branchline.server.connections.http_protocol import HttpProtocol
from branchline.server.connections.limits import Limits
from branchline.server.connections.transport import WebSocketTransport
from branchline.server.gc_schedule import GcSchedule
from branchline.server.history.game_history import GameHistory
from branchline.server.http.app import build_app
from branchline.server.http.entrance import Entrance
from branchline.server.known_hosts import KnownHosts
from branchline.server.lobby.invitations import Invitations
from branchline.server.lobby.lobby import Lobby
from branchline.server.notifications.notifier import Notifier
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import TableRegistry
from branchline.server.tables.clock import ServerClock
from branchline.server.websocket import WebSocketEndpoint
from branchline.server.wire.server_messages import Announcement

log = logging.getLogger("branchline.serve")
HOUR, HOURS_6 = 3_600.0, 21_600.0
FRAME = 16_384  # most bytes in a websocket message
PING, PONG = 25.0, 20.0  # seconds between pings, and until an unanswered one closes the connection
GRACE = 10  # seconds for requests under way when the server stops


@contextlib.asynccontextmanager
async def open_services(
    settings: Settings, limits: Limits | None = None, bot_workers: BotWorkers | None = None
) -> AsyncIterator[tuple[Services, TableRegistry]]:
    """Open everything a server needs, and close it in order: tables, notifier, history, accounts, store."""
    store = SqliteStore(settings.data)  # first, since this is what may fail
    try:
        await asyncio.to_thread(_read_maps)
        notifier = Notifier(store, settings)
        tables = await TableRegistry.open(store, bot_workers, notifier.on_turn, limits)
        notifier.present, notifier.row = tables.present, tables.row
        announcements = Announcements(store, lambda notice: tables.connections.tell(Announcement(notice)))
        await announcements.read()
        services = Services(
            settings,
            store,
            Accounts(store, settings, await Bans.open(store)),
            tables,
            Lobby(store, tables, announcements),
            Invitations(store, tables, settings),
            GameHistory(store),
            notifier,
            announcements,
            ready=True,
        )
        services.loop_lag.start()
        try:
            yield services, tables
        finally:
            services.loop_lag.stop()
            services.ready = False
            announcements.close()
            await tables.close()
            await notifier.close()
            await services.history.close()
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
        if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # "::" lets IPv4 in on every system
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
    admission = Admission(
        tables.limits, services.settings.connections_per_address, most_connections(), counts=tables.counts
    )
    app = build_app(services, WebSocketEndpoint(tables, services.accounts, services.announcements))
    http: Any = partial(HttpProtocol, admission=admission)
    ws: Any = partial(WebSocketTransport, admission=admission)
    config = uvicorn.Config(
        Entrance(app, KnownHosts(services.settings), admission), lifespan="off", http=http, ws=ws,
        ws_per_message_deflate=False, ws_max_size=FRAME, ws_ping_interval=PING, ws_ping_timeout=PONG, access_log=False,
        log_config=None, server_header=False, timeout_graceful_shutdown=GRACE, proxy_headers=True,
    )  # fmt: skip
    proxies = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
    admission.is_proxy = proxies.__contains__
    return Server(config, services, tables, started)


async def serve(settings: Settings, sock: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until a signal arrives; ``started`` is called with the address."""
    settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
    async with open_services(settings) as (services, tables):
        tables.gc_schedule = GcSchedule()
        server = make_server(services, tables, lambda: started(settings.address))
        services.announcements.stop = lambda: setattr(server, "should_exit", True)
        pruning = asyncio.create_task(_prune(services, tables.server_clock))
        try:
            async with admin_socket(settings.admin_path, services):
                await server.serve([sock])
        finally:
            pruning.cancel()
            await asyncio.gather(pruning, return_exceptions=True)
    log.info("stopped")


async def _prune(services: Services, clock: ServerClock) -> None:
    """Delete old data every six hours, the first time an hour after the start, as docs/hosting.md says."""
    await asyncio.sleep(HOUR)
    while True:
        try:
            gone = await services.store.prune(clock.now(), services.tables.awake())
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

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
from branchline.server.accounts.accounts import People
from branchline.server.bot_workers import Minds
from branchline.server.connections.limits import Limits
from branchline.server.connections.transport import Line
from branchline.server.gc_schedule import Litter
from branchline.server.history.game_history import Archive
from branchline.server.http.app import build_app
from branchline.server.lobby.lobby import Lobby
from branchline.server.notifications.notifier import Notices
from branchline.server.services import House
from branchline.server.settings import Settings
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import Hall
from branchline.server.websocket import Socket

log = logging.getLogger("branchline.serve")
HOURS_6 = 21_600.0
FRAME = 16_384  # bytes a websocket message may have
PING, PONG = 25.0, 20.0  # seconds between two pings, and until a peer that does not answer is dead
GRACE = 10  # seconds for requests that are under way when the server stops


@contextlib.asynccontextmanager
async def open_house(
    settings: Settings, limits: Limits | None = None, minds: Minds | None = None
) -> AsyncIterator[tuple[House, Hall]]:
    """Everything a server needs, closed again in order: tables, notices, people, store."""
    await asyncio.to_thread(_read_maps)
    store = SqliteStore(settings.data)
    try:
        notices = Notices(store, settings)
        hall = await Hall.open(store, minds, notices.turn, limits)
        notices.present, notices.row = hall.present, hall.row
        house = House(
            settings, store, People(store, settings), hall, Lobby(store, hall), Archive(store), notices, ready=True
        )
        try:
            yield house, hall
        finally:
            house.ready = False
            await hall.close()
            await notices.close()
            house.archive.close()
            house.people.close()
    finally:
        await store.close()


def _read_maps() -> None:
    """Before the first person asks for one: a map takes a moment to read."""
    for name in BUILT_IN:
        lexicon(load_map(name))


class Server(uvicorn.Server):
    """uvicorn, which tells the tables first when it is asked to stop, and leaves signals to be."""

    def __init__(self, config: uvicorn.Config, house: House, hall: Hall, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.hall = hall
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.ready = False
        for server in self.servers:
            server.close()
        await self.hall.close()
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


def make_server(house: House, hall: Hall, started: Callable[[], None]) -> Server:
    """The server of a house that is open, not yet running."""
    config = uvicorn.Config(
        build_app(house, Socket(hall, house.people)), lifespan="off", ws=Line, ws_per_message_deflate=False,
        ws_max_size=FRAME, ws_ping_interval=PING, ws_ping_timeout=PONG, access_log=False, log_config=None,
        server_header=False, timeout_graceful_shutdown=GRACE, proxy_headers=True,
    )  # fmt: skip
    return Server(config, house, hall, started)


async def serve(settings: Settings, sock: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until a signal comes; ``started`` is told the address once."""
    settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
    async with open_house(settings) as (house, hall):
        hall.litter = Litter()
        server = make_server(house, hall, lambda: started(settings.address))
        pruning = asyncio.create_task(_prune(house))
        try:
            await server.serve([sock])
        finally:
            pruning.cancel()
            await asyncio.gather(pruning, return_exceptions=True)
    log.info("stopped")


async def _prune(house: House) -> None:
    """Now and every six hours, what docs/hosting.md says."""
    while True:
        try:
            gone = await house.store.prune(time(), house.hall.awake())
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

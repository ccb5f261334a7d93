"""The entrance: requests and websockets that are refused whatever they ask for, because of the Host they name or the
address they come from.

It knows nothing about routes, except the two that monitors call.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send

from branchline.server.accounts.accounts import header
from branchline.server.connections.admission import Admission
from branchline.server.errors import RequestError
from branchline.server.http.route import failure
from branchline.server.known_hosts import KnownHosts
from branchline.server.throttle import address_key

MONITORS = ("/healthz", "/readyz")  # called by any name or address
PAUSE = 1.0  # seconds until a refusal is sent, so that trying again and again is slow
PAUSES = 64  # most refusals of one address that wait; others are sent at once


class Entrance:
    """The outermost ASGI application behind uvicorn's, which has replaced a proxy's address by its client's."""

    def __init__(self, app: ASGIApp, hosts: KnownHosts, admission: Admission) -> None:
        self.app = app
        self.hosts = hosts
        self.admission = admission
        self._waiting: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client, server = scope.get("client"), scope.get("server")
        key = address_key(client[0]) if client else ""
        try:
            self._check_host(scope, server[0] if server else None)
            if scope["type"] == "websocket" and not self.admission.may_open_websocket(key):
                raise RequestError(429, "too_fast", "your address floods the server or connects too often", seconds=60)
            if not self.admission.enter(key):
                most = self.admission.per_address
                raise RequestError(429, "too_fast", f"your address has {most} requests and websockets open", seconds=1)
        except RequestError as error:
            await self._refuse(error, key, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.admission.leave(key)

    def _check_host(self, scope: Scope, arrived_at: str | None) -> None:
        host = header(scope["headers"], b"host")
        if not self.hosts.knows(host, arrived_at) and scope["path"] not in MONITORS:
            raise RequestError(
                421, "unknown_host", f"this server is not known as {host[:100]}: start it with --allowed-host NAME"
            )

    async def _refuse(self, error: RequestError, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.admission.count("turned_away_total")
        if error.status == 429 and self._waiting[key] < PAUSES:
            self._waiting[key] += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self._waiting[key] -= 1
                if not self._waiting[key]:
                    del self._waiting[key]
        await failure(error, {"connection": "close"})(scope, receive, send)

"""The ASGI application: the API's routes, the websocket, the page, and the middleware around them.

It puts the parts together; they know nothing about each other.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp

from branchline.server.errors import RequestError
from branchline.server.http import ROUTES
from branchline.server.http.middleware import Middleware
from branchline.server.http.openapi import openapi_json
from branchline.server.http.page import Page
from branchline.server.http.route import Endpoint, failure
from branchline.server.monitoring.metrics import Metrics
from branchline.server.services import Services
from branchline.server.settings import is_private
from branchline.server.store import StoreError
from branchline.server.wire import encode


def build_app(services: Services, socket: Any, page: Page | None = None) -> ASGIApp:
    """Everything that answers on the port."""
    metrics = Metrics(services)
    grouped = defaultdict(list)
    for item in ROUTES:
        grouped[item.path].append(item)
    routes: list[BaseRoute] = [Path(path, Endpoint(services, items)) for path, items in grouped.items()]
    routes += [
        Path("/api/openapi.json", _openapi),
        Path("/healthz", _healthz),
        Path("/readyz", _Ready(services).answer),
        Path("/metrics", _Figures(metrics).answer),
        WebSocketRoute("/ws", socket),
        Path("/{path:path}", page or Page()),
    ]
    app = Starlette(routes=routes, exception_handlers={500: _fault})
    app.router.redirect_slashes = False
    return Middleware(app, metrics, services.settings.secure)


async def _fault(request: Request, error: Exception) -> Response:
    """An unexpected error: the client learns nothing about it, the log has it."""
    return failure(RequestError(500, "internal"))


async def _openapi(request: Request) -> Response:
    request.scope["branchline.route"] = "/api/openapi.json"
    return Response(openapi_json(), media_type="application/json", headers={"cache-control": "no-cache"})


async def _healthz(request: Request) -> Response:
    """The process is alive."""
    request.scope["branchline.route"] = "/healthz"
    return Response(b'{"ok":true}', media_type="application/json")


class _Ready:
    """The store can be read and written, and the server is not stopping."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def answer(self, request: Request) -> Response:
        request.scope["branchline.route"] = "/readyz"
        if not self.services.ready:
            return failure(RequestError(503, "not_ready"))
        if problem := await self.services.store.problem():
            return failure(RequestError(503, "not_ready", problem))
        try:
            rows = await self.services.store.count()
        except StoreError as error:
            return failure(RequestError(503, "not_ready", f"the data file can't be read: {error}"))
        return Response(encode({"ok": True, "tables": rows["open"] + rows["running"]}), media_type="application/json")


class _Figures:
    """Metrics for clients in a private network; others get 404."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def answer(self, request: Request) -> Response:
        request.scope["branchline.route"] = "/metrics"
        if request.client is None or not is_private(request.client.host):
            return failure(RequestError(404, "unknown_path"))
        return Response(await self.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

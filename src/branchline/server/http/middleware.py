"""Middleware for every request: security headers, the log, metrics, and a handler for unexpected errors.

It knows nothing about what the requests do.
"""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.errors import RequestError
from branchline.server.http.route import failure
from branchline.server.monitoring.metrics import Metrics

log = logging.getLogger("branchline.http")
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Middleware:
    """The outermost ASGI application."""

    def __init__(self, app: ASGIApp, metrics: Metrics, secure: bool) -> None:
        self.app = app
        self.metrics = metrics
        named = {**HEADERS, "strict-transport-security": "max-age=31536000"} if secure else HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in named.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def wrapped(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        try:
            await self.app(scope, receive, wrapped)
        except Exception:
            log.exception("request_failed", extra=_about(scope))
            if status == 0:
                await failure(RequestError(500, "internal"))(scope, receive, wrapped)
        seconds = perf_counter() - began
        about = _about(scope)
        self.metrics.answered(about["method"], about["route"], status, seconds)
        log.info("answered", extra={**about, "status": status, "ms": round(seconds * 1000, 1)})


def _about(scope: Scope) -> dict[str, Any]:
    """Method and route for the log; never the path, because a table's code is secret."""
    method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "OTHER"
    return {"method": method, "route": scope.get("branchline.route", "none")}

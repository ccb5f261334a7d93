"""Routes: a method, a path, and a handler whose types say what it reads and answers.

It checks and decodes requests and encodes answers; what a handler does is its own business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from inspect import signature
from typing import Any, Literal, NamedTuple, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from branchline.server.accounts.accounts import COOKIE
from branchline.server.errors import RequestError
from branchline.server.protocols import Identity
from branchline.server.services import Services
from branchline.server.wire import BadMessage, decode_body, encode
from branchline.server.wire.bodies import Failure, Problem

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Auth = Literal["nobody", "anybody", "somebody"]
SMALL = 32_768
PATIENCE = 30.0  # seconds for the body to arrive
YEAR = 31_536_000


class Call:
    """One request, as a handler sees it."""

    def __init__(self, request: Request, services: Services, identity: Identity | None) -> None:
        self.request = request
        self.services = services
        self.visitor = identity
        self.cookie: str | None = None  # a token to set, "" to delete it
        self.headers: dict[str, str] = {}

    @property
    def identity(self) -> Identity:
        """Who makes the request; raises RequestError 401 if nobody is signed in."""
        if self.visitor is None:
            raise RequestError(401, "signed_out", "no session: make a guest or sign in")
        return self.visitor

    @property
    def code(self) -> str:
        """The id in the path."""
        return str(self.request.path_params["id"])

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""


class Route(NamedTuple):
    """``body``, ``query`` and ``answer`` come from the handler's types; ``errors``: statuses beside the usual ones."""

    method: Method
    path: str
    handler: Callable[..., Awaitable[Any]]
    auth: Auth
    errors: tuple[int, ...]
    body: Any
    query: Any
    answer: Any
    limit: int
    media: str

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


def route(
    method: Method, path: str, handler: Callable[..., Awaitable[Any]], auth: Auth = "somebody", *,
    errors: tuple[int, ...] = (), limit: int = SMALL, media: str = "application/json",
) -> Route:  # fmt: skip
    """Declare a route. The handler's parameters are ``call`` and, if it reads them, ``body`` or ``query``."""
    hints = get_type_hints(handler, include_extras=True)
    unknown = set(signature(handler).parameters) - {"call", "body", "query"}
    assert not unknown, f"{path}: {unknown}"
    return Route(
        method, path, handler, auth, errors, hints.get("body"), hints.get("query"), hints["return"], limit, media
    )


class Endpoint:
    """All methods of one path, as an ASGI application."""

    def __init__(self, services: Services, routes: list[Route]) -> None:
        self.services = services
        self.by_method = {item.method: item for item in routes}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        item = self.by_method.get(method)  # type: ignore[call-overload]
        if item is None:
            allowed = ", ".join(sorted(self.by_method))
            response = failure(RequestError(405, "bad_method", f"{allowed} only"), {"allow": allowed})
        else:
            scope["branchline.route"] = item.path
            try:
                response = await serve(self.services, item, request)
            except RequestError as error:
                response = failure(error)
            except ClientDisconnect:
                return
        await response(scope, receive, send)


async def serve(services: Services, item: Route, request: Request) -> Response:
    """Identify who asks, decode what they send, call the handler, and encode its answer."""
    headers = request.scope["headers"]
    if item.method != "GET" and not services.accounts.allows_origin(headers):
        raise RequestError(403, "bad_origin", "a page of another site may not ask this")
    services.accounts.check_address(request.client.host if request.client else "")
    # a browser whose person is banned does not become somebody else by asking for it
    asks = item.auth != "nobody" or item.method != "GET"
    identity = await services.accounts.identify(headers) if asks else None
    call = Call(request, services, None if item.auth == "nobody" else identity)
    if item.auth == "somebody":
        _ = call.identity
    given: dict[str, Any] = {}
    if item.query is not None:
        given["query"] = _query(request, item.query)
    if item.method != "GET":
        data = await _read(request, item)
        if item.body is not None:
            try:
                given["body"] = decode_body(data, item.body)
            except BadMessage as error:
                raise RequestError(400, "bad_message", str(error)) from None
    answer = await item.handler(call, **given)
    return _respond(call, item, answer)


def _query(request: Request, kind: Any) -> Any:
    pairs = request.query_params.multi_items()
    if len({key for key, _ in pairs}) != len(pairs):
        raise RequestError(400, "bad_message", "a parameter is given twice")
    try:
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError(400, "bad_message", str(error)) from None


async def _read(request: Request, item: Route) -> bytes:
    """Read the body; it must be JSON and not too long."""
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > item.limit:
        raise RequestError(413, "too_large", f"at most {item.limit} bytes")
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                data += part
                if len(data) > item.limit:
                    raise RequestError(413, "too_large", f"at most {item.limit} bytes")
    except TimeoutError:
        raise RequestError(408, "too_slow", f"the body took longer than {PATIENCE:.0f} seconds") from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and (data or kind):
        raise RequestError(415, "bad_type", "the body must be application/json")
    return bytes(data)


class Packed(NamedTuple):
    """Cached JSON, plain and gzipped."""

    plain: bytes
    packed: bytes

    def answer(self, call: Call, headers: dict[str, str] | None = None) -> Response:
        kept = {"cache-control": "no-store", "vary": "accept-encoding", **(headers or {})}
        if "gzip" in call.request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**kept, "content-encoding": "gzip"}, "application/json")
        return Response(self.plain, 200, kept, "application/json")


def _respond(call: Call, item: Route, answer: Any) -> Response:
    headers = {"cache-control": "no-store", **call.headers}
    if isinstance(answer, Response):
        response = answer
        response.headers.update({key: value for key, value in headers.items() if key not in response.headers})
    else:
        data = answer.encode() if isinstance(answer, str) else answer if isinstance(answer, bytes) else encode(answer)
        response = Response(data, 200, headers, item.media)
    if call.cookie:
        response.set_cookie(
            COOKIE, call.cookie, YEAR, path="/", secure=call.services.settings.secure, httponly=True, samesite="lax"
        )
    elif call.cookie == "":
        response.delete_cookie(COOKIE, "/", secure=call.services.settings.secure, httponly=True, samesite="lax")
    return response


def failure(error: RequestError, headers: dict[str, str] | None = None) -> Response:
    """Return the answer for an error."""
    problem = Problem(error.code, error.detail or HTTPStatus(error.status).phrase, error.params)
    extra = {"cache-control": "no-store", **(headers or {})}
    if error.status == 429 and "seconds" in error.params:
        extra["retry-after"] = str(error.params["seconds"])
    if error.status == 401:
        extra["www-authenticate"] = "Bearer"
    return Response(encode(Failure(problem)), error.status, extra, "application/json")

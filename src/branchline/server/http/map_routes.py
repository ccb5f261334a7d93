"""Routes about maps: the list, and the facts of a map.

The same for everybody, so browsers may cache them.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256

from starlette.responses import Response

from branchline.maps import BUILT_IN, load_map
from branchline.server.errors import RequestError
from branchline.server.http.route import Call, Packed, route
from branchline.server.views.map_facts import map_facts, map_line
from branchline.server.wire import encode
from branchline.server.wire.bodies import MapFacts, Maps


@cache
def _encoded(name: str) -> tuple[Packed, str]:
    """The facts as they are sent, and a tag that changes with every byte of them."""
    data = encode(map_facts(load_map(name)))
    return Packed(data, gzip.compress(data, mtime=0)), f'"{sha256(data).hexdigest()[:32]}"'


@cache
def _lines() -> Maps:
    return Maps(tuple(map_line(load_map(name)) for name in BUILT_IN))


async def maps(call: Call) -> Maps:
    """The maps that can be played here."""
    return _lines()


async def facts(call: Call) -> MapFacts | Response:
    """The facts of a map; they change only with a new version, so browsers may cache them."""
    if call.code not in BUILT_IN:
        raise RequestError(404, "unknown_map", f"there are {', '.join(BUILT_IN)}")
    data, tag = _encoded(call.code)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(b"", 304, headers)
    return data.answer(call, headers)


ROUTES = (
    route("GET", "/api/maps", maps, "nobody"),
    route("GET", "/api/maps/{id}", facts, "nobody", errors=(404,)),
)

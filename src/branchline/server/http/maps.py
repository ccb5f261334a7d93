"""Routes about maps: the list, and a map's facts for drawing it.

Facts only, the same for everybody, so browsers may keep them.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256

from starlette.responses import Response

from branchline.maps import BUILT_IN, load_map
from branchline.server.doors import Trouble
from branchline.server.facts import map_facts, map_line
from branchline.server.http.route import Call, Packed, route
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
    """A map's facts; they change with a new version only, so browsers may keep them."""
    if call.code not in BUILT_IN:
        raise Trouble(404, "unknown_map", f"there are {', '.join(BUILT_IN)}")
    data, tag = _encoded(call.code)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(b"", 304, headers)
    return data.answer(call, headers)


ROUTES = (
    route("GET", "/api/maps", maps, "nobody"),
    route("GET", "/api/maps/{id}", facts, "nobody", errors=(404,)),
)

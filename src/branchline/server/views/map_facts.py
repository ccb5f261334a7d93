"""The facts of a map, as the client draws them.

It hands on what the map file says; positions are facts, pictures are not here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from branchline.maps import Map
from branchline.server.wire.bodies import MapFacts


def map_facts(map_: Map) -> MapFacts:
    def plain(items: Any) -> Any:
        return msgspec.to_builtins(items, str_keys=True)

    return MapFacts(
        map_.id, map_.name, map_.hash, map_.width, map_.height, tuple(plain(map_.cities)), tuple(plain(map_.junctions)),
        tuple(plain(map_.tracks)), tuple(plain(map_.tickets)), plain(map_.rules),
    )  # fmt: skip

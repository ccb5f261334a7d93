"""The facts of a map for the client: all of them for drawing it, or one line for choosing it.

Passes on what the map file and the learn page say; decides no rule and holds no pictures.
"""

from __future__ import annotations

from typing import Any

import msgspec

from branchline import learn
from branchline.actions import BUILDS
from branchline.maps import BUILDINGS, Map
from branchline.server.wire.bodies import Building, MapFacts, MapLine


def map_facts(map_: Map) -> MapFacts:
    def plain(items: Any) -> Any:
        return msgspec.to_builtins(items, str_keys=True)

    return MapFacts(
        map_.id, map_.name, map_.hash, map_.width, map_.height, tuple(plain(map_.cities)), tuple(plain(map_.junctions)),
        tuple(plain(map_.tracks)), tuple(plain(map_.tickets)), plain(map_.rules), map_buildings(map_),
    )  # fmt: skip


def map_buildings(map_: Map) -> tuple[Building, ...]:
    """The kinds of building that a map has."""
    there = map_.rules.buildings
    return tuple(
        Building(row.kind, BUILDS[row.kind].__name__, there[row.kind].each, ports=row.ports_only)
        for row in BUILDINGS
        if row.kind in there
    )


def map_line(map_: Map) -> MapLine:
    rules = map_.rules
    return MapLine(
        id=map_.id,
        name=map_.name,
        cities=len(map_.cities),
        tracks=len(map_.tracks),
        tickets=len(map_.tickets),
        beginners=bool(rules.pieces.choose),
        close_doubles_below=rules.doubles.close_below if any(track.double for track in map_.tracks) else 0,
        rules=learn.page(map_.id).rules if map_.id in learn.maps() else (),
    )

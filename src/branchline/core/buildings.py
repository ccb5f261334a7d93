"""Stations and harbours: where a seat may build, and what building changes.

One room for both, since both are a count per seat and a set of cities. Knows nothing of their worth at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.codes import FOR_STATION, HARBOUR_CARDS, HARBOUR_HALF, KINDS, NONE

if TYPE_CHECKING:
    from branchline.core.types import Board, State, i32, u64


def station_cities(g: State, b: Board, seat: i32) -> u64:
    """E-STA-1, E-STA-2: the cities where the seat can build a station now."""
    q: i32
    c: i32
    n: i32
    most: i32 = 0
    free: u64 = b.every_city
    built: i32 = popcount(g.stations[seat])
    if built >= b.station_count:
        return 0
    for c in range(b.colours):
        n = g.hand[seat * KINDS + c]
        if b.marked != NONE:
            n += g.hand[seat * KINDS + b.marked + c]
        most = max(most, n)
    if most + g.hand[seat * KINDS + b.wild] <= built:
        return 0
    for q in range(g.seats):
        free &= ~g.stations[q]
    return free


def harbour_cities(g: State, b: Board, seat: i32) -> u64:
    """G-HAR-1, G-HAR-2: the ports where the seat can build a harbour now."""
    q: i32
    c: i32
    n: i32
    most: i32 = 0
    free: u64 = b.ports & g.touched[seat]
    if popcount(g.harbours[seat]) >= b.harbour_count or free == 0:
        return 0
    for c in range(b.colours):
        n = min(HARBOUR_HALF, g.hand[seat * KINDS + b.marked + c])
        n += min(HARBOUR_HALF, g.hand[seat * KINDS + b.singles + c])
        most = max(most, n)
    if most + g.hand[seat * KINDS + b.wild] < HARBOUR_CARDS:
        return 0
    for q in range(g.seats):
        free &= ~g.harbours[q]
    return free


def put_building(g: State, seat: i32, what: i32, city: i32) -> None:
    if what == FOR_STATION:
        g.stations[seat] |= BIT[city]
    else:
        g.harbours[seat] |= BIT[city]

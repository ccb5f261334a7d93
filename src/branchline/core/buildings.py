"""Buildings: where a seat may build, and what building changes. Knows nothing of their value at the end.

Each kind of building is a row of the board's tables: limit, sites, cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.codes import BUILDINGS, FORM_MARKED, KINDS, NONE
from branchline.core.payments import building_size

if TYPE_CHECKING:
    from branchline.core.types import Board, State, i32, u64


def building_cities(g: State, b: Board, seat: i32, kind: i32) -> u64:
    """The cities where the seat can build one of this kind now (E-STA-1, E-STA-2, G-HAR-1, G-HAR-2)."""
    q: i32
    free: u64 = b.building_sites[kind]
    if popcount(g.buildings[seat * BUILDINGS + kind]) >= b.building_limit[kind]:
        return 0
    if b.building_touch[kind]:
        free &= g.touched[seat]
        if free == 0:
            return 0
    if not affordable(g, b, seat, kind):
        return 0
    for q in range(g.seats):
        free &= ~g.buildings[q * BUILDINGS + kind]
    return free


def affordable(g: State, b: Board, seat: i32, kind: i32) -> i32:
    """Whether some colour of the hand, with wilds, pays for a building of this kind."""
    c: i32
    hand: i32 = seat * KINDS
    need: i32 = building_size(g, b, seat, kind) - g.hand[hand + b.wild]
    half: i32
    if need <= 0:
        return 1
    if b.building_form[kind] == FORM_MARKED:
        half = b.building_cost[kind] // 2
        for c in range(b.colours):
            if min(half, g.hand[hand + b.marked + c]) + min(half, g.hand[hand + b.singles + c]) >= need:
                return 1
        return 0
    for c in range(b.colours):
        if g.hand[hand + c] + (g.hand[hand + b.marked + c] if b.marked != NONE else 0) >= need:
            return 1
    return 0


def borrowing(g: State, b: Board, seat: i32) -> u64:
    """The cities where a building lets the seat use another seat's track at the end (E-STA-3)."""
    kind: i32
    cities: u64 = 0
    for kind in range(BUILDINGS):
        if b.building_borrows[kind]:
            cities |= g.buildings[seat * BUILDINGS + kind]
    return cities


def put_building(g: State, seat: i32, kind: i32, city: i32) -> None:
    g.buildings[seat * BUILDINGS + kind] |= BIT[city]

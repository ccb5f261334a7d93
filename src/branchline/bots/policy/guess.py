"""Estimate how likely rivals hold each ticket, by what they have built.

Reads a view. How much a half-built path says was counted in games of the planner (docs/bots.md); it is much the same on
all maps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import (
    BARRED,
    FAR,
    HUNDRED,
    T_BASE,
    T_DONE,
    T_DOUBLING,
    T_EARLY,
    T_FIRST,
    T_FLAT,
    T_LATE,
    T_LONG,
    T_STEEP,
)
from branchline.bots.policy.graph import shortest
from branchline.core.bits import BIT
from branchline.core.codes import PLACES, SHIP, TICKETS, TRAIN, WORDS
from branchline.core.imagine import is_long

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Guess, Plan, Seen, i32


def measure_tickets(b: Board, m: Plan, s: Guess) -> None:
    """Measure the path of each ticket on an empty board, in pieces. Expects a prepared plan."""
    t: i32
    for t in range(b.tracks):
        m.price[t] = b.track_length[t]
        m.used[t] = 0
    for t in range(b.tickets):
        s.far[t] = ticket_way(b, m, t, FAR)


def weigh_tickets(v: Seen, b: Board, m: Plan, s: Guess) -> None:
    """Set a weight for every rival and every ticket. Expects ``measure_tickets``."""
    seat: i32
    t: i32
    n: i32
    built: i32
    supply: i32 = b.choose if b.choose else b.most_trains + b.most_ships
    for seat in range(v.seats):
        if seat != v.viewer:
            built = supply - v.pieces[seat * 2 + TRAIN] - v.pieces[seat * 2 + SHIP]
            for t in range(b.tracks):
                m.used[t] = 0
                m.price[t] = BARRED
                if v.owner[t] == seat:
                    m.price[t] = 0
                elif v.open[seat * WORDS + (t >> 6)] & BIT[t & 63]:
                    m.price[t] = b.track_length[t]
            for t in range(b.tickets):
                n = min(s.far[t], ticket_way(b, m, t, s.far[t]))
                s.weight[seat * TICKETS + t] = ticket_weight(
                    n * HUNDRED // max(s.far[t], 1), max(0, built * HUNDRED // supply), is_long(b, t)
                )


def ticket_way(b: Board, m: Plan, ticket: i32, most: i32) -> i32:
    """The sum of the prices of the shortest paths between the ticket's consecutive cities, each at most ``most``."""
    i: i32
    total: i32 = 0
    for i in range(b.ticket_places[ticket] - 1):
        total += shortest(b, m, b.ticket_place[ticket * PLACES + i], b.ticket_place[ticket * PLACES + i + 1], most)
    return total


def ticket_weight(missing: i32, built: i32, long: i32) -> i32:
    """The relative likelihood of a ticket of which ``missing`` is missing, for a rival that has built ``built`` of its
    pieces, both in hundredths."""
    x: i32 = T_LONG if long else 0
    if missing == 0:
        x += T_DONE
    else:
        x += T_FIRST - T_LATE * max(0, built - T_EARLY) // HUNDRED
        x -= min(T_STEEP, T_FLAT + T_STEEP * built // HUNDRED) * missing // HUNDRED
    x = (x + T_BASE) * HUNDRED // T_DOUBLING
    return ((HUNDRED + x % HUNDRED) << (x // HUNDRED)) // HUNDRED

"""The view of one seat (NONE: a spectator): the fields that the marks of the State allow, and some computed here.

Everything in a view is either public or the viewer's own. Between the sub-steps of an action only the acting seat may
look: the mere fact that there is a choice tells others something about its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.codes import NONE, OVER, SETUP, TICKETS
from branchline.core.marks import see_marked

if TYPE_CHECKING:
    from branchline.core.types import Board, Seen, State, i32


def see(g: State, b: Board, viewer: i32, v: Seen) -> None:
    """Fill a zeroed view."""
    i: i32
    v.viewer = viewer
    see_marked(g, viewer, g.phase == OVER, v)
    see_choices(g, b, v)
    for i in range(TICKETS):
        v.queue[i] = NONE
    if viewer != NONE:
        see_own(g, viewer, v)


def see_choices(g: State, b: Board, v: Seen) -> None:
    """Fill in ticket counts (C-TIX-3); during set-up not even the number kept is public (C-SET-3)."""
    seat: i32
    for seat in range(g.seats):
        if g.phase == SETUP:
            v.offered_size[seat] = b.deal_long + b.deal_regular
            v.ask[seat] = g.ask[seat] != 0
        else:
            v.offered_size[seat] = g.offered_size[seat]
            v.ticket_count[seat] = popcount(g.tickets[seat * 2]) + popcount(g.tickets[seat * 2 + 1])


def see_own(g: State, viewer: i32, v: Seen) -> None:
    """Fill in the viewer's own choice and the returned tickets it remembers."""
    i: i32
    t: i32
    v.ticket_count[viewer] = popcount(v.tickets[viewer * 2]) + popcount(v.tickets[viewer * 2 + 1])
    v.ask[viewer] = g.ask[viewer]
    v.offered_size[viewer] = g.offered_size[viewer]
    for i in range(g.queue_size if v.memory[0] | v.memory[1] else 0):
        t = g.queue[(g.queue_head + i) & (TICKETS - 1)]
        if v.memory[t >> 6] & BIT[t & 63]:
            v.queue[i] = t

"""What one seat may know: all that the State's marks allow, and some numbers that are worked out here.

Everything in a view is either public at the table or the viewer's own. NONE as viewer is a spectator. Between the
sub-steps of an action only the seat that acts may look: that others were asked at all would tell them something of its
hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.codes import NONE, OVER, SETUP, TICKETS
from branchline.core.marks import see_marked

if TYPE_CHECKING:
    from branchline.core.types import Board, Seen, State, i32


def see(g: State, b: Board, viewer: i32, v: Seen) -> None:
    """Fill a zeroed record."""
    i: i32
    v.viewer = viewer
    see_marked(g, viewer, g.phase == OVER, v)
    see_choices(g, b, v)
    for i in range(TICKETS):
        v.queue[i] = NONE
    if viewer != NONE:
        see_own(g, viewer, v)


def see_choices(g: State, b: Board, v: Seen) -> None:
    """C-TIX-3: numbers only; during set-up not even how many were kept (C-SET-3)."""
    seat: i32
    for seat in range(g.seats):
        if g.phase == SETUP:
            v.offered_size[seat] = b.deal_long + b.deal_regular
            v.ask[seat] = g.ask[seat] != 0
        else:
            v.offered_size[seat] = g.offered_size[seat]
            v.ticket_count[seat] = popcount(g.tickets[seat * 2]) + popcount(g.tickets[seat * 2 + 1])


def see_own(g: State, viewer: i32, v: Seen) -> None:
    """The viewer's own choice, and the returned tickets that it remembers."""
    i: i32
    t: i32
    v.ticket_count[viewer] = popcount(v.tickets[viewer * 2]) + popcount(v.tickets[viewer * 2 + 1])
    v.ask[viewer] = g.ask[viewer]
    v.offered_size[viewer] = g.offered_size[viewer]
    for i in range(g.queue_size if v.memory[0] | v.memory[1] else 0):
        t = g.queue[(g.queue_head + i) & (TICKETS - 1)]
        if v.memory[t >> 6] & BIT[t & 63]:
            v.queue[i] = t

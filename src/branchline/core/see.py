"""What one seat may know, built up field by field from the full state: a new field is invisible until it is written in.

Everything here is either public at the table or the viewer's own. NONE as viewer is a spectator. Between the sub-steps
of an action only the seat that acts may look: that others were asked at all would tell them something of its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.codes import (
    BORROWS,
    BUILDINGS,
    KINDS,
    NONE,
    OFFER,
    OVER,
    REVEAL,
    SEATS,
    SETUP,
    SLOTS,
    TICKETS,
    TRACKS,
    WORDS,
)

if TYPE_CHECKING:
    from branchline.core.types import Board, Seen, State, i32


def see(g: State, b: Board, viewer: i32, v: Seen) -> None:
    """Fill a zeroed record."""
    v.viewer = viewer
    see_table(g, b, v)
    see_seats(g, v)
    see_payment(g, v)
    see_tickets(g, b, viewer, v)
    if viewer != NONE:
        see_own(g, b, viewer, v)
    if g.phase == OVER:
        see_result(g, v)


def see_table(g: State, b: Board, v: Seen) -> None:
    i: i32
    v.seats = g.seats
    v.phase = g.phase
    v.turn = g.turn
    v.start = g.start
    v.closing = g.closing
    v.beginners = g.beginners
    v.may_stop = g.may_stop
    v.stall_rounds = g.stall_rounds
    v.ended = g.ended
    v.last = g.last
    v.passes = g.passes
    v.idle = g.idle
    v.second = g.second
    v.display_size = g.display_size
    for i in range(SLOTS):
        v.display[i] = g.display[i]
    for i in range(2):
        v.deck_size[i] = g.deck_size[i]
        v.discards_size[i] = g.discards_size[i]
    for i in range(b.kinds):
        v.discards[i] = g.discards[i]
    for i in range(TRACKS):
        v.owner[i] = g.owner[i]


def see_seats(g: State, v: Seen) -> None:
    """What lies open of every seat: its pieces, buildings, points, the backs of its cards and what the table saw."""
    i: i32
    for i in range(SEATS * WORDS):
        v.open[i] = g.open[i]
    for i in range(SEATS):
        v.touched[i] = g.touched[i]
        v.score[i] = g.score[i]
        v.exchanged[i] = g.exchanged[i]
    for i in range(BUILDINGS * SEATS):
        v.buildings[i] = g.buildings[i]
    for i in range(SEATS * 2):
        v.hand_size[i] = g.hand_size[i]
        v.pieces[i] = g.pieces[i]
        v.box[i] = g.box[i]
    for i in range(SEATS * KINDS):
        v.known[i] = g.known[i]


def see_payment(g: State, v: Seen) -> None:
    """The action under way: cards laid and turned up lie on the table."""
    i: i32
    v.pay_for = g.pay_for
    v.pay_id = g.pay_id
    v.pay_colour = g.pay_colour
    v.pay_wilds = g.pay_wilds
    v.pay_marks = g.pay_marks
    v.extra = g.extra
    v.extra_wilds = g.extra_wilds
    v.extra_marks = g.extra_marks
    v.slot = g.slot
    v.taken = g.taken
    v.exchange = g.exchange
    v.revealed_size = g.revealed_size
    for i in range(REVEAL):
        v.revealed[i] = g.revealed[i]


def see_tickets(g: State, b: Board, viewer: i32, v: Seen) -> None:
    """C-TIX-3: numbers only; during set-up not even how many were kept (C-SET-3)."""
    seat: i32
    v.bag_size = g.bag_size
    v.queue_size = g.queue_size
    for seat in range(g.seats):
        if g.phase == SETUP:
            v.offered_size[seat] = b.deal_long + b.deal_regular
            v.ask[seat] = g.ask[seat] != 0
        else:
            v.offered_size[seat] = g.offered_size[seat]
            v.ticket_count[seat] = popcount(g.tickets[seat * 2]) + popcount(g.tickets[seat * 2 + 1])
    for seat in range(TICKETS):
        v.queue[seat] = NONE


def see_own(g: State, b: Board, viewer: i32, v: Seen) -> None:
    i: i32
    t: i32
    for i in range(b.kinds):
        v.hand[i] = g.hand[viewer * KINDS + i]
    for i in range(2):
        v.tickets[viewer * 2 + i] = g.tickets[viewer * 2 + i]
        v.memory[i] = g.memory[viewer * 2 + i]
    v.ticket_count[viewer] = popcount(v.tickets[viewer * 2]) + popcount(v.tickets[viewer * 2 + 1])
    v.ask[viewer] = g.ask[viewer]
    v.chosen = g.chosen[viewer]
    v.offered_size[viewer] = g.offered_size[viewer]
    for i in range(OFFER):
        v.offered[i] = g.offered[viewer * OFFER + i]
    for i in range(g.queue_size if v.memory[0] | v.memory[1] else 0):
        t = g.queue[(g.queue_head + i) & (TICKETS - 1)]
        if v.memory[t >> 6] & BIT[t & 63]:
            v.queue[i] = t


def see_result(g: State, v: Seen) -> None:
    """C-END-2: all tickets lie open, everything is counted."""
    i: i32
    v.winners = g.winners
    for i in range(SEATS * 2):
        v.tickets[i] = g.tickets[i]
    for i in range(SEATS):
        v.got_tickets[i] = g.got_tickets[i]
        v.got_longest[i] = g.got_longest[i]
        v.longest[i] = g.longest[i]
        v.completed[i] = g.completed[i]
    for i in range(BUILDINGS * SEATS):
        v.got_buildings[i] = g.got_buildings[i]
    for i in range(SEATS * BORROWS):
        v.borrowed[i] = g.borrowed[i]

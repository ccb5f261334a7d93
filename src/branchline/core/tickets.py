"""Tickets: offering, keeping and returning. The deck is an unordered bag on top of a queue of returned ones.

Knows tickets and chance; nothing of cards or tracks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, ctz, popcount
from branchline.core.cards import note
from branchline.core.chance import below
from branchline.core.codes import L_TICKET, NONE, OFFER, SCRIPT, TICKET_STREAM, TICKETS

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u64


def pick_ticket(g: State, w: Work, low: u64, high: u64) -> i32:
    """Pick a ticket from a set of two words: the forced one, else a random one."""
    r: i32
    n: i32 = popcount(low)
    bits: u64 = low
    base: i32 = 0
    r = below(g, TICKET_STREAM, n + popcount(high))
    if w.script_at[TICKET_STREAM] < w.script_size[TICKET_STREAM]:
        r = w.script[TICKET_STREAM * SCRIPT + w.script_at[TICKET_STREAM]]
        w.script_at[TICKET_STREAM] += 1
        return r
    if r >= n:
        r -= n
        bits = high
        base = 64
    while r:
        bits &= bits - 1
        r -= 1
    return base + ctz(bits)


def draw_ticket(g: State, w: Work) -> i32:
    """Draw the top ticket of the deck, or NONE if it is empty (C-TIX-1)."""
    t: i32
    seat: i32
    if g.bag_size:
        t = pick_ticket(g, w, g.bag[0], g.bag[1])
        g.bag[t >> 6] &= ~BIT[t & 63]
        g.bag_size -= 1
        return t
    if g.queue_size == 0:
        return NONE
    if w.script_at[TICKET_STREAM] < w.script_size[TICKET_STREAM]:
        w.script_at[TICKET_STREAM] += 1  # the queue has an order: a forced draw can only agree with it
    t = g.queue[g.queue_head]
    g.queue_head = (g.queue_head + 1) & (TICKETS - 1)
    g.queue_size -= 1
    for seat in range(g.seats):  # nobody knows its place any more
        g.memory[seat * 2 + (t >> 6)] &= ~BIT[t & 63]
    return t


def deck_tickets(g: State) -> i32:
    return g.bag_size + g.queue_size


def offer(g: State, w: Work, seat: i32, ticket: i32) -> None:
    g.offered[seat * OFFER + g.offered_size[seat]] = ticket
    g.offered_size[seat] += 1
    note(w, L_TICKET, seat, ticket)


def offer_drawn(g: State, b: Board, w: Work, seat: i32) -> None:
    """Offer tickets drawn during the game."""
    i: i32
    for i in range(min(b.draw, deck_tickets(g))):
        offer(g, w, seat, draw_ticket(g, w))


def keep(g: State, seat: i32, chosen: i32) -> None:
    """Keep the chosen tickets (bits); the others stay in the offer, in the order dealt."""
    i: i32
    t: i32
    left: i32 = 0
    for i in range(g.offered_size[seat]):
        t = g.offered[seat * OFFER + i]
        if chosen >> i & 1:
            g.tickets[seat * 2 + (t >> 6)] |= BIT[t & 63]
        else:
            g.offered[seat * OFFER + left] = t
            left += 1
    for i in range(left, OFFER):
        g.offered[seat * OFFER + i] = 0
    g.offered_size[seat] = left


def put_back(g: State, seat: i32, out: i32) -> None:
    """Put the rest of the offer under the deck, or out of the game (C-TIX-2); the seat remembers it."""
    i: i32
    t: i32
    for i in range(g.offered_size[seat]):
        t = g.offered[seat * OFFER + i]
        g.offered[seat * OFFER + i] = 0
        g.memory[seat * 2 + (t >> 6)] |= BIT[t & 63]
        if not out:
            g.queue[(g.queue_head + g.queue_size) & (TICKETS - 1)] = t
            g.queue_size += 1
    g.offered_size[seat] = 0

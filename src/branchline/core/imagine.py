"""Makes a complete state from a view: hidden information is dealt at random, and the view stays the same.

Used by search bots and by the secrecy tests. Reads only the view, never the real state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, ctz, popcount
from branchline.core.chance import choice, seed_streams
from branchline.core.codes import (
    ASK_NOTHING,
    ASK_TICKETS,
    FOR_EXTRA,
    FORM_TRAIN,
    KINDS,
    NONE,
    OFFER,
    OVER,
    SEATS,
    SETUP,
    TUNNEL,
)  # fmt: skip
from branchline.core.marks import copy_marked
from branchline.core.payments import parts
from branchline.core.pieces import fewest_trains, most_trains
from branchline.core.tickets import keep

if TYPE_CHECKING:
    from branchline.core.types import Board, Seen, State, Work, i32, u64


def imagine(v: Seen, b: Board, w: Work, g: State, seed: u64) -> None:
    """Fill a zeroed state with a deal that agrees with the view."""
    seed_streams(g, seed)
    copy_marked(v, v.viewer, g)
    gather_cards(v, b, w, g)
    deal_cards(v, b, g)
    deal_tickets_anew(v, b, g)


def gather_cards(v: Seen, b: Board, w: Work, g: State) -> None:
    """Deal the known cards of each hand; put every other unseen card into the decks for now."""
    i: i32
    k: i32
    seat: i32
    n: i32
    for k in range(b.kinds):
        g.deck[k] = b.cards[k] - v.discards[k]
    for i in range(b.show):
        if v.display[i] != NONE:
            g.deck[v.display[i]] -= 1
    for i in range(v.revealed_size):
        g.deck[v.revealed[i]] -= 1
    if v.phase == TUNNEL or v.pay_for == FOR_EXTRA:
        parts(b, w, FORM_TRAIN, b.track_length[v.pay_id], v.pay_colour, v.pay_wilds, v.pay_marks)
        for i in range(3):
            g.deck[w.part_kind[i]] -= w.part_count[i]
    for seat in range(v.seats):
        for k in range(b.kinds):
            n = v.hand[k] if seat == v.viewer else v.known[seat * KINDS + k]
            g.hand[seat * KINDS + k] = n
            g.deck[k] -= n
    g.deck_size[0] = 0
    g.deck_size[1] = 0
    for k in range(b.kinds):
        g.deck_size[b.kind_deck[k]] += g.deck[k]


def deal_cards(v: Seen, b: Board, g: State) -> None:
    """Deal the unknown cards of the other hands from the decks."""
    seat: i32
    deck: i32
    k: i32
    n: i32
    r: i32
    for seat in range(v.seats):
        if seat != v.viewer:
            for deck in range(2):
                n = v.hand_size[seat * 2 + deck]
                for k in range(b.first_kind[deck], b.first_kind[deck + 1]):
                    n -= v.known[seat * KINDS + k]
                while n > 0:
                    r = choice(g, g.deck_size[deck])
                    k = b.first_kind[deck]
                    while r >= g.deck[k]:
                        r -= g.deck[k]
                        k += 1
                    g.deck[k] -= 1
                    g.deck_size[deck] -= 1
                    g.hand[seat * KINDS + k] += 1
                    n -= 1


def pull(g: State, pool: u64) -> i32:
    """Pick a random member of a non-empty set."""
    r: i32 = choice(g, popcount(pool))
    bits: u64 = pool
    while r:
        bits &= bits - 1
        r -= 1
    return ctz(bits)


def pull_ticket(g: State, b: Board, want_long: i32) -> i32:
    """Take a random ticket out of the bag, long or regular as asked; the other kind if there is none."""
    half: i32
    n: i32
    r: i32
    low: u64 = g.bag[0] & (b.long_ones[0] if want_long else b.regular[0])
    high: u64 = g.bag[1] & (b.long_ones[1] if want_long else b.regular[1])
    if low == 0 and high == 0:
        low = g.bag[0]
        high = g.bag[1]
    n = popcount(low)
    r = choice(g, n + popcount(high))
    half = 1 if r >= n else 0
    n = pull(g, high if half else low)
    g.bag[half] &= ~BIT[n]
    return half * 64 + n


def spare_tickets(v: Seen, b: Board, g: State) -> i32:
    """Unseen regular tickets minus those that must be in the deck, in offers, or with other seats."""
    seat: i32
    i: i32
    n: i32 = popcount(g.bag[0] & b.regular[0]) + popcount(g.bag[1] & b.regular[1]) - v.bag_size
    for i in range(v.queue_size):
        n -= v.queue[i] == NONE
    for seat in range(v.seats):
        if seat != v.viewer:
            n -= v.offered_size[seat]
            if v.phase != OVER:  # at the end all tickets are public
                n -= v.ticket_count[seat]
    return n


def deal_tickets_anew(v: Seen, b: Board, g: State) -> None:
    """Deal the unseen tickets. The bag has regular ones only; another seat may hold long ones, and must hold some if
    there are too few regular ones. Tickets left over are out of the game."""
    seat: i32
    i: i32
    t: i32
    spare: i32
    place_known_tickets(v, b, g)
    spare = spare_tickets(v, b, g)
    for seat in range(v.seats):
        if seat != v.viewer and v.phase == SETUP:
            imagine_setup(v, b, g, seat)
        elif seat != v.viewer:
            if v.phase != OVER:
                for i in range(v.ticket_count[seat]):
                    t = pull_ticket(g, b, pull_long(b, g, i < b.deal_long, spare))
                    spare += is_long(b, t)
                    g.tickets[seat * 2 + (t >> 6)] |= BIT[t & 63]
            for i in range(v.offered_size[seat]):
                t = pull_ticket(g, b, pull_long(b, g, 0, spare))
                spare += is_long(b, t)
                g.offered[seat * OFFER + i] = t
            g.offered_size[seat] = v.offered_size[seat]
    for i in range(v.queue_size):
        g.queue[i] = v.queue[i]
        if v.queue[i] == NONE:
            t = pull_ticket(g, b, pull_long(b, g, 0, spare))
            spare += is_long(b, t)
            g.queue[i] = t
    drop_surplus(v, b, g)


def pull_long(b: Board, g: State, dealt: i32, spare: i32) -> i32:
    """Whether the next unseen ticket should be long. It must be if the regular ones don't suffice. If unkept tickets
    leave the game, it may be one if the seat was dealt one. If they go under the deck, every dealt ticket is accounted
    for, so no more than necessary are long."""
    if b.unkept_out and not dealt:
        return 0
    if spare < 0:
        return 1
    return b.unkept_out and choice(g, 2) == 0


def is_long(b: Board, ticket: i32) -> i32:
    return (b.long_ones[ticket >> 6] & BIT[ticket & 63]) != 0


def place_known_tickets(v: Seen, b: Board, g: State) -> None:
    """Put all tickets into the bag, except those whose place the viewer knows."""
    i: i32
    for i in range(2):
        g.bag[i] = (b.regular[i] | b.long_ones[i]) & ~v.memory[i]
    for i in range(SEATS):
        g.bag[0] &= ~v.tickets[i * 2]
        g.bag[1] &= ~v.tickets[i * 2 + 1]
    if v.viewer != NONE:
        for i in range(v.offered_size[v.viewer]):
            g.bag[v.offered[i] >> 6] &= ~BIT[v.offered[i] & 63]
        g.offered_size[v.viewer] = v.offered_size[v.viewer]
        g.ask[v.viewer] = v.ask[v.viewer]


def imagine_setup(v: Seen, b: Board, g: State, seat: i32) -> None:
    """Deal another seat's set-up tickets, and choose for it at random if it has already chosen."""
    i: i32
    chosen: i32 = 0
    n: i32 = b.deal_long + b.deal_regular
    for i in range(n):
        g.offered[seat * OFFER + i] = pull_ticket(g, b, i < b.deal_long)
    g.offered_size[seat] = n
    g.ask[seat] = ASK_TICKETS
    if v.ask[seat] == 0:
        while popcount(chosen) < b.keep:
            chosen |= 1 << choice(g, n)
        keep(g, seat, chosen)
        g.ask[seat] = ASK_NOTHING
        if b.choose and not v.beginners:
            g.chosen[seat] = fewest_trains(b) + choice(g, most_trains(b) - fewest_trains(b) + 1)


def drop_surplus(v: Seen, b: Board, g: State) -> None:
    """Remove long tickets, and regular ones beyond the size of the deck: they left the game unseen (E-SET-2)."""
    n: i32
    half: i32
    g.bag[0] &= b.regular[0]
    g.bag[1] &= b.regular[1]
    n = popcount(g.bag[0]) + popcount(g.bag[1]) - v.bag_size
    while n > 0:
        half = g.bag[0] == 0 or (g.bag[1] != 0 and choice(g, 2) == 1)
        g.bag[half] &= ~BIT[pull(g, g.bag[half])]
        n -= 1

"""Deal the tickets of imagined rivals anew: each by its weight, and those of a seat so that they go together.

Changes only which unseen tickets rivals hold, nothing that the viewer of the imagined state can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import HUNDRED, REDEALS, SWEEPS, T_SOFT, TEN_THOUSAND
from branchline.bots.policy.goals import join_goals, list_goals, measure_goals, sort_goals
from branchline.bots.policy.graph import price_tracks
from branchline.bots.policy.hand import look
from branchline.bots.policy.worth import set_worth
from branchline.core.bits import BIT, ctz, popcount
from branchline.core.chance import choice
from branchline.core.codes import CONNECTED, NONE, OFFER, OUTCOMES, OVER, SETUP, TICKETS
from branchline.core.imagine import is_long

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Guess, Plan, Seen, State, Work, i32, u64


def deal_likely(v: Seen, b: Board, w: Work, m: Plan, s: Guess, g: State) -> None:
    """Deal the rivals' tickets of a state imagined from the view. Expects ``weigh_tickets``; ``m`` is scratch."""
    seat: i32
    i: i32
    k: i32
    if v.phase == SETUP or v.phase == OVER:
        return
    find_pool(v, b, g, s)
    for i in range(SWEEPS):
        for seat in range(v.seats):
            if seat != v.viewer:
                for k in range(v.ticket_count[seat]):
                    redeal_alike(b, g, s, seat, held_ticket(g, seat, k))
                if b.unkept_out:
                    redeal_long(b, g, s, seat)
    for seat in range(v.seats):
        if seat != v.viewer and v.ticket_count[seat]:
            match_tickets(b, w, m, s, g, seat)


def find_pool(v: Seen, b: Board, g: State, s: Guess) -> None:
    """Collect the tickets that the viewer can't place and that nobody holds: in the unordered part of the deck, or out
    of the game."""
    i: i32
    t: i32
    seat: i32
    for i in range(2):
        s.pool[i] = (b.regular[i] | b.long_ones[i]) & ~v.memory[i]
        for seat in range(g.seats):
            s.pool[i] &= ~g.tickets[seat * 2 + i]
    for seat in range(g.seats):
        for i in range(g.offered_size[seat]):
            t = g.offered[seat * OFFER + i]
            s.pool[t >> 6] &= ~BIT[t & 63]
    for i in range(g.queue_size):
        if g.queue[i] != NONE:
            s.pool[g.queue[i] >> 6] &= ~BIT[g.queue[i] & 63]


def held_ticket(g: State, seat: i32, place: i32) -> i32:
    """The ticket of the seat at this place, counted from 0."""
    half: i32 = 0
    n: i32 = place
    bits: u64 = g.tickets[seat * 2]
    if n >= popcount(bits):
        n -= popcount(bits)
        bits = g.tickets[seat * 2 + 1]
        half = 1
    while n:
        bits &= bits - 1
        n -= 1
    return half * 64 + ctz(bits)


def redeal_alike(b: Board, g: State, s: Guess, seat: i32, old: i32) -> i32:
    """Deal one ticket anew from those of the pool in the same group (long or regular). Return the ticket that the seat
    then has."""
    half: i32
    for half in range(2):
        s.alike[half] = s.pool[half] & (b.long_ones[half] if is_long(b, old) else b.regular[half])
    return redeal(g, s, seat, old)


def redeal_long(b: Board, g: State, s: Guess, seat: i32) -> None:
    """Where unkept tickets leave the game, a rival may have kept its long ticket or not (E-SET-2). Deal that one anew,
    or any if it has none, from all that are out of the game."""
    k: i32
    t: i32
    longs: i32 = 0
    n: i32 = popcount(g.tickets[seat * 2]) + popcount(g.tickets[seat * 2 + 1])
    old: i32
    if n == 0:
        return
    old = held_ticket(g, seat, choice(g, n))
    for k in range(n):
        t = held_ticket(g, seat, k)
        if is_long(b, t):
            longs += 1
            old = t
    if longs < 2:
        for k in range(2):
            s.alike[k] = s.pool[k] & ~g.bag[k]
        redeal(g, s, seat, old)


def redeal(g: State, s: Guess, seat: i32, old: i32) -> i32:
    """Add one ticket of a rival to those in ``alike`` and draw one by weight, which the seat then has."""
    half: i32
    t: i32 = old
    r: i32
    total: i32 = s.weight[seat * TICKETS + old]
    bits: u64
    for half in range(2):
        bits = s.alike[half]
        while bits:
            total += s.weight[seat * TICKETS + half * 64 + ctz(bits)]
            bits &= bits - 1
    r = choice(g, total)
    r -= s.weight[seat * TICKETS + old]
    half = 0
    while r >= 0:
        if s.alike[half] == 0:
            half += 1
        t = half * 64 + ctz(s.alike[half])
        s.alike[half] &= s.alike[half] - 1
        r -= s.weight[seat * TICKETS + t]
    if t != old:
        swap_tickets(g, s, seat, old, t)
    return t


def swap_tickets(g: State, s: Guess, seat: i32, old: i32, new: i32) -> None:
    """Give the rival another ticket; the old one takes its place."""
    g.tickets[seat * 2 + (old >> 6)] &= ~BIT[old & 63]
    g.tickets[seat * 2 + (new >> 6)] |= BIT[new & 63]
    s.pool[new >> 6] &= ~BIT[new & 63]
    s.pool[old >> 6] |= BIT[old & 63]
    if g.bag[new >> 6] & BIT[new & 63]:
        g.bag[new >> 6] &= ~BIT[new & 63]
        g.bag[old >> 6] |= BIT[old & 63]


def match_tickets(b: Board, w: Work, m: Plan, s: Guess, g: State, seat: i32) -> None:
    """Seats keep tickets that go together: deal some anew, and where the set is then worth less to the seat, mostly put
    the old one back."""
    i: i32
    old: i32
    new: i32
    worth: i32
    before: i32
    n: i32 = popcount(g.tickets[seat * 2]) + popcount(g.tickets[seat * 2 + 1])
    m.seat = seat
    look(g, b, m)
    price_tracks(g, b, m, 1)
    before = held_worth(b, w, m, g)
    for i in range(REDEALS):
        old = held_ticket(g, seat, choice(g, n))
        new = redeal_alike(b, g, s, seat, old)
        if new != old:
            worth = held_worth(b, w, m, g)
            if worth >= before or choice(g, TEN_THOUSAND) < chance_to_lose(before - worth):
                before = worth
            else:
                swap_tickets(g, s, seat, new, old)


def chance_to_lose(loss: i32) -> i32:
    """How often in ten thousand a loss in hundredths of a point is accepted: half as often for every T_SOFT."""
    x: i32 = loss * HUNDRED // T_SOFT
    if x >= 13 * HUNDRED:
        return 0
    return (TEN_THOUSAND * (2 * HUNDRED - x % HUNDRED) // (2 * HUNDRED)) >> (x // HUNDRED)


def held_worth(b: Board, w: Work, m: Plan, g: State) -> i32:
    """What the tickets of the plan's seat are worth to it, less all that it has to build for them."""
    half: i32
    points: i32 = 0
    bits: u64
    for half in range(2):
        bits = g.tickets[m.seat * 2 + half]
        while bits:
            points += b.ticket_worth[(half * 64 + ctz(bits)) * OUTCOMES + CONNECTED]
            bits &= bits - 1
    list_goals(g, b, w, m)
    measure_goals(b, m)
    sort_goals(m, 1)
    join_goals(g, b, m)
    return set_worth(g, b, m, points)

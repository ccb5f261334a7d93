"""Set-up: dealing cards and tickets, the secret choices of all seats, and the start of the first turn.

Expects a zeroed state with seeded streams; seats may choose in any order. Knows nothing of later turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, popcount
from branchline.core.cards import deal_display, draw_card, gain, note, settle_display
from branchline.core.chance import choice, seed_streams
from branchline.core.codes import (
    ASK_NOTHING,
    ASK_PIECES,
    ASK_TICKETS,
    L_DEAL,
    L_SETUP,
    L_TURN,
    NONE,
    SETUP,
    SHIP,
    SLOTS,
    TRACKS,
    TRAIN,
    TURN,
    WORDS,
)  # fmt: skip
from branchline.core.pieces import stock
from branchline.core.tickets import draw_ticket, keep, offer, pick_ticket, put_back

if TYPE_CHECKING:
    from branchline.core.types import Board, Setup, State, Work, i32, u64


def deal(g: State, b: Board, w: Work, o: Setup, seed: u64) -> None:
    """Seed all streams from one number and deal."""
    seed_streams(g, seed)
    begin(g, b, w, o)


def begin(g: State, b: Board, w: Work, o: Setup) -> None:
    """Set up a new game and deal."""
    i: i32
    lay_table(g, b, o)
    for i in range(o.seats):
        deal_hand(g, b, w, i)
    deal_display(g, b, w)
    settle_display(g, b, w)
    deal_tickets(g, b, w)
    for i in range(o.seats):
        g.ask[i] = ASK_TICKETS


def lay_table(g: State, b: Board, o: Setup) -> None:
    i: i32
    k: i32
    g.seats = o.seats
    g.phase = SETUP
    g.closing = o.seats < o.close_below  # C-CLAIM-7, E-DBL-1
    g.beginners = o.beginners
    g.may_stop = o.may_stop
    g.stall_rounds = o.stall_rounds
    g.start = choice(g, o.seats) if o.first == NONE else o.first
    g.turn = g.start
    for i in range(TRACKS):
        g.owner[i] = NONE
    for i in range(SLOTS):
        g.display[i] = NONE
    for i in range(o.seats):
        for k in range(WORDS):
            g.open[i * WORDS + k] = b.all_tracks[k]
        if b.choose == 0:
            stock(g, b, i, 0)
    for k in range(b.kinds):
        g.deck[k] = b.cards[k]
        g.deck_size[b.kind_deck[k]] += b.cards[k]
    g.bag[0] = b.regular[0]
    g.bag[1] = b.regular[1]
    g.bag_size = popcount(g.bag[0]) + popcount(g.bag[1])


def deal_hand(g: State, b: Board, w: Work, seat: i32) -> None:
    i: i32
    k: i32
    for i in range(b.hand_train + b.hand_ship):
        k = draw_card(g, b, w, TRAIN if i < b.hand_train else SHIP)
        gain(g, b, seat, k, 1)
        note(w, L_DEAL, seat, k)


def deal_tickets(g: State, b: Board, w: Work) -> None:
    """Offer each seat its starting tickets. Long tickets that are not dealt leave the game unseen (E-SET-2)."""
    seat: i32
    i: i32
    t: i32
    low: u64 = b.long_ones[0]
    high: u64 = b.long_ones[1]
    for seat in range(g.seats):
        for i in range(b.deal_long):
            t = pick_ticket(g, w, low, high)
            if t < 64:
                low &= ~BIT[t]
            else:
                high &= ~BIT[t - 64]
            offer(g, w, seat, t)
        for i in range(b.deal_regular):
            offer(g, w, seat, draw_ticket(g, w))


def choose_tickets(g: State, b: Board, w: Work, seat: i32, chosen: i32) -> None:
    """Keep the chosen tickets; the others stay with the seat until all have chosen (C-SET-3)."""
    keep(g, seat, chosen)
    g.ask[seat] = ASK_PIECES if b.choose and not g.beginners else ASK_NOTHING
    if all_chosen(g):
        end_setup(g, b, w)


def choose_pieces(g: State, b: Board, w: Work, seat: i32, trains: i32) -> None:
    g.chosen[seat] = trains
    g.ask[seat] = ASK_NOTHING
    if all_chosen(g):
        end_setup(g, b, w)


def all_chosen(g: State) -> i32:
    seat: i32
    for seat in range(g.seats):
        if g.ask[seat] != ASK_NOTHING:
            return 0
    return 1


def end_setup(g: State, b: Board, w: Work) -> None:
    """When all have chosen: reveal the stocks, return unkept tickets in seat order, start the first turn."""
    seat: i32
    for seat in range(g.seats):
        put_back(g, seat, b.unkept_out)
        if b.choose:
            stock(g, b, seat, b.beginners if g.beginners else g.chosen[seat])
        g.chosen[seat] = 0
    g.phase = TURN
    note(w, L_SETUP, g.start, 0)
    note(w, L_TURN, g.turn, 0)

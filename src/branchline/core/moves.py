"""Lists the legal codes of a seat and applies them. Dispatches to the other modules; contains no rules of its own.

``apply`` does not check: the effect of a code that ``legal`` did not list is undefined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import ctz, popcount
from branchline.core.buildings import building_cities
from branchline.core.cards import has_card
from branchline.core.claims import claimable
from branchline.core.codes import (
    A_AMOUNT,
    A_BLIND,
    A_BUILD,
    A_CLAIM,
    A_COLOUR,
    A_DECLINE,
    A_EXCHANGE,
    A_KEEP,
    A_MARKS,
    A_PASS,
    A_PIECES,
    A_REFILL,
    A_STOP,
    A_TAKE,
    A_TICKETS,
    A_WILDS,
    AMOUNT,
    ASK_PIECES,
    ASK_TICKETS,
    BUILDINGS,
    CITIES,
    COLOUR,
    FOR_BUILDING,
    FOR_EXTRA,
    FOR_TRACK,
    KEEP,
    MARKS,
    NONE,
    OVER,
    REFILL,
    SECOND,
    SETUP,
    SHIP,
    TRAIN,
    TUNNEL,
    TURN,
    WILDS,
)  # fmt: skip
from branchline.core.pairs import pair_cards, pair_colours
from branchline.core.payments import (
    colour_choices,
    cost_form,
    cost_size,
    cost_wilds,
    extra_choices,
    mixes,
    wild_choices,
)  # fmt: skip
from branchline.core.pieces import exchangeable, fewest_trains, most_trains
from branchline.core.start import choose_pieces, choose_tickets
from branchline.core.steps import (
    begin_payment,
    decline,
    draw_blind,
    draw_tickets,
    exchange,
    keep_drawn,
    lay_extra,
    lay_payment,
    pass_turn,
    refill,
    set_colour,
    set_marks,
    set_pair_cards,
    set_wilds,
    stop_drawing,
    take_open,
)  # fmt: skip
from branchline.core.tickets import deck_tickets

if TYPE_CHECKING:
    from branchline.core.types import Board, Codes, State, Work, i32, u32, u64


def asked(g: State) -> i32:
    """The first seat that has to act; NONE when the game is over."""
    seat: i32
    if g.phase == SETUP:
        for seat in range(g.seats):
            if g.ask[seat]:
                return seat
    return NONE if g.phase == OVER else g.turn


def list_bits(out: Codes, k: i32, base: i32, bits: u64) -> i32:
    """Append a code for every member of a set; return the new length."""
    rest: u64 = bits
    n: i32 = k
    while rest:
        out[n] = base + ctz(rest)
        rest &= rest - 1
        n += 1
    return n


def legal(g: State, b: Board, w: Work, seat: i32) -> i32:
    """Write the codes of all legal (sub-)actions of a seat to ``w.out``; return their number."""
    out: Codes = w.out
    if g.phase == SETUP:
        return list_setup(g, b, seat, out)
    if seat != g.turn or g.phase == OVER:  # C-ACT-1
        return 0
    if g.phase == TURN:
        return list_turn(g, b, w, seat)
    if g.phase == SECOND:
        return list_second(g, b, out)
    if g.phase == KEEP:
        return list_keeps(out, g.offered_size[seat], min(b.draw_keep, g.offered_size[seat]))
    return list_step(g, b, seat, out)


def list_setup(g: State, b: Board, seat: i32, out: Codes) -> i32:
    i: i32
    k: i32 = 0
    if g.ask[seat] == ASK_TICKETS:
        return list_keeps(out, g.offered_size[seat], b.keep)
    if g.ask[seat] == ASK_PIECES:
        for i in range(fewest_trains(b), most_trains(b) + 1):
            out[k] = A_PIECES + i
            k += 1
    return k


def list_keeps(out: Codes, offered: i32, least: i32) -> i32:
    i: i32
    k: i32 = 0
    for i in range(1, 1 << offered):
        if popcount(i) >= least:
            out[k] = A_KEEP + i
            k += 1
    return k


def list_cards(g: State, b: Board, out: Codes, first: i32) -> i32:
    """List the cards of the display and blind draws; an open wild only as the first card (C-DRAW-4)."""
    i: i32
    k: i32
    shown: u64 = 0
    one: u64 = 1
    for i in range(b.show):
        k = g.display[i]
        if k != NONE and (first or k != b.wild):
            shown |= one << k
    k = list_bits(out, 0, A_TAKE, shown)
    if has_card(g, TRAIN):
        out[k] = A_BLIND + TRAIN
        k += 1
    if has_card(g, SHIP):
        out[k] = A_BLIND + SHIP
        k += 1
    return k


def list_second(g: State, b: Board, out: Codes) -> i32:
    """List the choices for the second card, and stopping where it is optional (C-DRAW-1)."""
    k: i32 = list_cards(g, b, out, 0)
    if g.may_stop:
        out[k] = A_STOP
        k += 1
    return k


def list_turn(g: State, b: Board, w: Work, seat: i32) -> i32:
    """List everything that can start a turn (C-TURN-1); passing only if there is nothing else (C-TURN-2)."""
    i: i32
    out: Codes = w.out
    k: i32 = list_cards(g, b, out, 1)
    if deck_tickets(g):
        out[k] = A_TICKETS
        k += 1
    claimable(g, b, w, seat)
    for i in range(b.words):
        k = list_bits(out, k, A_CLAIM + 64 * i, w.can[i])
    for i in range(BUILDINGS):
        if b.building_limit[i]:
            k = list_bits(out, k, A_BUILD + i * CITIES, building_cities(g, b, seat, i))
    for i in range(2):
        if exchangeable(g, b, seat, i):
            out[k] = A_EXCHANGE + i
            k += 1
    if k == 0:
        out[0] = A_PASS
        k = 1
    return k


def list_step(g: State, b: Board, seat: i32, out: Codes) -> i32:
    """List the choices of a sub-step, or of a tunnel's extra payment."""
    i: i32
    k: i32 = 0
    if g.phase == TUNNEL:
        out[0] = A_DECLINE
        return list_bits(out, 1, A_WILDS, extra_choices(g, b, seat))
    if g.phase == REFILL:
        out[0] = A_REFILL + TRAIN
        out[1] = A_REFILL + SHIP
        return 2
    if g.phase == COLOUR:
        return list_bits(out, 0, A_COLOUR, pair_colours(g, b, seat) if g.pay_pairs else colour_choices(g, b, seat))
    if g.phase == WILDS:
        return list_bits(
            out, 0, A_WILDS,
            wild_choices(g, b, seat, cost_form(g, b), cost_size(g, b, seat), g.pay_colour, cost_wilds(g, b)),
        )  # fmt: skip
    if g.phase == MARKS:
        i = g.extra_wilds if g.pay_for == FOR_EXTRA else g.pay_wilds
        return list_bits(out, 0, A_MARKS, mixes(g, b, seat, cost_form(g, b), cost_size(g, b, seat), g.pay_colour, i))
    if g.pay_pairs:
        return list_bits(out, 0, A_AMOUNT, pair_cards(g, b, seat, g.pay_colour))
    for i in range(1, exchangeable(g, b, seat, g.exchange) + 1):
        out[k] = A_AMOUNT + i
        k += 1
    return k


def apply(g: State, b: Board, w: Work, seat: i32, code: i32) -> None:
    """Apply a legal code."""
    if code >= A_CLAIM:
        if code >= A_BUILD:
            begin_payment(g, b, w, seat, FOR_BUILDING + (code - A_BUILD) // CITIES, (code - A_BUILD) % CITIES)
        else:
            begin_payment(g, b, w, seat, FOR_TRACK, code - A_CLAIM)
    elif code < A_BLIND:
        take_open(g, b, w, seat, code - A_TAKE)
    elif code < A_TICKETS:
        draw_blind(g, b, w, seat, code - A_BLIND)
    elif code >= A_KEEP:
        if g.phase == SETUP:
            choose_tickets(g, b, w, seat, code - A_KEEP)
        else:
            keep_drawn(g, b, w, seat, code - A_KEEP)
    elif code == A_TICKETS:
        draw_tickets(g, b, w, seat)
    else:
        apply_step(g, b, w, seat, code)


def apply_whole(g: State, b: Board, w: Work, seat: i32, code: i32, x: u32, y: i32, z: u32) -> None:
    """Apply a whole action at once, without checking it. x, y, z answer its sub-steps: colour, wilds and marks of a
    payment (in pairs: see ``lay_pairs``); the deck that refills the display; the number of pieces exchanged."""
    if code >= A_CLAIM:
        if code >= A_BUILD:
            lay_payment(g, b, w, seat, FOR_BUILDING + (code - A_BUILD) // CITIES, (code - A_BUILD) % CITIES, x, y, z)
        else:
            lay_payment(g, b, w, seat, FOR_TRACK, code - A_CLAIM, x, y, z)
    elif A_WILDS <= code < A_MARKS:
        lay_extra(g, b, w, seat, code - A_WILDS, z)
    elif A_EXCHANGE <= code < A_AMOUNT:
        g.exchange = code - A_EXCHANGE
        exchange(g, b, w, seat, x)
    else:
        apply(g, b, w, seat, code)
        if g.phase == REFILL:
            refill(g, b, w, x)


def apply_step(g: State, b: Board, w: Work, seat: i32, code: i32) -> None:
    if code == A_PASS:
        pass_turn(g, b, w)
    elif code == A_DECLINE:
        decline(g, b, w, seat)
    elif code == A_STOP:
        stop_drawing(g, b, w)
    elif code < A_COLOUR:
        refill(g, b, w, code - A_REFILL)
    elif code < A_WILDS:
        set_colour(g, b, w, seat, code - A_COLOUR)
    elif code < A_MARKS:
        set_wilds(g, b, w, seat, code - A_WILDS)
    elif code < A_EXCHANGE:
        set_marks(g, b, w, seat, code - A_MARKS)
    elif code < A_AMOUNT:
        g.exchange = code - A_EXCHANGE
        g.phase = AMOUNT
    elif code < A_PIECES:
        if g.pay_pairs:
            set_pair_cards(g, b, w, seat, code - A_AMOUNT)
        else:
            exchange(g, b, w, seat, code - A_AMOUNT)
    else:
        choose_pieces(g, b, w, seat, code - A_PIECES)

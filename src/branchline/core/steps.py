"""The effect of each (sub-)action: drawing, paying step by step, tunnels, keeping, exchanging, passing.

Each function expects the phase its code belongs to and leaves the state in the next one. Does not check legality.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import ctz, several
from branchline.core.buildings import put_building
from branchline.core.cards import (
    discard,
    draw_card,
    fill_slot,
    gain,
    gain_open,
    has_card,
    note,
    open_card,
    settle_display,
)  # fmt: skip
from branchline.core.claims import own_track
from branchline.core.codes import (
    AMOUNT,
    ANY,
    COLOUR,
    FOR_BUILDING,
    FOR_EXTRA,
    FOR_TRACK,
    FORM_TRAIN,
    KEEP,
    L_BLIND,
    L_TAKEN,
    L_TURNUP,
    MARKS,
    NONE,
    REFILL,
    SECOND,
    SHIP,
    TRAIN,
    TUNNEL,
    WILDS,
)  # fmt: skip
from branchline.core.pairs import lay_cards, lay_colour, lay_pairs, pair_cards, pair_colours
from branchline.core.payments import (
    colour_choices,
    cost_form,
    cost_size,
    cost_wilds,
    mixes,
    parts,
    parts_back,
    parts_discarded,
    parts_out,
    wild_choices,
)  # fmt: skip
from branchline.core.pieces import swap
from branchline.core.tickets import keep, offer_drawn, put_back
from branchline.core.turn import end_turn, progress

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u32


def take_open(g: State, b: Board, w: Work, seat: i32, kind: i32) -> None:
    """Take a card from the display; if both decks can refill it, the seat chooses (C-DRAW-2, G-DRAW-1)."""
    slot: i32 = 0
    while g.display[slot] != kind:
        slot += 1
    gain_open(g, b, seat, kind, 1)
    g.display[slot] = NONE
    g.display_size -= 1
    g.slot = slot
    g.taken = kind
    note(w, L_TAKEN, slot, kind)
    if has_card(g, TRAIN) and has_card(g, SHIP):
        g.phase = REFILL
    elif has_card(g, SHIP):
        refill(g, b, w, SHIP)
    else:
        refill(g, b, w, TRAIN)


def refill(g: State, b: Board, w: Work, deck: i32) -> None:
    taken: i32 = g.taken
    fill_slot(g, b, w, g.slot, deck)
    settle_display(g, b, w)
    g.slot = 0
    g.taken = 0
    card_done(g, b, w, taken == b.wild)


def draw_blind(g: State, b: Board, w: Work, seat: i32, deck: i32) -> None:
    """Draw the top card of a deck; even a wild counts as one card (C-DRAW-5)."""
    k: i32 = draw_card(g, b, w, deck)
    gain(g, b, seat, k, 1)
    note(w, L_BLIND, deck, k)
    card_done(g, b, w, 0)


def card_done(g: State, b: Board, w: Work, only: i32) -> None:
    """Go on to the second card, unless this was it or an open wild, or none is left (C-DRAW-1, C-DRAW-3)."""
    if not only and not g.second and open_card(g, b):
        g.second = 1
        g.phase = SECOND
        return
    progress(g)
    end_turn(g, b, w)


def stop_drawing(g: State, b: Board, w: Work) -> None:
    """End the turn without a second card, where it is optional (C-DRAW-1)."""
    progress(g)
    end_turn(g, b, w)


def draw_tickets(g: State, b: Board, w: Work, seat: i32) -> None:
    offer_drawn(g, b, w, seat)
    g.phase = KEEP


def keep_drawn(g: State, b: Board, w: Work, seat: i32, chosen: i32) -> None:
    keep(g, seat, chosen)
    put_back(g, seat, 0)
    progress(g)
    end_turn(g, b, w)


def pass_turn(g: State, b: Board, w: Work) -> None:
    g.passes += 1
    g.idle += 1
    end_turn(g, b, w)


def exchange(g: State, b: Board, w: Work, seat: i32, count: i32) -> None:
    swap(g, b, seat, g.exchange, count)
    g.exchange = 0
    g.passes = 0
    g.idle += 1
    end_turn(g, b, w)


def begin_payment(g: State, b: Board, w: Work, seat: i32, what: i32, target: i32) -> None:
    choices: u32
    g.pay_for = what
    g.pay_id = target
    if what == FOR_TRACK and b.track_pair[target]:
        g.pay_pairs = b.track_length[target]
        next_pairs(g, b, w, seat)
        return
    choices = colour_choices(g, b, seat)
    if several(choices):
        g.phase = COLOUR
        return
    set_colour(g, b, w, seat, ctz(choices))


def set_colour(g: State, b: Board, w: Work, seat: i32, colour: i32) -> None:
    choices: u32
    n: i32
    if g.pay_pairs:
        set_pair_colour(g, b, w, seat, colour)
        return
    n = cost_size(g, b, seat)
    g.pay_colour = colour
    if colour == ANY:
        set_wilds(g, b, w, seat, n)
        return
    choices = wild_choices(g, b, seat, cost_form(g, b), n, colour, cost_wilds(g, b))
    if several(choices):
        g.phase = WILDS
        return
    set_wilds(g, b, w, seat, ctz(choices))


def set_wilds(g: State, b: Board, w: Work, seat: i32, wilds: i32) -> None:
    choices: u32 = 1
    if g.phase == TUNNEL:
        g.pay_for = FOR_EXTRA
        g.extra_wilds = wilds
    else:
        g.pay_wilds = wilds
    if g.pay_colour != ANY:
        choices = mixes(g, b, seat, cost_form(g, b), cost_size(g, b, seat), g.pay_colour, wilds)
    if several(choices):
        g.phase = MARKS
        return
    set_marks(g, b, w, seat, ctz(choices))


def next_pairs(g: State, b: Board, w: Work, seat: i32) -> None:
    """Go on to the next colour of a payment in pairs, or take the track if all are paid (W-PAIR-1)."""
    choices: u32
    if g.pay_pairs == 0:
        claim_paid(g, b, w, seat)
        return
    choices = pair_colours(g, b, seat)
    if several(choices):
        g.phase = COLOUR
        return
    set_pair_colour(g, b, w, seat, ctz(choices))


def set_pair_colour(g: State, b: Board, w: Work, seat: i32, colour: i32) -> None:
    choices: u32
    g.pay_colour = colour
    if colour == ANY:
        lay_cards(g, b, seat, b.wild, 2 * g.pay_pairs)
        g.pay_pairs = 0
        claim_paid(g, b, w, seat)
        return
    choices = pair_cards(g, b, seat, colour)
    if several(choices):
        g.phase = AMOUNT
        return
    set_pair_cards(g, b, w, seat, ctz(choices))


def set_pair_cards(g: State, b: Board, w: Work, seat: i32, cards: i32) -> None:
    choices: u32
    g.pay_cards = cards
    choices = mixes(g, b, seat, FORM_TRAIN, cards, g.pay_colour, 0)
    if several(choices):
        g.phase = MARKS
        return
    set_pair_marks(g, b, w, seat, ctz(choices))


def set_pair_marks(g: State, b: Board, w: Work, seat: i32, marks: i32) -> None:
    """Lay the cards of a colour; an odd number takes a wild."""
    lay_colour(g, b, seat, g.pay_colour, g.pay_cards, marks)
    lay_cards(g, b, seat, b.wild, g.pay_cards & 1)
    g.pay_pairs -= (g.pay_cards + 1) >> 1
    g.pay_cards = 0
    g.pay_colour += 1  # the same cards are laid in one order only
    next_pairs(g, b, w, seat)


def claim_paid(g: State, b: Board, w: Work, seat: i32) -> None:
    """Take the track that has been paid for."""
    own_track(g, b, w, seat, g.pay_id)
    settle_payment(g)
    progress(g)
    end_turn(g, b, w)


def lay_payment(
    g: State, b: Board, w: Work, seat: i32, what: i32, target: i32, colour: u32, wilds: i32, marks: u32
) -> None:
    """Make a payment whose sub-steps are all given."""
    g.pay_for = what
    g.pay_id = target
    if what == FOR_TRACK and b.track_pair[target]:
        lay_pairs(g, b, seat, colour, wilds, marks)
        claim_paid(g, b, w, seat)
        return
    g.pay_colour = colour
    g.pay_wilds = wilds
    set_marks(g, b, w, seat, marks)


def lay_extra(g: State, b: Board, w: Work, seat: i32, wilds: i32, marks: i32) -> None:
    """Make a tunnel's extra payment whose sub-steps are all given."""
    g.pay_for = FOR_EXTRA
    g.extra_wilds = wilds
    set_marks(g, b, w, seat, marks)


def set_marks(g: State, b: Board, w: Work, seat: i32, marks: i32) -> None:
    """Complete the payment: lay the cards and take what was paid for, or turn up cards for a tunnel."""
    n: i32 = cost_size(g, b, seat)
    form: i32 = cost_form(g, b)
    if g.pay_pairs:
        set_pair_marks(g, b, w, seat, marks)
        return
    if g.pay_for == FOR_EXTRA:
        g.extra_marks = marks
        pay_extra(g, b, w, seat)
        return
    g.pay_marks = marks
    parts(b, w, form, n, g.pay_colour, g.pay_wilds, marks)
    parts_out(g, b, w, seat)
    if g.pay_for == FOR_TRACK and b.track_tunnel[g.pay_id] and b.turn_up:
        turn_up(g, b, w, seat)
        return
    parts_discarded(g, b, w)
    if g.pay_for == FOR_TRACK:
        claim_paid(g, b, w, seat)
        return
    put_building(g, seat, g.pay_for - FOR_BUILDING, g.pay_id)
    settle_payment(g)
    progress(g)
    end_turn(g, b, w)


def settle_payment(g: State) -> None:
    g.pay_for = 0
    g.pay_id = 0
    g.pay_colour = 0
    g.pay_wilds = 0
    g.pay_marks = 0
    g.extra_wilds = 0
    g.extra_marks = 0
    g.extra = 0


def turn_up(g: State, b: Board, w: Work, seat: i32) -> None:
    """Turn up cards for a tunnel; the laid cards stay apart meanwhile (E-TUN-1, E-TUN-5, E-TUN-6)."""
    i: i32
    k: i32
    g.extra = 0
    g.revealed_size = 0
    for i in range(b.turn_up):
        k = draw_card(g, b, w, TRAIN)
        if k == NONE:
            break
        note(w, L_TURNUP, k, 0)
        g.revealed[g.revealed_size] = k
        g.revealed_size += 1
        if k == b.wild or (g.pay_colour != ANY and b.kind_colour[k] == g.pay_colour):  # E-TUN-2, E-TUN-3
            g.extra += 1
    g.phase = TUNNEL
    if g.extra == 0:
        tunnel_done(g, b, w, seat)


def laid(g: State, b: Board, w: Work) -> None:
    """Store the cards laid for the tunnel as parts."""
    parts(b, w, FORM_TRAIN, b.track_length[g.pay_id], g.pay_colour, g.pay_wilds, g.pay_marks)


def clear_revealed(g: State, b: Board) -> None:
    i: i32
    for i in range(g.revealed_size):
        discard(g, b, g.revealed[i], 1)
        g.revealed[i] = 0
    g.revealed_size = 0


def pay_extra(g: State, b: Board, w: Work, seat: i32) -> None:
    parts(b, w, FORM_TRAIN, g.extra, g.pay_colour, g.extra_wilds, g.extra_marks)
    parts_out(g, b, w, seat)
    parts_discarded(g, b, w)
    tunnel_done(g, b, w, seat)


def tunnel_done(g: State, b: Board, w: Work, seat: i32) -> None:
    laid(g, b, w)
    parts_discarded(g, b, w)
    clear_revealed(g, b)
    claim_paid(g, b, w, seat)


def decline(g: State, b: Board, w: Work, seat: i32) -> None:
    """Give up the tunnel: take the laid cards back and end the turn (E-TUN-4)."""
    laid(g, b, w)
    parts_back(g, b, w, seat)
    clear_revealed(g, b)
    settle_payment(g)
    g.passes = 0
    g.idle += 1
    end_turn(g, b, w)

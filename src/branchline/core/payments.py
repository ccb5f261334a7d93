"""Payments: a colour, a number of wilds, and which cards of the colour (marked trains, double ships).

A payment takes up to three sub-steps; one with a single answer is skipped. Knows hands and costs, not what is bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import popcount
from branchline.core.cards import discard, gain_open, lose
from branchline.core.codes import (
    ANY,
    BUILDINGS,
    FOR_BUILDING,
    FOR_EXTRA,
    FOR_TRACK,
    FORM_MARKED,
    FORM_SHIP,
    FORM_TRAIN,
    GRAY,
    KINDS,
    NONE,
    SHIP,
)  # fmt: skip

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u32


def cost_form(g: State, b: Board) -> i32:
    if g.pay_for >= FOR_BUILDING:
        return b.building_form[g.pay_for - FOR_BUILDING]
    if g.pay_for == FOR_TRACK and b.track_kind[g.pay_id] == SHIP:
        return FORM_SHIP  # G-CLAIM-1
    return FORM_TRAIN


def cost_size(g: State, b: Board, seat: i32) -> i32:
    """The number of spaces or cards that the current payment must cover."""
    if g.pay_for == FOR_TRACK:
        return g.pay_cards if g.pay_pairs else b.track_length[g.pay_id]
    if g.pay_for == FOR_EXTRA:
        return g.extra
    return building_size(g, b, seat, g.pay_for - FOR_BUILDING)


def building_size(g: State, b: Board, seat: i32, kind: i32) -> i32:
    """The number of cards the seat's next building of this kind costs (E-STA-2, G-HAR-2)."""
    return b.building_cost[kind] + b.building_step[kind] * popcount(g.buildings[seat * BUILDINGS + kind])


def cost_colour(g: State, b: Board) -> i32:
    if g.pay_for == FOR_TRACK:
        return b.track_colour[g.pay_id]
    return g.pay_colour if g.pay_for == FOR_EXTRA else GRAY


def cost_wilds(g: State, b: Board) -> i32:
    """The number of wilds the current payment must contain (E-FER-1)."""
    return b.track_wilds[g.pay_id] if g.pay_for == FOR_TRACK else 0


def mixes(g: State, b: Board, seat: i32, form: i32, n: i32, colour: i32, wilds: i32) -> u32:
    """The possible numbers of marked trains or double ships with this many wilds, as a set of bits."""
    h: i32 = seat * KINDS + colour
    m: i32 = n - wilds
    low: i32
    high: i32
    plain: i32
    marked: i32
    odd: u32 = 0
    if form == FORM_TRAIN:
        plain = g.hand[h]
        marked = g.hand[h + b.marked] if b.marked != NONE else 0
        low = max(0, m - plain)
        high = min(marked, m)
    elif form == FORM_SHIP:  # G-CLAIM-2
        plain = g.hand[h + b.singles]
        marked = g.hand[h + b.doubles]
        low = max(0, m - plain + 1) // 2
        high = min(marked, m // 2)
        if wilds == 0 and m % 2 and marked >= (m + 1) // 2:
            odd = 1 << ((m + 1) // 2)  # double ships only, one space too many
    else:  # G-HAR-2
        plain = min(g.hand[h + b.singles], n // 2)
        marked = min(g.hand[h + b.marked], n // 2)
        low = max(0, m - plain)
        high = min(marked, m)
    if low > high:
        return odd
    return ((1 << (high + 1)) - (1 << low)) | odd


def wild_choices(g: State, b: Board, seat: i32, form: i32, n: i32, colour: i32, least: i32) -> u32:
    """The possible numbers of wilds in a payment with at least one card of the colour, as a set of bits."""
    w: i32
    choices: u32 = 0
    for w in range(least, min(g.hand[seat * KINDS + b.wild], n - 1) + 1):
        if mixes(g, b, seat, form, n, colour, w):
            choices |= 1 << w
    return choices


def colour_choices(g: State, b: Board, seat: i32) -> u32:
    """The set of colours that can pay; the bit ANY means wilds only (C-CLAIM-2, C-CLAIM-3)."""
    c: i32
    have: i32
    form: i32 = cost_form(g, b)
    n: i32 = cost_size(g, b, seat)
    colour: i32 = cost_colour(g, b)
    least: i32 = cost_wilds(g, b)
    wild: i32 = g.hand[seat * KINDS + b.wild]
    most: i32 = min(wild, n - 1)
    choices: u32 = 0
    for c in range(b.colours):
        if colour == GRAY or colour == c:
            if form == FORM_TRAIN and b.marked == NONE:  # the common case, without a loop
                have = g.hand[seat * KINDS + c]
                if have and max(n - have, least) <= most:
                    choices |= 1 << c
            elif wild_choices(g, b, seat, form, n, c, least):
                choices |= 1 << c
    if wild >= n:
        choices |= 1 << ANY
    return choices


def extra_choices(g: State, b: Board, seat: i32) -> u32:
    """The possible numbers of wilds in a tunnel's extra payment, as a set of bits (E-TUN-2, E-TUN-3)."""
    wild: i32 = g.hand[seat * KINDS + b.wild]
    choices: u32 = 0
    if wild >= g.extra:
        choices = 1 << g.extra
    if g.pay_colour != ANY:
        choices |= wild_choices(g, b, seat, FORM_TRAIN, g.extra, g.pay_colour, 0)
    return choices


def parts(b: Board, w: Work, form: i32, n: i32, colour: i32, wilds: i32, marks: i32) -> None:
    """Store the cards of a payment in ``w.part_kind`` and ``w.part_count``: up to three kinds with their counts."""
    w.part_kind[0] = b.wild
    w.part_count[0] = wilds
    w.part_kind[1] = b.wild
    w.part_kind[2] = b.wild
    w.part_count[1] = 0
    w.part_count[2] = 0
    if colour != ANY:
        w.part_kind[1] = colour
        w.part_count[1] = n - wilds - marks
        if form == FORM_SHIP:
            w.part_kind[1] = b.singles + colour
            w.part_kind[2] = b.doubles + colour
            w.part_count[1] = max(0, n - wilds - 2 * marks)
            w.part_count[2] = marks
        elif form == FORM_MARKED:
            w.part_kind[1] = b.singles + colour
            w.part_kind[2] = b.marked + colour
            w.part_count[2] = marks
        elif marks:
            w.part_kind[2] = b.marked + colour
            w.part_count[2] = marks


def parts_out(g: State, b: Board, w: Work, seat: i32) -> None:
    """Take the cards of the payment from the hand."""
    i: i32
    for i in range(3):
        if w.part_count[i]:
            lose(g, b, seat, w.part_kind[i], w.part_count[i])


def parts_back(g: State, b: Board, w: Work, seat: i32) -> None:
    """Return the cards of the payment to the hand; everybody saw them."""
    i: i32
    for i in range(3):
        if w.part_count[i]:
            gain_open(g, b, seat, w.part_kind[i], w.part_count[i])


def parts_discarded(g: State, b: Board, w: Work) -> None:
    i: i32
    for i in range(3):
        if w.part_count[i]:
            discard(g, b, w.part_kind[i], w.part_count[i])

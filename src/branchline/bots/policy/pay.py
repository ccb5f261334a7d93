"""The sub-steps of an action: which colour to pay with, how many wilds, which cards, and a tunnel's extra cost.

A payment spares what other wanted tracks need, then wilds, then marked cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.build import lacking
from branchline.bots.policy.codes import HUNDRED, SUIT, WILD_WORTH
from branchline.bots.policy.draw import lean_deck
from branchline.core.bits import ctz
from branchline.core.codes import (
    A_AMOUNT,
    A_COLOUR,
    A_DECLINE,
    A_MARKS,
    A_REFILL,
    A_WILDS,
    ANY,
    COLOUR,
    FOR_EXTRA,
    FORM_MARKED,
    FORM_SHIP,
    KINDS,
    MARKS,
    REFILL,
    TUNNEL,
    WILDS,
)  # fmt: skip
from branchline.core.pairs import most_pairs, pair_cards, pair_colours, trains_of
from branchline.core.payments import (
    colour_choices,
    cost_form,
    cost_size,
    cost_wilds,
    extra_choices,
    mixes,
    wild_choices,
)  # fmt: skip

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, i32, u32


def step_code(g: State, b: Board, m: Plan) -> i32:
    """The answer to a sub-step. Expects ``reckon`` without the track being paid for."""
    if g.phase == TUNNEL:
        return extra_code(g, b, m)
    if g.phase == REFILL:
        return A_REFILL + lean_deck(m)
    if g.phase == COLOUR:
        return A_COLOUR + (next_pair_colour(g, b, m) if g.pay_pairs else cheapest_colour(g, b, m))
    if g.phase == WILDS:
        return A_WILDS + ctz(
            wild_choices(g, b, m.seat, cost_form(g, b), cost_size(g, b, m.seat), g.pay_colour, cost_wilds(g, b))
        )
    if g.phase == MARKS:
        return A_MARKS + spare_marks(g, b, m)
    if g.pay_pairs:
        return A_AMOUNT + pair_amount(g, b, m)
    return A_AMOUNT + max(1, lacking(g, b, m, g.exchange))


def harm(g: State, b: Board, m: Plan, colour: i32) -> i32:
    """What paying with a colour takes away from other plans."""
    n: i32 = cost_size(g, b, m.seat)
    have: i32
    spent: i32
    wilds: i32
    c: i32 = colour
    if colour == ANY:
        return n * WILD_WORTH
    if cost_form(g, b) == FORM_MARKED:
        have = min(g.hand[m.seat * KINDS + b.marked + c], n // 2)
        have += min(g.hand[m.seat * KINDS + b.singles + c], n // 2)
        return (n - have) * WILD_WORTH
    if cost_form(g, b) == FORM_SHIP:
        c += SUIT
    wilds = max(cost_wilds(g, b), n - m.have[c])
    spent = n - wilds
    return wilds * WILD_WORTH + max(0, spent - max(0, m.rest[c])) * HUNDRED - min(m.rest[c], 9)


def cheapest_colour(g: State, b: Board, m: Plan) -> i32:
    h: i32
    least: i32 = 0
    best: i32 = ANY
    c: i32
    rest: u32 = colour_choices(g, b, m.seat)
    best = ctz(rest)
    least = harm(g, b, m, best)
    rest &= rest - 1
    while rest:
        c = ctz(rest)
        rest &= rest - 1
        h = harm(g, b, m, c)
        if h < least:
            least = h
            best = c
    return best


def whole_pairs(g: State, b: Board, m: Plan, first: i32) -> i32:
    """The number of pairs without wilds in the colours from ``first`` on."""
    return most_pairs(g, b, m.seat, first, 0)


def next_pair_colour(g: State, b: Board, m: Plan) -> i32:
    """The first colour with a pair that is to spare or needed; with too few pairs, the first that can pay."""
    c: i32
    choices: u32 = pair_colours(g, b, m.seat)
    for c in range(b.colours):
        if choices >> c & 1 and trains_of(g, b, m.seat, c) >= 2:
            if m.rest[c] >= 2 or whole_pairs(g, b, m, c + 1) < g.pay_pairs:
                return c
    return ctz(choices)


def pair_amount(g: State, b: Board, m: Plan) -> i32:
    """Spare pairs, and those that later colours lack; if there are too few, as many cards as possible."""
    n: i32
    c: i32 = g.pay_colour
    choices: u32 = pair_cards(g, b, m.seat, c)
    pairs: i32 = max(min(max(m.rest[c], 0) >> 1, g.pay_pairs), g.pay_pairs - whole_pairs(g, b, m, c + 1))
    for n in range(2 * pairs, 0, -1):
        if choices >> n & 1:
            return n
    return ctz(choices)


def spare_marks(g: State, b: Board, m: Plan) -> i32:
    """Use as few marked train cards as possible; for ships, as many doubles as fit, since the singles are marked."""
    n: i32 = cost_size(g, b, m.seat)
    form: i32 = cost_form(g, b)
    wilds: i32 = g.extra_wilds if g.pay_for == FOR_EXTRA else g.pay_wilds
    choices: u32 = mixes(g, b, m.seat, form, n, g.pay_colour, wilds)
    k: i32
    if form == FORM_SHIP:
        for k in range((n - wilds) // 2, 0, -1):
            if choices >> k & 1:
                return k
    return ctz(choices)


def extra_code(g: State, b: Board, m: Plan) -> i32:
    """Declining a tunnel costs the turn, so pay the extra unless it takes three wilds."""
    choices: u32 = extra_choices(g, b, m.seat)
    if choices == 0:
        return A_DECLINE
    if ctz(choices) >= 3 and g.last == 0:
        return A_DECLINE
    return A_WILDS + ctz(choices)

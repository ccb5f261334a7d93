"""Payments in pairs: each space of such a track costs two train cards of one colour (W-PAIR-1).

The payment goes through the colours in order, so that the same cards are never laid in two ways: a colour, how many
cards of it, which of them are marked. An odd number takes a wild; pairs of wilds alone come last. Each colour's cards
leave the hand at once. Knows hands, not what is bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.cards import discard, lose
from branchline.core.codes import ANY, KINDS, NONE

if TYPE_CHECKING:
    from branchline.core.types import Board, State, i32, u32


def trains_of(g: State, b: Board, seat: i32, colour: i32) -> i32:
    """The number of train cards of a colour in the hand, marked or not."""
    n: i32 = g.hand[seat * KINDS + colour]
    if b.marked != NONE:
        n += g.hand[seat * KINDS + b.marked + colour]
    return n


def most_pairs(g: State, b: Board, seat: i32, first: i32, wilds: i32) -> i32:
    """The most pairs that the hand's train cards of the colours from ``first`` on make with so many wilds."""
    c: i32
    n: i32
    odd: i32 = 0
    pairs: i32 = 0
    for c in range(first, b.colours):
        n = trains_of(g, b, seat, c)
        pairs += n >> 1
        odd += n & 1
    odd = min(odd, wilds)
    return pairs + odd + ((wilds - odd) >> 1)


def pair_cards(g: State, b: Board, seat: i32, colour: i32) -> u32:
    """The possible numbers of cards of a colour with which the payment can be completed, as a set of bits."""
    n: i32
    wilds: i32 = g.hand[seat * KINDS + b.wild]
    choices: u32 = 0
    for n in range(1, min(trains_of(g, b, seat, colour), 2 * g.pay_pairs) + 1):
        if wilds >= (n & 1):
            if most_pairs(g, b, seat, colour + 1, wilds - (n & 1)) >= g.pay_pairs - ((n + 1) >> 1):
                choices |= 1 << n
    return choices


def pair_colours(g: State, b: Board, seat: i32) -> u32:
    """The colours that can come next; the bit ANY means wilds only."""
    c: i32
    choices: u32 = 0
    for c in range(g.pay_colour, b.colours):
        if pair_cards(g, b, seat, c):
            choices |= 1 << c
    if g.hand[seat * KINDS + b.wild] >= 2 * g.pay_pairs:
        choices |= 1 << ANY
    return choices


def lay_cards(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    """Discard cards of the hand."""
    if count:
        lose(g, b, seat, kind, count)
        discard(g, b, kind, count)


def lay_colour(g: State, b: Board, seat: i32, colour: i32, cards: i32, marks: i32) -> None:
    """Lay cards of a colour, so many of them marked."""
    lay_cards(g, b, seat, colour, cards - marks)
    if marks:
        lay_cards(g, b, seat, b.marked + colour, marks)


def lay_pairs(g: State, b: Board, seat: i32, cards: u32, wilds: i32, marks: u32) -> None:
    """Lay a whole payment: per colour the number of cards, and of marked ones among them, four bits each."""
    c: i32
    lay_cards(g, b, seat, b.wild, wilds)
    for c in range(b.colours):
        lay_colour(g, b, seat, c, cards >> 4 * c & 15, marks >> 4 * c & 15)

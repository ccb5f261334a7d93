"""Draw cards: what the wanted tracks lack, and which card of the display or deck is worth most.

Values are in hundredths of a useful card. Knows wants and cards; not why a track is wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.codes import FINE_WILD, HUNDRED, NEARLY, NOVICE, OPEN_WILD, SUIT, SUITS, WILD_WORTH
from branchline.bots.policy.hand import colour_for, count_unseen, missing
from branchline.bots.policy.handicap import misjudged_card
from branchline.core.cards import has_card
from branchline.core.codes import A_BLIND, A_TAKE, GRAY, NONE, SHIP, TRAIN

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, State, i32


def next_focus(b: Board, m: Plan, skip: i32) -> i32:
    """The most wanted track that is not marked in ``used``; among equals, the one that lacks fewest cards."""
    t: i32
    score: i32
    most: i32 = 0
    best: i32 = NONE
    for t in range(b.tracks):
        if m.want[t] > 0 and not m.used[t] and t != skip:
            score = m.want[t] * 16 - missing(b, m, t)
            if best == NONE or score > most:
                most = score
                best = t
    return best


def reckon(b: Board, m: Plan, count: i32, skip: i32) -> None:
    """Assign the hand to the ``count`` most wanted tracks (0: all): what is left over, what is lacking, and how much it
    is worth."""
    i: i32
    t: i32
    for i in range(SUITS):
        m.rest[i] = m.have[i]
        m.lack[i] = 0
        m.keen[i] = 0
    for i in range(b.tracks):
        m.used[i] = 0
    if count == 1:
        t = next_focus(b, m, skip)
        if t != NONE:
            lay_out(b, m, t)
        return
    for t in range(b.tracks):  # coloured tracks first: a gray track takes what they leave
        if m.want[t] > 0 and t != skip and b.track_colour[t] != GRAY:
            lay_out(b, m, t)
    for t in range(b.tracks):
        if m.want[t] > 0 and t != skip and b.track_colour[t] == GRAY:
            lay_out(b, m, t)


def lay_out(b: Board, m: Plan, track: i32) -> None:
    c: i32
    n: i32
    taken: i32
    if b.track_pair[track]:
        lay_out_pairs(b, m, b.track_length[track])
        return
    c = b.track_kind[track] * SUIT + colour_for(b, m, track)
    n = b.track_length[track] - b.track_wilds[track]
    taken = min(max(m.rest[c], 0), n)
    m.rest[c] -= taken
    if n > taken:
        m.lack[c] += n - taken
        m.keen[c] = max(m.keen[c], HUNDRED + NEARLY // (n - taken))


def lay_out_pairs(b: Board, m: Plan, pairs: i32) -> None:
    """Set aside what is left over in pairs, then single cards, each of which lacks another (W-PAIR-1)."""
    c: i32
    taken: i32
    for c in range(b.colours):
        taken = min(max(m.rest[c], 0) >> 1, pairs)
        m.rest[c] -= 2 * taken
        pairs -= taken
    for c in range(b.colours):
        if pairs and m.rest[c] > 0:
            m.rest[c] -= 1
            pairs -= 1
            m.lack[c] += 1
            m.keen[c] = max(m.keen[c], HUNDRED + NEARLY)
    if pairs:  # any colour will do
        for c in range(b.colours):
            m.lack[c] += 2
            m.keen[c] = max(m.keen[c], HUNDRED)


def card_value(b: Board, m: Plan, kind: i32) -> i32:
    """The value of a card other than a wild."""
    c: i32
    value: i32
    if b.kind_deck[kind] == SHIP:
        c = SUIT + b.kind_colour[kind]
        value = m.keen[c] if m.lack[c] else 15 + min(m.rest[c], 5)
        if kind >= b.doubles:
            return value * 18 // 10 if m.lack[c] != 1 else value + 10
        return value + 8  # for its harbour mark
    c = b.kind_colour[kind]
    value = m.keen[c] if m.lack[c] else 15 + min(m.rest[c], 5)
    return value + 8 if b.marked != NONE and kind >= b.marked else value


def blind_value(b: Board, m: Plan, deck: i32) -> i32:
    k: i32
    total: i32 = 0
    count: i32 = 0
    for k in range(b.first_kind[deck], b.first_kind[deck + 1]):
        if m.unseen[k] > 0:
            count += m.unseen[k]
            total += m.unseen[k] * (WILD_WORTH if k == b.wild else card_value(b, m, k))
    return total // max(count, 1)


def draw_code(g: State, b: Board, m: Plan, first: i32) -> i32:
    """The code of the best card to draw, NONE if there is none."""
    i: i32
    k: i32
    value: i32
    best: i32 = 0
    second: i32 = 0
    code: i32 = NONE
    wild: i32 = 0
    count_unseen(g, b, m)
    for i in range(b.show):
        k = g.display[i]
        if k != NONE and k == b.wild:
            wild = first
        elif k != NONE:
            value = misjudged_card(m, card_value(b, m, k))
            if value > best:
                second = best
                best = value
                code = A_TAKE + k
            elif value > second:
                second = value
    for i in range(2):
        if has_card(g, i):
            value = misjudged_card(m, blind_value(b, m, i))
            second = max(second, value)
            if value > best:
                best = value
                code = A_BLIND + i
    if wild and (code == NONE or best + second < (FINE_WILD if m.handicap == NOVICE else OPEN_WILD)):
        return A_TAKE + b.wild
    return code


def lean_deck(m: Plan) -> i32:
    """The deck of which more cards are lacking."""
    c: i32
    trains: i32 = 0
    ships: i32 = 0
    for c in range(SUIT):
        trains += m.lack[c]
        ships += m.lack[SUIT + c]
    return SHIP if ships > trains else TRAIN

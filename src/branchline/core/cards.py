"""Travel cards: the two decks, their discards, and the display with its flush.

Decks are bags without an order. Knows cards and chance; nothing of tracks, tickets or turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.chance import below
from branchline.core.codes import (
    FLUSHES,
    KINDS,
    L_FILL,
    L_FLUSH,
    L_SHUFFLE,
    LOG,
    NONE,
    SCRIPT,
    SHIP,
    TRAIN,
)  # fmt: skip

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32


def note(w: Work, code: i32, a: i32, b: i32) -> None:
    """Append an entry to the log, if logging is on."""
    if w.logging and w.log_size + 3 <= LOG:
        w.log[w.log_size] = code
        w.log[w.log_size + 1] = a
        w.log[w.log_size + 2] = b
        w.log_size += 3


def reshuffle(g: State, b: Board, w: Work, deck: i32) -> None:
    """Turn the discards into the deck (C-DRAW-7)."""
    k: i32
    for k in range(b.first_kind[deck], b.first_kind[deck + 1]):
        g.deck[k] += g.discards[k]
        g.discards[k] = 0
    note(w, L_SHUFFLE, deck, g.discards_size[deck])
    g.deck_size[deck] += g.discards_size[deck]
    g.discards_size[deck] = 0


def draw_card(g: State, b: Board, w: Work, deck: i32) -> i32:
    """Draw the next card of a deck, or NONE if there is none; forced draws come first."""
    k: i32
    r: i32
    if g.deck_size[deck] == 0:
        if g.discards_size[deck] == 0:
            return NONE
        reshuffle(g, b, w, deck)
    r = below(g, deck, g.deck_size[deck])  # also for a forced draw, so that the stream continues unchanged
    if w.script_at[deck] < w.script_size[deck]:
        k = w.script[deck * SCRIPT + w.script_at[deck]]
        w.script_at[deck] += 1
    else:
        k = b.first_kind[deck]
        while r >= g.deck[k]:
            r -= g.deck[k]
            k += 1
    g.deck[k] -= 1
    g.deck_size[deck] -= 1
    if g.deck_size[deck] == 0 and g.discards_size[deck]:
        reshuffle(g, b, w, deck)
    return k


def has_card(g: State, deck: i32) -> i32:
    """Whether a card can be drawn from this deck, after a reshuffle if need be (C-DRAW-8)."""
    return g.deck_size[deck] > 0 or g.discards_size[deck] > 0


def discard(g: State, b: Board, kind: i32, count: i32) -> None:
    g.discards[kind] += count
    g.discards_size[b.kind_deck[kind]] += count


def gain(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    g.hand[seat * KINDS + kind] += count
    g.hand_size[seat * 2 + b.kind_deck[kind]] += count


def gain_open(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    """Add cards to a hand that everybody saw."""
    gain(g, b, seat, kind, count)
    g.known[seat * KINDS + kind] += count


def lose(g: State, b: Board, seat: i32, kind: i32, count: i32) -> None:
    """Remove cards from a hand; those everybody knows about are assumed to go first."""
    i: i32 = seat * KINDS + kind
    g.hand[i] -= count
    g.hand_size[seat * 2 + b.kind_deck[kind]] -= count
    g.known[i] -= min(g.known[i], count)


def wilds_shown(g: State, b: Board) -> i32:
    i: i32
    n: i32 = 0
    for i in range(b.show):
        n += g.display[i] == b.wild
    return n


def fill_slot(g: State, b: Board, w: Work, slot: i32, deck: i32) -> None:
    """Put a new card into an empty slot, if the deck has one (C-DRAW-2)."""
    k: i32 = draw_card(g, b, w, deck)
    if k != NONE:
        g.display[slot] = k
        g.display_size += 1
        note(w, L_FILL, slot, k)


def fill_empty(g: State, b: Board, w: Work) -> None:
    """Fill the empty slots with what is left, from the train deck first (C-DRAW-8, G-DRAW-1)."""
    i: i32
    for i in range(b.show):
        if g.display[i] == NONE:
            if has_card(g, TRAIN):
                fill_slot(g, b, w, i, TRAIN)
            elif has_card(g, SHIP):
                fill_slot(g, b, w, i, SHIP)


def deal_display(g: State, b: Board, w: Work) -> None:
    """Deal the display from both decks; if one runs short, the other fills the rest (G-DRAW-2)."""
    i: i32
    for i in range(b.show):
        if i < b.show_train:
            fill_slot(g, b, w, i, TRAIN)
        else:
            fill_slot(g, b, w, i, SHIP)
    if g.display_size < b.show:
        fill_empty(g, b, w)


def can_deal_fewer(g: State, b: Board) -> i32:
    """Whether the cards outside the hands allow a display with too few wilds for a flush (C-DRAW-6)."""
    i: i32
    k: i32
    wild: i32 = g.deck[b.wild] + g.discards[b.wild]
    trains: i32 = g.deck_size[TRAIN] + g.discards_size[TRAIN]
    ships: i32 = g.deck_size[SHIP] + g.discards_size[SHIP]
    for i in range(b.show):
        k = g.display[i]
        if k != NONE:
            wild += k == b.wild
            trains += b.kind_deck[k] == TRAIN
            ships += b.kind_deck[k] == SHIP
    k = min(trains, b.show - min(ships, b.show_ship))  # train cards in a new display
    return trains - wild >= k - (b.flush_at - 1)


def clear_display(g: State, b: Board, w: Work) -> None:
    i: i32
    k: i32
    note(w, L_FLUSH, 0, 0)
    for i in range(b.show):
        k = g.display[i]
        if k != NONE:
            discard(g, b, k, 1)
            g.display[i] = NONE
    g.display_size = 0


def settle_display(g: State, b: Board, w: Work) -> None:
    """Discard and redeal the display while it shows too many wilds (C-DRAW-6).

    If deck and display have the same size, they could swap for ever, and other positions could take very long. After
    FLUSHES rounds a display that may stay is dealt on purpose.
    """
    rounds: i32 = 0
    while wilds_shown(g, b) >= b.flush_at and can_deal_fewer(g, b):
        clear_display(g, b, w)
        rounds += 1
        if rounds < FLUSHES:
            deal_display(g, b, w)
        else:
            deal_few_wilds(g, b, w)


def deal_few_wilds(g: State, b: Board, w: Work) -> None:
    """Deal a display that may stay, from all cards outside the hands. Expects ``can_deal_fewer`` to hold."""
    i: i32
    k: i32
    deck: i32
    wilds: i32 = 0
    for deck in range(2):
        if g.discards_size[deck]:
            reshuffle(g, b, w, deck)
    for i in range(b.show):
        deck = TRAIN if i < b.show_train else SHIP
        if g.deck_size[deck] == 0:
            deck = 1 - deck
        if g.deck_size[deck]:
            if deck == TRAIN and wilds == b.flush_at - 1 and g.deck_size[TRAIN] > g.deck[b.wild]:
                k = draw_plain(g, b, w)
            else:
                k = draw_card(g, b, w, deck)
            wilds += k == b.wild
            g.display[i] = k
            g.display_size += 1
            note(w, L_FILL, i, k)


def draw_plain(g: State, b: Board, w: Work) -> i32:
    """Draw a train card that is not wild; the deck must have one."""
    k: i32 = 0
    r: i32 = below(g, TRAIN, g.deck_size[TRAIN] - g.deck[b.wild])
    if w.script_at[TRAIN] < w.script_size[TRAIN]:
        k = w.script[w.script_at[TRAIN]]
        w.script_at[TRAIN] += 1
    else:
        while k == b.wild or r >= g.deck[k]:
            if k != b.wild:
                r -= g.deck[k]
            k += 1
    g.deck[k] -= 1
    g.deck_size[TRAIN] -= 1
    return k


def open_card(g: State, b: Board) -> i32:
    """Whether a second card can be taken: blind, or a non-wild from the display (C-DRAW-4, C-DRAW-8)."""
    return has_card(g, TRAIN) or has_card(g, SHIP) or g.display_size > wilds_shown(g, b)

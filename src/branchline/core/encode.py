"""Encodes a view as a row of bytes for training programs. Reads only the view, so it can't leak a secret.

Seats are counted from the viewer (0 = the viewer). ``observation.py`` names every field and its offset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import put_bits, put_equal
from branchline.core.codes import AMOUNT, BUILDINGS, COLOUR, FOR_BUILDING, KINDS, NONE, SEATS, SETUP, WORDS

if TYPE_CHECKING:
    from branchline.core.types import Board, Bytes, Seen, i32


def around(v: Seen, relative: i32) -> i32:
    """The seat ``relative`` places after the viewer (a spectator: after seat 0), or NONE beyond the last."""
    seat: i32 = relative + (0 if v.viewer == NONE else v.viewer)
    if relative >= v.seats:
        return NONE
    return seat - v.seats if seat >= v.seats else seat


def encode_size(b: Board) -> i32:
    """The size in bytes of an observation on this map."""
    i: i32
    n: i32 = AMOUNT + 1 + 3 + 9  # phase, own question, numbers
    n += SEATS * 12  # per seat: see encode_seats
    n += b.tracks * (SEATS + 2)  # owners, open to the viewer, track being paid for
    n += b.kinds * (4 + SEATS)  # hand, display, discards, turned up, known hands
    n += b.tickets * 3
    n += b.cities  # city being paid for
    n += FOR_BUILDING + BUILDINGS + 9 + 3 + 2  # payment or exchange under way
    for i in range(BUILDINGS):
        if b.building_limit[i]:
            n += SEATS * b.cities
    return n + (2 if b.has_pairs else 0)


def encode(v: Seen, b: Board, out: Bytes) -> None:
    """Write the observation, ``encode_size`` bytes."""
    i: i32
    at: i32
    for i in range(encode_size(b)):
        out[i] = 0
    at = encode_numbers(v, out)
    at = encode_seats(v, out, at)
    at = encode_tracks(v, b, out, at)
    at = encode_cards(v, b, out, at)
    at = encode_tickets(v, b, out, at)
    at = encode_buildings(v, b, out, at)
    encode_payment(v, b, out, at)


def encode_numbers(v: Seen, out: Bytes) -> i32:
    at: i32 = AMOUNT + 1
    out[v.phase] = 1
    if v.viewer != NONE:
        out[at + v.ask[v.viewer]] = 1
    at += 3
    out[at] = v.seats
    out[at + 1] = v.deck_size[0]
    out[at + 2] = v.deck_size[1]
    out[at + 3] = v.bag_size + v.queue_size
    out[at + 4] = v.last
    out[at + 5] = v.passes
    out[at + 6] = v.idle
    out[at + 7] = v.closing
    out[at + 8] = v.may_stop
    return at + 9


def encode_seats(v: Seen, out: Bytes, start: i32) -> i32:
    """Write twelve numbers per seat; see observation.py."""
    r: i32
    seat: i32
    at: i32 = start
    for r in range(SEATS):
        seat = around(v, r)
        if seat != NONE:
            out[at] = v.ask[seat] != 0 if v.phase == SETUP else v.turn == seat
            out[at + 1] = min(max(v.score[seat] + 64, 0), 255)
            out[at + 2] = v.hand_size[seat * 2]
            out[at + 3] = v.hand_size[seat * 2 + 1]
            out[at + 4] = v.pieces[seat * 2]
            out[at + 5] = v.pieces[seat * 2 + 1]
            out[at + 6] = v.box[seat * 2]
            out[at + 7] = v.box[seat * 2 + 1]
            out[at + 8] = v.ticket_count[seat]
            out[at + 9] = v.offered_size[seat]
            out[at + 10] = v.start == seat
            out[at + 11] = 1
        at += 12
    return at


def encode_tracks(v: Seen, b: Board, out: Bytes, start: i32) -> i32:
    """Write the tracks owned, one row per seat, then the tracks still open to the viewer."""
    t: i32
    r: i32
    at: i32 = start
    tracks: i32 = b.tracks  # a local, so that it stays in a register while bytes are written
    for r in range(v.seats):
        put_equal(out, at + r * tracks, v.owner, around(v, r), tracks)
    at += SEATS * tracks
    if v.viewer != NONE:
        for t in range(b.words):
            put_bits(out, at + t * 64, v.open[v.viewer * WORDS + t], min(64, tracks - t * 64))
    return at + tracks


def encode_cards(v: Seen, b: Board, out: Bytes, start: i32) -> i32:
    """Write counts by kind: the viewer's hand, display, discards, turned up; then the known cards of each hand."""
    i: i32
    k: i32
    seat: i32
    at: i32 = start
    kinds: i32 = b.kinds
    for k in range(kinds):
        out[at + k] = v.hand[k]
    for k in range(kinds):
        out[at + 2 * kinds + k] = v.discards[k]
    for i in range(b.show):
        if v.display[i] != NONE:
            out[at + kinds + v.display[i]] += 1
    for i in range(v.revealed_size):
        out[at + 3 * kinds + v.revealed[i]] += 1
    at += 4 * kinds
    for i in range(v.seats):
        seat = around(v, i)
        for k in range(kinds):
            out[at + i * kinds + k] = v.known[seat * KINDS + k]
    return at + SEATS * kinds


def encode_tickets(v: Seen, b: Board, out: Bytes, start: i32) -> i32:
    """Write the viewer's tickets, those offered to it, and those it saw and returned."""
    i: i32
    n: i32
    at: i32 = start
    tickets: i32 = b.tickets
    if v.viewer != NONE:
        for i in range(2):
            n = min(64, tickets - i * 64)
            put_bits(out, at + i * 64, v.tickets[v.viewer * 2 + i], n)
            put_bits(out, at + 2 * tickets + i * 64, v.memory[i], n)
        for i in range(v.offered_size[v.viewer]):
            out[at + tickets + v.offered[i]] = 1
    return at + 3 * tickets


def encode_buildings(v: Seen, b: Board, out: Bytes, start: i32) -> i32:
    """Write one row of cities per seat, for every kind of building in the rule set."""
    kind: i32
    r: i32
    at: i32 = start
    for kind in range(BUILDINGS):
        if b.building_limit[kind]:
            for r in range(v.seats):
                put_bits(out, at + r * b.cities, v.buildings[around(v, r) * BUILDINGS + kind], b.cities)
            at += SEATS * b.cities
    return at


def encode_payment(v: Seen, b: Board, out: Bytes, start: i32) -> None:
    """Write the action in progress: what is paid for and how, or the kind of piece being exchanged."""
    at: i32 = start + FOR_BUILDING + BUILDINGS
    if v.phase == AMOUNT and v.pay_pairs == 0:
        out[at + 12 + v.exchange] = 1
    elif v.phase >= COLOUR or v.extra > 0:
        out[start + v.pay_for] = 1
        if v.phase != COLOUR:
            out[at + v.pay_colour] = 1
        out[at + 9] = v.pay_wilds
        out[at + 10] = v.pay_marks
        out[at + 11] = v.extra
        out[at + 14 + (b.tracks if v.pay_for >= FOR_BUILDING else 0) + v.pay_id] = 1
        if b.has_pairs:
            out[at + 14 + b.tracks + b.cities] = v.pay_pairs
            out[at + 15 + b.tracks + b.cities] = v.pay_cards

"""The final scoring: tickets with the best borrowed tracks, buildings, longest path, winners.

Knows what a position is worth, not when a game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, ctz, popcount
from branchline.core.codes import (
    BORROWS,
    BUILDINGS,
    CONNECTED,
    IN_ORDER,
    MISSED,
    NONE,
    OUTCOMES,
    PLACES,
    STATION,
    T_COMPLETED,
    T_LONGEST,
    T_STATIONS,
    TRACKS,
    WORDS,
)
from branchline.core.links import find
from branchline.core.network import connect, longest_trail
from branchline.core.tours import passes_in_order

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u64


def outcome(b: Board, w: Work, ticket: i32) -> i32:
    """The outcome of a ticket in the current network (C-TIX-4, W-TOUR-1)."""
    if not joined(b, w, ticket):
        return MISSED
    if b.ticket_worth[ticket * OUTCOMES + IN_ORDER] and passes_in_order(b, w, ticket):
        return IN_ORDER
    return CONNECTED


def joined(b: Board, w: Work, ticket: i32) -> i32:
    """Whether the current network connects all cities of a ticket."""
    i: i32
    at: i32 = ticket * PLACES
    first: i32 = top(w, b.ticket_place[at])
    if top(w, b.ticket_place[at + 1]) != first:  # most tickets name two cities
        return 0
    for i in range(2, b.ticket_places[ticket]):
        if top(w, b.ticket_place[at + i]) != first:
            return 0
    return 1


def count_tickets(g: State, b: Board, w: Work, seat: i32) -> i32:
    """Points of the seat's tickets in the current network (C-TIX-4); sets the number of completed ones."""
    t: i32
    got: i32
    half: i32
    bits: u64
    points: i32 = 0
    g.completed[seat] = 0
    for half in range(2):
        bits = g.tickets[seat * 2 + half]
        while bits:
            t = half * 64 + ctz(bits)
            bits &= bits - 1
            got = outcome(b, w, t)
            points += b.ticket_worth[t * OUTCOMES + got]
            g.completed[seat] += got != MISSED
    return points


def list_lends(g: State, b: Board, w: Work, seat: i32) -> i32:
    """List the tracks that each borrowing building of the seat could use (E-STA-3); return the number of buildings."""
    kind: i32
    k: i32 = 0
    cities: u64
    for kind in range(BUILDINGS):
        cities = g.buildings[seat * BUILDINGS + kind] if b.building_borrows[kind] else 0
        while cities:
            w.lends_size[k] = list_lent(g, b, w, seat, k, ctz(cities))
            cities &= cities - 1
            k += 1
    return k


def list_lent(g: State, b: Board, w: Work, seat: i32, building: i32, city: i32) -> i32:
    """List the tracks of other seats that end in a city; return their number."""
    t: i32
    n: i32 = 0
    word: i32
    bits: u64
    for word in range(b.words):
        bits = b.touch[city * WORDS + word]
        while bits:
            t = word * 64 + ctz(bits)
            bits &= bits - 1
            if g.owner[t] != NONE and g.owner[t] != seat:
                w.lends[building * TRACKS + n] = t
                n += 1
    return n


def try_lends(g: State, b: Board, w: Work, seat: i32, building: i32, count: i32) -> None:
    """Try every choice of one track (or none) per building; the best has most points, then most tickets."""
    i: i32
    k: i32
    t: i32
    points: i32
    a: i32
    z: i32
    if building == count:
        points = count_tickets(g, b, w, seat)
        if points > w.best_points or (points == w.best_points and g.completed[seat] > w.best_count):
            w.best_points = points
            w.best_count = g.completed[seat]
            for k in range(count):
                w.best_pick[k] = w.pick[k]
        return
    w.pick[building] = NONE
    try_lends(g, b, w, seat, building + 1, count)
    for i in range(w.lends_size[building]):
        t = w.lends[building * TRACKS + i]
        a = top(w, b.track_a[t])
        z = top(w, b.track_b[t])
        if a != z:  # a track within one component connects nothing new
            w.pick[building] = t
            w.root[a] = z
            try_lends(g, b, w, seat, building + 1, count)
            w.root[a] = a


def top(w: Work, node: i32) -> i32:
    """Like ``find``, but without path compression, so that a join can be undone."""
    x: i32 = node
    while w.root[x] != x:
        x = w.root[x]
    return x


def flatten(b: Board, w: Work) -> None:
    i: i32
    for i in range(b.nodes):
        w.root[i] = find(w, i)


def score_tickets(g: State, b: Board, w: Work, seat: i32) -> None:
    k: i32
    count: i32 = list_lends(g, b, w, seat)
    if count == 0:
        g.got_tickets[seat] = count_tickets(g, b, w, seat)
        return
    w.best_points = -32000
    w.best_count = 0
    flatten(b, w)
    try_lends(g, b, w, seat, 0, count)
    g.got_tickets[seat] = w.best_points
    g.completed[seat] = w.best_count
    for k in range(count):
        g.borrowed[seat * BORROWS + k] = w.best_pick[k]
        if w.best_pick[k] != NONE:
            w.root[top(w, b.track_a[w.best_pick[k]])] = top(w, b.track_b[w.best_pick[k]])


def score_buildings(g: State, b: Board, w: Work, seat: i32, kind: i32) -> None:
    """Score the buildings of a kind (E-STA-5, G-HAR-3, G-HAR-4), in the network left by ``score_tickets``."""
    cities: u64 = g.buildings[seat * BUILDINGS + kind]
    points: i32 = (b.building_limit[kind] - popcount(cities)) * b.building_unbuilt[kind]
    while cities:
        if b.building_scores[kind]:
            points += b.building_points[kind * 4 + min(naming(g, b, w, seat, ctz(cities)), 3)]
        cities &= cities - 1
    g.got_buildings[seat * BUILDINGS + kind] = points


def naming(g: State, b: Board, w: Work, seat: i32, city: i32) -> i32:
    """The number of the seat's completed tickets that name a city."""
    t: i32
    n: i32 = 0
    for t in range(b.tickets):
        if g.tickets[seat * 2 + (t >> 6)] & BIT[t & 63]:
            if b.ticket_cities[t] & BIT[city] and joined(b, w, t):
                n += 1
    return n


def score_all(g: State, b: Board, w: Work) -> None:
    """Add everything that is scored after the last turn, and find the winners (C-END-2)."""
    seat: i32
    k: i32
    longest: i32 = 0
    w.steps = 0
    for seat in range(g.seats):
        for k in range(BORROWS):
            g.borrowed[seat * BORROWS + k] = NONE
        connect(g, b, w, seat)
        if b.longest_points:
            g.longest[seat] = longest_trail(b, w)  # E-STA-4: before anything is borrowed
            longest = max(longest, g.longest[seat])
        score_tickets(g, b, w, seat)
        for k in range(BUILDINGS):
            if b.building_limit[k]:
                score_buildings(g, b, w, seat, k)
    for seat in range(g.seats):
        if longest and g.longest[seat] == longest:  # C-LONG-2
            g.got_longest[seat] = b.longest_points
        g.score[seat] += g.got_tickets[seat] + g.got_longest[seat]
        for k in range(BUILDINGS):
            g.score[seat] += g.got_buildings[seat * BUILDINGS + k]
    find_winners(g, b)


def ahead(g: State, b: Board, p: i32, q: i32) -> i32:
    """Whether p is ahead of q: by score, then by the rule set's tie-breakers in order (N-6, E-TIE-1, G-END-2)."""
    i: i32
    mine: i32 = g.score[p]
    theirs: i32 = g.score[q]
    for i in range(3):
        if mine != theirs:
            break
        if b.ties[i] == T_COMPLETED:
            mine = g.completed[p]
            theirs = g.completed[q]
        elif b.ties[i] == T_STATIONS:
            mine = -popcount(g.buildings[p * BUILDINGS + STATION])
            theirs = -popcount(g.buildings[q * BUILDINGS + STATION])
        elif b.ties[i] == T_LONGEST:
            mine = g.got_longest[p]
            theirs = g.got_longest[q]
    return mine > theirs


def find_winners(g: State, b: Board) -> None:
    p: i32
    q: i32
    beaten: i32
    g.winners = 0
    for p in range(g.seats):
        beaten = 0
        for q in range(g.seats):
            beaten = beaten or ahead(g, b, q, p)
        if not beaten:
            g.winners |= 1 << p

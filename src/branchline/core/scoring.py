"""The final scoring: tickets, stations with the best assignment, harbours, longest path, winners.

Knows what a finished board is worth; never when a game is finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import BIT, ctz, popcount
from branchline.core.codes import NONE, STATIONS, T_COMPLETED, T_LONGEST, T_STATIONS, TRACKS, WORDS
from branchline.core.links import find
from branchline.core.network import connect, longest_trail

if TYPE_CHECKING:
    from branchline.core.types import Board, State, Work, i32, u64


def connected(b: Board, w: Work, ticket: i32) -> i32:
    return top(w, b.ticket_a[ticket]) == top(w, b.ticket_b[ticket])


def count_tickets(g: State, b: Board, w: Work, seat: i32) -> i32:
    """C-TIX-4: points of the seat's tickets in the network as joined now; their number goes to ``completed``."""
    t: i32
    half: i32
    bits: u64
    points: i32 = 0
    g.completed[seat] = 0
    for half in range(2):
        bits = g.tickets[seat * 2 + half]
        while bits:
            t = half * 64 + ctz(bits)
            bits &= bits - 1
            if connected(b, w, t):
                points += b.ticket_points[t]
                g.completed[seat] += 1
            else:
                points -= b.ticket_points[t]
    return points


def list_lends(g: State, b: Board, w: Work, seat: i32) -> i32:
    """E-STA-3: for each of the seat's stations, the tracks of others it could use. How many stations there are."""
    t: i32
    k: i32 = 0
    n: i32
    word: i32
    bits: u64
    cities: u64 = g.stations[seat]
    while cities:
        n = 0
        for word in range(b.words):
            bits = b.touch[ctz(cities) * WORDS + word]
            while bits:
                t = word * 64 + ctz(bits)
                bits &= bits - 1
                if g.owner[t] != NONE and g.owner[t] != seat:
                    w.lends[k * TRACKS + n] = t
                    n += 1
        w.lends_size[k] = n
        cities &= cities - 1
        k += 1
    return k


def try_lends(g: State, b: Board, w: Work, seat: i32, station: i32, count: i32) -> None:
    """Every choice of one track (or none) a station; the best is most points, then most tickets."""
    i: i32
    k: i32
    t: i32
    points: i32
    a: i32
    z: i32
    if station == count:
        points = count_tickets(g, b, w, seat)
        if points > w.best_points or (points == w.best_points and g.completed[seat] > w.best_count):
            w.best_points = points
            w.best_count = g.completed[seat]
            for k in range(count):
                w.best_pick[k] = w.pick[k]
        return
    w.pick[station] = NONE
    try_lends(g, b, w, seat, station + 1, count)
    for i in range(w.lends_size[station]):
        t = w.lends[station * TRACKS + i]
        a = top(w, b.track_a[t])
        z = top(w, b.track_b[t])
        if a != z:  # a track within the network joins nothing new
            w.pick[station] = t
            w.root[a] = z
            try_lends(g, b, w, seat, station + 1, count)
            w.root[a] = a


def top(w: Work, node: i32) -> i32:
    """``find`` that leaves the trees as they are, so that a join can be taken back."""
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
    count: i32 = 0
    if g.stations[seat]:
        count = list_lends(g, b, w, seat)
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
        g.borrowed[seat * STATIONS + k] = w.best_pick[k]
        if w.best_pick[k] != NONE:
            w.root[top(w, b.track_a[w.best_pick[k]])] = top(w, b.track_b[w.best_pick[k]])


def score_harbours(g: State, b: Board, w: Work, seat: i32) -> None:
    """G-HAR-3, G-HAR-4. Expects the network as the tickets were scored in."""
    t: i32
    city: i32
    n: i32
    cities: u64 = g.harbours[seat]
    points: i32 = (b.harbour_count - popcount(cities)) * b.harbour_unbuilt
    while cities:
        city = ctz(cities)
        cities &= cities - 1
        n = 0
        for t in range(b.tickets):
            if g.tickets[seat * 2 + (t >> 6)] & BIT[t & 63]:
                if (b.ticket_a[t] == city or b.ticket_b[t] == city) and connected(b, w, t):
                    n += 1
        points += b.harbour_points[min(n, 3)]
    g.got_harbours[seat] = points


def score_all(g: State, b: Board, w: Work) -> None:
    """C-END-2: everything that is counted after the last turn goes into the scores, and the winners are found."""
    seat: i32
    k: i32
    longest: i32 = 0
    for seat in range(g.seats):
        for k in range(STATIONS):
            g.borrowed[seat * STATIONS + k] = NONE
        connect(g, b, w, seat)
        if b.longest_points:
            g.longest[seat] = longest_trail(b, w)  # E-STA-4: before anything is borrowed
            longest = max(longest, g.longest[seat])
        score_tickets(g, b, w, seat)
        g.got_stations[seat] = (b.station_count - popcount(g.stations[seat])) * b.station_unbuilt  # E-STA-5
        if b.harbour_count:
            score_harbours(g, b, w, seat)
    for seat in range(g.seats):
        if longest and g.longest[seat] == longest:  # C-LONG-2
            g.got_longest[seat] = b.longest_points
        g.score[seat] += g.got_tickets[seat] + g.got_stations[seat] + g.got_harbours[seat] + g.got_longest[seat]
    find_winners(g, b)


def ahead(g: State, b: Board, p: i32, q: i32) -> i32:
    """Is p ahead of q: by score, then by the rule set's tie-breakers in order (N-6, E-TIE-1, G-END-2)?"""
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
            mine = -popcount(g.stations[p])
            theirs = -popcount(g.stations[q])
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

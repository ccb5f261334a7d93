"""Recounts a whole state from the map's facts: cards, pieces, tickets, board and running scores.
It reads the fields of a state and the map; it calls none of the code that it checks.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from branchline.core import State, codes, records
from branchline.maps import Map

NONE = codes.NONE


def snap(state: State) -> Any:
    """A copy of a state as plain numbers and lists, quick to read."""
    copy = records.State.__new__(records.State)
    copy.load(state.pack())
    return copy


class Kinds(NamedTuple):
    """The kinds of cards of a map, in the order of the core: their numbers, decks (0 train, 1 ship) and colours."""

    total: list[int]
    deck: list[int]
    colour: list[int | None]
    wild: int


@cache
def kinds(map_: Map) -> Kinds:
    cards, n = map_.rules.cards, len(map_.rules.colours)
    rows: list[tuple[int, int, int | None]] = [(cards.plain, 0, c) for c in range(n)]
    rows.append((cards.wild, 0, None))
    if cards.marked or cards.single_ship or cards.double_ship:
        for count, deck in ((cards.marked, 0), (cards.single_ship, 1), (cards.double_ship, 1)):
            rows += [(count, deck, c) for c in range(n)]
    return Kinds([r[0] for r in rows], [r[1] for r in rows], [r[2] for r in rows], n)


def hand(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(state.hand[seat * codes.KINDS : (seat + 1) * codes.KINDS])


def known(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(state.known[seat * codes.KINDS : (seat + 1) * codes.KINDS])


def laid(map_: Map, state: Any) -> Counter[int]:
    """The cards paid for a tunnel while the extra payment is being asked for."""
    found: Counter[int] = Counter()
    if state.phase == codes.TUNNEL or (state.phase == codes.MARKS and state.pay_for == codes.FOR_EXTRA):
        length, n = map_.tracks[state.pay_id].length, len(map_.rules.colours)
        found[n] += state.pay_wilds
        if state.pay_colour != codes.ANY:
            found[state.pay_colour] += length - state.pay_wilds - state.pay_marks
            found[n + 1 + state.pay_colour] += state.pay_marks
    return found


def count_cards(map_: Map, state: Any) -> None:
    """Every card is in exactly one place, every size is right, and no seat is known to hold a card it does not have."""
    all_, here = kinds(map_), range(state.seats)
    size = len(all_.total)
    lying = laid(map_, state)
    revealed = Counter(state.revealed[: state.revealed_size])
    shown = Counter(kind for kind in state.display if kind != NONE)
    hands = [hand(state, q) for q in here]
    for k in range(size):
        parts = [state.deck[k], state.discards[k], shown[k], revealed[k], lying[k], *(row[k] for row in hands)]
        assert min(parts) >= 0, (k, parts)
        assert sum(parts) == all_.total[k], f"kind {k}: {parts} of {all_.total[k]}"
    for deck in range(2):
        of_deck = [k for k in range(size) if all_.deck[k] == deck]
        assert state.deck_size[deck] == sum(state.deck[k] for k in of_deck)
        assert state.discards_size[deck] == sum(state.discards[k] for k in of_deck)
        for q in here:
            assert state.hand_size[2 * q + deck] == sum(hands[q][k] for k in of_deck)
    slots = map_.rules.display.train + map_.rules.display.ship
    assert state.display_size == sum(shown.values())
    assert all(kind == NONE for kind in state.display[slots:])
    for q in here:
        assert all(0 <= saw <= has for saw, has in zip(known(state, q), hands[q], strict=True))


def check_slots(map_: Map, state: Any) -> None:
    """C-DRAW-8: between turns no slot is empty while a card could fill it."""
    if state.phase == codes.TURN and state.display_size < map_.rules.display.train + map_.rules.display.ship:
        assert not any(state.deck_size) and not any(state.discards_size)


def check_flush(map_: Map, state: Any) -> None:
    """C-DRAW-6: too many wilds are open only where the cards outside the hands allow no other display.
    Only for games that were played: an imagined state may have the cards in other places."""
    all_, rules = kinds(map_), map_.rules.display
    if state.display.count(all_.wild) < rules.flush_at or state.phase not in (codes.TURN, codes.SECOND, codes.KEEP):
        return
    loose = Counter(kind for kind in state.display if kind != NONE)
    loose.update({k: state.deck[k] + state.discards[k] for k in range(len(all_.total))})
    trains = sum(n for k, n in loose.items() if all_.deck[k] == 0)
    ships = sum(loose.values()) - trains
    dealt = min(trains, rules.train + rules.ship - min(ships, rules.ship))
    plain = trains - loose[all_.wild]
    assert dealt - plain >= rules.flush_at, "a display of fewer wilds could be dealt"


def count_pieces(map_: Map, state: Any) -> None:
    """Stock, box and board add up to what a seat was given."""
    rules = map_.rules.pieces
    if rules.choose and state.phase == codes.SETUP:
        assert not any(state.pieces) and not any(state.box)
        return
    for q in range(state.seats):
        for i, kind in enumerate(("train", "ship")):
            laid_out = sum(
                t.length for t, owner in zip(map_.tracks, state.owner, strict=False) if owner == q and t.kind == kind
            )
            assert state.pieces[2 * q + i] + state.box[2 * q + i] + laid_out == getattr(rules, kind)
            assert min(state.pieces[2 * q + i], state.box[2 * q + i]) >= 0
        if rules.choose:
            outside = rules.train + rules.ship - rules.choose
            assert state.box[2 * q] + state.box[2 * q + 1] == outside


def held(state: Any, seat: int) -> set[int]:
    bits = state.tickets[2 * seat] | state.tickets[2 * seat + 1] << 64
    return {i for i in range(codes.TICKETS) if bits >> i & 1}


def offered(state: Any, seat: int) -> list[int]:
    at = seat * codes.OFFER
    return list(state.offered[at : at + state.offered_size[seat]])


def queue(state: Any) -> list[int]:
    return [state.queue[(state.queue_head + i) % codes.TICKETS] for i in range(state.queue_size)]


def bag(state: Any) -> set[int]:
    bits = state.bag[0] | state.bag[1] << 64
    return {i for i in range(codes.TICKETS) if bits >> i & 1}


def count_tickets(map_: Map, state: Any) -> set[int]:
    """Every ticket is in at most one place; returns those in none, which have left the game."""
    seats = range(state.seats)
    places = [*queue(state), *bag(state)]
    for q in seats:
        places += [*held(state, q), *offered(state, q)]
    assert len(places) == len(set(places)), "a ticket in two places"
    assert set(places) <= set(range(len(map_.tickets)))
    assert state.bag_size == len(bag(state))
    gone = set(range(len(map_.tickets))) - set(places)
    long = {i for i, ticket in enumerate(map_.tickets) if ticket.group == "long"}
    assert not bag(state) & long
    if map_.rules.tickets.unkept == "under" or state.phase == codes.SETUP:
        assert gone <= long
        assert len(gone) == len(long) - map_.rules.tickets.long * state.seats
    return gone


@cache
def double_tracks(map_: Map) -> list[int | None]:
    """For every track the other track of its double."""
    sides: dict[str, list[int]] = {}
    for i, track in enumerate(map_.tracks):
        if track.double is not None:
            sides.setdefault(track.double, []).append(i)
    return [
        None if track.double is None else next(j for j in sides[track.double] if j != i)
        for i, track in enumerate(map_.tracks)
    ]


def check_board(map_: Map, state: Any) -> None:
    """Owners, open tracks, reached cities and buildings agree with each other and with C-CLAIM-6 and C-CLAIM-7."""
    owner = state.owner[: len(map_.tracks)]
    assert all(o == NONE for o in state.owner[len(map_.tracks) :])
    assert all(o == NONE or o < state.seats for o in owner)
    doubles = double_tracks(map_)
    for q in range(state.seats):
        touched = is_open = 0
        for i, track in enumerate(map_.tracks):
            other = NONE if doubles[i] is None else owner[doubles[i]]
            shut = other == q or (other != NONE and state.closing)
            is_open |= (owner[i] == NONE and not shut) << i
            if owner[i] == q:
                assert other != q
                for end in (track.a, track.b):
                    if end in map_.city_index:
                        touched |= 1 << map_.city_index[end]
        words = state.open[q * codes.WORDS : (q + 1) * codes.WORDS]
        assert is_open == words[0] | words[1] << 64 | words[2] << 128
        assert state.touched[q] == touched
    for kind, limit in enumerate((map_.rules.stations, map_.rules.harbours)):
        sets = state.buildings[kind :: codes.BUILDINGS][: state.seats]
        assert sum(bits.bit_count() for bits in sets) == _union(sets).bit_count(), f"two of kind {kind} in a city"
        assert all(bits.bit_count() <= (limit.each if limit else 0) for bits in sets)
        assert _union(sets) >> len(map_.cities) == 0
    ports = sum(1 << i for i, city in enumerate(map_.cities) if city.port)
    for q in range(state.seats):
        assert state.buildings[q * codes.BUILDINGS + codes.HARBOUR] & ~(ports & state.touched[q]) == 0


def _union(sets: Any) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found


def routes(map_: Map, state: Any, seat: int) -> int:
    points = map_.rules.points
    return sum(points[t.length] for t, o in zip(map_.tracks, state.owner, strict=False) if o == seat)


def check_running(map_: Map, state: Any) -> None:
    """The running score is the value of the tracks minus the cost of exchanges."""
    if state.phase != codes.OVER:
        for q in range(state.seats):
            assert state.score[q] == routes(map_, state, q) - state.exchanged[q]


def check_all(map_: Map, state: Any) -> set[int]:
    """Check everything in a state (a snap of it); returns the tickets that have left the game."""
    count_cards(map_, state)
    check_slots(map_, state)
    count_pieces(map_, state)
    check_board(map_, state)
    check_running(map_, state)
    return count_tickets(map_, state)

"""Turns a map into the core's tables of numbers; knows maps, but no state of a game.

The order of cards: plain colours, the wild, then (only with marks or ships) marked trains, single ships, double ships.
"""

from __future__ import annotations

from branchline.core.codes import (
    COLOURS,
    CONNECTED,
    FORM_MARKED,
    FORM_TRAIN,
    GRAY,
    IN_ORDER,
    LENGTH,
    MISSED,
    NONE,
    OUTCOMES,
    PLACES,
    SHIP,
    STEPS,
    T_COMPLETED,
    T_LONGEST,
    T_STATIONS,
    TRAIN,
    WORDS,
)  # fmt: skip
from branchline.core.records import Board
from branchline.maps import BUILDINGS, Map

FORMS = {"train": FORM_TRAIN, "marked": FORM_MARKED}
TIES = {"completed": T_COMPLETED, "stations": T_STATIONS, "longest": T_LONGEST}


def make_board(map_: Map) -> Board:
    """Make the tables of a checked map."""
    b = Board()
    _numbers(b, map_)
    _buildings(b, map_)
    _cards(b, map_)
    _tracks(b, map_)
    _tickets(b, map_)
    return b


def _numbers(b: Board, map_: Map) -> None:
    rules = map_.rules
    b.cities = len(map_.cities)
    b.nodes = len(map_.nodes)
    b.hand_train, b.hand_ship = rules.hand.train, rules.hand.ship
    b.show_train, b.show_ship = rules.display.train, rules.display.ship
    b.show = b.show_train + b.show_ship
    b.flush_at = rules.display.flush_at
    b.most_trains, b.most_ships, b.choose = rules.pieces.train, rules.pieces.ship, rules.pieces.choose
    b.beginners = rules.pieces.beginners_train
    b.deal_long, b.deal_regular, b.keep = rules.tickets.long, rules.tickets.regular, rules.tickets.keep
    b.unkept_out = rules.tickets.unkept == "out"
    b.draw, b.draw_keep = rules.tickets.draw, rules.tickets.draw_keep
    b.turn_up = rules.tunnels.turn_up if rules.tunnels else 0
    if rules.exchange:
        b.exchanges, b.exchange_cost = 1, rules.exchange.cost
    if rules.longest:
        b.longest_points = rules.longest.points
    b.limit, b.last_turns = rules.end.limit, rules.end.turns
    for i, name in enumerate(rules.ties):
        b.ties[i] = TIES[name]
    for length, points in rules.points.items():
        b.points[length] = points


def _buildings(b: Board, map_: Map) -> None:
    there = map_.rules.buildings
    for i, row in enumerate(BUILDINGS):
        if row.kind not in there:
            continue
        numbers = there[row.kind]
        b.building_limit[i], b.building_unbuilt[i] = numbers.each, numbers.unbuilt
        b.building_scores[i] = bool(numbers.points)
        b.building_points[4 * i : 4 * i + 4] = (0, *(numbers.points or (0, 0, 0)))
        b.building_sites[i] = sum(1 << c for c, city in enumerate(map_.cities) if city.port or not row.ports_only)
        b.building_touch[i], b.building_form[i] = row.touch, FORMS[row.form]
        b.building_cost[i], b.building_step[i], b.building_borrows[i] = row.cards, row.step, row.borrows


def _cards(b: Board, map_: Map) -> None:
    cards = map_.rules.cards
    n = b.colours = len(map_.rules.colours)
    b.wild = n
    rows = [(TRAIN, c, cards.plain) for c in range(n)] + [(TRAIN, COLOURS, cards.wild)]
    b.marked = b.singles = b.doubles = NONE
    if cards.marked or cards.single_ship or cards.double_ship:
        b.marked, b.singles, b.doubles = n + 1, 2 * n + 1, 3 * n + 1
        rows += [(TRAIN, c, cards.marked) for c in range(n)]
        rows += [(SHIP, c, cards.single_ship) for c in range(n)] + [(SHIP, c, cards.double_ship) for c in range(n)]
    b.kinds = len(rows)
    for k, (deck, colour, count) in enumerate(rows):
        b.kind_deck[k], b.kind_colour[k], b.cards[k] = deck, colour, count
    ships = b.singles if b.singles != NONE else b.kinds
    b.first_kind = [0, ships, b.kinds]


def _tracks(b: Board, map_: Map) -> None:
    colour = {name: i for i, name in enumerate(map_.rules.colours)} | {"gray": GRAY}
    pairs: dict[str, list[int]] = {}
    b.tracks = len(map_.tracks)
    b.words = (b.tracks + 63) // 64
    for t, track in enumerate(map_.tracks):
        word, bit = t // 64, 1 << t % 64
        b.track_a[t], b.track_b[t] = map_.node_index[track.a], map_.node_index[track.b]
        b.track_length[t], b.track_colour[t] = track.length, colour[track.colour]
        kind = b.track_kind[t] = SHIP if track.kind == "ship" else TRAIN
        b.track_tunnel[t], b.track_wilds[t], b.track_twin[t] = track.tunnel, track.locomotives, NONE
        if track.double:
            pairs.setdefault(track.double, []).append(t)
        b.all_tracks[word] |= bit
        b.touch[b.track_a[t] * WORDS + word] |= bit
        b.touch[b.track_b[t] * WORDS + word] |= bit
        b.track_pair[t] = track.pair
        for n in range(track.length, LENGTH + 1):
            b.covered[(kind * STEPS + n) * WORDS + word] |= bit
            if track.pair:
                b.has_pairs = 1
                b.pairs[n * WORDS + word] |= bit
                continue
            b.afford[((kind * (COLOURS + 1) + colour[track.colour]) * STEPS + n) * WORDS + word] |= bit
        for n in range(track.locomotives, LENGTH + 1):
            b.ferry[n * WORDS + word] |= bit
    for first, second in pairs.values():
        b.track_twin[first], b.track_twin[second] = second, first


def _tickets(b: Board, map_: Map) -> None:
    b.tickets = len(map_.tickets)
    for i, ticket in enumerate(map_.tickets):
        cities = [map_.city_index[city] for city in ticket.cities]
        b.ticket_place[i * PLACES : i * PLACES + len(cities)] = cities
        b.ticket_places[i] = len(cities)
        b.ticket_cities[i] = sum(1 << city for city in cities)
        b.ticket_worth[i * OUTCOMES + MISSED] = -ticket.missed
        b.ticket_worth[i * OUTCOMES + CONNECTED] = ticket.connected
        b.ticket_worth[i * OUTCOMES + IN_ORDER] = ticket.in_order or 0
        group = b.long_ones if ticket.group == "long" else b.regular
        group[i // 64] |= 1 << i % 64

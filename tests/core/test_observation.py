"""The observation agrees with the view, byte by byte, at every step of random games and for every viewer.
How programs read single fields is tested in test_programs_page.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.core import Board, State, codes
from branchline.core.observation import observation_fields
from branchline.lexicon import lexicon
from branchline.maps import BUILDINGS, Map, load_map_text
from branchline.view import View, see
from tests.laws.tables import SEATS, every_map, games, many, map_of, walk
from tests.laws.worlds import world_text


def observed(map_: Map, view: View) -> dict[str, Any]:
    """The fields of a view's observation, as lists of rows."""
    row = np.full(view.seen.board.observation_size + 3, 9, np.uint8)
    view.seen.encode(row)
    assert row[-3:].tolist() == [9, 9, 9], "it wrote beyond its end"
    fields = observation_fields(map_)
    return {f.name: row[f.offset : f.offset + f.size].reshape(f.rows, f.columns).tolist() for f in fields}


def one_hot(size: int, place: int | None) -> list[list[int]]:
    return [[int(i == place) for i in range(size)]]


def rows_of(seats: int, viewer: int, values: Any, width: int) -> list[list[int]]:
    """One row per seat, starting with the viewer; rows of zeros for seats that do not play."""
    rows = [list(values((viewer + i) % seats)) for i in range(seats)]
    return rows + [[0] * width] * (codes.SEATS - seats)


def bits(names: Any, all_names: Any) -> list[int]:
    return [int(name in names) for name in all_names]


def check(map_: Map, state: State, viewer: int | None) -> None:
    lex = lexicon(map_)
    view = see(lex, state, viewer)
    got = observed(map_, view)
    first = viewer or 0
    seen = view.seen
    assert got["phase"] == one_hot(codes.AMOUNT + 1, state.phase)
    assert got["question"] == one_hot(3, None if viewer is None else state.ask[viewer])
    assert got["seat_count"] == [[state.seats]]
    assert got["deck_size"] == [list(state.deck_size)]
    assert got["ticket_deck"] == [[view.ticket_deck_size]]
    for name, value in (("last", view.turns_left), ("passes", state.passes), ("idle", state.idle)):
        assert got[name] == [[value]]
    assert got["closing"] == [[state.closing]]
    assert got["may_stop"] == [[state.may_stop]]
    assert got["seats"] == rows_of(view.seats, first, lambda q: seat_row(view, state, q), 12)
    owners = view.owners
    assert got["owners"] == rows_of(
        view.seats, first, lambda q: [int(owners.get(t) == q) for t in lex.track_ids], len(lex.track_ids)
    )
    is_open = [state.open[first * codes.WORDS + t // 64] >> t % 64 & 1 for t in range(len(lex.track_ids))]
    assert got["open"] == [is_open if viewer is not None else [0] * len(is_open)]
    assert got["hand"] == [lex.row(view.hand)]
    assert got["display"] == [[view.display.count(card) for card in lex.cards]]
    assert got["discards"] == [lex.row(view.discards)]
    turned = lex.card_list(state.revealed[: state.revealed_size])
    assert got["turned_up"] == [[turned.count(card) for card in lex.cards]]
    assert got["known"] == rows_of(view.seats, first, lambda q: lex.row(view.known[q]), len(lex.cards))
    own = view.tickets[viewer] if viewer is not None else ()
    offer = () if viewer is None else [lex.ticket_ids[t] for t in seen.offered[: seen.offered_size[viewer]]]
    assert got["tickets"] == [bits(own, lex.ticket_ids)]
    assert got["offered"] == [bits(offer, lex.ticket_ids)]
    assert got["returned"] == [bits(view.returned, lex.ticket_ids)]
    for row in BUILDINGS:
        assert (row.table in got) == (row.kind in view.buildings)
        if row.table in got:
            built = view.buildings[row.kind]
            assert got[row.table] == rows_of(
                view.seats, first, lambda q, b=built: bits(b[q], lex.city_ids), len(lex.city_ids)
            )
    check_payment(got, state, len(lex.track_ids), len(lex.city_ids))


def seat_row(view: View, state: State, q: int) -> list[int]:
    asked = q in [ask.seat for ask in view.asks] if view.setup else view.turn == q
    hand, pieces, box = view.hand_sizes[q], view.pieces[q], view.box[q]
    return [
        int(asked), min(max(view.scores[q] + 64, 0), 255), hand["train"], hand.get("ship", 0), pieces["train"],
        pieces.get("ship", 0), box["train"], box.get("ship", 0), view.ticket_counts[q], view.seen.offered_size[q],
        int(state.start == q), 1,
    ]  # fmt: skip


def check_payment(got: dict[str, Any], state: State, tracks: int, cities: int) -> None:
    paying = state.phase in (codes.TUNNEL, codes.COLOUR, codes.WILDS, codes.MARKS) or state.pay_pairs > 0
    building = paying and state.pay_for >= codes.FOR_BUILDING
    colour = state.pay_colour if paying and state.phase != codes.COLOUR else None
    assert got["paying_for"] == one_hot(4, state.pay_for if paying else None)
    assert got["paying_colour"] == one_hot(9, colour)
    assert got["paying_wilds"] == [[state.pay_wilds]]
    assert got["paying_marks"] == [[state.pay_marks]]
    assert got["extra"] == [[state.extra]]
    assert got["exchanging"] == one_hot(
        2, state.exchange if state.phase == codes.AMOUNT and not state.pay_pairs else None
    )
    assert got["paying_track"] == one_hot(tracks, state.pay_id if paying and not building else None)
    assert got["paying_city"] == one_hot(cities, state.pay_id if building else None)
    if "paying_pairs" in got:
        assert got["paying_pairs"] == [[state.pay_pairs, state.pay_cards]]


@every_map
def test_every_field_agrees_with_the_view(name: str) -> None:
    phases = set()
    for seats in SEATS:
        for rng, state in games(name, seats, many(2, 1), seed=20):
            for at in walk(state, rng):
                phases.add(at.phase)
                if rng.random() < many(40, 6) / 100:
                    check(map_of(name), at, rng.choice([*range(seats), None]))
    usual = {codes.SETUP, codes.TURN, codes.SECOND, codes.KEEP, codes.COLOUR, codes.WILDS, codes.OVER}
    assert usual <= phases


@pytest.mark.parametrize("number", range(many(12, 2)))
def test_on_random_maps_too(number: int) -> None:
    for rng, state in games(f"mixed {number}", SEATS[number % 4], 1, seed=21):
        for at in walk(state, rng):
            if rng.random() < many(30, 8) / 100:
                check(map_of(f"mixed {number}"), at, rng.choice([*range(at.seats), None]))


def test_a_buffer_that_is_too_small_is_refused() -> None:
    for _, state in games("europe", 2, 1):
        size = state.board.observation_size
        with pytest.raises(ValueError, match=f"room for {size - 1} bytes, {size} needed"):
            state.see(0).encode(bytearray(size - 1))


@pytest.mark.parametrize(("marked", "ships"), [(False, False), (True, False), (False, True), (True, True)])
def test_either_marked_trains_or_ships_make_more_kinds_of_cards(marked: bool, ships: bool) -> None:
    map_ = load_map_text(world_text(1, marked=marked, ships=ships, harbours=False), "world")
    assert sum(field.size for field in observation_fields(map_)) == Board(map_).observation_size

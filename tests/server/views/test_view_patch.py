"""Patches add up to the View they are made from: every field, throughout games on every map."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from branchline import Game
from branchline.core.codes import NONE, SEATS
from branchline.maps import BUILDINGS, BUILT_IN
from branchline.server.views.view_patch import SharedFields, ViewPatcher
from branchline.server.wire import shapes
from tests.laws.tables import many, map_of


def slowly(game: Game, seat: int | None) -> dict[str, Any]:
    """The same fields, taken from the View itself."""
    view = game.view(seat)
    free = [track.id for track in game.map.tracks if track.id not in view.owners]
    lookers = range(game.seats) if seat is None else [seat]
    words = [
        view.seen.open[who * 3] | view.seen.open[who * 3 + 1] << 64 | view.seen.open[who * 3 + 2] << 128
        for who in lookers
    ]
    closed = [name for name in free if not any(bits >> game.map.track_index[name] & 1 for bits in words)]
    held = () if seat is None else view.tickets[seat]
    done = [name for name in held if name in view.completed(seat)]  # type: ignore[arg-type]
    tours = {}
    for name in held:
        if game.map.ticket(name).in_order is not None:
            far = view.progress(seat)[name]  # type: ignore[arg-type]
            tours[name] = shapes.Progress(far.outcome, far.apart, far.in_order, far.run)
    seats = [
        shapes.SeatView(
            view.scores[q], view.pieces[q], view.box[q], view.hand_sizes[q], view.known[q], view.ticket_counts[q],
            {kind: built[q] for kind, built in view.buildings.items()},
        )
        for q in range(game.seats)
    ]  # fmt: skip
    phase = "setup" if view.setup else "over" if view.over else "last" if view.turns_left else "play"
    whole = shapes.View(
        view.seat, phase, view.turn, view.turns_left, view.asks, view.hand, view.display, view.deck_sizes, view.discards,  # type: ignore[arg-type]
        view.ticket_deck_size, view.owners, tuple(closed), tuple(seats), view.tickets, tuple(done), tours, view.winners,
        view.ended,
    )  # fmt: skip
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return found


@pytest.mark.parametrize("name", [*BUILT_IN, "mixed 3"])
def test_patches_add_up_to_the_view(name: str) -> None:
    rng = random.Random(name)
    for seats in (2, 4):
        game = Game.new(map_of(name), seats, rng.randrange(1000), {"second_card": "may" if seats == 2 else "must"})
        shared = SharedFields()
        patchers = [ViewPatcher(game.lex, seat, shared) for seat in (*range(seats), None)]
        shown: list[dict[str, Any]] = [{} for _ in patchers]
        step = 0
        while True:
            for patcher, fields in zip(patchers, shown, strict=True):
                patch = patcher.look(game.state.see(NONE if patcher.seat is None else patcher.seat))
                fields |= msgspec.json.decode(msgspec.json.encode(patch))
                if step % many(20, 60) == 0 or game.over:
                    assert fields == slowly(game, patcher.seat)
                    assert msgspec.json.decode(msgspec.json.encode(patcher.fields)) == fields
                    assert tuple(fields) == shapes.View.__struct_fields__
            if game.over:
                break
            seat = rng.choice(game.asked)
            game.play(seat, rng.choice(game.legal(seat)))
            step += 1


def test_what_did_not_change_is_not_sent() -> None:
    game = Game.new("europe", 3, 4)
    patcher = ViewPatcher(game.lex, None, SharedFields())
    assert set(patcher.look(game.state.see(NONE))) == set(shapes.View.__struct_fields__)
    assert patcher.look(game.state.see(NONE)) == {}
    game.play(0, game.legal(0)[0])
    assert set(patcher.look(game.state.see(NONE))) == {"asks"}


def test_a_building_is_shown_in_the_row_of_its_seat() -> None:
    """Rows of seats are cached by the bytes they are made from: each must have the seat's own buildings."""
    game = Game.new("europe", 3, 4)
    patcher = ViewPatcher(game.lex, None, SharedFields())
    patcher.look(game.state.see(NONE))
    for seat in range(3):
        state = game.state.clone()
        built = [0] * len(state.buildings)
        built[seat * len(BUILDINGS)] = 1
        state.put("buildings", built)
        rows = msgspec.json.decode(patcher.look(state.see(NONE))["seats"])
        assert [len(row["buildings"]["station"]) for row in rows] == [int(q == seat) for q in range(3)]


def test_what_depends_on_the_viewer_is_not_shared() -> None:
    """C-CLAIM-6: the other track of a double is closed to the owner of the first one, and to nobody else."""
    game = Game.new("north_america", 4, 4)
    first, second = (track.id for track in game.map.tracks if track.double == "atlanta-new_orleans")
    assert game.state.own_track(2, game.map.track_index[first])
    shared = SharedFields()
    patches = [ViewPatcher(game.lex, seat, shared).look(game.state.see(seat)) for seat in range(4)]
    assert [msgspec.json.decode(patch["closed"]) for patch in patches] == [[], [], [second], []]


def test_tickets_of_both_words_are_shown() -> None:
    game = Game.new(map_of("largest"), 2, 4)
    game.state.put("tickets", [0, 0, 1 << 63, 1 | 1 << 63, *[0] * (2 * SEATS - 4)])
    patch = ViewPatcher(game.lex, 1, SharedFields()).look(game.state.see(1))
    assert msgspec.json.decode(patch["tickets"]) == [[], [game.lex.ticket_ids[n] for n in (63, 64, 127)]]

"""Views leak nothing: when anything that a seat can't know changes, not a byte that it receives changes.
Tested at every step of random games, for every seat and for a spectator; leaks planted on purpose are found.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
import pytest

from branchline.core import State, codes, records
from branchline.core.layout import OWNER, PUBLIC, REVEALED, SECRET, Record
from branchline.core.marks import see_marked, seen_record
from branchline.game import longest_path, standing
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import Map
from branchline.planning import plans
from branchline.view import View, see
from tests.laws.count import count_cards, count_tickets, snap
from tests.laws.redraw import redraw
from tests.laws.tables import SEATS, every_map, every_table, fresh, games, many, map_of, walk

PROPERTIES = [name for name in dir(View) if isinstance(getattr(View, name), property) and name != "map"]
Seeing = Callable[[Lexicon, State, int | None], View]


def received(lex: Lexicon, state: State, seat: int | None, how: Seeing, fully: bool = True) -> dict[str, Any]:
    """Everything a seat can learn from a position: its view and the view's properties, its legal actions, its observation,
    its plans, what it would score now, and who has the longest path."""
    view = how(lex, state, seat)
    got: dict[str, Any] = {"view": bytes(view), "legal": [] if seat is None else state.legal(seat)}
    if fully:
        row = bytearray(state.board.observation_size)
        view.seen.encode(row)
        got["observation"] = bytes(row)
        for name in PROPERTIES:
            got[name] = msgspec.json.encode(getattr(view, name))
        if state.phase in (codes.SETUP, codes.TURN, codes.SECOND, codes.KEEP, codes.TUNNEL):
            got["actions"] = [str(action) for action in view.legal()]
            if seat is not None:
                got["plans"] = msgspec.json.encode(plans(view))
                got["standing"] = msgspec.json.encode(standing(view))
                got["longest"] = msgspec.json.encode(longest_path(view))
    return got


def leak(map_: Map, state: State, seat: int | None, rng: random.Random, how: Seeing = see, fully: bool = True) -> str:
    """The first thing a seat receives that depends on what it can't know, or None if there is no leak."""
    lex = lexicon(map_)
    one = received(lex, state, seat, how, fully)
    other = received(lex, redraw(map_, state, seat, rng), seat, how, fully)
    return next((name for name in one if one[name] != other[name]), "")


def viewers(state: State) -> Iterator[int | None]:
    yield from range(state.seats)
    yield None


def test_properties_are_read_off_the_view() -> None:
    assert {"hand", "display", "asks", "tickets", "offered", "known", "scores", "returned"} <= set(PROPERTIES)


@every_map
@every_table
def test_views_hold_no_secret_at_any_step(name: str, seats: int) -> None:
    map_ = map_of(name)
    for rng, state in games(name, seats, many(2, 1), seed=3):
        for number, at in enumerate(walk(state, rng)):
            if many(1, 0) or number % 12 == 0 or at.phase == codes.SETUP or at.over:
                fully = number % many(12, 24) == 0 or at.over
                for viewer in rng.sample([*viewers(at)], many(seats + 1, 2)):
                    assert not leak(map_, at, viewer, rng, fully=fully), f"step {number}, viewer {viewer}"


@pytest.mark.parametrize("number", range(many(24, 2)))
def test_views_hold_no_secret_on_random_maps(number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        for rng, state in games(name, SEATS[number % 4], 1, seed=4):
            for step, at in enumerate(walk(state, rng)):
                if step % many(3, 15) == 0 or at.over:
                    for viewer in viewers(at):
                        assert not leak(map_of(name), at, viewer, rng, fully=step % many(9, 45) == 0)


@every_map
def test_a_redrawn_state_is_a_state(name: str) -> None:
    """A redrawn state is consistent, and differs from the original."""
    changed: set[str] = set()
    for rng, state in games(name, 3, many(4, 2), seed=5):
        for at in walk(state, rng):
            if rng.random() < many(20, 3) / 100 or at.phase == codes.SETUP:
                other = snap(redraw(map_of(name), at, rng.choice([0, 1, 2, None]), rng))
                count_cards(map_of(name), other)
                count_tickets(map_of(name), other)
                now = snap(at)
                changed |= {field for field in vars(now) if getattr(now, field) != getattr(other, field)}
    wanted = {"rng", "hand", "deck", "tickets", "memory", "bag", "queue", "offered"}
    assert wanted | ({"chosen", "ask"} if name == "great_lakes" else set()) <= changed


# Leaks planted on purpose: each shows one thing that a seat may not know, in a field for something else.


def rival(state: State, seat: int | None) -> int:
    return 1 if seat == 0 else 0


def put(view: View, **fields: Any) -> View:
    """A view with some bytes replaced."""
    record = snap_seen(view)
    for name, value in fields.items():
        setattr(record, name, value)
    view.seen.load(record.pack())
    return view


def snap_seen(view: View) -> Any:
    record = records.Seen()
    record.load(bytes(view))
    return record


def shows_hand_card(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), slot=state.hand[rival(state, seat) * codes.KINDS + 2] > 1)


def shows_deck(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), taken=state.deck[0])


def shows_chance(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), exchange=state.rng[0] & 1)


def shows_ticket(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), winners=state.tickets[2 * rival(state, seat)] & 3)


def shows_offer(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), slot=state.offered[rival(state, seat) * codes.OFFER])


def shows_queue(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), slot=state.queue[state.queue_head])


def shows_number_kept(lex: Lexicon, state: State, seat: int | None) -> View:
    view = see(lex, state, seat)
    counts = list(snap_seen(view).ticket_count)
    other = rival(state, seat)
    counts[other] = (state.tickets[2 * other] | state.tickets[2 * other + 1] << 64).bit_count()
    return put(view, ticket_count=counts)


def shows_pieces(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), chosen=state.chosen[rival(state, seat)])


def shows_how_far(lex: Lexicon, state: State, seat: int | None) -> View:
    return put(see(lex, state, seat), ask=list(state.ask))


def wrongly_public(name: str) -> Seeing:
    """A view made from the State's marks, with one hidden field marked as public."""
    columns = dict(records.State.__annotations__)
    kind, *rest = columns[name].__metadata__
    count = [item for item in rest if isinstance(item, int)]
    columns[name] = Annotated[columns[name].__origin__, kind, *count, PUBLIC]
    state_table = type("State", (Record,), {"__annotations__": columns})
    seen_table = seen_record(state_table, Record)

    def view_by_marks(lex: Lexicon, state: State, seat: int | None) -> Any:
        g, v = state_table(), seen_table()
        g.load(state.pack())
        see_marked(g, codes.NONE if seat is None else seat, state.over, v)
        return v.pack()

    view_by_marks.__name__ = f"{name}_is_marked_public"
    return view_by_marks


HIDDEN = [field.name for field in records.State.fields if field.mark in (OWNER, REVEALED, SECRET)]
LEAKS: list[Seeing] = [
    *map(wrongly_public, HIDDEN),
    shows_hand_card, shows_deck, shows_chance, shows_ticket, shows_offer, shows_queue, shows_number_kept, shows_pieces,
    shows_how_far,
]  # fmt: skip


@pytest.mark.parametrize("how", LEAKS, ids=lambda how: how.__name__)
def test_a_planted_leak_is_caught(how: Seeing) -> None:
    """The same check as above on a leaky view: it must find the leak within a game or two."""
    map_ = map_of("great_lakes")
    found: set[str] = set()
    for rng, state in games("great_lakes", 3, 6, seed=6):
        for number, at in enumerate(walk(state, rng)):
            if number < many(60, 30) or number % 20 == 0:
                found |= {leak(map_, at, viewer, rng, how, fully=False) for viewer in viewers(at)}
        if "view" in found:
            return
    raise AssertionError(f"{how.__name__} was not noticed")


def test_the_order_of_answers_reveals_nothing() -> None:
    """C-SET-3: seats that are still choosing look the same to others, whatever they have chosen so far."""
    map_ = map_of("great_lakes")
    state = fresh("great_lakes", 3, 4)
    rng = random.Random(4)
    for at in walk(state, rng):
        if at.phase != codes.SETUP:
            break
        for viewer in viewers(at):
            view = see(lexicon(map_), at, viewer)
            assert all(ask.seat == viewer or type(ask).__name__ == "Waiting" for ask in view.asks)
            assert [view.ticket_counts[q] for q in range(3) if q != viewer] == [0] * (3 - (viewer is not None))
            assert [view.pieces[q]["train"] for q in range(3)] == [0, 0, 0]

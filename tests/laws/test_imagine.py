"""A state imagined from a view: the seat sees and may do the same in it, it is consistent, and it can be played on.
Searching bots depend on this. Views exist between whole actions, and during an action for the seat that acts.
"""

from __future__ import annotations

import random

import pytest

from branchline import Game, imagine
from branchline.core import State, codes
from branchline.maps import Map
from branchline.view import see
from tests.laws.count import check_all, held, offered, snap
from tests.laws.recount import check_final
from tests.laws.tables import SEATS, WHOLE, Player, every_map, every_table, fresh, games, many, map_of, walk


def someone(state: State, rng: random.Random) -> int:
    """A seat, or a spectator, that has a view now."""
    if state.phase in WHOLE:
        return rng.choice([*range(state.seats), codes.NONE])
    return int(state.turn)


def check_imagined(map_: Map, state: State, viewer: int, seed: int) -> State:
    """Check one imagined state and return it; viewer 255 is a spectator."""
    seen = state.see(viewer)
    other = seen.imagine(seed)
    assert other.see(viewer).pack() == seen.pack()
    assert other.asked() == state.asked()
    if viewer != codes.NONE:
        assert other.legal(viewer) == state.legal(viewer)
    check_all(map_, snap(other))
    return other


def play_out(map_: Map, state: State, rng: random.Random) -> None:
    """Play to the end and check the final state."""
    for _ in walk(state, rng):
        pass
    check_all(map_, snap(state))
    check_final(map_, snap(state))


@every_map
@every_table
def test_imagined_at_every_step(name: str, seats: int) -> None:
    map_ = map_of(name)
    for rng, state in games(name, seats, many(2, 1), seed=7):
        for number, at in enumerate(walk(state, rng)):
            if many(1, 0) or number % 9 == 0:
                other = check_imagined(map_, at, someone(at, rng), number)
                if number % many(40, 90) == 0:
                    play_out(map_, other, rng)


@every_map
def test_imagined_after_many_set_ups(name: str) -> None:
    """Many set-ups, since they differ in the tickets that left the game unseen and in who kept long ones."""
    map_ = map_of(name)
    for seats in SEATS:
        for rng, state in games(name, seats, many(60, 3), seed=8):
            for at in walk(state, rng):
                for viewer in (rng.randrange(seats), codes.NONE):
                    check_imagined(map_, at, viewer, rng.getrandbits(32))
                if at.phase != codes.SETUP:
                    break


@pytest.mark.parametrize("number", range(many(24, 3)))
def test_imagined_on_random_maps(number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        for rng, state in games(name, SEATS[number % 4], 1, seed=9):
            for step, at in enumerate(walk(state, rng)):
                if step % many(3, 12) == 0 or at.phase == codes.SETUP:
                    other = check_imagined(map_of(name), at, someone(at, rng), step)
                    if step % 60 == 0:
                        play_out(map_of(name), other, rng)


@every_map
def test_seeds_imagine_different_games(name: str) -> None:
    """Equal seeds give equal states, other seeds other states; opponents get various hands, not always the real one."""
    game = Game.new(map_of(name), 3, 3)
    for _ in Player(game, random.Random(3)).play(25):
        pass
    view = game.view(0)
    assert imagine(view, 5).pack() == imagine(view, 5).pack()
    states = {imagine(view, seed).pack() for seed in range(20)}
    assert len(states) == 20
    assert game.state.pack() not in states
    hands = {tuple(snap(imagine(view, seed)).hand[codes.KINDS : 2 * codes.KINDS]) for seed in range(20)}
    assert len(hands) > 1
    tickets = {frozenset(held(imagine(view, seed), 1)) for seed in range(20)}
    assert len(tickets) > 5


def test_imagining_reads_the_view_alone() -> None:
    """Two states with the same view give the same imagined state."""
    from tests.laws.redraw import redraw

    for name in ("europe", "great_lakes"):
        for rng, state in games(name, 3, 2, seed=10):
            for at in walk(state, rng):
                if rng.random() < 0.05:
                    other = redraw(map_of(name), at, 1, rng)
                    assert at.see(1).imagine(9).pack() == other.see(1).imagine(9).pack()


def test_a_spectator_imagines_too() -> None:
    game = Game.new("europe", 3, 1)
    for _ in Player(game, random.Random(1)).play(40):
        pass
    state = imagine(game.view(None), 1)
    assert bytes(see(game.lex, state, None)) == bytes(game.view(None))
    play_out(game.map, state, random.Random(2))


def test_another_seat_may_hold_the_long_ticket_it_was_dealt_and_no_other() -> None:
    """E-SET-2: unkept tickets leave the game, so it may also hold none; tickets drawn later are regular."""
    state = fresh("europe", 3, 1)
    while state.phase == codes.SETUP:
        state.apply(state.legal()[0])
    actor = state.turn
    viewer = (actor + 1) % 3
    state.do(actor, codes.A_TICKETS)
    long = {i for i, ticket in enumerate(map_of("europe").tickets) if ticket.group == "long"}
    imagined = [snap(state.see(viewer).imagine(seed)) for seed in range(40)]
    assert {len(long & held(other, actor)) for other in imagined} == {0, 1}
    assert not any(long & set(offered(other, actor)) for other in imagined)

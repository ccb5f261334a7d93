"""Many random games: all end with plausible results, and a Batch plays the same games as single states.
The compiled rules play more than twenty thousand games here.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from branchline.core import Batch, Board, IllegalCode, State, codes, compiled, simulate
from branchline.core.layout import numpy_dtype
from branchline.core.records import State as StateRecord
from branchline.maps import BUILT_IN
from tests.laws.count import check_all, snap
from tests.laws.recount import check_final
from tests.laws.tables import SEATS, board_of, every_map, every_table, many, map_of

GAMES = many(2000, 2)
# where the mean points of a seat lie over many random games
RANGE = {"north_america": (-110, 40), "europe": (-90, 40), "great_lakes": (-130, -30), "world": (-200, -60)}


@every_map
@every_table
def test_random_games_end_and_make_sense(name: str, seats: int) -> None:
    decisions, points, wins, _ = simulate(Board(map_of(name)), seats, 123, GAMES)
    assert 30 * seats * GAMES < decisions < 2000 * GAMES
    assert sum(wins) == pytest.approx(GAMES)
    if compiled:
        assert name in RANGE, f"add {name} to RANGE: {[total / GAMES for total in points]} points per seat"
        low, high = RANGE[name]
        assert all(low < total / GAMES < high for total in points)
        assert all(0.75 < share * seats / GAMES < 1.25 for share in wins), "no seat is favoured that much by chance"


def test_twenty_thousand_games_are_played() -> None:
    """The total of the test above with the compiled rules; the plain ones play only a few games."""
    assert GAMES * len(SEATS) * len(BUILT_IN) >= many(20_000, 20)


@pytest.mark.parametrize("number", range(many(60, 3)))
def test_games_on_random_maps_end(number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        seats = SEATS[number % 4]
        decisions, _, wins, _ = simulate(board_of(name), seats, number, many(60, 2))
        assert decisions > 0
        assert sum(wins) == pytest.approx(many(60, 2))


@every_map
def test_final_states_of_many_games_are_consistent(name: str) -> None:
    """The last positions of many games are recounted."""
    board, map_ = board_of(name), map_of(name)
    for number in range(many(40, 2)):
        state = State(board)
        state.seed(number)
        state.begin(SEATS[number % 4])
        state.play_random()
        check_all(map_, snap(state))
        check_final(map_, snap(state))


def test_simulation_is_a_function_of_its_seed() -> None:
    board = board_of("europe")
    assert simulate(board, 3, 5, many(50, 3)) == simulate(board, 3, 5, many(50, 3))
    assert simulate(board, 3, 5, 2) != simulate(board, 3, 6, 2)
    one, other = simulate(board, 3, 5, 1), simulate(board, 3, 6, 1)
    assert simulate(board, 3, 5, 2)[0] == one[0] + other[0]


def singles(name: str, seats: int, seed: int, size: int) -> list[State]:
    states = []
    for number in range(size):
        state = State(board_of(name))
        state.seed(seed + number)
        state.begin(seats, close_below=map_of(name).rules.doubles.close_below)
        states.append(state)
    return states


@every_map
@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_plays_the_same_games(name: str, threads: int) -> None:
    """Masks equal legal lists, observations equal those of single states, and steps lead to the same states, to the end."""
    size, seats = many(12, 2), 3
    batch = Batch(board_of(name), seats, size, seed=70, threads=threads)
    states = singles(name, seats, 70, size)
    masks = np.zeros((size, codes.ACTIONS), np.uint8)
    rng = random.Random(name)
    for _ in range(many(5000, 50)):
        if all(state.over for state in states):
            break
        asked = batch.asked()
        assert batch.masks(masks) is masks
        chosen = np.zeros(size, np.int32)
        watched = rng.randrange(size)
        for i, state in enumerate(states):
            legal = state.legal()
            assert asked[i] == state.asked()
            assert np.flatnonzero(masks[i]).tolist() == sorted(legal)
            if legal:
                chosen[i] = rng.choice(legal)
                state.apply(int(chosen[i]))
        check_observation(batch, watched, batch.state(watched))
        batch.step(chosen)
        assert batch.state(watched).pack() == states[watched].pack()
    assert [batch.state(i).pack() for i in range(size)] == [state.pack() for state in states]
    assert batch.scores().tolist() == [list(state.score) for state in states]
    assert batch.winners().tolist() == [state.winners for state in states]
    assert np.asarray(batch.array).tobytes() == b"".join(state.pack() for state in states)
    assert all(state.over for state in states) or not compiled
    batch.close()


def check_observation(batch: Any, i: int, state: State) -> None:
    row = np.zeros(batch.board.observation_size, np.uint8)
    state.see(state.asked()).encode(row)
    assert batch.observe()[i].tolist() == row.tolist()


def test_a_batch_checks_against_the_games_as_they_are() -> None:
    """Also where legality is known from masks computed earlier, whatever has changed since."""
    batch, size = Batch(board_of("north_america"), 2, 4, seed=3), 4
    states = [batch.state(i) for i in range(size)]
    for round_ in range(60):
        if round_ % 3:
            batch.masks()
        legal = [state.legal() for state in states]
        for wrong in (-1, codes.ACTIONS, 10**6, next(code for code in range(codes.ACTIONS) if code not in legal[2])):
            tried = np.array([codes_[0] for codes_ in legal], np.int32)
            tried[2] = wrong
            with pytest.raises(IllegalCode, match="game 2"):
                batch.step(tried)
        chosen = np.array([codes_[round_ % len(codes_)] for codes_ in legal], np.int32)
        batch.step(chosen)
        for state, code in zip(states, chosen.tolist(), strict=True):
            state.apply(code)
    batch.masks()
    other = Batch(board_of("north_america"), 2, 4, seed=99)
    if compiled:  # the array of states is the memory of the batch itself
        batch.array[:] = other.array
        batch.step(np.array([other.state(i).legal()[0] for i in range(size)], np.int32))
        with pytest.raises(IllegalCode, match="game 0"):
            batch.step(np.full(size, codes.A_PASS, np.int32))


def test_a_batch_refuses_and_restarts() -> None:
    batch = Batch(board_of("north_america"), 2, 3, seed=1)
    before = [batch.state(i).pack() for i in range(3)]
    legal = [batch.state(i).legal()[0] for i in range(3)]
    with pytest.raises(IllegalCode, match="game 1"):
        batch.step(np.array([legal[0], codes.A_PASS, legal[2]], np.int32))
    assert [batch.state(i).pack() for i in range(3)] == before
    with pytest.raises(ValueError, match="which: a contiguous"):
        batch.restart(np.ones(batch.size + 1, np.bool_))
    with pytest.raises(ValueError, match="dice: a contiguous"):
        batch.pick(batch.masks(), np.zeros(batch.size + 1))
    with pytest.raises(ValueError, match="contiguous"):
        batch.masks(np.zeros((2, codes.ACTIONS), np.uint8))
    assert batch.play_random() > 100
    assert batch.asked().tolist() == [codes.NONE] * 3
    batch.step(np.full(3, codes.A_PASS, np.int32))  # finished games accept any code and do not change
    batch.restart(np.array([True, False, False]))
    assert batch.asked().tolist()[1:] == [codes.NONE] * 2
    assert batch.state(0).pack() == singles("north_america", 2, 4, 1)[0].pack()
    batch.restart()
    assert codes.NONE not in batch.asked().tolist()
    batch.step_random()
    wrongs: list[dict[str, Any]] = [{"seats": 1}, {"seats": 6}, {"size": 0}, {"threads": 0}]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="seats|size"):
            Batch(board_of("europe"), **{"seats": 3, "size": 2, **wrong})


def test_the_array_of_a_batch_has_the_names_of_the_state() -> None:
    batch = Batch(board_of("great_lakes"), 4, 2, seed=9, beginners=True, first=2, close_below=0, may_stop=True)
    rows = batch.array
    assert rows.dtype == numpy_dtype(StateRecord)
    for i in range(2):
        state = batch.state(i)
        for field in StateRecord.fields:
            value = getattr(state, field.name)
            assert rows[field.name][i].tolist() == (list(value) if field.count else value)
    assert rows["start"].tolist() == [2, 2]
    assert rows["closing"].tolist() == [0, 0]
    assert rows["may_stop"].tolist() == [1, 1]

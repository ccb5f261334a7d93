"""Many games at once: the same games as one by one, with any number of threads; results, restarts, the caller's arrays.
Hidden information is tested in test_secrets.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.core import IllegalCode, State, codes
from branchline.env import BatchEnv
from tests.laws.tables import every_map, many


def played(env: BatchEnv, steps: int, seed: int = 3) -> list[bytes]:
    """Everything returned by a number of random steps."""
    observations, info = env.reset(seed)
    shown = [observations.tobytes() + info["action_mask"].tobytes()]
    for _ in range(steps):
        step: tuple[Any, ...] = env.step(env.sample())
        shown.append(b"".join(part.tobytes() for part in (*step[:4], *step[4].values())))
    return shown


@every_map
def test_the_games_of_a_batch_are_games(name: str) -> None:
    """Every row is compared with a state that is stepped separately, also across the ends of games."""
    size, seats = many(6, 2), 3
    env = BatchEnv(name, seats, size, reward="score")
    observations, info = env.reset(5)
    states = [env.games.state(game) for game in range(size)]
    total = np.zeros((size, seats))
    ended = 0
    while ended < many(12, 2):
        look(env, states)
        actions = env.sample()
        for game, state in enumerate(states):
            assert info["seat"][game] == state.asked()
            state.apply(int(actions[game]))
        found = env.step(actions)
        observations, rewards, terminated, truncated, info = found
        total += rewards
        assert not truncated.any()
        assert terminated.tolist() == [state.over for state in states]
        for game in np.flatnonzero(terminated).tolist():
            state = states[game]
            assert info["final_scores"][game].tolist() == list(state.score[:seats]) == total[game].tolist()
            assert info["winners"][game].tolist() == [bool(state.winners >> seat & 1) for seat in range(seats)]
            total[game] = 0
            states[game] = env.games.state(game)
            ended += 1
    assert env.observations is observations


def look(env: BatchEnv, states: list[State]) -> None:
    for game, state in enumerate(states):
        row = np.zeros(env.observation_size, np.uint8)
        state.see(state.asked()).encode(row)
        assert (env.observations[game] == row).all()
        assert np.flatnonzero(env.masks[game]).tolist() == sorted(state.legal())


def test_threads_and_seeds() -> None:
    steps = many(200, 5)
    one = played(BatchEnv(size=5), steps)
    env = BatchEnv(size=5, threads=2)
    assert played(env, steps) == one == played(env, steps)
    assert played(env, steps, seed=4) != one
    before = env.observations.tobytes()
    env.reset()
    assert env.observations.tobytes() != before
    env.close()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.zeros(5))


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_at_the_end(reward: str) -> None:
    env = BatchEnv("great_lakes", 3, many(32, 2), reward=reward)
    env.reset(1)
    for _ in range(many(500, 200)):
        _, rewards, terminated, _, info = env.step(env.sample())
        assert not rewards[~terminated].any()
        for game in np.flatnonzero(terminated):
            scores, won = info["final_scores"][game].tolist(), info["winners"][game]
            leads = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
            assert rewards[game].tolist() == pytest.approx(won / won.sum() if reward == "win" else leads)


def test_the_seat_that_acted_is_returned() -> None:
    env = BatchEnv(size=2)
    _, info = env.reset(1)
    asked = info["seat"].tolist()
    info = env.step(env.sample())[4]
    assert info["acted"].tolist() == asked


def test_random_actions_are_even() -> None:
    env = BatchEnv(size=many(4000, 200), options={"start": 0})
    env.reset(2)
    chosen = np.bincount(env.sample(), minlength=codes.ACTIONS)
    keeps = chosen[codes.A_KEEP + 3 : codes.A_KEEP + 8]
    assert (keeps > 0).tolist() == [True, False, True, True, True]  # two or three of three tickets
    assert keeps.max() < 1.35 * len(env.asked) / 4


def test_illegal_actions_are_refused() -> None:
    env = BatchEnv(size=3)
    env.reset(1)
    before = [env.games.state(game).pack() for game in range(3)]
    actions = env.sample()
    actions[1] = codes.A_PASS
    with pytest.raises(IllegalCode, match="game 1"):
        env.step(actions)
    assert [env.games.state(game).pack() for game in range(3)] == before
    assert env.step(env.sample())[4]["acted"].tolist() == [0, 0, 0]


def test_the_callers_arrays_are_filled() -> None:
    env = BatchEnv(size=4, check=False)
    rows = np.zeros((3, 4, env.observation_size), np.uint8)
    masks = np.zeros((3, 4, codes.ACTIONS), np.bool_)
    env.reset(1, observations=rows[0], masks=masks[0])
    for at in (1, 2):
        observations, *_, info = env.step(env.sample(), observations=rows[at], masks=masks[at])
        assert np.shares_memory(observations, rows[at])
        assert np.shares_memory(info["action_mask"], masks[at])
    assert masks.any(axis=2).all()
    assert (rows[0] != rows[1]).any()
    with pytest.raises(ValueError, match="contiguous"):
        env.step(env.sample(), observations=rows[0, :, :-1])


@pytest.mark.parametrize("wrong", [{"reward": "x"}, {"render_mode": "x"}, {"seats": 1}, {"options": {"x": 1}}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        BatchEnv(**wrong)


def test_pictures() -> None:
    env = BatchEnv("europe", size=2, render_mode="ansi")
    env.reset(1)
    assert str(env.render(1)).startswith("europe (setup)")
    env = BatchEnv("europe", size=2, render_mode="svg")
    env.reset(1)
    assert str(env.render()).startswith("<svg")

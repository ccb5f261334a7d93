"""The PettingZoo environment: the library's own tests, illegal codes, rewards, and seeds.
Hidden information is tested in test_secrets.py.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from branchline import Game
from branchline.core import IllegalCode, codes
from branchline.env import branchline_v0
from tests.laws.tables import every_map, many

# the library warns about every environment with a mask that is not one of its own
OF_MASKS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def play(env: Any, seed: int, watch: Callable[[str, tuple[Any, ...]], None] = lambda agent, last: None) -> int:
    """Play a random game to the end; returns the number of decisions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    decisions = 0
    for agent in env.agent_iter():
        last = env.last()
        watch(agent, last)
        if last[2] or last[3]:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(last[0]["action_mask"]))))
            decisions += 1
    return decisions


@OF_MASKS
@every_map
@pytest.mark.parametrize(("seats", "reward"), [(2, "win"), (3, "score"), (5, "margin")])
def test_api(name: str, seats: int, reward: str) -> None:
    api_test(branchline_v0.env(map_=name, seats=seats, reward=reward), num_cycles=many(250, 10))


@every_map
def test_seeds_decide(name: str) -> None:
    seed_test(lambda: branchline_v0.env(map_=name, seats=3), num_cycles=many(200, 10))


@pytest.mark.native
def test_the_render_test_of_the_library() -> None:
    shown = StringIO()
    with redirect_stdout(shown):
        render_test(branchline_v0.env, {"svg": lambda text: text.startswith("<svg")})
    assert "north_america (setup)" in shown.getvalue()  # the mode for people prints at every step


def test_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark of the library plays one game after another to the end. Its clock is ours, so it ends by itself."""
    cycles, games = 400, []
    clock = itertools.count(0.0, 5.0 / (cycles - 0.5))
    env = branchline_v0.env()
    reset = env.reset
    monkeypatch.setattr(env, "reset", lambda: games.append(reset()))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=clock.__next__))
    random.seed(4)
    shown = StringIO()
    with redirect_stdout(shown):
        performance_benchmark(env)
    turns, rounds = (float(line.split()[0]) for line in shown.getvalue().splitlines() if "per second" in line)
    assert turns / rounds == pytest.approx(env.max_num_agents)  # every seat acted once in every cycle
    assert len(games) > 2


def test_a_seed_deals_the_game_of_that_seed() -> None:
    env = branchline_v0.raw_env("europe", 3, options={"start": 1})
    env.reset(seed=77)
    assert env.table.state.pack() == Game.new("europe", 3, 77, {"start": 1}).state.pack()
    row = []
    for _ in range(2):
        env.reset(seed=5)
        env.reset()
        row.append(env.table.state.pack())
    assert row[0] == row[1] != Game.new("europe", 3, 5, {"start": 1}).state.pack()


def test_the_seat_that_is_asked_acts_and_others_have_no_actions() -> None:
    env = branchline_v0.raw_env(seats=3)
    env.reset(seed=1)
    assert env.agents == ["seat_0", "seat_1", "seat_2"]
    assert env.agent_selection == "seat_0"
    own, other = env.observe("seat_0"), env.observe("seat_1")
    assert np.flatnonzero(own["action_mask"]).tolist() == sorted(env.table.state.legal(0))
    assert not other["action_mask"].any()
    assert (own["observation"] != other["observation"]).any()


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_rewards(reward: str) -> None:
    env = branchline_v0.env(map_="great_lakes", seats=3, reward=reward)
    total = dict.fromkeys(("seat_0", "seat_1", "seat_2"), 0.0)
    ends: list[dict[str, Any]] = []

    def watch(agent: str, last: tuple[Any, ...]) -> None:
        total[agent] += last[1]
        ends.extend([last[4]] if last[2] else [])

    play(env, 3, watch)
    scores, won = ends[0]["final_scores"], ends[0]["winners"]
    assert len(ends) == 3
    assert scores == env.unwrapped.table.scores
    expected = {
        "win": [(seat in won) / len(won) for seat in range(3)],
        "score": scores,
        "margin": [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)],
    }
    assert list(total.values()) == expected[reward]


def test_an_illegal_code_ends_the_game() -> None:
    env = branchline_v0.env(illegal_reward=-3)
    env.reset(seed=1)
    env.step(codes.A_PASS)
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert paid == {"seat_0": -3, "seat_1": 0}


def test_an_illegal_code_is_refused_where_that_is_wanted() -> None:
    env = branchline_v0.env(illegal="raise")
    env.reset(seed=1)
    before = env.unwrapped.table.state.pack()
    with pytest.raises(IllegalCode):
        env.step(codes.A_PASS)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(codes.ACTIONS)
    with pytest.raises(ValueError, match="None is no action"):
        env.unwrapped.step(None)
    assert env.unwrapped.table.state.pack() == before
    assert env.agent_selection == "seat_0"


@pytest.mark.parametrize("wrong", [{"illegal": "x"}, {"reward": "x"}, {"render_mode": "x"}, {"seats": 6}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        branchline_v0.env(**wrong)


def test_pictures() -> None:
    env = branchline_v0.env(map_="great_lakes", render_mode="ansi")
    play(env, 4)
    assert env.unwrapped.render().startswith("great_lakes (over)")
    env.reset(seed=4)
    text = env.render()
    offered = env.unwrapped.table.lex.ticket_ids[env.unwrapped.table.state.offered[0]]
    assert offered in text
    assert branchline_v0.raw_env().render_mode is None

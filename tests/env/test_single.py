"""The Gymnasium environment: the library's own check, opponents of every kind, illegal codes, rewards.
Hidden information is tested in test_secrets.py.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from branchline import Game, View
from branchline.bots import UnknownBot
from branchline.bots.uniform import Uniform
from branchline.core import IllegalCode, codes
from branchline.env import SingleEnv
from branchline.env.single import IDS
from branchline.maps import BUILT_IN
from tests.laws.tables import every_map, many


def play(env: gymnasium.Env[Any, Any], seed: int | None) -> tuple[float, dict[str, Any], str]:
    """Play a random game: the total reward, the last info, and a digest of everything the learner saw."""
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(1)
    seen = sha256(observation)
    total, ended = 0.0, False
    while not ended:
        observation, reward, ended, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        seen.update(observation.tobytes() + info["action_mask"].tobytes())
        total += float(reward)
        assert not truncated
    return total, info, seen.hexdigest()


def test_ids() -> None:
    assert list(IDS) == list(BUILT_IN)
    assert {
        "Branchline/NorthAmerica-v0",
        "Branchline/Europe-v0",
        "Branchline/GreatLakes-v0",
        "Branchline/World-v0",
    } <= set(gymnasium.registry)


@every_map
@pytest.mark.parametrize("illegal", ["end", "random"])
def test_the_check_of_the_library(name: str, illegal: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(IDS[name], illegal=illegal, seats=many(4, 2))
    check_env(env.unwrapped)
    assert f"{name} (setup)" in capsys.readouterr().out  # the mode for people prints


@pytest.mark.parametrize("name", ["europe", "great_lakes"])
def test_equal_seeds_play_equal_games(name: str) -> None:
    one, other = (SingleEnv(name, 3, ["uniform", Uniform], seat=1) for _ in range(2))
    seen = []
    for seed in (8, None, 9):
        seen.append(play(one, seed)[2])
        assert seen[-1] == play(other, seed)[2]
    assert len(set(seen)) == 3


def test_a_seed_deals_the_game_of_that_seed() -> None:
    env = SingleEnv("europe", 2, options={"start": 0})
    env.reset(seed=12)
    assert env.table.state.pack() == Game.new("europe", 2, 12, {"start": 0}).state.pack()


def test_masks_are_the_legal_codes() -> None:
    env = SingleEnv("europe", 2)
    _, info = env.reset(seed=2)
    while not env.table.over:
        legal = sorted(env.table.state.legal(0))
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        assert env.action_masks().dtype == np.bool_
        info = env.step(legal[-1])[4]
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_rewards(reward: str) -> None:
    env = SingleEnv("great_lakes", 3, seat=2, reward=reward)
    total, info, _ = play(env, 6)
    scores, won = info["final_scores"], info["winners"]
    expected = {"win": (2 in won) / len(won), "score": scores[2], "margin": scores[2] - max(scores[:2])}
    assert total == expected[reward]


def test_illegal_codes() -> None:
    env = SingleEnv(illegal_reward=-2.5)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(codes.A_PASS)
    assert (reward, terminated, truncated, info["illegal"]) == (-2.5, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(codes.A_PASS)

    env = SingleEnv(illegal="random")
    env.reset(seed=1)
    before = env.table.state.pack()
    _, _, terminated, _, info = env.step(codes.A_PASS)
    assert not terminated
    assert info["illegal"]
    assert env.table.state.pack() != before

    env = SingleEnv(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalCode):
        env.step(codes.A_PASS)
    assert env.table.state.pack() == before


class Watched(Uniform):
    """Plays at random and remembers for which seats it was asked."""

    seats: set[int | None] = set()  # noqa: RUF012  shared by all of them on purpose

    def choose(self, view: View) -> Any:
        self.seats.add(view.seat)
        assert all(not kept for seat, kept in enumerate(view.tickets) if seat != view.seat)
        return super().choose(view)


@every_map
def test_opponents_play_from_their_views(name: str) -> None:
    Watched.seats.clear()
    total, info, _ = play(SingleEnv(name, 3, [Watched, Watched], seat=1), 4)
    assert Watched.seats == {0, 2}
    assert len(info["final_scores"]) == 3
    assert total == (1 in info["winners"]) / len(info["winners"])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"illegal": "x"}, "illegal"),
        ({"seat": 2}, "seat 2"),
        ({"opponents": ["uniform"] * 2}, "2 for the 1 other seats"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"options": {"start": 7}}, "start"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SingleEnv(**wrong)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        SingleEnv(opponents="nobody")


@pytest.mark.native
@every_map
def test_opponents_can_be_named_bots(name: str) -> None:
    """Random play hardly ever wins against bots that plan."""
    env = SingleEnv(name, 3, ["planner", "racer"])
    assert sum(play(env, seed)[0] for seed in range(3)) < 1.5
    assert play(env, 5)[2] == play(SingleEnv(name, 3, ["planner", "racer"]), 5)[2]


def test_pictures() -> None:
    for mode, start in (("svg", "<svg"), ("ansi", "europe (setup)")):
        env = SingleEnv("europe", render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(start)
    assert SingleEnv().render() is None

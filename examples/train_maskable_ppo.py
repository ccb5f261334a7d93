"""Trains sb3-contrib's MaskablePPO from scratch on a small map, in minutes: python examples/train_maskable_ppo.py
Needs the extra ``train`` (torch is large). It prints the win share against the opponent before and after training.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

SMALL_MAP = Path(__file__).with_name("small_map.toml")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--map", default=str(SMALL_MAP), help="a built-in map or a map file")
    reader.add_argument("--opponent", default="uniform", help="a bot's name")
    reader.add_argument("--reward", default="win", choices=["win", "score", "margin"])
    reader.add_argument("--steps", type=int, default=100_000, help="decisions of the learner")
    reader.add_argument("--tables", type=int, default=8, help="games at once")
    reader.add_argument("--games", type=int, default=500, help="games of a trial")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--save", help="where to keep the policy")
    train(reader.parse_args())


def train(given: argparse.Namespace) -> None:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    torch.set_num_threads(1)  # the networks are small, more threads would only wait for each other
    tables = make_vec_env(lambda: table(given, given.reward), given.tables, seed=given.seed)
    model = MaskablePPO("MlpPolicy", tables, n_steps=512, batch_size=256, gamma=1.0, ent_coef=0.01, seed=given.seed)
    print(f"before: {win_share(model, given):.3f} of the games won")
    model.learn(given.steps)
    print(f"after {given.steps} decisions: {win_share(model, given):.3f} of the games won")
    if given.save:
        model.save(given.save)


def table(given: argparse.Namespace, reward: str) -> Any:
    """One learner against one bot; observation bytes above 1 are divided by 10."""
    import numpy as np
    from gymnasium import spaces
    from gymnasium.wrappers import TransformObservation

    from branchline.env import SingleEnv

    env = SingleEnv(given.map, seats=2, opponents=given.opponent, reward=reward)
    space = spaces.Box(0, 25.5, env.observation_space.shape, np.float32)
    return TransformObservation(env, lambda row: np.where(row > 1, row / 10, row).astype(np.float32), space)


def win_share(model: Any, given: argparse.Namespace) -> float:
    """The share of games won, with seeds that training never used."""
    env = table(given, "win")
    games: int = given.games
    total = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=10**9 + number)
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks())
            observation, reward, ended, _, _ = env.step(int(action))
            total += float(reward)
    return total / games


if __name__ == "__main__":
    main()

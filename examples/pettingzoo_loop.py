"""The PettingZoo loop: every seat is an agent, actions are sampled from the mask: python examples/pettingzoo_loop.py
Needs the extra ``env``. Replace the sampled action by your policy.
"""

from __future__ import annotations

from branchline.env import branchline_v0


def main() -> None:
    env = branchline_v0.env(map_="europe", seats=3, reward="margin", render_mode="ansi")
    env.reset(seed=7)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            print(f"{agent}: reward {reward:g}, final scores {info['final_scores']}")
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))  # replace with your policy
        decisions += 1
        if decisions % 200 == 0:
            print(env.render())
    print(f"{decisions} decisions")


if __name__ == "__main__":
    main()

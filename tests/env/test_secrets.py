"""No environment leaks: what the acting seat is given does not change when everything it can't know is changed.
Other seats' cards, decks and tickets are changed in two ways: by the core's ``imagine`` and by the tests' ``redraw``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from branchline.core import State, codes
from branchline.env import BatchEnv, SingleEnv, branchline_v0
from branchline.env.table import Table
from branchline.view import imagine, see
from tests.laws.redraw import redraw
from tests.laws.tables import every_map, many, map_of


def others(table: Table, seat: int, rng: random.Random) -> Iterator[State]:
    """States that this seat can't distinguish from the real one."""
    yield redraw(table.lex.map, table.state, seat, rng)
    for _ in range(2):
        yield imagine(see(table.lex, table.state, seat), rng.getrandbits(64))


def leaks(table: Table, seat: int, get: Callable[[], bytes], rng: random.Random) -> bool:
    """Whether anything that a seat is given depends on what it can't know."""
    real, before = table.state, get()
    for other in others(table, seat, rng):
        table.state = other
        found = get()
        table.state = real
        if found != before:
            return True
    return False


def packed(*parts: Any) -> bytes:
    return b"|".join(part.tobytes() if isinstance(part, np.ndarray) else repr(part).encode() for part in parts)


@every_map
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_tells_no_secret(name: str, seats: int) -> None:
    env = branchline_v0.raw_env(name, seats, reward="score", render_mode="ansi")
    rng = random.Random(f"{name} {seats}")
    for number in range(many(2, 1)):
        env.reset(seed=number)
        step = 0
        while not env.table.over:
            agent = env.agent_selection
            if step % many(3, 15) == 0 or env.table.state.phase == codes.SETUP:

                def get() -> bytes:
                    observation, *rest = env.last()
                    return packed(observation["observation"], observation["action_mask"], rest, env.render())

                assert not leaks(env.table, env.table.asked, get, rng), f"game {number}, step {step}"
                for waiting in set(env.agents) - {agent}:
                    seat = env.agents.index(waiting)
                    assert not leaks(env.table, seat, lambda: packed(*env.observe(waiting).values()), rng)  # noqa: B023
            env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
            step += 1


@every_map
def test_gymnasium_tells_no_secret(name: str) -> None:
    env = SingleEnv(name, 3, seat=1, render_mode="svg")
    rng = random.Random(name)
    env.reset(seed=2)
    step = 0
    while not env.table.over:

        def get() -> bytes:
            shown = env.render() if step % many(12, 60) == 0 else ""  # noqa: B023
            return packed(env.table.observe(1), env.action_masks(), env._info()["action_mask"], shown)

        if step % many(2, 12) == 0:
            assert not leaks(env.table, 1, get, rng), f"step {step}"
        env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
        step += 1


@every_map
@pytest.mark.parametrize("seats", [2, 3])
def test_batches_tell_no_secret(name: str, seats: int) -> None:
    env = BatchEnv(name, seats, many(6, 2), render_mode="ansi")
    env.reset(4)
    rng = random.Random(f"{name} {seats}")
    block = env.games._block
    for step in range(many(260, 12)):
        if step % many(5, 4) == 0:
            seen, masks = env.observations.copy(), env.masks.copy()
            shown = [env.render(game) for game in range(env.num_envs)]
            real = [env.games.state(game) for game in range(env.num_envs)]
            for game, state in enumerate(real):
                seat = state.asked()
                view = see(env.lex, state, seat)
                other = redraw(map_of(name), state, seat, rng) if step % 2 else imagine(view, rng.getrandbits(64))
                block.put_state(game, other)
            assert env.games.observe().tobytes() == seen.tobytes()
            assert env.games.masks().tobytes() == masks.tobytes()
            assert [env.render(game) for game in range(env.num_envs)] == shown
            for game, state in enumerate(real):
                block.put_state(game, state)
        env.step(env.sample())


def shows_hand(table: Table) -> bytes:
    return bytes(table.state.hand)


def shows_deck(table: Table) -> bytes:
    return bytes(table.state.deck)


def shows_tickets(table: Table) -> bytes:
    return repr(table.state.tickets).encode()


def shows_chance(table: Table) -> bytes:
    return repr(table.state.rng).encode()


@pytest.mark.parametrize("leak", [shows_hand, shows_deck, shows_tickets, shows_chance])
def test_a_planted_leak_is_caught(leak: Callable[[Table], bytes]) -> None:
    """The same check on an environment that shows one thing too many: found before a game is over."""
    table = Table("europe", 3)
    table.begin(9)
    rng = random.Random(9)
    while not table.over:
        seat = table.asked
        if leaks(table, seat, lambda: packed(table.observe(seat)) + leak(table), rng):  # noqa: B023
            return
        table.state.apply(rng.choice(table.state.legal()))
    raise AssertionError(f"{leak.__name__} was not noticed")

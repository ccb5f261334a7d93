"""Bots by name, with typed settings: ``planner``, or ``name:key=value,key=value`` where a bot has settings.

Reads names and makes bots; plays nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, get_type_hints

from branchline.actions import AnyAction
from branchline.bots.expert import Budget, Expert
from branchline.bots.policy import codes
from branchline.bots.policy_bot import Thinker
from branchline.bots.style import Level, Style
from branchline.bots.uniform import Uniform
from branchline.view import View


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, view: View) -> AnyAction:
        """Return a legal action for the view's seat, which is being asked."""


class UnknownBot(ValueError):
    """No bot has this name, or the bot does not have this setting."""


@dataclasses.dataclass(frozen=True)
class NoSettings:
    """Settings of a bot that has none."""


class Entry(NamedTuple):
    """A bot: how to make it from a seed and its settings, what it does, its type of settings, and its policy for given
    settings (if the compiled policies can play whole games with it)."""

    make: Callable[[int, Any], Bot]
    about: str
    settings: type[Any] = NoSettings
    policy: Callable[[Any], int] | None = None


def _policy(policy: int, about: str) -> Entry:
    return Entry(lambda seed, settings: Thinker(policy, seed), about, policy=lambda settings: policy)


def _level(handicap: int, about: str) -> Entry:
    def policy(settings: Level) -> int:
        return codes.P_PLANNER | handicap << codes.HANDICAP_AT | settings.style.code << codes.STYLE_AT

    return Entry(lambda seed, settings: Thinker(policy(settings), seed), about, Level, policy)


BOTS: dict[str, Entry] = {
    "uniform": Entry(lambda seed, settings: Uniform(seed), "any legal action", policy=lambda settings: codes.P_UNIFORM),
    "path": _policy(codes.P_PATH, "a shortest path for every ticket"),
    "hungry": _policy(codes.P_HUNGRY, "one network for many tickets"),
    "one_step": _policy(codes.P_ONE_STEP, "the next track of the best ticket"),
    "long_route": _policy(codes.P_LONG_ROUTE, "long tracks only"),
    "racer": _policy(codes.P_RACER, "the longest tracks, and a quick end"),
    "collector": _policy(codes.P_COLLECTOR, "always two or three open tickets"),
    "planner": _policy(codes.P_PLANNER, "a near-exact plan over everything"),
    "novice": _level(codes.NOVICE, "for a first game: plans, but misjudges what it sees"),
    "casual": _level(codes.CASUAL, "for a quiet evening: a fair plan, now and then the wrong card"),
    "skilled": _level(codes.SKILLED, "nearly the planner"),
    "expert": Entry(Expert, "the planner, and a search over imagined games", Budget),
}


def parse_bot(text: str) -> tuple[str, Any]:
    """Parse ``name`` or ``name:key=value,key=value`` into a bot's name and its settings."""
    name, _, rest = text.strip().partition(":")
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(sorted(BOTS))}")
    kind = BOTS[name].settings
    pairs = [pair.partition("=") for pair in rest.split(",")] if rest else []
    given = {key.strip(): value.strip() for key, _, value in pairs}
    try:
        return name, kind(**_read(name, given, get_type_hints(kind)))
    except UnknownBot:
        raise
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from None


def _read(name: str, given: Mapping[str, str], types: Mapping[str, type]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in given.items():
        if key not in types:
            known = ", ".join(types) or "none"
            raise UnknownBot(f"{name} has no setting {key!r}; it has: {known}")
        try:
            found[key] = types[key](value)
        except ValueError:
            kind = types[key]
            kinds = f"; there are: {', '.join(kind)}" if issubclass(kind, Style) else ""
            raise UnknownBot(f"{name}: {key}={value} is no {kind.__name__.lower()}{kinds}") from None
    return found


def policy_of(text: str) -> int | None:
    """The policy of a bot, if the compiled policies can play whole games with it; otherwise None."""
    name, settings = parse_bot(text)
    policy = BOTS[name].policy
    return policy(settings) if policy else None


def split_bots(text: str) -> list[str]:
    """Split names at commas, where settings have commas too: ``a:x=1,y=2,b`` is ``a:x=1,y=2`` and ``b``."""
    found: list[str] = []
    for part in text.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += "," + part
        else:
            found.append(part.strip())
    return found


def make_bot(text: str, seed: int) -> Bot:
    """Make a bot by name. Bots with equal seeds choose alike."""
    name, settings = parse_bot(text)
    return BOTS[name].make(seed, settings)

"""How long a searching bot may think: the time it asks for, less when many wait, and not at all when too many do.

Pure functions over numbers and names of bots; docs/bots.md explains them to players.
"""

from __future__ import annotations

from dataclasses import fields, replace

from branchline.bots.expert import Budget
from branchline.bots.registry import parse_bot

FULL_FOR = 2  # people for each worker who get the full time; also the questions of one person
LEAST_MS = 100  # less than this is not worth a search
PEOPLE_MOST = 40  # people for each worker who wait for a search; further ones are answered at once


def searches(bot: str) -> bool:
    """Whether the bot thinks for as long as it is given; UnknownBot if there is no such bot."""
    return isinstance(parse_bot(bot)[1], Budget)


def crowded(people: int, workers: int) -> bool:
    """Whether so many people wait already that one more should not wait for a search."""
    return people >= PEOPLE_MOST * workers


def share(people: int, own: int, workers: int) -> float:
    """The part of its time that a bot gets. Everybody waits about as long as for ``FULL_FOR`` full turns.

    ``people`` want a search now, this one included; ``own`` questions of this person wait, this one included. A person
    who asks for a lot shortens only their own searches."""
    return min(1.0, FULL_FOR * workers / max(people, own, 1))


def shortened(bot: str, part: float) -> str:
    """The bot with a part of its time, but never less than ``LEAST_MS``. A budget in playouts stays as it is."""
    name, settings = parse_bot(bot)
    if not isinstance(settings, Budget) or settings.playouts or part >= 1:
        return bot
    ms = min(settings.ms, max(LEAST_MS, round(settings.ms * part)))
    given = replace(settings, ms=ms)
    return f"{name}:" + ",".join(f"{field.name}={getattr(given, field.name)}" for field in fields(given))


def instant(bot: str) -> str:
    """The bot that plays like this one without searching."""
    settings = parse_bot(bot)[1]
    return f"skilled:style={settings.style}" if isinstance(settings, Budget) else bot

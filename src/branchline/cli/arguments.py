"""Arguments that several commands share: the map, the seats, the options of a game, the bots.

Knows how they are written on a command line, not what is done with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from branchline.seats import FEWEST_SEATS, SEATS

F = TypeVar("F", bound=Callable[..., Any])
LARGEST = 2**64 - 1


class GameOptions(click.ParamType[dict[str, Any]]):
    """``name=value,name=value`` as a dict; which names there are is known to the game."""

    name = "NAME=VALUE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        return dict(self.pair(part.strip(), param, ctx) for part in str(value).split(",") if part.strip())

    def pair(self, part: str, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Any]:
        name, sign, word = (piece.strip() for piece in part.partition("="))
        if not sign or not name or not word:
            self.fail(f"{part!r} is not NAME=VALUE, as in close_doubles_below=2", param, ctx)
        words = {"true": True, "yes": True, "false": False, "no": False, "none": None}
        if word.lower() in words:
            return name, words[word.lower()]
        try:
            return name, int(word)
        except ValueError:
            return name, word


def map_option(default: str | None = "north_america") -> Callable[[F], F]:
    help_ = "A built-in map by its name (`branchline map list`), or the path of a map file."
    return click.option("--map", "map_name", metavar="MAP", default=default, show_default=True, help=help_)


def seats_option(default: int) -> Callable[[F], F]:
    return click.option(
        "--seats", type=click.IntRange(FEWEST_SEATS, SEATS), default=default, show_default=True, help="How many seats."
    )


def seed_option(default: int | None, help_: str) -> Callable[[F], F]:
    kind = click.IntRange(0, LARGEST)
    return click.option("--seed", type=kind, default=default, show_default=default is not None, help=help_)


def options_option(command: F) -> F:
    help_ = "Options of the game, as in close_doubles_below=2,second_card=may."
    return click.option("--options", type=GameOptions(), multiple=True, help=help_)(command)


def merged(options: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    return {name: value for table in options for name, value in table.items()}


def bots_option(command: F) -> F:
    help_ = "The bots: one name (NAME or NAME:KEY=VALUE) for all of them, or one for each bot, with commas."
    return click.option("--bots", default="uniform", show_default=True, metavar="NAMES", help=help_)(command)


def bot_names(text: str, count: int) -> list[str]:
    """A name for each of ``count`` bots; a wrong one is a usage error."""
    from branchline.bots import UnknownBot, parse_bot, split_bots

    names = split_bots(text)
    try:
        for name in names:
            parse_bot(name)
    except UnknownBot as error:
        raise click.UsageError(str(error)) from None
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise click.UsageError(f"--bots names {len(names)} bots, but there are {count} to name")
    return names

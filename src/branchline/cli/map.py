"""``branchline map``: check map files, show what a map holds, list the built-in ones.

The package ``maps`` knows what is wrong with a map; this module prints it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click
from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table

from branchline import Game
from branchline.cli.files import write_text
from branchline.cli.telling import Telling, paper
from branchline.maps import BUILT_IN, Map, MapError, describe, load_map


@click.group()
def command() -> None:
    """Check, show and list maps."""


@command.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.pass_context
def check(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Check map files: every fault with its place. The exit code is 0 only if all can be played."""
    good = 0
    for file in files:
        try:
            map_ = load_map(file)
        except MapError as error:
            click.echo(f"FAIL {error}")
            continue
        good += 1
        click.echo(f"ok   {file}: {_in_a_line(map_)}")
    ctx.exit(0 if good == len(files) else 1)


@command.command("list")
def list_() -> None:
    """The built-in maps, in a line each."""
    for name in BUILT_IN:
        click.echo(f"{name:<15} {_in_a_line(load_map(name))}")


def _in_a_line(map_: Map) -> str:
    has = describe(map_)
    year = f" ({map_.year})" if map_.year else ""
    tours = f", {has.tours} tours" if has.tours else ""
    return f"{map_.name}{year}: {has.cities} cities, {has.tracks} tracks, {has.tickets} tickets{tours}"


@command.command("show")
@click.argument("name", metavar="MAP")
@click.option("--svg", type=click.Path(dir_okay=False), help="Draw the empty board into this file.")
def show(name: str, svg: str | None) -> None:
    """What a map holds, in numbers; MAP is the name of a built-in map or the path of a map file."""
    map_ = load_map(name)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for key, value in _rows(map_):
        table.add_row(key, value)
    paper().print(table)
    if svg:
        write_text(svg, Game.new(map_, 2, seed=0).svg())
        click.echo(f"drawn: {svg}")


def _rows(map_: Map) -> Iterator[tuple[str, str]]:
    yield "map", f"{map_.name} ({map_.id})" + (f", {map_.year}" if map_.year else "")
    yield "hash", map_.hash[:16]
    for key, value in asdict(describe(map_)).items():
        yield "neighbours" if key == "pairs" else key.replace("_", " "), _listed(value)
    telling = Telling(map_)
    yield from _named("paid in pairs", [telling.track(track) for track in map_.tracks if track.pair])
    yield from _named("round the edge", [telling.track(track) for track in map_.tracks if track.wrap])
    tours = [telling.ticket(ticket.id) for ticket in map_.tickets if ticket.in_order is not None]
    yield from _named("each tour", ["(in order/connected/missed)", *tours] if tours else [])
    yield "", ""
    for key in map_.rules.__struct_fields__:
        value = getattr(map_.rules, key)
        if value is not None and key != "ids":
            yield key, _listed(value)


def _named(key: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """A row for each, the key before the first."""
    for line in lines:
        yield key, line
        key = ""


def _listed(value: object) -> str:
    if isinstance(value, Struct):
        return _listed(asdict(value))
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_listed(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value)

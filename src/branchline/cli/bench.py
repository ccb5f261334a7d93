"""``branchline bench``: a table of speeds on this machine, compiled and plain side by side.

Measuring is done in measure.py. The plain source runs in a process of its own, since a process has only one core.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from branchline import core
from branchline.cli import measure
from branchline.cli.telling import paper
from branchline.maps import BUILT_IN, load_map
from branchline.seats import FEWEST_SEATS, SEAT_COUNTS, SEATS

PLAIN = ("--games", "2", "--rounds", "1", "--positions", "60")


@click.command()
@click.option("--map", "maps", multiple=True, metavar="MAP", help="Only this map; may be given again.  [default: all]")
@click.option(
    "--seats",
    "seats",
    type=click.IntRange(FEWEST_SEATS, SEATS),
    multiple=True,
    help="Only for so many seats.  [default: all]",
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games of a round.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="The best of so many counts.")
@click.option("--positions", type=click.IntRange(1), default=measure.POSITIONS, help="Positions for single calls.")
@click.option("--plain/--no-plain", "beside", default=True, help="Measure the plain source too.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON instead of the table.")
def command(
    maps: tuple[str, ...],
    seats: tuple[int, ...],
    games: int,
    rounds: int,
    positions: int,
    beside: bool,
    as_json: bool,
) -> None:
    """How fast the rules run here: whole random games on one core, and single calls from Python.

    games/s and dec/s are games and decisions a second; legal, apply, clone, see and encode are nanoseconds
    of a call; plain/s is games a second on the plain source, and times how many times faster the compiled one is.
    """
    boards = [load_map(name) for name in maps or BUILT_IN]
    tables = [(board, count) for board in boards for count in seats or SEAT_COUNTS]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        watch = partial(progress.track, description="measuring")
        rows = measure.survey(tables, games, rounds, positions, watch)
    plain = _plain(maps, seats) if beside and core.compiled else None
    if as_json:
        click.echo(json.dumps({"compiled": core.compiled, "rows": rows, "plain": plain}))
    else:
        _show(rows, plain)


def _plain(maps: tuple[str, ...], seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """The same measurements on the plain source, over few games."""
    words = [word for name in maps for word in ("--map", name)]
    words += [word for count in seats for word in ("--seats", str(count))]
    command = [sys.executable, "-m", "branchline", "bench", "--json", "--no-plain", *PLAIN, *words]
    done = subprocess.run(command, env={**os.environ, "BRANCHLINE_PLAIN": "1"}, capture_output=True, text=True)
    if done.returncode:
        raise click.ClickException(f"the plain source could not be measured: {done.stderr.strip()}")
    rows: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return rows


def _show(rows: list[dict[str, Any]], plain: list[dict[str, Any]] | None) -> None:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("map", no_wrap=True)
    heads = ["seats", "games/s", "dec/s", *measure.CALLS, *(["plain/s", "times"] if plain else [])]
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for i, row in enumerate(rows):
        cells = [
            row["map"],
            row["seats"],
            f"{row['games_per_second']:,.0f}",
            f"{row['decisions_per_second'] / 1e6:.2f}M",
        ]
        cells += [f"{row[f'{name}_ns']:,.0f}" for name in measure.CALLS]
        if plain:
            slow = plain[i]["games_per_second"]
            cells += [f"{slow:,.1f}", f"{row['games_per_second'] / slow:,.0f}"]
        table.add_row(*map(str, cells))
    paper().print(table)
    if not core.compiled:
        click.echo("no compiled core here: these are the numbers of the plain source")

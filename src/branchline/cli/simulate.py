"""``branchline simulate``: play many games without people and sum them up.

The core plays them; only the time of playing is measured.
"""

from __future__ import annotations

import json
import sys

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from branchline import core
from branchline.cli import arguments
from branchline.cli.series import Series, Total
from branchline.cli.telling import paper, seat_text
from branchline.game.options import read_options
from branchline.maps import load_map


@click.command()
@arguments.map_option()
@arguments.seats_option(4)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@arguments.seed_option(0, "The seed of the first game; every further game has the next number.")
@arguments.bots_option
@arguments.options_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Cores to play on.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON instead of the table.")
def command(
    map_name: str,
    seats: int,
    games: int,
    seed: int,
    bots: str,
    options: tuple[dict[str, object], ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Play many games without people and sum them up: scores, wins, speed, and a hash of all results.

    The results are the same on any machine and for any number of jobs.
    """
    policies = _policies(arguments.bot_names(bots, seats))
    map_ = load_map(map_name)
    series = Series(map_, seats, seed, games, read_options(map_, seats, arguments.merged(options)), policies)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        total = series.play(jobs, lambda count: progress.advance(task, count))
    if as_json:
        click.echo(json.dumps(_facts(series, total)))
    else:
        _summary(series, total, jobs)
    sys.stdout.flush()


def _policies(names: list[str]) -> tuple[int, ...]:
    """The policies of the bots; a bot without one can't be simulated."""
    from branchline.bots import policy_of

    found = [policy_of(name) for name in names]
    slow = [name for name, policy in zip(names, found, strict=True) if policy is None]
    if slow:
        raise click.UsageError(f"{slow[0]} thinks too long for a simulation")
    return tuple(policy for policy in found if policy is not None)


def _facts(series: Series, total: Total) -> dict[str, object]:
    return {
        "map": series.map.id,
        "seats": series.seats,
        "games": series.games,
        "decisions": total.decisions,
        "seconds": round(total.seconds, 6),
        "games_per_second": round(series.games / total.seconds, 1),
        "mean_scores": [round(points / series.games, 4) for points in total.points],
        "hash": total.hash,
    }


def _summary(series: Series, total: Total, jobs: int) -> None:
    console = paper()
    table = Table(box=box.SIMPLE_HEAD, title=f"{series.map.name}, {series.games:,} games", title_justify="left")
    table.add_column("")
    table.add_column("mean score", justify="right")
    table.add_column("won", justify="right")
    for seat in range(series.seats):
        won = f"{total.wins[seat] / series.games:.1%}"
        table.add_row(seat_text(seat), f"{total.points[seat] / series.games:.2f}", won)
    console.print(table)
    per_second = series.games / total.seconds, total.decisions / total.seconds
    console.print(f"decisions a game  {total.decisions / series.games:.1f}")
    console.print(f"games a second    {per_second[0]:,.0f}")
    console.print(f"decisions a s     {per_second[1]:,.0f}")
    mode = "compiled" if core.compiled else "plain"
    console.print(f"seconds           {total.seconds:.2f} ({mode}, {jobs} {'job' if jobs == 1 else 'jobs'})")
    console.print(f"hash              {total.hash}")

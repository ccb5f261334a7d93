"""``branchline arena``: measure bots against each other, in paired games, with intervals.

Reads the options and shows the results; playing, storing and rating are done in lab/.
"""

from __future__ import annotations

import shlex
import sys
from contextlib import closing, nullcontext
from time import monotonic

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from branchline.bots import make_bot
from branchline.cli import STOPPED, arguments
from branchline.cli.telling import paper
from branchline.game.options import read_options
from branchline.lab import Arena, LabError, Plan, Report, Store, make_report
from branchline.lab.report import make_pairs_table, make_table, sprt_sentence
from branchline.lab.sprt import Sprt
from branchline.maps import load_map

MOST_PAIRS = 45  # on the screen: those of ten bots; the JSON has all
WINDOW = 600.0  # seconds that the rate and the estimate look back on: games of slow bots are far apart


@click.command()
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@arguments.map_option()
@arguments.seats_option(2)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="At least so many games in all.")
@arguments.seed_option(0, "All deals and all dice of the bots follow from this number.")
@arguments.options_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to play in.")
@click.option("--store", "store_file", type=click.Path(dir_okay=False), help="Keep every game in this DuckDB file.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON instead of the table.")
@click.option("--plot", type=click.Path(dir_okay=False), help="Draw ratings and scores into this .png or .svg file.")
@click.option("--export", type=click.Path(dir_okay=False), help="Write the games of the store to this Parquet file.")
@click.option("--sprt", "pair", metavar="A,B", help="Stop when it is clear whether A is stronger than B.")
@click.option("--elo0", type=float, default=0, show_default=True, help="With --sprt: how much stronger A is in H0.")
@click.option("--elo1", type=float, default=20, show_default=True, help="With --sprt: how much stronger A is in H1.")
@click.pass_context
def command(
    ctx: click.Context,
    bots: tuple[str, ...],
    map_name: str,
    seats: int,
    games: int,
    seed: int,
    options: tuple[dict[str, object], ...],
    jobs: int,
    store_file: str | None,
    as_json: bool,
    plot: str | None,
    export: str | None,
    pair: str | None,
    elo0: float,
    elo1: float,
) -> None:
    """Let bots play against each other and say how strong they are, with an interval on every figure.

    Fewer bots than seats: the last one fills up. More: all line-ups are played. Every deal is played in all rotations
    of the seats, so --games is rounded up to whole rounds. With --store a run that was stopped is taken up again by the
    same command, and made longer by a larger --games. docs/arena.md says how the figures come about.
    """
    for name in bots:
        _check_bot(name)
    if export and not store_file:
        raise click.UsageError("--export writes out a store: name one with --store FILE")
    map_ = load_map(map_name)
    chosen = read_options(map_, seats, arguments.merged(options))
    test = None if pair is None else _sprt(pair, bots, elo0, elo1)
    try:
        if plot:
            _check_plot(plot)
        plan = Plan(bots, seats, seed)
        with closing(Store(store_file)) if store_file else nullcontext() as store:
            arena = Arena(map_, chosen, plan, games, store, test)
            code = _play(arena, jobs)
            if code == 0 or arena.counted():
                _show(arena, as_json, plot)
            if export and store:
                store.export(export, arena.run)
    except LabError as error:
        raise click.ClickException(str(error)) from None
    ctx.exit(code)


def _check_bot(name: str) -> None:
    try:
        make_bot(name, 0)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def _check_plot(path: str) -> None:
    """Report a bad file name before the games are played, not after."""
    from branchline.lab.failure import need
    from branchline.lab.plot import check_name

    check_name(path)
    need("matplotlib", "drawing a picture")


def _sprt(pair: str, bots: tuple[str, ...], elo0: float, elo1: float) -> Sprt:
    """Find the two bots; settings may have commas too, so every comma is tried."""
    words = pair.split(",")
    cuts = [(",".join(words[:i]).strip(), ",".join(words[i:]).strip()) for i in range(1, len(words))]
    found = next(((a, b) for a, b in cuts if a in bots and b in bots and a != b), None)
    if found is None:
        raise click.UsageError(f"--sprt {pair}: name two different ones of the bots, with a comma between them")
    if elo1 <= elo0:
        raise click.UsageError("--elo1 must be greater than --elo0")
    return Sprt(*found, elo0, elo1)


class Rate(ProgressColumn):
    """Games per second, or per minute where bots think long."""

    def render(self, task: Task) -> Text:
        speed = task.speed or 0
        return Text(f"{speed:,.1f} games/s" if speed >= 1 or not speed else f"{60 * speed:,.1f} games/min")


def _play(arena: Arena, jobs: int) -> int:
    """Play with a progress bar on stderr; return the exit code, 130 after Ctrl-C."""
    console = Console(stderr=True, highlight=False, markup=False)
    if arena.before:
        console.print(f"{arena.before:,} of {arena.games:,} games are in the store already.")
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, speed_estimate_period=WINDOW)
    bar.disable = not console.is_terminal
    began = monotonic()
    try:
        with bar as progress:
            task = progress.add_task("games", total=arena.games, completed=arena.before)
            arena.play(jobs, lambda count: progress.advance(task, count))
    except KeyboardInterrupt:
        _say_how_to_resume(arena, console)
        return STOPPED
    _say_times(arena, monotonic() - began, console)
    return 0


def _say_how_to_resume(arena: Arena, console: Console) -> None:
    left = f"stopped after {len(arena.rows):,} of {arena.games:,} games"
    if arena.store is None:
        console.print(f"\n{left}; they are not kept: with --store FILE a run can be taken up again", soft_wrap=True)
    else:
        again = "branchline " + shlex.join(sys.argv[1:])
        console.print(f"\n{left}; all of them are in {arena.store.path}. To go on:\n  {again}", soft_wrap=True)


def _say_times(arena: Arena, seconds: float, console: Console) -> None:
    """Print times on stderr: they depend on the machine and are not part of the result."""
    new = len(arena.rows) - arena.before
    if new:
        console.print(f"{new:,} games in {seconds:.1f} s, {new / seconds:,.1f} games/s")
    for name in arena.plan.names:
        seats = [(row, seat) for row in arena.rows for seat, bot in enumerate(row.bots) if bot == name]
        decisions = sum(row.decisions[seat] for row, seat in seats)
        if decisions:
            mean = sum(row.seconds[seat] for row, seat in seats) / decisions
            console.print(f"{name}: {mean * 1e6:,.0f} µs a decision, mean of {decisions:,}")


def _show(arena: Arena, as_json: bool, plot: str | None) -> None:
    report: Report = make_report(arena)
    if as_json:
        click.echo(report.json())
    else:
        console = paper()
        console.print(make_table(report))
        if 1 < len(report.pairs) <= MOST_PAIRS:
            console.print(make_pairs_table(report))
        if report.sprt:
            console.print(sprt_sentence(report.sprt))
    if plot:
        from branchline.lab.plot import draw

        draw(report, arena.counted(), plot)
    sys.stdout.flush()

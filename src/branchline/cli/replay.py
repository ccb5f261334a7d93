"""``branchline replay FILE``: tell a recorded game in words, whole or in part, for everybody or for one seat.

The game plays it back; the words come from the locale.
"""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline import Game, Record, mask, steps, words
from branchline.cli.files import write_text
from branchline.cli.sheets import score_sheet
from branchline.cli.telling import Telling, paper
from branchline.record import rerolls


@click.command()
@click.argument("file", type=click.Path())
@click.option("--from", "first", type=click.IntRange(0), default=0, help="Begin with this entry.")
@click.option("--to", "last", type=click.IntRange(0), help="End with this entry.")
@click.option("--seat", type=click.IntRange(0, 4), help="Tell only what this seat could know.")
@click.option("--svg", type=click.Path(dir_okay=False), help="Draw the board as it stands then into this file.")
def command(file: str, first: int, last: int | None, seat: int | None, svg: str | None) -> None:
    """Tell a recorded game in words, then the scores.

    Everything is told, secrets included, unless --seat says through whose eyes to see it.
    """
    record = Record.load(file)
    if seat is not None and seat >= record.header.seats:
        raise click.UsageError(f"seat {seat}: this game has seats 0 to {record.header.seats - 1}")
    console = paper()
    game = _tell(console, record, first, len(record.entries) if last is None else last, seat)
    if game.over:
        console.print(score_sheet(game.scores()))
        if again := rerolls(game.entries):
            console.print(Text(words.say("result-rerolls", count=again)))
    elif seat is None:
        console.print(Text(words.say("phase-play"), "bold"), score_sheet(game.scores()))
    if svg:
        write_text(svg, game.svg(seat))
        click.echo(f"drawn: {svg}")


def _tell(console: Console, record: Record, first: int, last: int, seat: int | None) -> Game:
    """Print the entries from ``first`` to ``last`` and return the game as it is then."""
    for entry, game, events in steps(record):
        if entry.n == 0:
            telling = Telling(game.map)
            console.print(Text(f"{game.map.name}, {game.seats} seats, {len(record.entries)} entries", "bold"))
        if entry.n >= first:
            for event in events:
                line = telling.say(event if seat is None else mask(event, seat))
                row = Table.grid(padding=(0, 2, 0, 0))
                row.add_row(Text(f"{entry.n:>4}", "dim"), line)
                console.print(row)
        if entry.n >= last:
            break
    return game

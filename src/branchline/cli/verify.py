"""``branchline verify FILE...``: play records again from their seeds and say whether they are true.

Prints one line per file; the game does the proof.
"""

from __future__ import annotations

import click

from branchline import Record, RecordError, verify


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Prove records: the seed and the actions, through today's rules, must give the very same game.

    A line for each file; the exit code is 0 only if all are true.
    """
    true = 0
    for file in files:
        try:
            game = verify(Record.load(file))
        except RecordError as error:
            message = str(error)
            click.echo(f"FAIL {message}" if message.startswith(file) else f"FAIL {file}: {message}")
            continue
        true += 1
        end = "finished" if game.over else "not finished"
        click.echo(f"ok   {file}: {game.map.name}, {game.seats} seats, {len(game.entries)} entries, {end}, {game.hash}")
    ctx.exit(0 if true == len(files) else 1)

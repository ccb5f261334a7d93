"""``branchline verify FILE...``: play records again from their seeds and say whether they are true.

Prints what was checked in each file; the game does the proof.
"""

from __future__ import annotations

import click

from branchline import Game, Record, RecordError, verify
from branchline.record import rerolls


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Prove records: the seed and the actions, through today's rules, must give the very same game.

    The seed must fit its commitment, and so must every player's contribution to the shuffle. What was checked is listed
    for each file; the exit code is 0 only if all are true.
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
        if again := rerolls(game.entries):
            end += f", {again} {'undo' if again == 1 else 'undos'} of random draws"
        click.echo(f"ok   {file}: {game.map.name}, {game.seats} seats, {len(game.entries)} entries, {end}, {game.hash}")
        click.echo(f"     seed: {_seed(game)}")
        if game.sealed is not None:
            click.echo(f"     shuffle: {_shuffle(game)}")
            for part in game.contributions:
                click.echo(f"       seat {part.seat}: {part.value or 'committed but not revealed'}")
        click.echo("     replay: every card and every action follows from the seed and the rules")
    ctx.exit(0 if true == len(files) else 1)


def _seed(game: Game) -> str:
    return f"the number {game.seed}, not sealed" if isinstance(game.seed, int) else "fits the commitment of the header"


def _shuffle(game: Game) -> str:
    """Who took part in the shuffle; the game has checked the values."""
    parts = game.contributions
    if not parts:
        return "no contributions of players; the server's secret alone"
    counted = sum(part.value is not None for part in parts)
    return f"{counted} of {len(parts)} contributions count and fit their commitments"

"""``branchline play``: a game in the terminal, people at one keyboard and bots.

Sets up the game and saves the record however it ends; the table itself is in table/.
"""

from __future__ import annotations

import secrets
from random import Random

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from branchline import Game
from branchline.bots import make_bot
from branchline.cli import STOPPED, arguments
from branchline.cli.files import write_text
from branchline.cli.table import Host, Left
from branchline.cli.telling import paper
from branchline.seats import SEATS


@click.command()
@arguments.map_option()
@arguments.seats_option(3)
@arguments.seed_option(
    None, "Deal the game of this number; without it a secret is drawn, and shown in the record at the end."
)
@click.option("--people", type=click.IntRange(0, SEATS), help="How many people play, from seat 0 on.  [default: 1]")
@click.option("--person", "persons", type=click.IntRange(0, 4), multiple=True, help="A seat that a person takes.")
@arguments.bots_option
@arguments.options_option
@click.option("--save", type=click.Path(dir_okay=False), help="Keep the record in this file, however the game ends.")
@click.pass_context
def command(
    ctx: click.Context,
    map_name: str,
    seats: int,
    seed: int | None,
    people: int | None,
    persons: tuple[int, ...],
    bots: str,
    options: tuple[dict[str, object], ...],
    save: str | None,
) -> None:
    """A game in the terminal. People share the keyboard; bots take the other seats.

    At the prompt, help says what can be typed. With --people 0 the bots play the game to its end.
    """
    taken = _people(seats, people, persons)
    names = arguments.bot_names(bots, seats - len(taken)) if len(taken) < seats else []
    game = Game.new(map_name, seats, seed, arguments.merged(options))
    dice = Random(secrets.randbits(64) if seed is None else f"bots {seed}")
    empty = [seat for seat in range(seats) if seat not in taken]
    table = {seat: make_bot(name, dice.getrandbits(64)) for seat, name in zip(empty, names, strict=True)}
    console = paper()
    ctx.exit(_host(Host(game, table, console, input), console, save))


def _people(seats: int, people: int | None, persons: tuple[int, ...]) -> set[int]:
    if people is not None and persons:
        raise click.UsageError("--people and --person say the same thing in two ways: use one")
    if people is not None and people > seats:
        raise click.UsageError(f"--people {people}: there are only {seats} seats")
    if persons and max(persons) >= seats:
        raise click.UsageError(f"--person {max(persons)}: this game has seats 0 to {seats - 1}")
    return set(persons) or set(range(1 if people is None else people))


def _host(host: Host, console: Console, save: str | None) -> int:
    """Play and, whatever happens, save the record if asked for."""
    code = 0
    if host.people:
        _line_editing()
        console.print(Rule(Text(f"{host.game.map.name} · {host.game.seats} seats", "bold")))
    try:
        host.run()
    except (Left, EOFError):
        console.print()
    except KeyboardInterrupt:
        console.print()
        code = STOPPED
    if save:
        write_text(save, host.game.record().text())
        console.print(Text(f"The record is in {save}: branchline replay {save}", "dim"))
    elif not host.game.over:
        console.print(Text("The game was not kept; with --save FILE it is.", "dim"))
    return code


def _line_editing() -> None:
    """Arrow keys and earlier lines at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return

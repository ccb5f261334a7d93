"""The command ``branchline``: one module per command, imported only when it is called, so that help is quick.

Turns errors into messages and exit codes. Commands know the layers below; no layer below knows a command.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from branchline.version import VERSION

# command: what it does, in one line; its module has the same name
COMMANDS = {
    "serve": "Tables in the browser, for people and bots: a server on one data file.",
    "play": "A game in the terminal: people at one keyboard, and bots.",
    "scenario": "Run scenario files: a line each, and whether all hold.",
    "map": "Check, show and list maps.",
    "learn": "How a map is played, told for players.",
    "rules": "The text of a rule, a section, or all rules with a word in them.",
    "replay": "Tell a recorded game in words.",
    "verify": "Prove records: the seed and today's rules must give the same game.",
    "arena": "Let bots play against each other: ratings with intervals.",
    "simulate": "Play many games without people, and sum them up.",
    "admin": "Look after a running server: people, bans, announcements, the audit log.",
    "backup": "A copy of a server's data, also while it runs.",
    "bench": "How fast the rules run on this machine.",
}
STOPPED = 130  # the exit code of a program stopped by Ctrl-C


class Commands(click.Group):
    """A group that knows the names of its commands and imports a command's module when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"branchline.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """Show the errors of the layers below in their own words; any other error is a bug in the program."""
        from branchline import MapError, OptionError, RecordError, UnknownName

        try:
            return super().invoke(ctx)
        except (MapError, OptionError, RecordError, UnknownName) as error:
            raise click.ClickException(str(error)) from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(VERSION, prog_name="branchline")
def branchline() -> None:
    """The Ticket to Ride family of board games: play, check, replay, simulate.

    Every command has its own --help.
    """


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 for a failure, 2 for a wrong argument, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal lacks is no reason to stop
    try:
        code = branchline.main(words, prog_name="branchline", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nstopped", err=True)
        return STOPPED
    except BrokenPipeError:  # the reader, such as a pager, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1

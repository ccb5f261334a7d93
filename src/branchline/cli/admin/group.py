"""The group ``branchline admin`` and the options that all its commands share.

It finds the server's socket; what the commands do is in the files beside it.
"""

from __future__ import annotations

from pathlib import Path

import click

from branchline.cli.admin.conversation import Conversation
from branchline.cli.environment import EnvironmentGroup
from branchline.cli.serve import default_data


@click.group(cls=EnvironmentGroup, short_help="Look after a running server.")
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), help="The data file of the server.")
@click.option(
    "--admin-socket",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The server's socket.  [default: the data file's name and .admin]",
)
@click.pass_context
def command(ctx: click.Context, data: Path | None, admin_socket: Path | None) -> None:
    """Look after a running server: people, tables, bans, announcements, stopping.

    Run it on the server's machine, as the server's user or as root. PERSON is an id, or the name of an account.
    Commands that change something are written to the server's audit log.
    """
    from branchline.server.settings import admin_socket_of

    ctx.obj = Conversation(admin_socket or admin_socket_of(data or default_data()))


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
limit_option = click.option(
    "--limit", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many at most."
)

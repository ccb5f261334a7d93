"""``branchline backup FILE``: copy a server's data file, even while the server runs.

It names the copies in a folder and removes old ones; the copying itself is done by the store.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import click

from branchline.cli.environment import EnvironmentCommand
from branchline.cli.serve import default_data

DATED = re.compile(r"branchline-\d{8}-\d{6}\.db")


@click.command(cls=EnvironmentCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), help="The data file of the server.")
@click.option(
    "--keep",
    type=click.IntRange(1),
    envvar="BRANCHLINE_BACKUP_KEEP",
    show_envvar=True,
    help="In a folder: keep so many dated copies and delete older ones.",
)
def command(file: Path, data: Path | None, keep: int | None) -> None:
    """Copy a server's data to FILE, which must not exist yet. The server may be running.

    If FILE is a folder, the copy is named by the time: branchline-20261117-031500.db.
    To go back to the copy, stop the server and put it in the place of the data file.
    """
    from branchline.server.store import StoreError
    from branchline.server.store.backup import copy

    folder = file if file.is_dir() else None
    if keep is not None and folder is None:
        raise click.BadParameter(f"{file} is not a folder, so there are no older copies", param_hint="--keep")
    if folder is not None:
        file = folder / f"branchline-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"
    try:
        copy(data or default_data(), file)
        click.echo(f"{file}: {file.stat().st_size:,} bytes")
        if folder is not None and keep is not None:
            for old in sorted(one for one in folder.iterdir() if DATED.fullmatch(one.name))[:-keep]:
                old.unlink()
                click.echo(f"{old}: deleted")
    except (StoreError, OSError) as error:
        raise click.ClickException(str(error)) from None

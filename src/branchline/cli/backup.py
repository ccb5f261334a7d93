"""``branchline backup FILE``: copy a server's data file, even while the server runs.

The copying itself is done by the store.
"""

from __future__ import annotations

from pathlib import Path

import click

from branchline.cli.serve import default_data


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), help="The data file of the server.")
def command(file: Path, data: Path | None) -> None:
    """Copy a server's data to FILE, which must not exist yet. The server may be running.

    To go back to the copy, stop the server and put it in the place of the data file.
    """
    from branchline.server.store import StoreError
    from branchline.server.store.data_file import copy

    try:
        copy(data or default_data(), file)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{file}: {file.stat().st_size:,} bytes")

"""``branchline scenario FILE...``: run scenario files and say which hold.

Prints outcomes; knows nothing of what a scenario says.
"""

from __future__ import annotations

import click

from branchline.scenario import run_file


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.option("-q", "--quiet", is_flag=True, help="Say nothing of those that hold.")
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], quiet: bool) -> None:
    """Run scenario files: a line each, then a summary. The exit code is 0 only if all hold."""
    held = 0
    for file in files:
        outcome = run_file(file)
        held += outcome.ok
        if not outcome.ok:
            click.echo(f"FAIL {file}: {outcome.message}")
        elif not quiet:
            click.echo(f"ok   {outcome.title}")
    if not quiet or held < len(files):
        click.echo(f"{held} of {len(files)} hold")
    ctx.exit(0 if held == len(files) else 1)

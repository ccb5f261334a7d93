"""``branchline admin`` about tables and the server as a whole: lists, announcements, draining, the audit log.

Options and words only; the server does the work.
"""

from __future__ import annotations

import click

from branchline.cli.admin import show
from branchline.cli.admin.conversation import Conversation
from branchline.cli.admin.group import json_option, limit_option


@click.command()
@click.option("--status", type=click.Choice(["open", "running", "over"]), help="Only tables with this status.")
@limit_option
@json_option
@click.pass_obj
def tables(server: Conversation, status: str | None, limit: int, as_json: bool) -> None:
    """List tables, those changed last first. The code of a private table lets anybody watch it."""
    from branchline.server.admin.requests import ListTables

    columns = ("code", "status", "map", "public", "seats", "present", "spectators", "entries", "changed")
    show.rows(server.ask(ListTables(status, limit)), columns, as_json, "no table found")  # type: ignore[arg-type]


@click.command()
@click.argument("code")
@json_option
@click.pass_obj
def table(server: Conversation, code: str, as_json: bool) -> None:
    """Show one table: what everybody at it may see."""
    from branchline.server.admin.requests import ShowTable

    show.one(server.one(ShowTable(code)), as_json)


@click.command()
@click.argument("text", required=False)
@click.option("--hours", type=click.FloatRange(0, 8760, min_open=True), help="Withdraw it after so many hours.")
@click.option("--withdraw", is_flag=True, help="Withdraw the announcement.")
@click.pass_obj
def announce(server: Conversation, text: str | None, hours: float | None, withdraw: bool) -> None:
    """Show TEXT on every page, also to those who come later, until it is withdrawn."""
    from branchline.server.admin.requests import Announce

    if bool(text and text.strip()) == withdraw:
        raise click.UsageError("give either a TEXT or --withdraw")
    row = server.one(Announce(text or "", hours))
    until = f" until {show.text('until', row['until'])}" if row["until"] else ""
    click.echo(f"Announced{until}: {show.text('text', row['text'])}" if row["text"] else "Withdrawn.")


@click.command()
@click.option("--stop-after", type=click.FloatRange(0, 604_800), help="Stop the server after so many seconds.")
@click.pass_obj
def drain(server: Conversation, stop_after: float | None) -> None:
    """Let no new table be made and no game start, and tell everybody. Running games go on."""
    from branchline.server.admin.requests import Drain

    row = server.one(Drain(stop_after))
    stops = f" It stops at {show.text('stops', row['stops'])}." if row["stops"] else ""
    click.echo(f"The server is draining: no new games.{stops}")


@click.command()
@click.pass_obj
def undrain(server: Conversation) -> None:
    """Allow new games again; a stop that was planned with drain is cancelled."""
    from branchline.server.admin.requests import Undrain

    server.one(Undrain())
    click.echo("New games can begin again.")


@click.command()
@click.option("--last", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many lines.")
@json_option
@click.pass_obj
def audit(server: Conversation, last: int, as_json: bool) -> None:
    """Show what operators did, when, and on whom."""
    from branchline.server.admin.requests import ShowAudit

    columns = ("id", "at", "uid", "user", "command", "target", "outcome")
    show.rows(server.ask(ShowAudit(last)), columns, as_json, "the audit log is empty")


COMMANDS = (tables, table, announce, drain, undrain, audit)

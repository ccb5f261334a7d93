"""``branchline admin`` about bans: of people and of addresses.

Options and words only; the server does the work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from branchline.cli.admin import show
from branchline.cli.admin.conversation import Conversation
from branchline.cli.admin.group import json_option


def _how_long(function: Callable[..., Any]) -> Callable[..., Any]:
    days = click.option("--days", type=click.FloatRange(0, 36_500, min_open=True), help="[default: until it is lifted]")
    reason = click.option("--reason", default="", help="Shown to whoever is banned.")
    return days(reason(function))


@click.group()
def ban() -> None:
    """Keep a person or an address out."""


@ban.command("person")
@click.argument("person")
@_how_long
@click.pass_obj
def ban_person(server: Conversation, person: str, days: float | None, reason: str) -> None:
    """Keep a person and their remote bots out."""
    from branchline.server.admin.requests import BanPerson

    _tell(server.one(BanPerson(person, days, reason)))


@ban.command("address")
@click.argument("address")
@_how_long
@click.option("--force", is_flag=True, help="Also this machine itself, or a large part of the internet.")
@click.pass_obj
def ban_address(server: Conversation, address: str, days: float | None, reason: str, force: bool) -> None:
    """Keep an address out: an IPv4 address, the /64 of an IPv6 address, or a network such as 203.0.113.0/24."""
    from branchline.server.admin.requests import BanAddress

    _tell(server.one(BanAddress(address, days, reason, force)))


def _tell(row: dict[str, Any]) -> None:
    until = f"until {show.text('until', row['until'])}" if row["until"] else "until the ban is lifted"
    click.echo(f"{_name(row)} is banned {until}; connections closed: {row['connections']}")


def _name(row: dict[str, Any]) -> str:
    return f"{show.text('name', row['name'])} ({row['id']})" if "name" in row else str(row["whom"])


@click.group()
def unban() -> None:
    """Lift a ban."""


@unban.command("person")
@click.argument("person")
@click.pass_obj
def unban_person(server: Conversation, person: str) -> None:
    """Let a person in again."""
    from branchline.server.admin.requests import UnbanPerson

    click.echo(f"{_name(server.one(UnbanPerson(person)))} is no longer banned")


@unban.command("address")
@click.argument("address")
@click.pass_obj
def unban_address(server: Conversation, address: str) -> None:
    """Let an address in again; give it as `branchline admin bans` shows it."""
    from branchline.server.admin.requests import UnbanAddress

    click.echo(f"{_name(server.one(UnbanAddress(address)))} is no longer banned")


@click.command()
@json_option
@click.pass_obj
def bans(server: Conversation, as_json: bool) -> None:
    """List the bans."""
    from branchline.server.admin.requests import ListBans

    columns = ("kind", "whom", "name", "at", "until", "expired", "reason")
    show.rows(server.ask(ListBans()), columns, as_json, "nobody is banned")


COMMANDS = (ban, unban, bans)

"""``branchline admin`` about people: lists, passwords, and everything that is stored about one of them.

Options and words only; the server does the work.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import click

from branchline.cli.admin import show
from branchline.cli.admin.conversation import Conversation
from branchline.cli.admin.group import json_option, limit_option


@click.command()
@click.option("--find", default="", help="Only people whose name contains this.")
@limit_option
@json_option
@click.pass_obj
def people(server: Conversation, find: str, limit: int, as_json: bool) -> None:
    """List people, those seen last first."""
    from branchline.server.admin.requests import ListPeople

    columns = ("id", "kind", "name", "seen", "online", "banned")
    show.rows(server.ask(ListPeople(find, limit)), columns, as_json, "nobody found")


@click.command()
@click.argument("person")
@json_option
@click.pass_obj
def person(server: Conversation, person: str, as_json: bool) -> None:
    """Show one person."""
    from branchline.server.admin.requests import ShowPerson

    show.one(server.one(ShowPerson(person)), as_json)


@click.command("reset-password")
@click.argument("person")
@json_option
@click.pass_obj
def reset_password(server: Conversation, person: str, as_json: bool) -> None:
    """Give an account a new random password, print it, and end all its sessions."""
    from branchline.server.admin.requests import ResetPassword

    row = server.one(ResetPassword(person))
    if as_json:
        show.one(row, True)
    else:
        click.echo(f"The new password of {show.text('name', row['name'])} ({row['id']}): {row['password']}")


@click.command()
@click.argument("person")
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), required=False)
@click.pass_obj
def export(server: Conversation, person: str, out: Path | None) -> None:
    """Write everything that is stored about a person as JSON, to the new file OUT or to the terminal.

    Never part of it: tokens, password hashes, hands and seeds of running games.
    """
    from branchline.server.admin.requests import ExportPerson

    found = server.ask(ExportPerson(person))
    first = next(found)  # an unknown person leaves no file behind
    if out is None:
        _write(sys.stdout, first, found)
        return
    try:
        handle = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise click.ClickException(f"{out}: it exists already; an export never overwrites") from None
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}") from None
    try:
        with open(handle, "w", encoding="utf-8") as file:
            count = _write(file, first, found)
    except BaseException:
        out.unlink(missing_ok=True)
        raise
    click.echo(f"{out}: {count} entries")


def _write(file: TextIO, first: dict[str, Any], rest: Iterator[dict[str, Any]]) -> int:
    """Write ``{"account": {...}, "sessions": [...], ...}`` row by row; the rows of a part follow each other."""
    part = first.pop("part")
    file.write(f'{{"{part}": {json.dumps(first, ensure_ascii=False)}')
    count, before = 1, part
    for row in rest:
        part = row.pop("part")
        lead = ",\n " if part == before else f'{"" if before == "account" else "]"},\n"{part}": [\n '
        file.write(lead + json.dumps(row, ensure_ascii=False))
        count, before = count + 1, part
    file.write("}\n" if before == "account" else "]}\n")
    return count


@click.command()
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(server: Conversation, person: str, yes: bool) -> None:
    """Delete a person with everything that is stored about them.

    They resign running games; finished games stay, without their name.
    """
    from branchline.server.admin.requests import DeletePerson, ShowPerson

    if not yes:
        row = server.one(ShowPerson(person))
        who = f"{show.text('name', row['name'])} ({row['kind']} {row['id']})"
        if not click.confirm(f"Delete {who} for good?"):
            raise click.ClickException("nothing was deleted")
        person = row["id"]
    row = server.one(DeletePerson(person))
    click.echo(f"{show.text('name', row['name'])} ({row['id']}) is deleted")


COMMANDS = (people, person, reset_password, export, delete)

"""Printing answers of the server: tables for people, JSON for programs.

It formats rows; what is asked is decided by the commands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import click

Row = dict[str, Any]
TIMES = {"at", "created", "seen", "changed", "until", "stops"}


def rows(found: Iterable[Row], columns: Sequence[str], as_json: bool, nothing: str) -> None:
    """Print a list: the given columns, or all fields as JSON."""
    listed = list(found)
    if as_json:
        click.echo(json.dumps(listed, ensure_ascii=False, indent=1))
    elif not listed:
        click.echo(nothing)
    else:
        _table(listed, columns)


def one(row: Row, as_json: bool) -> None:
    """Print one thing, a line per field."""
    if as_json:
        click.echo(json.dumps(row, ensure_ascii=False, indent=1))
        return
    width = max(map(len, row))
    for name, value in row.items():
        click.echo(f"{name:<{width}}  {text(name, value)}")


def text(name: str, value: Any) -> str:
    """A value as an operator reads it; a name that somebody chose can't change the terminal."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in TIMES and isinstance(value, int | float):
        return datetime.fromtimestamp(value).astimezone().isoformat(" ", "seconds")
    if isinstance(value, dict):
        shown = ", ".join(f"{key} {text(key, part)}" for key, part in value.items())
    elif isinstance(value, list):
        shown = ", ".join(text(name, part) or "(open)" for part in value)
    else:
        shown = str(value)
    return "".join(letter if letter.isprintable() else "�" for letter in shown)


def _table(listed: list[Row], columns: Sequence[str]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        table.add_column(name, overflow="fold")
    for row in listed:
        table.add_row(*(Text(text(name, row[name])) for name in columns))
    console = Console(highlight=False)
    if not console.is_terminal:  # a program that reads it wants whole lines
        console.width = 1000
    with console.capture() as captured:
        console.print(table)
    click.echo("\n".join(line.rstrip() for line in captured.get().splitlines() if line.strip()))

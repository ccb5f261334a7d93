"""Options from environment variables: every option of the server's commands has one, and it means the same.
It reads the declared options, so an option that is added later is checked too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest

from branchline.cli import admin, backup, serve

from .conftest import Run

TAKEN = {"BRANCHLINE_PLAIN"}  # forces the uncompiled rules


def options(command: click.Command) -> list[click.Option]:
    return [option for option in command.params if isinstance(option, click.Option)]


def variable(option: click.Option) -> str:
    assert isinstance(option.envvar, str), f"{option.opts[0]} has no environment variable"
    return option.envvar


def sample(option: click.Option) -> str:
    """A value that the option accepts and that is not its default."""
    if option.is_flag:
        return "1"
    kind: Any = option.type
    if isinstance(kind, click.Choice):
        return str(kind.choices[-1])
    if isinstance(kind, click.types.IntParamType | click.types.FloatParamType):
        return "7"
    if "url" in (option.name or ""):
        return "https://play.example.org"
    return "elsewhere"


def parsed(command: click.Command, *words: str) -> dict[str, Any]:
    return command.make_context("branchline", list(words), resilient_parsing=False).params


@pytest.mark.parametrize("option", options(serve.command), ids=lambda option: option.name)
def test_an_option_of_the_server_comes_from_a_variable(option: click.Option, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [option.opts[0]] if option.is_flag else [option.opts[0], sample(option)]
    wanted = parsed(serve.command, *words)
    assert wanted != parsed(serve.command)
    monkeypatch.setenv(variable(option), sample(option))
    assert parsed(serve.command) == wanted


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_PORT", "7000")
    assert parsed(serve.command, "--port", "7001")["port"] == 7001


def test_the_commands_agree_on_their_variables() -> None:
    names = [variable(option) for option in options(serve.command)]
    assert len(set(names)) == len(names) and not TAKEN & set(names)
    assert all(name.startswith("BRANCHLINE_") for name in names)
    for command in (backup.command, admin.command):
        own = {variable(option) for option in options(command)}
        assert {name for name in own - set(names) if not name.startswith("BRANCHLINE_BACKUP_")} == set()
        assert "BRANCHLINE_DATA" in own


def test_a_wrong_value_names_its_variable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_PORT", "eighty")
    shown = run("serve")
    assert shown.exit_code == 2
    assert "--port" in shown.output and "BRANCHLINE_PORT" in shown.output and "eighty" in shown.output


def test_help_names_the_variables(run: Run) -> None:
    shown = run("serve", "--help").output
    assert [option.name for option in options(serve.command) if variable(option) not in shown] == []


def test_the_page_about_hosting_lists_every_option(root: Path) -> None:
    page = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `--")]
    missing = [
        option.opts[0]
        for option in options(serve.command)
        if not any(f"`{option.opts[0]}" in row and f"`{variable(option)}`" in row for row in rows)
    ]
    assert missing == []

"""Where ``serve`` keeps its data on each system, the addresses that it prints, and how options are read."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from branchline.cli import serve
from branchline.cli.arguments import GameOptions
from branchline.server.own_addresses import own_addresses


@pytest.mark.parametrize(
    ("system", "variables", "place"),
    [
        ("linux", {}, ".local/share"),
        ("linux", {"XDG_DATA_HOME": "data"}, "data"),
        ("darwin", {}, "Library/Application Support"),
        ("win32", {}, "AppData/Local"),
        ("win32", {"LOCALAPPDATA": "local"}, "local"),
    ],
)
def test_the_data_is_where_programs_of_the_system_keep_theirs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variables: dict[str, str], place: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, str(tmp_path / value))
    assert serve.default_data() == tmp_path / place / "branchline" / "branchline.db"


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class Offline(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("no network")

    monkeypatch.setattr("branchline.server.own_addresses.socket.socket", Offline)
    monkeypatch.setattr("branchline.server.own_addresses.socket.if_nameindex", list)
    assert own_addresses() == ()


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ([], "branchline serve --host 0.0.0.0"),
        (
            [
                "--host",
                "127.0.0.1",
                "--port",
                "9000",
                "--data",
                "my games.db",
                "--no-open",
                "--allowed-host",
                "a.example",
            ],
            "branchline serve --host 0.0.0.0 --port 9000 --data 'my games.db' --allowed-host a.example --no-open",
        ),
    ],
)
def test_the_command_that_opens_the_server_repeats_what_was_typed(typed: list[str], command: str) -> None:
    with serve.command.make_context("serve", typed) as ctx:
        assert serve._open_command(ctx) == command


def test_options_of_a_game_are_read_as_words_and_numbers() -> None:
    kind = GameOptions()
    given = {"second_card": "may"}
    assert kind.convert(given, None, None) == given
    read = kind.convert("a=yes, b=false,c=none,d=3,e=may,", None, None)
    assert read == {"a": True, "b": False, "c": None, "d": 3, "e": "may"}
    with pytest.raises(click.BadParameter, match="is not NAME=VALUE"):
        kind.convert("a=", None, None)

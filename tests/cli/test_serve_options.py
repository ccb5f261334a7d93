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

    monkeypatch.setattr("branchline.cli.serve.socket.socket", Offline)
    assert serve._own_address() is None


def test_options_of_a_game_are_read_as_words_and_numbers() -> None:
    kind = GameOptions()
    given = {"second_card": "may"}
    assert kind.convert(given, None, None) == given
    read = kind.convert("a=yes, b=false,c=none,d=3,e=may,", None, None)
    assert read == {"a": True, "b": False, "c": None, "d": 3, "e": "may"}
    with pytest.raises(click.BadParameter, match="is not NAME=VALUE"):
        kind.convert("a=", None, None)

"""``branchline backup``: one file, or dated copies in a folder, of which the older ones are deleted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.server.store.data_file import open_writer

from .conftest import Run

DATED = re.compile(r"branchline-\d{8}-\d{6}\.db")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "x.db"
    open_writer(path).close()
    return path


def test_dated_copies_replace_the_oldest(run: Run, data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    old = [folder / f"branchline-2020010{day}-030000.db" for day in (1, 2, 3)]
    for path in (*old, folder / "notes.txt"):
        path.write_text("older")
    said = run("backup", folder, "--data", data, "--keep", "2").output.splitlines()
    assert said[1:] == [f"{old[0]}: deleted", f"{old[1]}: deleted"]
    (new,) = {path.name for path in folder.iterdir()} - {old[2].name, "notes.txt"}
    assert DATED.fullmatch(new) and said[0].startswith(f"{folder / new}: ")


def test_a_file_is_never_overwritten(run: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data).exit_code == 0
    before = copy.read_bytes()
    again = run("backup", copy, "--data", data)
    assert again.exit_code == 1 and str(copy) in again.output
    assert copy.read_bytes() == before


def test_older_copies_are_in_a_folder_only(run: Run, data: Path, tmp_path: Path) -> None:
    wrong = run("backup", tmp_path / "copy.db", "--data", data, "--keep", "2")
    assert wrong.exit_code == 2 and "is not a folder" in wrong.output
    assert not (tmp_path / "copy.db").exists()


def test_a_folder_without_keep_keeps_all(run: Run, data: Path, tmp_path: Path) -> None:
    older = tmp_path / "branchline-20200101-030000.db"
    older.write_text("older")
    assert run("backup", tmp_path, "--data", data).output.count("\n") == 1
    assert older.exists()

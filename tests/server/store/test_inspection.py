"""Data files that can't be used: each is reported in one sentence that says what to do, and is left as it was."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from branchline.server.store import StoreError, inspection, schema
from branchline.server.store.data_file import open_writer
from branchline.server.store.log_check import PAGE_SIZE, log_is_damaged
from branchline.server.store.sqlite import SqliteStore
from branchline.version import VERSION
from tests.server.store.rows import entry, table


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data file of a server that was killed: its log holds the last moves."""
    folder = tmp_path_factory.mktemp("crashed")

    async def main() -> None:
        store = SqliteStore(folder / "x.db")
        made = await store.create_table(table())
        for n in range(400):
            await store.append(made.id, [entry(n, '{"filler": "' + "x" * 400 + '"}')], {"seq": n})
        store.database.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for n in range(400, 420):
            await store.append(made.id, [entry(n)], {"seq": n})
        shutil.copytree(folder, folder / "copy")
        await store.close()

    asyncio.run(main())
    for name in ("x.db.lock", "x.db-shm"):
        (folder / "copy" / name).unlink()
    return folder / "copy"


def empty(data: Path) -> None:
    data.write_bytes(b"")


def garbage(data: Path) -> None:
    data.write_bytes(os.urandom(4096) + data.read_bytes()[4096:])


def truncated(data: Path) -> None:
    os.truncate(data, data.stat().st_size // 2)


def short(data: Path) -> None:
    os.truncate(data, 1000)


def overwritten(data: Path) -> None:
    """Zeros in the middle, in a page that is not in the log."""
    with open(data, "rb+") as file:
        file.seek(data.stat().st_size // 2 // 4096 * 4096)
        file.write(bytes(4096))


def missing(data: Path) -> None:
    data.unlink()


def log_overwritten(data: Path) -> None:
    """Zeros in the middle of the log, with more commits after them."""
    log = data.with_name("x.db-wal")
    with open(log, "rb+") as file:
        file.seek(log.stat().st_size // 2)
        file.write(bytes(3000))


def log_without_start(data: Path) -> None:
    with open(data.with_name("x.db-wal"), "rb+") as file:
        file.write(os.urandom(32))


def newer(data: Path) -> None:
    db = sqlite3.connect(data)
    db.execute("PRAGMA user_version = 999")
    db.execute("UPDATE secrets SET value = CAST('9.8.7' AS BLOB) WHERE name = 'version'")
    db.commit()
    db.close()
    data.with_name("x.before-9.8.7.db").write_bytes(b"a copy")


def theirs(data: Path) -> None:
    for path in data.parent.iterdir():
        path.unlink()
    db = sqlite3.connect(data)
    db.execute("CREATE TABLE theirs (x)")
    db.close()


CASES: list[tuple[Callable[[Path], None], list[str]]] = [
    (empty, ["the data file is empty", "put a backup in its place"]),
    (garbage, ["does not begin like one", "put a backup in its place"]),
    (truncated, ["is damaged", "put a backup in its place and delete x.db-wal and x.db-shm"]),
    (short, ["is damaged", "put a backup in its place"]),
    (overwritten, ["is damaged", "put a backup in its place"]),
    (missing, ["it is missing, but its log x.db-wal is there", "put the data file back"]),
    (log_overwritten, ["its log x.db-wal is damaged", "put a backup in the place of both", "wal_checkpoint(TRUNCATE)"]),
    (log_without_start, ["its log x.db-wal is damaged"]),
    (newer, ["Branchline 9.8.7 (format 999)", VERSION, "install that version again", "x.before-9.8.7.db"]),
    (theirs, ["another program's data"]),
]


def contents(folder: Path) -> dict[str, bytes]:
    """All files but those that every start makes again."""
    made = ("-shm", ".lock")
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(made)}


def harmed(folder: Path, crashed: Path, harm: Callable[[Path], None]) -> tuple[Path, dict[str, bytes]]:
    """A data file of its own for a case, and the contents of its folder afterwards."""
    data = folder / harm.__name__ / "x.db"
    shutil.copytree(crashed, data.parent)
    harm(data)
    return data, contents(data.parent)


def check_unchanged(data: Path, before: dict[str, bytes]) -> None:
    after = contents(data.parent)
    assert after.pop("x.db-wal", b"") == before.pop("x.db-wal", b"")  # an empty log is none
    assert after == before


@pytest.mark.parametrize(("harm", "sentences"), CASES, ids=[harm.__name__ for harm, _ in CASES])
def test_it_says_what_is_wrong_and_changes_nothing(
    tmp_path: Path, crashed: Path, harm: Callable[[Path], None], sentences: list[str]
) -> None:
    data, before = harmed(tmp_path, crashed, harm)

    async def main() -> None:
        SqliteStore(data)

    with pytest.raises(StoreError) as found:
        asyncio.run(main())
    said = str(found.value)
    assert said.startswith(f"{data}: ") and "\n" not in said
    assert [sentence for sentence in sentences if sentence not in said] == [], said
    check_unchanged(data, before)


def test_the_command_prints_one_line_and_exits_with_1(tmp_path: Path, crashed: Path) -> None:
    data, before = harmed(tmp_path, crashed, overwritten)
    command = [sys.executable, "-m", "branchline", "serve", "--no-open", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith(f"Error: {data}: the data file is damaged (")
    check_unchanged(data, before)


def test_the_log_of_a_killed_server_is_no_damage(tmp_path: Path, crashed: Path) -> None:
    shutil.copytree(crashed, tmp_path / "x")

    async def main() -> None:
        store = SqliteStore(tmp_path / "x" / "x.db")
        found = await store.table("aaaa")
        assert found.seq == 419 and len(await store.entries(found.id)) == 420
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("lost", [1, 1000, 4121, 30_000])
def test_a_log_that_was_cut_short_is_read_as_far_as_it_goes(tmp_path: Path, crashed: Path, lost: int) -> None:
    shutil.copytree(crashed, tmp_path / "x")
    log = tmp_path / "x" / "x.db-wal"
    os.truncate(log, log.stat().st_size - lost)
    assert not log_is_damaged(log)
    open_writer(tmp_path / "x" / "x.db").close()


def test_only_the_last_commit_may_be_torn(tmp_path: Path, crashed: Path) -> None:
    """A bit is flipped in one frame after the other: with two commits after it, no crash can have done it."""
    whole = (crashed / "x.db-wal").read_bytes()
    log, frame = tmp_path / "x.db-wal", 24 + PAGE_SIZE
    commits = [start for start in range(32, len(whole), frame) if whole[start + 4 : start + 8] != bytes(4)]
    assert (len(whole) - 32) % frame == 0 and len(commits) == 20
    log.write_bytes(whole)
    assert not log_is_damaged(log)
    for start in range(32, len(whole), frame):
        for place in (4, 9, 24 + PAGE_SIZE - 1):
            log.write_bytes(whole[: start + place] + bytes([whole[start + place] ^ 1]) + whole[start + place + 1 :])
            assert log_is_damaged(log) == (sum(commit > start for commit in commits) > 1), (start, place)


def test_a_file_that_is_deep_in_trouble_is_not_opened_for_writing(tmp_path: Path, crashed: Path) -> None:
    shutil.copytree(crashed, tmp_path / "x")
    data = tmp_path / "x" / "x.db"
    overwritten(data)
    with pytest.raises(StoreError, match="damaged"):
        open_writer(data)


def test_a_huge_file_is_checked_for_a_limited_time(
    tmp_path: Path, crashed: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(crashed, tmp_path / "x")
    monkeypatch.setattr(inspection, "CHECK_SECONDS", -1.0)
    monkeypatch.setattr(inspection, "_STEPS", 1)
    with caplog.at_level(logging.WARNING, "branchline.store"):
        assert inspection.inspect(tmp_path / "x" / "x.db") == schema.newest()
    assert "not checked to its end" in caplog.text


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs rights that can be refused")
def test_a_file_without_rights_is_reported(tmp_path: Path) -> None:
    data = tmp_path / "x.db"
    open_writer(data).close()
    data.chmod(0)
    with pytest.raises(StoreError, match="can't be used as the data file: Permission denied"):
        open_writer(data)


def test_a_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "x.db").mkdir()
    with pytest.raises(StoreError, match="can't be used as the data file: Is a directory"):
        open_writer(tmp_path / "x.db")

"""Upgrades of the data file: numbered scripts, all or nothing, with a copy of the old file beside the new one."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from branchline.server.store import StoreError, schema
from branchline.server.store.data_file import open_writer
from branchline.server.store.sqlite import SqliteStore
from branchline.version import VERSION
from tests.server.store.rows import table

LATER = "CREATE TABLE later (id INTEGER) STRICT; INSERT INTO later VALUES (7);"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A data file with one table, in the format that is the newest until a test adds one."""

    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.create_table(table())
        await store.close()

    asyncio.run(main())
    return tmp_path / "x.db"


def add(monkeypatch: pytest.MonkeyPatch, *scripts: str) -> int:
    """Add migrations; returns the newest format."""
    all_ = {**schema.migrations(), **dict(enumerate(scripts, schema.newest() + 1))}
    monkeypatch.setattr(schema, "migrations", lambda: all_)
    return max(all_)


def values(path: Path, query: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def test_the_scripts_of_this_version_are_numbered_from_one() -> None:
    numbers = list(schema.migrations())
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["001.sql", "two.sql"], "two.sql: a migration is called"),
        (["001.sql", "002_a.sql", "002_b.sql"], "002_b.sql: there is another migration 002"),
        (["000.sql"], "the first is 001"),
        (["001.sql", "002-dash.sql"], "a migration is called"),
    ],
)
def test_wrong_names_are_refused(names: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        schema.numbered((name, "") for name in names)


def test_scripts_run_in_the_order_of_their_numbers() -> None:
    assert list(schema.numbered([("010.sql", "c"), ("002_x.sql", "b"), ("001.sql", "a")]).items()) == [
        (1, "a"), (2, "b"), (10, "c"),
    ]  # fmt: skip


def test_an_older_file_is_upgraded_and_a_copy_is_kept(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema.newest()
    newest = add(monkeypatch, LATER, "ALTER TABLE later ADD COLUMN more TEXT;")
    open_writer(old).close()
    assert values(old, "PRAGMA user_version") == [(newest,)] and values(old, "SELECT * FROM later") == [(7, None)]
    assert values(old, "SELECT value FROM secrets WHERE name = 'version'") == [(VERSION.encode(),)]
    copy = old.with_name(f"x.before-{VERSION}.db")
    assert values(copy, "PRAGMA user_version") == [(before,)]
    assert values(copy, "SELECT code FROM tables") == values(old, "SELECT code FROM tables") == [("aaaa",)]
    if sys.platform != "win32":
        assert copy.stat().st_mode & 0o077 == 0
    open_writer(old).close()
    assert len(list(old.parent.glob("x.before-*"))) == 1  # nothing to upgrade, nothing to copy


def test_a_copy_never_replaces_an_older_one(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = old.with_name(f"x.before-{VERSION}.db")
    first.write_text("an older copy")
    add(monkeypatch, LATER)
    open_writer(old).close()
    assert first.read_text() == "an older copy"
    assert values(old.with_name(f"x.before-{VERSION}-2.db"), "SELECT code FROM tables") == [("aaaa",)]


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE half (id INTEGER) STRICT; CREATE TABLE half (id INTEGER) STRICT;",
        "INSERT INTO entries (table_id, n, at, body) VALUES (12345, 0, 0.0, '{}');",
        "INSERT INTO tables (code) VALUES ('half');",
        "this is no SQL;",
    ],
    ids=["twice", "row without its table", "constraint", "no SQL"],
)
def test_an_upgrade_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    before = old.read_bytes()
    add(monkeypatch, LATER, script)
    for _ in range(2):
        with pytest.raises(StoreError, match="the upgrade failed and the file is unchanged"):
            open_writer(old)
    assert old.read_bytes() == before
    assert list(old.parent.glob("x.before-*")) == []  # a server that starts again and again must not fill the disk
    monkeypatch.undo()
    open_writer(old).close()
    assert values(old, "SELECT count(*) FROM sqlite_master WHERE name IN ('later', 'half')") == [(0,)]


def test_after_an_upgrade_that_failed_no_transaction_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, LATER, "this is no SQL;")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        with pytest.raises(sqlite3.Error):
            schema.migrate(db)
        assert not db.in_transaction
        assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_without_room_for_the_copy_nothing_is_upgraded(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = old.read_bytes()
    add(monkeypatch, LATER)

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("branchline.server.store.backup.create_private", full)
    with pytest.raises(StoreError, match=r"not upgraded and is unchanged.*No space left on device"):
        open_writer(old)
    assert old.read_bytes() == before and list(old.parent.glob("*.before-*")) == []


def test_an_older_version_refuses_and_names_the_copy(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = schema.newest()
    newest = add(monkeypatch, LATER)
    with monkeypatch.context() as later:
        later.setattr(schema, "VERSION", "7.7.7")
        later.setattr("branchline.server.store.backup.VERSION", "7.7.7")
        open_writer(old).close()
    monkeypatch.undo()
    before = old.read_bytes()
    with pytest.raises(StoreError) as refused:
        open_writer(old)
    said = str(refused.value)
    assert f"Branchline 7.7.7 (format {newest})" in said and f"{VERSION} (format {here})" in said
    assert str(old.with_name("x.before-7.7.7.db")) in said
    assert old.read_bytes() == before

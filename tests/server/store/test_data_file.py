"""The data file: created, closed to others, kept over a restart, and backed up while it is written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from branchline.server.store import StoreError
from branchline.server.store.backup import copy
from branchline.server.store.data_file import open_writer
from branchline.server.store.schema import APPLICATION_ID, newest
from branchline.server.store.sqlite import SqliteStore
from tests.server.store.rows import entry, table


def test_a_new_file_has_the_current_schema_and_full_sync(tmp_path: Path) -> None:
    db = open_writer(tmp_path / "x.db")
    assert db.execute("PRAGMA user_version").fetchone()[0] == newest()
    assert db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert db.execute("PRAGMA synchronous").fetchone()[0] == 2
    db.close()


@pytest.mark.skipif(os.name == "nt", reason="rights of another kind")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    db = open_writer(tmp_path / "x.db")
    copy(tmp_path / "x.db", tmp_path / "copy.db")
    names = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()}
    db.close()
    assert set(names) >= {"x.db", "x.db-wal", "copy.db"} and not any(names.values())


def test_a_second_server_is_kept_away(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "x.db"
        first = SqliteStore(path)
        with pytest.raises(StoreError, match="another server"):
            SqliteStore(path)
        await first.close()
        second = SqliteStore(path)
        await second.close()

    asyncio.run(main())


def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def write() -> None:
        store = SqliteStore(path)
        kept = await store.create_table(table())
        await store.append(kept.id, [entry(0)], {"seq": 0})
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(kept.id, [entry(1)], {})

    async def read() -> None:
        store = SqliteStore(path)
        row = await store.table("aaaa")
        assert row is not None and len(await store.entries(row.id)) == 1
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_pending_writes_finish_before_the_store_closes(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def main() -> None:
        store = SqliteStore(path)
        kept = await store.create_table(table())
        writes = [asyncio.ensure_future(store.append(kept.id, [entry(n)], {"seq": n})) for n in range(1500)]
        await store.close()
        await asyncio.gather(*writes)
        assert store.database.groups < 400  # they were committed together
        store = SqliteStore(path)
        assert len(await store.entries(kept.id)) == 1500
        await store.close()

    asyncio.run(main())


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        kept = await store.create_table(table())
        for n in range(50):
            await store.append(kept.id, [entry(n)], {"seq": n})
        writing = [asyncio.ensure_future(store.append(kept.id, [entry(n)], {"seq": n})) for n in range(50, 300)]
        await asyncio.to_thread(copy, tmp_path / "x.db", tmp_path / "copy.db")
        await asyncio.gather(*writing)
        with pytest.raises(StoreError, match="exists"):
            copy(tmp_path / "x.db", tmp_path / "copy.db")
        await store.close()
        assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]
        again = SqliteStore(tmp_path / "copy.db")
        row = await again.table("aaaa")
        entries = await again.entries(row.id)
        assert [item.n for item in entries] == list(range(row.seq + 1)) and len(entries) >= 50
        await again.close()

    asyncio.run(main())


def test_a_backup_works_while_no_server_runs(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.create_table(table())
        await store.close()

    asyncio.run(main())
    copy(tmp_path / "x.db", tmp_path / "y.db")
    db = sqlite3.connect(tmp_path / "y.db")
    assert db.execute("SELECT code FROM tables").fetchall() == [("aaaa",)]
    db.close()
    with pytest.raises(StoreError, match="no such"):
        copy(tmp_path / "none.db", tmp_path / "z.db")
    theirs = sqlite3.connect(tmp_path / "theirs.db")
    theirs.execute("CREATE TABLE t (x)")
    theirs.close()
    with pytest.raises(StoreError, match="no data file"):
        copy(tmp_path / "theirs.db", tmp_path / "z.db")
    assert not (tmp_path / "z.db").exists() and not (tmp_path / "z.db.part").exists()

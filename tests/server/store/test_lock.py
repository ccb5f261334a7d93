"""The lock of the data file: it holds under every name of the file, and after the file beside it was deleted."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.server.store import StoreError
from branchline.server.store.backup import copy
from branchline.server.store.lock import Lock
from branchline.server.store.sqlite import SqliteStore
from tests.server.store.rows import table

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the lock is only beside the file")

SERVER = """
import asyncio, sys
from branchline.server.store import StoreError
from branchline.server.store.sqlite import SqliteStore

async def main():
    try:
        store = SqliteStore(sys.argv[1])
    except StoreError as error:
        print("refused:", error, flush=True)
        return
    print("opened", flush=True)
    sys.stdin.readline()
    await store.close()

asyncio.run(main())
"""


class Holder:
    """Another process that opens a data file and holds it until it is told to stop."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def said(self) -> str:
        return self.process.stdout.readline().strip()

    def stop(self) -> None:
        self.process.communicate("\n", timeout=60)


def other_names(path: Path) -> list[Path]:
    """The same file under other names, and under its own after the lock beside it was deleted."""
    folder = path.parent / "elsewhere"
    folder.mkdir()
    soft, hard = folder / "soft.db", folder / "hard.db"
    soft.symlink_to(path)
    os.link(path, hard)
    Path(f"{path}.lock").unlink()
    return [soft, hard, path]


@linux
def test_a_second_process_is_refused_under_every_name(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    first = Holder(path)
    assert first.said() == "opened"
    others = [Holder(name) for name in other_names(path)]
    try:
        for other in others:
            assert "another server is using it" in other.said()
    finally:
        for holder in (*others, first):
            holder.stop()


@linux
def test_a_second_store_in_this_process_is_refused_and_the_first_keeps_its_locks(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "x.db"
        first = SqliteStore(path)
        kept = await first.create_table(table())
        for name in other_names(path):
            with pytest.raises(StoreError, match="another server"):
                SqliteStore(name)
        # SQLite still holds its own lock: another process can't take the log away
        check = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode = DELETE')"
        done = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", check, str(path)], capture_output=True, text=True
        )
        assert "database is locked" in done.stderr
        await first.change_table(kept.id, {"public": False})
        await first.close()

    asyncio.run(main())


def test_of_two_processes_that_create_a_file_one_wins(tmp_path: Path) -> None:
    for round_ in range(3):
        path = tmp_path / f"{round_}.db"
        racers = [Holder(path) for _ in range(3)]
        said = sorted(racer.said() for racer in racers)
        for racer in racers:
            racer.stop()
        assert said[0] == "opened" and all("another server" in line for line in said[1:]), said
        assert not path.with_name(path.name + ".part").exists()


def test_the_lock_is_free_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    first = Holder(path)
    assert first.said() == "opened"
    first.process.kill()
    first.process.communicate(timeout=60)
    second = Holder(path)
    assert second.said() == "opened"
    second.stop()


def test_a_backup_does_not_need_the_lock_and_does_not_disturb_it(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.create_table(table())
        copy(tmp_path / "x.db", tmp_path / "copy.db")
        with pytest.raises(StoreError, match="another server"):
            SqliteStore(tmp_path / "x.db")
        await store.close()

    asyncio.run(main())
    db = sqlite3.connect(tmp_path / "copy.db")
    assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    db.close()


def test_the_lock_says_where_it_can_not_be_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can't be made"):
        Lock(tmp_path / "no folder" / "x.db")


@linux
def test_a_file_that_was_replaced_is_noticed(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "x.db"
        store = SqliteStore(path)
        assert await store.problem() is None
        moved = path.rename(tmp_path / "moved.db")
        assert "deleted" in str(await store.problem())
        path.write_bytes(b"another file")
        assert "replaced" in str(await store.problem())
        moved.replace(path)
        assert await store.problem() is None
        await store.close()

    asyncio.run(main())

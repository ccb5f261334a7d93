"""Checkpoints of the write-ahead log: it does not grow forever, and a failed checkpoint stops nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from branchline.server.store import checkpoints
from branchline.server.store.checkpoints import Checkpointer
from branchline.server.store.database import Database


async def write(database: Database, count: int) -> None:
    for number in range(count):
        body = f"{number}-" + "x" * 1000
        await database.write(lambda db, body=body: db.execute("INSERT INTO words VALUES (?)", (body,)))  # type: ignore[misc]


async def opened(path: Path) -> Database:
    database = Database(path)
    await database.write(lambda db: db.execute("CREATE TABLE words (body TEXT)"))
    return database


def test_the_log_restarts_after_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 20)
    path = tmp_path / "data.db"

    async def story() -> int:
        """Write until the log has not grown for a while; returns how many rounds that took."""
        database = await opened(path)
        sizes = [0, 1]
        while len(set(sizes[-4:])) > 1 and len(sizes) < 300:
            await write(database, 30)
            await asyncio.sleep(0.01)  # as happens between moves
            sizes.append((tmp_path / "data.db-wal").stat().st_size)
        await database.close()
        return len(sizes) - 2

    rounds = asyncio.run(story())
    assert rounds < 298, "a log that is never carried grows in every round"
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT COUNT(*) FROM words").fetchone() == (30 * rounds,)


def test_a_failed_checkpoint_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 5)
    monkeypatch.setattr(checkpoints, "CHECKPOINT", "PRAGMA no such thing")

    async def story() -> None:
        database = await opened(tmp_path / "data.db")
        assert database.checkpointer is not None
        database.checkpointer._unfinished = True  # the checkpoint by the writer fails too
        await write(database, 30)
        await asyncio.sleep(0.05)
        await write(database, 30)
        assert await database.read(lambda db: db.execute("SELECT COUNT(*) FROM words").fetchone()) == (60,)
        await database.close()

    asyncio.run(story())
    assert "could not be carried" in caplog.text


def test_a_checkpoint_is_due_after_so_many_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 5)
    monkeypatch.setattr(Checkpointer, "_run", lambda self: None)
    due = []
    with closing(sqlite3.connect(tmp_path / "data.db")) as db:
        checkpointer = Checkpointer(tmp_path / "data.db", db)
        for writes in (4, 1, 4, 2, 4, 1):
            checkpointer.committed(writes)
            due.append(checkpointer._due.is_set())
            checkpointer._due.clear()
        checkpointer.close()
    assert due == [False, True] * 3


def test_a_checkpoint_says_whether_it_worked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only after one that worked does the writer copy the rest."""
    with closing(sqlite3.connect(":memory:")) as db:
        assert Checkpointer._checkpoint(db) is True
        monkeypatch.setattr(checkpoints, "CHECKPOINT", "PRAGMA no such thing")
        assert Checkpointer._checkpoint(db) is False

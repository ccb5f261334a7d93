"""A power failure loses nothing that was acknowledged, with the store's own settings. The model of the failure works:
with less than ``synchronous = FULL`` it does find losses."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import apsw
import pytest

from branchline.server.store.data_file import open_writer
from branchline.server.store.log_check import log_is_damaged
from branchline.server.store.schema import migrations
from tests.server.store.power import Disk, PowerVFS


def settings() -> list[str]:
    """The settings of the store's writer, read from a connection that it opened."""
    db = open_writer(":memory:")
    level = db.execute("PRAGMA synchronous").fetchone()[0]
    db.close()
    return ["PRAGMA journal_mode = WAL", f"PRAGMA synchronous = {level}"]


def crash(folder: Path, seed: int, pragmas: list[str]) -> tuple[int, list[int]]:
    """Write, fail at some moment, and read: how many entries were acknowledged, and which are stored."""
    rng = random.Random(seed)
    disk = Disk()
    vfs = PowerVFS(f"power{seed}", disk)
    before, after = folder / f"before{seed}", folder / f"after{seed}"
    before.mkdir()
    after.mkdir()
    db = apsw.Connection(str(before / "x.db"), vfs=f"power{seed}")
    for pragma in pragmas:
        list(db.execute(pragma))
    db.execute(f"PRAGMA wal_autocheckpoint = {rng.choice([5, 20, 1000])}")
    with db:
        db.execute("\n".join(migrations().values()))
    acknowledged = 0
    for n in range(rng.randrange(5, 120)):
        with db:  # as in the writer: a group of entries in one transaction
            for k in range(3):
                db.execute("INSERT INTO secrets VALUES (?, ?)", (f"{n}-{k}", b"x" * rng.randrange(10, 900)))
        acknowledged = n + 1
    disk.fail(rng, after)
    db.close()
    vfs.unregister()
    assert not log_is_damaged(after / "x.db-wal")
    found = sqlite3.connect(after / "x.db")
    try:
        assert found.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        rows = [row[0].split("-") for row in found.execute("SELECT name FROM secrets")]
    finally:
        found.close()
    server = [n for n in sorted({int(n) for n, _ in rows}) if sum(int(m) == n for m, _ in rows) == 3]
    assert len(rows) == 3 * len(server), "a torn transaction"
    return acknowledged, server


@pytest.mark.parametrize("seed", range(12))
def test_what_was_acknowledged_survives_a_power_failure(tmp_path: Path, seed: int) -> None:
    acknowledged, there = crash(tmp_path, seed, settings())
    assert there == list(range(acknowledged))


@pytest.mark.parametrize("level", ["OFF", "NORMAL"])
def test_the_model_detects_a_store_that_does_not_sync(tmp_path: Path, level: str) -> None:
    lost = 0
    for seed in range(100, 106):
        try:
            acknowledged, there = crash(tmp_path, seed, ["PRAGMA journal_mode = WAL", f"PRAGMA synchronous = {level}"])
            lost += there != list(range(acknowledged))
        except (sqlite3.DatabaseError, AssertionError):
            lost += 1  # no longer a database
    assert lost >= 4

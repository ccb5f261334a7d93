"""A writing process is killed again and again: everything it was told is durable is stored exactly once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.server.store.sqlite import SqliteStore
from tests.server.store.rows import table

WRITER = """
import asyncio, sys
from branchline.server.store import EntryRow
from branchline.server.store.sqlite import SqliteStore

async def game(store, table):
    entries = await store.entries(table)
    n = len(entries)
    while True:
        await store.append(table, [EntryRow(n=n, at=0.0, body="{}")], {"seq": n})
        sys.stdout.write(f"{table} {n}\\n")
        n += 1

async def main():
    store = SqliteStore(sys.argv[1])
    tables = [(await store.table(f"code{i}")).id for i in range(8)]
    await asyncio.gather(*(game(store, table) for table in tables))

sys.stdout.reconfigure(line_buffering=True)
asyncio.run(main())
"""
ROUNDS, PER_ROUND = 3, 300


@pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")
def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def prepare() -> None:
        store = SqliteStore(path)
        for number in range(8):
            await store.create_table(table(f"code{number}", status="running"))
        await store.close()

    asyncio.run(prepare())
    acknowledged: dict[int, int] = {}
    for _ in range(ROUNDS):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(PER_ROUND):
            number, n = map(int, writer.stdout.readline().split())
            acknowledged[number] = n
        writer.kill()
        rest = writer.communicate(timeout=60)[0]
        for line in rest.splitlines(keepends=True):
            if line.endswith("\n"):
                number, n = map(int, line.split())
                acknowledged[number] = n
        db = sqlite3.connect(path)
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        for number, last in acknowledged.items():
            numbers = [row[0] for row in db.execute("SELECT n FROM entries WHERE table_id = ? ORDER BY n", (number,))]
            assert numbers == list(range(len(numbers))), "a gap, or twice"
            assert numbers[-1] >= last, "lost"
            assert db.execute("SELECT seq FROM tables WHERE id = ?", (number,)).fetchone()[0] == numbers[-1]
        db.close()

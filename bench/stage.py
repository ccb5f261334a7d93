"""Set-up for the server benchmarks: a data file with people and tables, a server on it, and a bare echo server.

People are written directly into the store, to avoid the limit on new guests. Not a script; other benchmarks import it.
"""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from branchline.game.chance import commitment
from branchline.maps import BUILT_IN, load_map
from branchline.server.accounts.accounts import hash_token
from branchline.server.bot_workers import BotWorkers
from branchline.server.store import Chair, PersonRow, SessionRow, TableRow
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import TableRegistry

COLOURS: Any = ("blue", "red", "green", "yellow", "black")
Staged = dict[str, Any]


async def person(store: SqliteStore, name: str) -> tuple[PersonRow, str]:
    token = secrets.token_urlsafe(32)
    now = time.time()
    row = PersonRow(id=secrets.token_hex(5), kind="guest", name=name, created=now, seen=now)
    session = SessionRow(token_hash=hash_token(token), person=row.id, kind="bearer", created=now, seen=now)
    await store.add_person(row, session)
    return row, token


async def _table(store: SqliteStore, number: int, seats: int, spectators: int, maps: tuple[str, ...]) -> Staged:
    people = [await person(store, f"P{number}-{i}") for i in range(seats)]
    watching = [await person(store, f"S{number}-{i}") for i in range(spectators)]
    secret = secrets.token_bytes(32)
    name = maps[number % len(maps)]
    now = time.time()
    row = TableRow(
        code=secrets.token_hex(6), status="open", public=False, host=people[0][0].id, map=name,
        map_hash=load_map(name).hash, secret=secret, commitment=commitment(secret), created=now, changed=now,
        seating=tuple(Chair(colour=COLOURS[i], person=who.person) for i, (who, _) in enumerate(people)),
    )  # fmt: skip
    await store.create_table(row)
    return {"code": row.code, "seats": [token for _, token in people], "spectators": [token for _, token in watching]}


async def _stage(
    path: Path, games: int, seats: int, spectators: int, maps: tuple[str, ...], deal: bool
) -> list[Staged]:
    store = SqliteStore(path)
    found: list[Staged] = []
    for start in range(0, games, 100):
        some = range(start, min(games, start + 100))
        found += await asyncio.gather(*(_table(store, i, seats, spectators, maps) for i in some))
    if deal:
        tables = await TableRegistry.open(store, BotWorkers(0))
        for start in range(0, games, 50):
            await asyncio.gather(*(tables.start(table["code"]) for table in found[start : start + 50]))
        await tables.close()
    await store.close()
    return found


def stage(
    path: Path, games: int, seats: int = 4, spectators: int = 0, maps: tuple[str, ...] = BUILT_IN, deal: bool = True
) -> list[Staged]:
    """Make tables with people and dealt cards; returns codes and tokens."""
    return asyncio.run(_stage(path, games, seats, spectators, maps, deal))


class Server:
    """A server process; ``address`` is set once it serves."""

    def __init__(self, path: Path | None, *more: str) -> None:
        if path is None:
            command = [sys.executable, str(Path(__file__).parent / "echo.py")]
        else:
            serve = ["serve", "--port", "0", "--no-open", "--data", str(path), "--connections-per-address", "0", *more]
            command = [sys.executable, "-m", "branchline", *serve]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the server did not start")
        self.up = time.perf_counter() - self.began
        self.address = ("127.0.0.1", int(line.rstrip("/\n").rsplit(":", 1)[1]))

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

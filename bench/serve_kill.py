"""Kills the server under load, again and again: every acknowledged move must be stored once, without gaps.
The swarm plays as fast as it can; an act without an answer when the server died is sent again to the next server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bench.stage import Server, Staged, stage
from bench.swarm import Chair, Swarm, Table, many_files
from branchline.actions import AnyAction

WINDOW = 60  # tables played at the same time


class Act(msgspec.Struct):
    """An act as it was sent."""

    type: str
    id: int
    table: str
    seat: int
    ask: int
    action: AnyAction


class Ledger(Swarm):
    """Records what was acknowledged, and what was unanswered when the connection broke."""

    def __init__(self, seed: int) -> None:
        super().__init__(("", 0), seed)
        self.eager = True
        self.kept: dict[tuple[str, int], bytes] = {}  # table, entry -> the act
        self.twice = 0
        self.stale: list[bytes] = []  # unanswered at a kill, but already stored

    def acked(self, chair: Chair, act: bytes, seq: int) -> None:
        key = (chair.table.code, seq)
        self.twice += key in self.kept
        self.kept[key] = act

    def trouble(self, chair: Chair, data: bytes, act: bytes) -> None:
        if act and (b'"stale"' in data or b'"not_running"' in data):  # it was stored, perhaps as the game's last
            self.stale.append(act)
        else:
            super().trouble(chair, data, act)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kills", type=int, default=100)
    reader.add_argument("--moves", type=int, default=100_000, help="acknowledged ones, at least")
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        staged = stage(path, given.moves // 130 + WINDOW, 2)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            ledger, restarts = runner.run(kills(path, staged, given.kills, given.moves))
        compared = check(path, ledger)
    report = {
        **compared,
        "kills": given.kills,
        "acknowledged": len(ledger.kept),
        "serving_again_s": {"median": round(sorted(restarts)[len(restarts) // 2], 2), "worst": round(max(restarts), 2)},
        "troubles": len(ledger.troubles),
    }
    print(json.dumps(report))
    for line in ledger.troubles[:3]:
        print(line.decode())


async def kills(path: Path, staged: list[Staged], count: int, moves: int) -> tuple[Ledger, list[float]]:
    ledger = Ledger(1)
    rng = random.Random(2)
    tables = [Table(one["code"]) for one in staged]
    chairs = {
        table.code: [Chair(ledger, table, seat, token) for seat, token in enumerate(one["seats"])]
        for table, one in zip(tables, staged, strict=True)
    }
    ledger.chairs = [chair for some in chairs.values() for chair in some]
    restarts: list[float] = []
    for number in range(count + 1):
        began = time.perf_counter()
        server = Server(path)
        ledger.address = server.address
        playing = [table for table in tables if not table.over][:WINDOW]
        sitting = [chair for table in playing for chair in chairs[table.code]]
        first = len(ledger.kept)
        await asyncio.gather(*(chair.sit() for chair in sitting))
        while len(ledger.kept) == first:
            await asyncio.sleep(0.002)
        restarts.append(time.perf_counter() - began)
        goal = moves * (number + 1) / (count + 1)
        while len(ledger.kept) < goal and not all(table.over for table in playing):
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * 0.2)
        server.kill()
        for chair in sitting:
            if chair.wire is not None:
                chair.wire.transport.abort()
        await asyncio.sleep(0.05)
    return ledger, restarts


def check(path: Path, ledger: Ledger) -> dict[str, int]:
    """Compare the data file with the ledger."""
    db = sqlite3.connect(path)
    codes = dict(db.execute("SELECT id, code FROM tables"))
    found: dict[tuple[str, int], str] = {}
    last: dict[str, int] = {}
    gaps = 0
    for table, n, body in db.execute("SELECT table_id, n, body FROM entries ORDER BY table_id, n"):
        code = codes[table]
        gaps += n != last.get(code, -1) + 1
        last[code] = n
        found[code, n] = body
    lost = wrong = 0
    for key, sent in ledger.kept.items():
        act = msgspec.json.decode(sent, type=Act)
        body = msgspec.json.decode(found[key]) if key in found else None
        lost += body is None
        wrong += body is not None and (body["seat"], body["do"]) != (act.seat, str(act.action))
    # A stored but unacknowledged act must have been unanswered at a kill: stale at the next server, or at the end.
    out = len(ledger.stale) + sum(len(chair.pending) for chair in ledger.chairs)
    untold = sum('"kind":"act"' in body for key, body in found.items() if key not in ledger.kept)
    return {"lost": lost, "wrong": wrong, "twice": ledger.twice + max(0, untold - out), "gaps": gaps}


if __name__ == "__main__":
    main()

"""Fairness between people's bots: how long a player waits for a skilled bot and for an expert, first alone, then beside
people who watch many tables of five bots each.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench.stage import COLOURS, Server, person
from bench.swarm import ASKED, Wire, dial, part, pick
from branchline.game.chance import commitment
from branchline.maps import load_map
from branchline.server.bot_workers import BotWorkers
from branchline.server.store import Chair, PersonRow, TableRow
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables import TableRegistry
from branchline.server.wire.shapes import BotChoice

WATCHES = 8  # tables on one socket
LEVELS = ("skilled", "expert")  # the bots that are measured, each at a table of its own
Tokens = list[tuple[str, list[str]]]  # people's tokens, and the codes of their tables


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--people", type=int, default=1, help="who watch tables of bots")
    reader.add_argument("--tables", type=int, default=60, help="for each of them")
    reader.add_argument("--level", default="expert", help="of their bots")
    reader.add_argument("--moves", type=int, default=10, help="of the player, for each figure")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        player, crowd = asyncio.run(stage(path, given.people, given.tables, given.level))
        server = Server(path)
        try:
            result = asyncio.run(measure(server, player, crowd, given.moves))
        finally:
            server.stop()
    print(json.dumps(result))


async def stage(path: Path, people: int, tables: int, level: str) -> tuple[tuple[str, list[str]], Tokens]:
    """Deal the tables without a server, so that the cap on starting them does not count."""
    store = SqliteStore(path)
    registry = await TableRegistry.open(store, BotWorkers(0))
    host, token = await person(store, "Ada")
    seats = [[host, BotChoice(level)] for level in LEVELS]  # type: ignore[arg-type]
    player = (token, [await deal(registry, host, chairs) for chairs in seats])
    crowd: Tokens = []
    for number in range(people):
        eve, token = await person(store, f"Eve {number}")
        bots = [BotChoice(level)] * 5  # type: ignore[arg-type]
        crowd.append((token, [await deal(registry, eve, bots) for _ in range(tables)]))
    await registry.close()
    await store.close()
    return player, crowd


async def deal(tables: TableRegistry, host: PersonRow, seats: list[Any]) -> str:
    secret, now = secrets.token_bytes(32), time.time()
    chairs = tuple(
        Chair(colour=colour, bot=who) if isinstance(who, BotChoice) else Chair(colour=colour, person=who.person)
        for colour, who in zip(COLOURS, seats, strict=False)
    )
    row = TableRow(
        code=secrets.token_hex(6), status="open", public=False, host=host.id, map="europe", seating=chairs, pace=0,
        map_hash=load_map("europe").hash, secret=secret, commitment=commitment(secret), created=now, changed=now,
    )  # fmt: skip
    await tables.store.create_table(row)
    await tables.start(row.code)
    return row.code


class Player:
    """Plays at one table, measures how long the bot takes for its turn, and sends pings meanwhile."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.rng = random.Random(1)
        self.last = -1
        self.asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.pings: dict[int, float] = {}
        self.took: list[float] = []
        self.wire: Wire

    def hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"Pong"'):
            self.took.append(time.perf_counter() - self.pings.pop(msgspec.json.decode(data)["id"]))
        elif ASKED in data:
            choices = msgspec.json.decode(data)["choices"]
            if choices["ask"] > self.last:  # not the same question again
                self.last = choices["ask"]
                self.asked.put_nowait(choices)

    async def ping(self) -> None:
        for number in range(1000, 1_000_000):
            self.pings[number] = time.perf_counter()
            self.wire.say(b'{"type":"Ping","id":%d}' % number)
            await asyncio.sleep(0.1)

    async def play(self, address: tuple[str, int], token: str, moves: int) -> dict[str, Any]:
        """The times of the bot's turns in milliseconds; a turn can be two moves. A move of the player that does not end
        the turn is not counted."""
        self.wire = await dial(address, token, self.hear)
        self.wire.say(json.dumps({"type": "Watch", "id": 1, "table": self.code, "seat": 0}).encode())
        pinging = asyncio.ensure_future(self.ping())
        waits: list[float] = []
        choices = await self.asked.get()
        while len(waits) < moves:
            action = pick(choices, self.rng)
            act = {"type": "Act", "id": 2, "table": self.code, "seat": 0, "ask": choices["ask"], "action": action}
            began = time.perf_counter()
            self.wire.say(json.dumps(act).encode())
            after = await self.asked.get()
            if after["ask"] > choices["ask"] + 1:
                waits.append(time.perf_counter() - began)
            choices = after
        pinging.cancel()
        self.wire.transport.close()
        return {"median": part(waits, 0.5), "slowest": part(waits, 1), "ping_p99": part(self.took, 0.99)}


async def measure(server: Server, player: tuple[str, list[str]], crowd: Tokens, moves: int) -> dict[str, Any]:
    token, codes = player
    tables = dict(zip(LEVELS, codes, strict=True))
    play = {level: Player(code) for level, code in tables.items()}
    result: dict[str, Any] = {"people": len(crowd), "tables": sum(len(codes) for _, codes in crowd)}
    result["alone"] = {level: await one.play(server.address, token, moves) for level, one in play.items()}
    lost: list[int] = []
    wires = [wire for token, codes in crowd for wire in [*await watch(server, token, codes, lost)]]
    await asyncio.sleep(5)
    play = {level: Player(code) for level, code in tables.items()}
    result["beside"] = {level: await one.play(server.address, token, moves) for level, one in play.items()}
    result["lost_lines"] = len(lost)
    result["worker_mb"] = sorted(round(size) for size in worker_sizes(server.pid))
    for wire in wires:
        wire.lost = None
        wire.transport.close()
    return result


async def watch(server: Server, token: str, codes: list[str], lost: list[int]) -> list[Wire]:
    wires = []
    for start in range(0, len(codes), WATCHES):
        wire = await dial(server.address, token, lambda data: None, lambda: lost.append(1))
        for number, code in enumerate(codes[start : start + WATCHES]):
            wire.say(json.dumps({"type": "Watch", "id": number, "table": code, "seat": None}).encode())
        wires.append(wire)
    return wires


def worker_sizes(parent: int) -> Iterator[float]:
    """The memory of the server's worker processes in MB (Linux)."""
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line)
            if int(status["PPid"]) == parent and "VmRSS" in status:
                yield int(status["VmRSS"].split()[0]) / 1024


if __name__ == "__main__":
    main()

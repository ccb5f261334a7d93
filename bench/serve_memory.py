"""Measures memory: an idle socket, a table in play, and what remains when everybody has left.
It reads the server's resident memory before, during and after; idle games are only rows in the data file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from bench.stage import Server, Staged, stage
from bench.swarm import Chair, Swarm, Table, dial, many_files, memory


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--sockets", type=int, default=4000)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--stored", type=int, default=10_000, help="games in the file beside them")
    reader.add_argument("--patience", type=float, default=60, help="seconds to wait until all tables rest")
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.db", Path(folder) / "many.db"
        stage(few, 1, 2)
        staged = stage(many, given.stored, 2)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            print(json.dumps(runner.run(measure(few, many, staged, given.sockets, given.games, given.patience))))


async def settled(server: Server) -> int:
    await asyncio.sleep(2)
    return memory(server.pid)


async def measure(
    few: Path, many: Path, staged: list[Staged], sockets: int, games: int, patience: float
) -> dict[str, Any]:
    server = Server(few)
    base = await settled(server)
    server.stop()
    server = Server(many)
    stored = await settled(server)
    idle = await idle_sockets(server, [token for one in staged for token in one["seats"]][:sockets])
    server.stop()
    server = Server(many)
    fresh = await settled(server)
    swarm = Swarm(server.address)
    for one in staged[:games]:
        table = Table(one["code"])
        swarm.chairs += [Chair(swarm, table, seat, token) for seat, token in enumerate(one["seats"])]
    await swarm.sit_all()
    playing = await settled(server)
    for chair in swarm.chairs:
        if chair.wire is not None:
            chair.wire.transport.abort()
    began = time.perf_counter()
    while (left := await awake(server)) and time.perf_counter() - began < patience:
        await asyncio.sleep(1)
    resting = await settled(server)
    swarm.seated = 0
    await swarm.sit_all()  # memory of the first time is reused: idle games hold nothing
    again = await settled(server)
    server.stop()
    return {
        "base_mb": round(base / 1e6, 1),
        "stored_games": len(staged),
        "kb_a_stored_game": round((stored - base) / len(staged) / 1e3, 3),
        "kb_an_idle_socket": round((idle - stored) / sockets / 1e3, 1),
        "kb_a_table_of_two_with_sockets": round((playing - fresh) / games / 1e3, 1),
        "tables_awake_after_rest": left,
        "mb_after_rest": round(resting / 1e6, 1),
        "growth_when_all_come_again_mb": round((again - playing) / 1e6, 1),
    }


async def idle_sockets(server: Server, tokens: list[str]) -> int:
    """The server's memory with one silent socket per token."""
    wires: list[Any] = []
    for start in range(0, len(tokens), 100):
        wires += await asyncio.gather(
            *(dial(server.address, t, lambda data: None) for t in tokens[start : start + 100])
        )
    found = await settled(server)
    for wire in wires:
        wire.transport.abort()
    return found


async def awake(server: Server) -> int:
    """From the server's metrics."""
    reader, writer = await asyncio.open_connection(*server.address)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    lines = [line for line in text.splitlines() if "tables_awake" in line and not line.startswith("#")]
    return int(float(lines[0].split()[-1]))


if __name__ == "__main__":
    main()

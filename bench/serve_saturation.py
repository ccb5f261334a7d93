"""Measures how many durable moves per second one server can handle, and compares it with bare echoes on the same stack.
Tables of two where everybody answers at once; the echoes use as many sockets in the same run.
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
from bench.swarm import Chair, Swarm, Table, dial, many_files, part, seconds_used


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=400, help="more than end within the time")
    reader.add_argument("--seconds", type=float, default=20)
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        staged = stage(path, given.games, 2)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            echo = runner.run(echoes(given.games * 2, given.seconds / 2))
            server = Server(path)
            try:
                result = runner.run(moves(server, staged, given.seconds))
            finally:
                server.stop()
    print(json.dumps(result | echo | {"ratio": round(result["moves_per_second"] / echo["echoes_per_second"], 3)}))


async def echoes(sockets: int, seconds: float) -> dict[str, Any]:
    """Every socket sends again as soon as it receives."""
    server = Server(None)
    count = 0
    text = b"x" * 160
    wires: list[Any] = []

    def hearer(index: int) -> Any:
        def hear(data: bytes) -> None:
            nonlocal count
            count += 1
            wires[index].say(text)

        return hear

    for start in range(0, sockets, 100):
        some = range(start, min(sockets, start + 100))
        wires += await asyncio.gather(*(dial(server.address, "", hearer(i)) for i in some))
    for wire in wires:
        wire.say(text)
    await asyncio.sleep(1)
    first, cpu, own, began = count, seconds_used(server.pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    found = {
        "echoes_per_second": round((count - first) / took),
        "echoes_per_core_second": round((count - first) / (seconds_used(server.pid) - cpu)),
        "echo_swarm_cores": round((time.process_time() - own) / took, 2),
    }
    for wire in wires:
        wire.transport.abort()
    server.stop()
    return found


async def moves(server: Server, staged: list[Staged], seconds: float) -> dict[str, Any]:
    swarm = Swarm(server.address)
    for one in staged:
        table = Table(one["code"])
        swarm.chairs += [Chair(swarm, table, seat, token) for seat, token in enumerate(one["seats"])]
    await swarm.sit_all()
    swarm.eager = True
    for chair in swarm.chairs:
        if chair.choices is not None:
            chair.act()
    await asyncio.sleep(1)
    swarm.clear()
    cpu, own, began = seconds_used(server.pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    count, used = len(swarm.acks), seconds_used(server.pid) - cpu
    if all(chair.table.over for chair in swarm.chairs):
        raise SystemExit("all games ended before the time was over: take more --games, or fewer --seconds")
    return {
        "games": len(staged),
        "games_over": sum(table.over for table in {chair.table for chair in swarm.chairs}),
        "moves_per_second": round(count / took),
        "moves_per_core_second": round(count / used),
        "ack_p50_ms": part(swarm.acks, 0.5),
        "ack_p99_ms": part(swarm.acks, 0.99),
        "server_cores": round(used / took, 2),
        "swarm_cores": round((time.process_time() - own) / took, 2),
        "troubles": len(swarm.troubles),
    }


if __name__ == "__main__":
    main()

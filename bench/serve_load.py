"""Live load: 1,000 games, 4,000 players and 1,000 spectators, 250 moves per second, in one server.
Prints how long an act takes to be durable and to reach every client, next to a bare echo on the same stack.
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
from bench.swarm import Chair, Swarm, Table, Wire, dial, many_files, memory, part, seconds_used


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--spectators", type=int, default=1, help="a game")
    reader.add_argument("--rate", type=float, default=250, help="moves a second")
    reader.add_argument("--seconds", type=float, default=60)
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        staged = stage(path, given.games, given.seats, given.spectators)
        server, bare = Server(path), Server(None)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(load(server, bare, staged, given.rate, given.seconds))
        finally:
            server.stop()
            bare.stop()
    print(json.dumps(result))


class Echoes:
    """A bare echo on the same stack, with the same rate and number of sockets, at the same time: it shows the delay
    caused by the machine and the swarm."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.sent: dict[int, float] = {}
        self.wires: list[Wire] = []

    def hear(self, data: bytes) -> None:
        self.took.append(time.perf_counter() - self.sent.pop(int(data[:8])))

    async def dial(self, server: Server, sockets: int) -> None:
        for start in range(0, sockets, 100):
            some = range(start, min(sockets, start + 100))
            self.wires += await asyncio.gather(*(dial(server.address, "", self.hear) for _ in some))

    async def play(self, seconds: float, rate: float) -> None:
        began, count = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while count < int(now * rate):
                self.sent[count] = time.perf_counter()
                self.wires[count % len(self.wires)].say(b"%08d" % count + b"x" * 150)
                count += 1
            await asyncio.sleep(1 / rate)


async def load(server: Server, bare: Server, staged: list[Staged], rate: float, seconds: float) -> dict[str, Any]:
    swarm = Swarm(server.address)
    for one in staged:
        table = Table(one["code"])
        swarm.chairs += [Chair(swarm, table, seat, token) for seat, token in enumerate(one["seats"])]
        swarm.chairs += [Chair(swarm, table, None, token) for token in one["spectators"]]
    began = time.perf_counter()
    await swarm.sit_all()
    seated = time.perf_counter() - began
    echoes = Echoes()
    await echoes.dial(bare, len(swarm.chairs))
    await swarm.play(5, rate)  # answer the set-up questions, warm up caches
    await asyncio.sleep(0.5)
    swarm.clear()
    cpu, own, began = seconds_used(server.pid), time.process_time(), time.perf_counter()
    moves, _ = await asyncio.gather(swarm.play(seconds, rate), echoes.play(seconds, rate))
    took = time.perf_counter() - began
    cpu, own = seconds_used(server.pid) - cpu, time.process_time() - own
    await asyncio.sleep(1)
    echo = part(echoes.took, 0.99)
    return {
        "games": len(staged),
        "sockets": len(swarm.chairs),
        "seated_seconds": round(seated, 1),
        "moves_per_second": round(moves / took, 1),
        "ack_p50_ms": part(swarm.acks, 0.5),
        "ack_p99_ms": part(swarm.acks, 0.99),
        "fanout_p50_ms": part(swarm.fanouts, 0.5),
        "fanout_p99_ms": part(swarm.fanouts, 0.99),
        "server_cores": round(cpu / took, 3),
        "swarm_cores": round(own / took, 3),
        "server_mb": round(memory(server.pid) / 1e6),
        "echo_p99_ms": echo,
        "ack_p99_over_echo": round(part(swarm.acks, 0.99) / max(echo, 0.01), 1),
        "troubles": len(swarm.troubles),
        "lost_lines": swarm.losses,
    }


if __name__ == "__main__":
    main()

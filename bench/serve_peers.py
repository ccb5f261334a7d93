"""Bad clients next to good ones: some never read, some flood. The server must disconnect them, and the others should
hardly notice: it compares the good clients' p99 with and without bad clients, in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import tempfile
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvloop

from bench.stage import Server, Staged, stage
from bench.swarm import Chair, Swarm, Table, dial, frame, many_files, part


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--bad", type=int, default=20, help="of each kind")
    reader.add_argument("--rate", type=float, default=100, help="moves a second")
    reader.add_argument("--seconds", type=float, default=20)
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        staged = stage(path, given.games, 4, 1)
        server = Server(path)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(server, staged, given.bad, given.rate, given.seconds))
        finally:
            server.stop()
    print(json.dumps(result))


async def measure(server: Server, staged: list[Staged], bad: int, rate: float, seconds: float) -> dict[str, Any]:
    swarm = Swarm(server.address)
    for one in staged:
        table = Table(one["code"])
        swarm.chairs += [Chair(swarm, table, seat, token) for seat, token in enumerate(one["seats"])]
    await swarm.sit_all()
    await swarm.play(5, rate)
    swarm.clear()
    await swarm.play(seconds, rate)
    base = part(swarm.acks, 0.99), part(swarm.fanouts, 0.99)
    ours, theirs = Pipe()
    crowd = Process(target=misbehave, args=(server.address, staged[: 2 * bad], theirs), daemon=True)
    crowd.start()
    await asyncio.sleep(1)
    swarm.clear()
    await swarm.play(seconds, rate)
    ours.send("enough")
    while not ours.poll():
        await asyncio.sleep(0.05)
    closed = ours.recv()
    bad_ones = part(swarm.acks, 0.99), part(swarm.fanouts, 0.99)
    return {
        "ack_p99_ms": {"base": base[0], "with_bad_peers": bad_ones[0]},
        "fanout_p99_ms": {"base": base[1], "with_bad_peers": bad_ones[1]},
        "ratio": round(bad_ones[0] / max(base[0], 0.01), 2),
        "closed_deaf": closed["deaf"],
        "closed_flooders": closed["flooder"],
        "good_lines_lost": swarm.losses,
        "troubles": len(swarm.troubles),
    }


def misbehave(address: tuple[str, int], staged: list[Staged], line: Connection) -> None:
    """Run the bad clients, half of each kind, in their own process until told to stop; returns how many were closed."""
    closed: dict[str, int] = {"deaf": 0, "flooder": 0}

    async def crowd() -> None:
        half = len(staged) // 2
        tasks = [asyncio.create_task(deaf(address, one, closed)) for one in staged[:half]]
        tasks += [asyncio.create_task(flooder(address, one, closed)) for one in staged[half:]]
        while not line.poll():
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(crowd())
    line.send(closed)


async def deaf(address: tuple[str, int], one: Staged, closed: dict[str, int]) -> None:
    """Requests the whole table as fast as allowed and never reads; reconnects when it is disconnected."""
    loop = asyncio.get_running_loop()
    watch = frame(f'{{"type":"Watch","id":1,"table":"{one["code"]}"}}'.encode())
    while True:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        try:
            await loop.sock_connect(line, address)
            knock = (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {one['spectators'][0]}\r\n\r\n"
            )
            await loop.sock_sendall(line, knock.encode())
            while True:
                await loop.sock_sendall(line, watch)
                await asyncio.sleep(0.06)
        except OSError:
            closed["deaf"] += 1
        finally:
            line.close()


async def flooder(address: tuple[str, int], one: Staged, closed: dict[str, int]) -> None:
    """Sends thousands of messages per second; reconnects about a second after it is closed."""
    ping = frame(b'{"type":"Ping","id":1}') * 20
    while True:
        gone = asyncio.Event()
        wire = await dial(address, one["spectators"][0], lambda data: None, gone.set)
        while not gone.is_set() and not wire.transport.is_closing():
            wire.transport.write(ping)
            await asyncio.sleep(0.005)
        closed["flooder"] += 1
        await asyncio.sleep(random.uniform(0.5, 1.5))


if __name__ == "__main__":
    main()

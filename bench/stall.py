"""Attacks while others play: measures what the others notice, and judges it.

The others send a ping ten times a second from their own address, first undisturbed, then during the attack. Not a
script; run `python bench/hostile.py stall`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, Protocol

import uvloop

from bench import attacks, crowding
from bench.swarm import Wire, dial, many_files, memory, part, seconds_used

P99_MS, RATIO, GROWTH_MB = 250.0, 3.0, 20.0  # what the others may notice at most
LEAST_MS = 20.0  # a quiet p99 below this counts as this: nobody notices 60 ms, and a quiet machine answers in 1 ms
SERVED = ("hard-record", "slow-webhooks")  # attacks that ask for nothing forbidden: nobody has to be disconnected
OTHERS = 20
LINES = 50  # the attacker's connections
OPTIONS = ("--allow-local-webhooks",)  # of the server, whose limits are those of every server
EVERY = 0.1  # seconds between two pings of one client


class Server(Protocol):
    """What an attack needs of ``bench.hostile.Server``."""

    port: int
    process: Any

    def guest(self, name: str) -> str: ...
    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any: ...


class Others:
    """Clients that measure how long the server takes to answer."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.took: list[float] = []
        self.sent: dict[int, float] = {}
        self.lost = 0

    async def come(self, port: int, tokens: list[str]) -> None:
        for token in tokens:
            self.wires.append(await dial(("127.0.0.1", port), token, self.hear, self.lose))

    def hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"Pong"'):
            number = int(data[data.index(b'"id":') + 5 : -1])
            self.took.append(time.perf_counter() - self.sent.pop(number))

    def lose(self) -> None:
        self.lost += 1

    def leave(self) -> None:
        for wire in self.wires:
            wire.transport.close()

    async def play(self, seconds: float, done: Callable[[], bool] = lambda: False) -> tuple[float, float]:
        """Ping for so long, or until done; returns p50 and p99 in milliseconds. What is unanswered counts as well."""
        self.took.clear()
        self.sent.clear()
        began, number = time.perf_counter(), 0
        while time.perf_counter() - began < seconds and not done():
            wire = self.wires[number % len(self.wires)]
            if not wire.transport.is_closing():
                self.sent[number] = time.perf_counter()
                wire.say(b'{"type":"Ping","id":%d}' % number)
            number += 1
            await asyncio.sleep(EVERY / len(self.wires))
        last = time.perf_counter()
        while self.sent and time.perf_counter() - last < 30:
            await asyncio.sleep(0.01)
        waits = self.took + [time.perf_counter() - sent for sent in self.sent.values()]
        return part(waits, 0.5), part(waits, 0.99)


async def _memory_of(pid: int, peak: list[int]) -> None:
    while True:
        peak[0] = max(peak[0], memory(pid))
        await asyncio.sleep(0.05)


async def _measure(server: Server, name: str, seconds: float, lines: int) -> dict[str, Any]:
    others = Others()
    await others.come(server.port, [server.guest(f"Other {number}") for number in range(OTHERS)])
    eves = [server.guest(f"Eve {number}") for number in range(1 + lines // 16)]
    await others.play(1.0)  # warm up
    quiet = await others.play(seconds)
    before = memory(server.process.pid)
    peak = [before]
    watching = asyncio.create_task(_memory_of(server.process.pid, peak))
    ours, theirs = get_context("spawn").Pipe()
    work: Any = attacks.keep_attacking if name in attacks.FRAMES else crowding.keep_crowding
    attacker = get_context("spawn").Process(
        target=work, args=(name, server.port, eves, seconds, lines, theirs), daemon=True
    )
    attacker.start()
    theirs.close()
    try:
        await asyncio.to_thread(ours.recv)  # it is ready
        cpu, began = seconds_used(server.process.pid), time.perf_counter()
        during = await others.play(seconds + 30, ours.poll)
        cores = (seconds_used(server.process.pid) - cpu) / (time.perf_counter() - began)
        ended = ours.recv() if ours.poll() else {"the attacker never came back": 1}
    finally:
        attacker.kill()
        attacker.join()
        watching.cancel()
        lost = others.lost
        others.leave()
    ratio = during[1] / quiet[1]
    growth = (peak[0] - before) / 1e6
    noticed = during[1] >= P99_MS or during[1] > RATIO * max(quiet[1], LEAST_MS) or growth >= GROWTH_MB or lost > 0
    return {
        "attack": name,
        "quiet_ms": {"p50": quiet[0], "p99": quiet[1]},
        "during_ms": {"p50": during[0], "p99": during[1]},
        "ratio": round(ratio, 2),
        "server_cores": round(cores, 2),
        "growth_mb": round(growth, 1),
        "attackers_connections": ended,
        "others_lost": lost,
        "passed": not noticed and (name in SERVED or put_off(ended)),
    }


def put_off(ended: dict[str, int]) -> bool:
    """Whether the attacker was disconnected or refused, and told why each time if it listened."""
    reasons = [how for how in ended if how.startswith(("HTTP 4", "4", attacks.UNREAD))]
    return bool(reasons) and attacks.SILENT not in ended


def stall(server: Server, name: str, seconds: float, lines: int = LINES) -> dict[str, Any]:
    """Run one attack; returns the measurements and the verdict."""
    many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_measure(server, name, seconds, lines))


ATTACKS = (*attacks.FRAMES, *crowding.CROWDS)

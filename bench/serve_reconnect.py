"""Cuts a thousand connections at once: how long until all clients are up to date, and whether each sees the same as a
client that stayed connected. Nobody moves meanwhile, so the two can be compared byte by byte.
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
from bench.swarm import Chair, Swarm, Table, decode, many_files


class Screen(Chair):
    """Keeps its whole view, assembled from patches."""

    view: dict[str, Any]
    fulls = 0

    def hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"Update"'):
            message = decode(data)
            self.view = message["view"] if message["full"] else {**self.view, **message["view"]}
            self.fulls += message["full"]
            self.at = message["seq"]
        super().hear(data)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=250)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--seconds", type=float, default=15, help="of play before the cut")
    given = reader.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        staged = stage(path, given.games, given.seats)
        server = Server(path)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(server, staged, given.seconds))
        finally:
            server.stop()
    print(json.dumps(result))


async def measure(server: Server, staged: list[Staged], seconds: float) -> dict[str, Any]:
    unbroken, cut = Swarm(server.address), Swarm(server.address)
    for one in staged:
        table = Table(one["code"])
        for seat, token in enumerate(one["seats"]):
            unbroken.chairs.append(Screen(unbroken, table, seat, token))
            cut.chairs.append(Screen(cut, table, seat, token))
    await unbroken.sit_all()
    await cut.sit_all()
    await unbroken.play(seconds, 200)
    while any(chair.pending for chair in unbroken.chairs):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    for chair in cut.chairs:
        if chair.wire is not None:
            chair.wire.transport.abort()
    cut.seated = 0
    began = time.perf_counter()
    await asyncio.gather(*(chair.sit() for chair in cut.chairs))
    while cut.seated < len(cut.chairs):
        await asyncio.sleep(0.01)
    took = time.perf_counter() - began
    pairs = list(zip(unbroken.chairs, cut.chairs, strict=True))
    return {
        "sockets": len(cut.chairs),
        "all_current_seconds": round(took, 2),
        "views_that_differ": sum(a.view != b.view or a.at != b.at for a, b in pairs),  # type: ignore[attr-defined]
        "moves_before": len(unbroken.acks),
        "troubles": len(unbroken.troubles) + len(cut.troubles),
    }


if __name__ == "__main__":
    main()

"""The example of a remote bot, run unchanged against a complete server: it joins a table and plays to the end."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from tests.server.full_server import full_server
from tests.server.socket_server import run


def test_two_remote_bots_play_a_game(root: Path) -> None:
    example = root / "examples" / "remote_bot.py"
    lines = [line for line in example.read_text().splitlines() if line.strip()]
    assert len(lines) <= 40

    async def story() -> None:
        async with full_server() as there:
            host = await there.guest("Host")
            made = await host.call(
                "POST", "/api/tables", {"map": "europe", "seats": [{}, {}], "remote_bots": True, "pace": 0}
            )
            code = made.json["table"]["code"]
            bots = []
            for name in ("Robo", "Bobo"):
                token = (await host.call("POST", "/api/me/bots", {"name": name})).json["token"]
                bots.append(
                    await asyncio.create_subprocess_exec(
                        sys.executable, str(example), there.url, token, code, stdout=asyncio.subprocess.PIPE
                    )
                )
            while any(
                seat["person"] is None
                for seat in (await host.call("GET", f"/api/tables/{code}")).json["table"]["seats"]
            ):
                await asyncio.sleep(0.1)
            assert (await host.call("POST", f"/api/tables/{code}/start")).status == 200
            shown = [json.loads((await bot.communicate())[0]) for bot in bots]
            assert shown[0] == shown[1] and shown[0]["ended"] == "scored"

    run(story(), 180)

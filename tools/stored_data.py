"""Makes a data file with something of everything, as this version writes it, for the tests of later versions.

``python -m tools.stored_data NAME`` writes ``tests/server/store/versions/NAME.db.gz`` and ``NAME.json``, which says
what is in it. CONTRIBUTING.md, "Releasing", says when. It plays over HTTP and websockets, like any client.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from branchline.maps import BUILT_IN
from branchline.server.store import PushRow
from branchline.server.store.backup import copy
from branchline.version import VERSION
from tests.server.full_server import NO_LIMITS, Caller, FullServer, full_server
from tests.server.players import answer, play_seat, set_up, turn

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "server" / "store" / "versions"
PASSWORD = "a password for a test"
MOVES = 15  # of the games that are still running


async def fill(server: FullServer) -> dict[str, Any]:
    """Make people and tables; returns what a test needs to know about them."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    made = await ada.post("/api/account", {"name": "Ada", "password": PASSWORD, "bearer": True})
    ada.token = made.json["token"]  # the guest's own is no longer valid
    robot = (await ada.post("/api/me/bots", {"name": "Robot"})).json
    store = server.services.store
    await store.mute(ada.person["id"], bob.person["id"], True)
    await store.set_webhook(bob.person["id"], "https://hooks.example.org/turn")
    await store.put_push(
        PushRow(person=ada.person["id"], endpoint="https://push.example.org/1", p256dh="key", auth="auth")
    )
    tables: dict[str, dict[str, str]] = {"open": {}, "running": {}, "over": {}}
    for map_ in BUILT_IN:
        tables["open"][map_] = (await ada.make(map_, public=True))["table"]["code"]
        tables["running"][map_] = await _seated(ada, bob, map_, clock={"kind": "move", "seconds": 86_400})
        tables["over"][map_] = await _seated(ada, bob, map_, public=True)
        await _play(ada, bob, tables["running"][map_], tables["over"][map_])
    with_bot = (await ada.make("europe", [{"mine": True}, {"bot": {"level": "novice"}}], start=True))["table"]["code"]
    given_up = await _seated(ada, bob, "europe")
    await _give_up(ada, bob, given_up)
    record = (await ada.get(f"/api/tables/{tables['over']['europe']}/record")).body.decode()
    upload = (await bob.post("/api/records", {"record": record})).json["id"]
    return {
        "version": VERSION,
        "password": PASSWORD,
        "tokens": {"ada": ada.token, "bob": bob.token, "robot": robot["token"]},
        "tables": {**tables, "with_bot": {"europe": with_bot}, "given_up": {"europe": given_up}},
        "upload": upload,
    }


async def _seated(ada: Caller, bob: Caller, map_: str, **more: Any) -> str:
    code = str((await ada.make(map_, **more))["table"]["code"])
    assert (await bob.post(f"/api/tables/{code}/join", {})).status == 200
    assert (await ada.post(f"/api/tables/{code}/start")).status == 200
    return code


async def _play(ada: Caller, bob: Caller, running: str, over: str) -> None:
    """Play some moves of one game, with a line of chat, and all of the other."""
    async with ada.line() as one, bob.line() as two:
        clients, rng = [one, two], random.Random(7)
        await set_up(clients, running)
        for _ in range(MOVES):
            seat = turn(one, running)
            done = await answer(clients[seat], running, seat, rng)
            for client in clients:
                while client.updates[running]["seq"] < done["seq"]:
                    await client.update(running)
        assert (await one.say("Say", table=running, text="Good luck!"))["type"] == "Ack"
        await asyncio.gather(*(play_seat(client, over, seat, rng) for seat, client in enumerate(clients)))


async def _give_up(ada: Caller, bob: Caller, code: str) -> None:
    async with ada.line() as one, bob.line() as two:
        assert (await two.say("Resign", table=code, seat=1))["type"] == "Ack"
        assert (await one.say("EndAsWon", table=code))["type"] == "Ack"


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data, single = Path(folder) / "data.db", Path(folder) / "copy.db"
        async with full_server(data, NO_LIMITS) as server:
            facts = await fill(server)
        copy(data, single)
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.db.gz").write_bytes(gzip.compress(single.read_bytes(), 9, mtime=0))
    (FOLDER / f"{name}.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) > 2 or any(word.startswith("-") for word in sys.argv[1:]):
        sys.exit("usage: python -m tools.stored_data [NAME]   (default: the version)")
    asyncio.run(make(sys.argv[1] if sys.argv[1:] else VERSION))

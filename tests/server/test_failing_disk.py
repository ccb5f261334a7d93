"""A disk that takes no more writes: ``/readyz`` says so, no move is acknowledged, and all goes on when it does again."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
import urllib.error
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.store import write_probe
from branchline.server.store.sqlite import SqliteStore
from tests.server.socket_server import Client, run
from tests.server.test_serve import Process

PATIENCE = 60.0


def readiness(server: Process) -> tuple[int, Any]:
    try:
        return 200, server.call("readyz")
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def wait_for(server: Process, status: int) -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found, body = readiness(server)
        if found == status:
            return body
        time.sleep(0.1)
    raise AssertionError(f"/readyz did not answer {status}")


async def draw(server: Process, token: str, code: str) -> dict[str, Any]:
    """Answer the open question of seat 0; returns the server's answer."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"{server.url.replace('http', 'ws')}ws", additional_headers=headers, compression=None) as line:
        client = Client(line)
        await client.hear()
        await client.say("Watch", table=code, seat=0)
        choices = client.updates[code]["choices"]
        action = {"type": "KeepTickets", "tickets": choices["keep"]}
        answer = await client.say("Act", table=code, seat=0, ask=choices["ask"], action=action)
        if answer["type"] == "Trouble":  # the client has to come back and read the table again
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda _: False)
            assert closed.value.rcvd.code == 1012
        return answer


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files")
def test_a_server_on_a_full_disk_is_not_ready_and_recovers(tmp_path: Path) -> None:
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

    server = Process(tmp_path / "x.db")
    try:
        token = server.guest()
        seats = [{"mine": True}, {"mine": True, "name": "Bob"}]
        made = server.call("api/tables", {"map": "europe", "seats": seats, "start": True}, token)
        code = made["table"]["code"]
        wait_for(server, 200)
        prlimit(server.process.pid, RLIMIT_FSIZE, (0, RLIM_INFINITY))  # every write to a file now fails
        error = wait_for(server, 503)["error"]
        assert error["code"] == "not_ready" and "can't be written" in error["detail"]
        assert server.call("healthz") == {"ok": True}
        answer = asyncio.run(draw(server, token, code))
        assert answer["type"] == "Trouble" and answer["detail"] == "it could not be kept; nothing has changed"
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        assert wait_for(server, 200)["ok"] is True
        assert asyncio.run(draw(server, token, code))["type"] == "Ack"
        code_, errors = server.stop(signal.SIGTERM)
        assert code_ == 0, errors
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate(timeout=60)


def test_however_often_it_is_asked_it_writes_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        monkeypatch.setattr(write_probe, "AGAIN", 1000.0)
        assert await asyncio.gather(*(store.problem() for _ in range(50))) == [None] * 50
        assert [await store.problem() for _ in range(50)] == [None] * 50
        assert store.database.writes == 1
        monkeypatch.setattr(write_probe, "AGAIN", 0.0)
        assert await store.problem() is None
        assert store.database.writes == 2
        await store.close()

    run(main())


def test_a_disk_that_does_not_answer_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    async def main() -> None:
        store = SqliteStore(tmp_path / "x.db")
        held = threading.Event()
        slow = store.database.write(lambda _: held.wait(PATIENCE))
        monkeypatch.setattr(write_probe, "PATIENCE", 0.05)
        try:
            assert "has taken more than" in str(await store.problem())
        finally:
            held.set()
        await slow
        monkeypatch.setattr(write_probe, "PATIENCE", PATIENCE)
        assert await store.problem() is None
        await store.close()

    run(main())

"""``branchline serve`` as a process: how it starts and stops, and that games continue after it was killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.serve import bind, open_services, serve
from branchline.server.settings import Settings
from tests.server.admin.operating import Operator
from tests.server.socket_server import Client, LazyBotWorkers, run

posix = pytest.mark.skipif(os.name == "nt", reason="signals of another kind")


class Process:
    """A server process and its address."""

    def __init__(self, data: Path, *words: str) -> None:
        command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--no-open", "--data", str(data), *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.url = self.line.removeprefix("Branchline is at ").strip()

    def stop(self, sign: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(sign)
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors

    def call(self, path: str, body: Any = None, token: str | None = None, method: str | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())

    def guest(self, name: str = "Ada") -> str:
        return str(self.call("api/guest", {"name": name, "bearer": True})["token"])


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Process]]:
    """Starts servers that are stopped with the test, whatever happens."""
    found: list[Process] = []
    yield found
    for one in found:
        if one.process.poll() is None:
            one.process.kill()
        one.process.communicate(timeout=60)


@posix
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_prints_its_address_and_stops_cleanly(tmp_path: Path, started: list[Process], sign: signal.Signals) -> None:
    one = Process(tmp_path / "x.db")
    started.append(one)
    assert one.line.startswith("Branchline is at http://127.0.0.1:") and one.url.endswith("/")
    assert one.call("healthz") == {"ok": True}
    assert one.call("readyz")["ok"] is True
    token = one.guest()

    async def farewell() -> None:
        headers = {"Authorization": f"Bearer {token}"}
        address = one.url.replace("http", "ws") + "ws"
        async with connect(address, additional_headers=headers, compression=None) as line:
            client = Client(line)
            await client.hear()
            one.process.send_signal(sign)
            assert (await client.until(lambda m: m["type"] == "Closing"))["reason"] == "restart"
            with pytest.raises(ConnectionClosed) as closed:
                await client.hear()
            assert closed.value.rcvd.code == 1012

    run(farewell())
    _, errors = one.process.communicate(timeout=60)
    assert one.process.returncode == 0, errors
    events = [json.loads(line)["event"] for line in errors.splitlines() if line.startswith("{")]
    assert events[-1] == "stopped" and "Traceback" not in errors


@posix
def test_it_stops_while_the_receiver_of_a_webhook_does_not_answer(tmp_path: Path, started: list[Process]) -> None:
    one = Process(tmp_path / "x.db", "--allow-local-webhooks")
    started.append(one)
    ada, bob = one.guest("Ada"), one.guest("Bob")
    with socket.create_server(("127.0.0.1", 0)) as receiver:
        receiver.settimeout(60)
        url = f"http://127.0.0.1:{receiver.getsockname()[1]}/"
        one.call("api/me/webhook", {"url": url}, ada, "PUT")
        code = one.call("api/tables", {"map": "europe", "seats": [{"mine": True}, {}]}, ada)["table"]["code"]
        one.call(f"api/tables/{code}/join", {}, bob)
        one.call(f"api/tables/{code}/start", {}, ada)
        with receiver.accept()[0]:
            returned, errors = one.stop(signal.SIGTERM)
    assert returned == 0, errors


@posix
def test_games_go_on_after_the_process_was_killed(tmp_path: Path, started: list[Process]) -> None:
    data = tmp_path / "x.db"
    one = Process(data)
    started.append(one)
    token = one.guest()
    seats = [{"mine": True}, {"bot": {"level": "novice"}}]
    made = one.call("api/tables", {"map": "europe", "seats": seats, "start": True, "pace": 0}, token)
    code = made["table"]["code"]

    async def act(url: str) -> int:
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(f"{url.replace('http', 'ws')}ws", additional_headers=headers, compression=None) as line:
            client = Client(line)
            await client.hear()
            await client.say("Watch", table=code, seat=0)
            while client.updates[code]["choices"] is None:
                await client.update(code)
            choices = client.updates[code]["choices"]
            if choices["keep"]:
                action = {"type": "KeepTickets", "tickets": choices["keep"]}
            else:
                action = {"type": "DrawBlind", "deck": choices["draw"][0]}
            answer = await client.say("Act", table=code, seat=0, ask=choices["ask"], action=action)
            assert answer["type"] == "Ack", answer
            return int(answer["seq"])

    last = -1
    for _ in range(3):
        seq = asyncio.run(act(one.url))
        assert seq > last
        last = seq
        one.process.kill()
        one.process.communicate(timeout=60)
        one = Process(data)
        started.append(one)
        story = one.call(f"api/tables/{code}/story?seat=0", token=token)
        assert max(step["n"] for step in story["steps"]) >= last  # everything acknowledged is stored


@posix
def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path, started: list[Process]) -> None:
    one = Process(tmp_path / "x.db")
    started.append(one)
    two = Process(tmp_path / "x.db")
    started.append(two)
    _, errors = two.process.communicate(timeout=60)
    assert two.line == "" and two.process.returncode == 1
    assert "another server is using it" in errors and "Traceback" not in errors


def test_wrong_options_and_files_get_clear_errors(tmp_path: Path, started: list[Process]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database, however long one looks at it " * 100)
    for words, sentence in (
        (["--public-url", "play.example.org"], "--public-url"),
        (["--host", "256.0.0.1"], ""),
        (["--data", str(broken)], "can't be used as the data file"),
    ):
        one = Process(tmp_path / "x.db", *words)
        started.append(one)
        _, errors = one.process.communicate(timeout=60)
        assert one.process.returncode in (1, 2) and "Traceback" not in errors and sentence in errors, errors


@posix
def test_a_port_in_use_is_reported(tmp_path: Path, started: list[Process]) -> None:
    one = Process(tmp_path / "x.db")
    started.append(one)
    port = one.url.rstrip("/").rpartition(":")[2]
    two = Process(tmp_path / "y.db", "--port", port)
    started.append(two)
    _, errors = two.process.communicate(timeout=60)
    assert two.process.returncode == 1 and "in use" in errors and "Traceback" not in errors


@posix
def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path, started: list[Process]) -> None:
    one = Process(tmp_path / "x.db")
    started.append(one)
    token = one.guest("Ada")
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "branchline", "backup", str(copy), "--data", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "bytes" in done.stdout, done.stderr
    again = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert again.returncode == 1 and "never overwrites" in again.stderr
    two = Process(copy)
    started.append(two)
    assert two.call("api/me", token=token)["person"]["name"] == "Ada"


def test_services_are_closed_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []

    def note(name: str, part: Any) -> None:
        kept = part.close

        def close() -> Any:
            closed.append(name)
            return kept()

        monkeypatch.setattr(part, "close", close)

    async def story() -> None:
        async with open_services(Settings(data=Path(":memory:")), bot_workers=LazyBotWorkers(1)) as (services, tables):
            note("tables", tables)
            note("notifier", services.notifier)
            note("history", services.history)
            note("accounts", services.accounts)
            note("store", services.store)
            assert services.ready
        assert closed == ["tables", "notifier", "history", "accounts", "store"] and not services.ready

    run(story())


@posix
def test_draining_stops_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.serve.GcSchedule", lambda: None)  # it would last for the other tests
    monkeypatch.setattr("branchline.server.tables.registry.BotWorkers", lambda: LazyBotWorkers(1))
    settings = Settings(data=tmp_path / "x.db", port=0)

    async def story() -> None:
        started = asyncio.Event()
        serving = asyncio.create_task(serve(settings, bind(settings, True), lambda address: started.set()))
        await started.wait()
        await Operator(settings.admin_path).ask("Drain", stop_after=0)
        await serving

    run(story(), 60)


def test_the_next_free_port_is_taken_unless_one_was_asked_for(tmp_path: Path) -> None:
    taken = bind(Settings(data=tmp_path / "x.db", port=0), True)
    with taken:
        taken.listen()
        port = taken.getsockname()[1]
        settings = Settings(data=tmp_path / "x.db", port=port)
        with pytest.raises(OSError):  # noqa: PT011  the system words it
            bind(settings, True)
        with bind(settings, False) as other:
            assert other.getsockname()[1] != port

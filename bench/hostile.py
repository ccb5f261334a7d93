"""Sends hostile input to a real server: `http` runs schemathesis on the API, `frames` sends mutated websocket frames;
they fail if an exception is unhandled or if anything changes. `stall` attacks while others play and fails if they
notice too much. Short runs are part of the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import SkipTest

from websockets.sync.client import connect

from branchline.server.connections.limits import Limits
from branchline.server.wire import BadMessage, decode

JSON = {"content-type": "application/json"}
PATIENCE = Limits().bad_messages
RECORD = Path(__file__).resolve().parent.parent / "tests" / "games" / "europe_2_streamed.jsonl"
JUNK: list[Any] = [
    None, True, -1, 0, 1.5, 2**63, -(2**70), 1e308, "", "x", "\u0000", "\ud800", "é" * 300, "x" * 5000, [], [[]], {},
    {"type": "Act"}, [None] * 50, "__proto__", "' OR 1=1 --", "<script>", "../../etc/passwd",
]  # fmt: skip


class Server:
    """``branchline serve`` with people and tables in it, and its log."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.log = (folder / "log").open("w+", encoding="utf-8")
        command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--no-open", "--data"]
        command += [str(folder / "x.db"), "--log-level", "warning", *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix("Branchline is at ").strip().rstrip("/")
        if not self.url:
            raise SystemExit(f"the server did not start:\n{(folder / 'log').read_text()}")
        self.port = int(self.url.rpartition(":")[2])
        self.ada, self.bob = self.guest("Ada"), self.guest("Bob")
        self.open = self.make([{"mine": True}, {}])
        self.running = self.make([{"mine": True}, {}])
        self.over = self.make([{"mine": True}, {}])
        for code in (self.running, self.over):
            self.call("POST", f"/api/tables/{code}/join", {}, self.bob)
            self.call("POST", f"/api/tables/{code}/start", {}, self.ada)
        self.say(self.ada, {"type": "Resign", "id": 1, "table": self.over, "seat": 0})
        self.say(self.bob, {"type": "EndAsWon", "id": 1, "table": self.over})
        self.upload = self.call("POST", "/api/records", {"record": RECORD.read_text()}, self.ada)["id"]

    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {**JSON, **({"authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return json.loads(error.read())

    def guest(self, name: str) -> str:
        return str(self.call("POST", "/api/guest", {"name": name, "bearer": True})["token"])

    def make(self, seats: list[Any]) -> str:
        made = self.call("POST", "/api/tables", {"map": "europe", "seats": seats, "public": True}, self.ada)
        return str(made["table"]["code"])

    def say(self, token: str, message: dict[str, Any]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        with connect(f"{self.url.replace('http', 'ws')}/ws", additional_headers=headers, compression=None) as line:
            line.recv()
            line.send(json.dumps(message))
            while json.loads(line.recv()).get("id") != message["id"]:
                pass

    def state(self) -> Any:
        """Everything that could have changed, except who is connected."""
        paths = [f"/api/tables/{code}" for code in (self.open, self.running, self.over)]
        paths += [f"/api/tables/{self.running}/story?seat=0", "/api/me", "/api/me/games", "/api/me/bots"]
        found = [self.call("GET", path, None, token) for token in (self.ada, self.bob) for path in paths]
        return _without(found, {"present", "spectators", "away_since"})

    def faults(self) -> list[str]:
        """Lines of the log that report an unexpected exception."""
        self.log.flush()
        lines = Path(self.log.name).read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level": "error"' in line or not line.startswith("{")]

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)
        self.log.close()


def _without(value: Any, names: set[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(item, names) for key, item in value.items() if key not in names}
    return [_without(item, names) for item in value] if isinstance(value, list) else value


@contextlib.contextmanager
def staged(*more: str) -> Iterator[Server]:
    """A server; all clients have one address, so addresses are not limited unless the options say so."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(more or ("--connections-per-address", "0")))
        try:
            yield server
        finally:
            server.stop()


# --- HTTP

# they end the session that calls them
ENDING = {("POST", "/api/logout"), ("DELETE", "/api/me"), ("POST", "/api/account")}


def storm_http(server: Server, examples: int, right: bool) -> int:
    """Send generated requests to every route; answers must match the description. Returns their number."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, Verbosity, given, settings
    from hypothesis.errors import Unsatisfiable
    from schemathesis import GenerationMode
    from schemathesis.checks import (
        content_type_conformance,
        negative_data_rejection,
        not_a_server_error,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
        negative_data_rejection,
    ]  # fmt: skip
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    rng = random.Random(0)
    quiet = settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck), verbosity=Verbosity.quiet,
    )  # fmt: skip
    sent = 0

    def sender(ending: bool, known: list[str]) -> Callable[[Any], None]:
        def send(case: Any) -> None:
            nonlocal sent
            wrong = {where.name for where, part in case.meta.components.items() if part.mode.is_negative}
            if not right and not wrong & {"PATH", "QUERY", "BODY"}:
                return  # only the headers are wrong, and we set those ourselves
            sent += 1
            if "PATH" not in wrong and "id" in (case.path_parameters or {}) and rng.random() < 0.7:
                case.path_parameters["id"] = rng.choice(known)
            token = server.guest("Eve") if ending else rng.choice([server.ada, server.bob])
            headers = {"Authorization": f"Bearer {token}"} if rng.random() < 0.9 else {}
            response = case.call(headers=headers)
            fitting = checks[:-1] if response.status_code == 413 else checks  # refusing a large body is correct too
            case.validate_response(response, checks=fitting)

        return send

    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        ending = (operation.method.upper(), operation.path) in ENDING
        known = [server.upload] if "records" in operation.path else [server.open, server.running, server.over]
        mode = GenerationMode.POSITIVE if right else GenerationMode.NEGATIVE
        with contextlib.suppress(SkipTest, Unsatisfiable):  # a route that reads nothing has no invalid requests
            quiet(given(case=operation.as_strategy(generation_mode=mode))(sender(ending, known)))()
    return sent


# --- frames


def frame(payload: bytes, opcode: int = 1, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A client's frame, valid or invalid."""
    head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    size = len(payload)
    mark = 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 65_536:
        head += bytes([mark | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mark | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Mutator:
    """Makes invalid frames from valid messages."""

    def __init__(self, server: Server, seed: int) -> None:
        self.rng = random.Random(seed)
        table = {"table": server.running}
        action = {"type": "ClaimTrack", "track": "paris-zurich", "spend": {"red": 3}}
        self.bases: list[dict[str, Any]] = [
            {"type": "Watch", "id": 1, **table, "seat": 0},
            {"type": "Act", "id": 2, **table, "seat": 0, "ask": 0, "action": action},
            {"type": "Act", "id": 3, **table, "seat": 0, "ask": 0, "action": {"type": "KeepTickets", "tickets": ["a"]}},
            {"type": "Why", "id": 4, **table, "seat": 0, "action": action},
            {"type": "Undo", "id": 5, **table, "seat": 0},
            {"type": "AnswerUndo", "id": 6, **table, "accept": True},
            {"type": "Resign", "id": 7, **table, "seat": 0},
            {"type": "Say", "id": 8, **table, "text": "hello"},
            {"type": "Mute", "id": 9, "person": "abcdefghij", "on": True},
            {"type": "WatchLobby", "id": 10, "on": True},
            {"type": "EndAsWon", "id": 11, **table},
            {"type": "Ping", "id": 12},
        ]

    def burst(self) -> list[bytes]:
        """As many frames as one connection allows; the server must refuse each of them."""
        if self.rng.random() < 0.2:
            return [self.wire()]
        return [frame(self.text()) for _ in range(PATIENCE)]

    def text(self) -> bytes:
        while True:
            data = self.spoiled() if self.rng.random() < 0.5 else self.tree()
            try:
                decode(data)
            except BadMessage:
                return data  # still a valid message, so not a mutation

    def spoiled(self) -> bytes:
        data = bytearray(json.dumps(self.rng.choice(self.bases)).encode())
        for _ in range(self.rng.randint(1, 4)):
            place = self.rng.randrange(len(data)) if data else 0
            match self.rng.randrange(6):
                case 0 if data:
                    data[place] ^= 1 << self.rng.randrange(8)
                case 1:
                    del data[place : place + self.rng.randint(1, 8)]
                case 2:
                    data[place:place] = os.urandom(self.rng.randint(1, 8))
                case 3:
                    data[place:place] = data[place : place + 20]
                case 4:
                    del data[place:]
                case _:
                    data[place:place] = self.rng.choice(
                        [b"[" * 300, b'{"a":' * 200, b"\x00", b"\xff\xfe", b"1e999", b","]
                    )
        return bytes(data)

    def tree(self) -> bytes:
        value = json.loads(json.dumps(self.rng.choice(self.bases)))
        spot = value
        while True:
            key = self.rng.choice(list(spot)) if spot else "x"
            if isinstance(spot.get(key), dict) and self.rng.random() < 0.6:
                spot = spot[key]
                continue
            break
        match self.rng.randrange(4):
            case 0:
                spot[key] = self.rng.choice(JUNK)
            case 1:
                spot.pop(key, None)
            case 2:
                spot[str(self.rng.choice(JUNK))[:50]] = self.rng.choice(JUNK)
            case _:
                value = self.rng.choice([[value], {"message": value}, json.dumps(value), self.rng.choice(JUNK)])
        return json.dumps(value).encode("utf-8", "surrogatepass")[:16_000]

    def wire(self) -> bytes:
        """Errors below the message level: not text, not a frame, no mask."""
        text = json.dumps(self.rng.choice(self.bases)).encode()
        return self.rng.choice([
            frame(text, opcode=2), frame(text, opcode=3), frame(text, opcode=11), frame(text, reserved=4),
            frame(text, masked=False), frame(text, opcode=0), frame(b"\xff\xff" + text), frame(b"x" * 17_000),
            frame(b"\x00", opcode=8), frame(b"\x03\xe7", opcode=8), frame(b"x" * 126, opcode=9),
            frame(text, final=False),
            b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", os.urandom(40),
        ])  # fmt: skip


async def goodbye(reader: asyncio.StreamReader) -> None:
    """Wait until the server closes the connection (4400)."""
    heard = b""
    while b"\x11\x30" not in heard and (more := await reader.read(65_536)):
        heard = heard[-1:] + more


async def storm_frames(server: Server, count: int, lines: int = 8) -> int:
    """Send this many invalid frames; returns the number of connections used."""
    left = count
    connections = 0

    async def attack(number: int) -> None:
        nonlocal left, connections
        mutator = Mutator(server, number)
        while left > 0:
            connections += 1
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {server.ada}\r\n\r\n"
                .encode()
            )  # fmt: skip
            try:
                assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
                burst = mutator.burst()
                writer.write(b"".join(burst))
                left -= len(burst)
                await asyncio.wait_for(goodbye(reader), 30 if len(burst) == PATIENCE else 0.1)
            except (ConnectionError, asyncio.IncompleteReadError):
                pass
            except TimeoutError:
                assert len(burst) < PATIENCE, "a peer that talks nonsense is shown out"
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    await asyncio.gather(*(attack(number) for number in range(lines)))
    return connections


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["http", "frames", "stall"])
    parser.add_argument("--count", type=int, default=200_000, help="frames to send")
    parser.add_argument("--examples", type=int, default=100, help="made-up requests a route, right ones and wrong ones")
    parser.add_argument("--attack", action="append", help="which attack; default: all of them")
    parser.add_argument("--seconds", type=float, default=20, help="how long each attack lasts")
    given = parser.parse_args(words)
    return stall(given.attack, given.seconds) if given.what == "stall" else storm(given)


def stall(names: list[str] | None, seconds: float) -> int:
    """Attack a fresh server in each way; prints a line of JSON for each."""
    from bench.stall import ATTACKS, OPTIONS
    from bench.stall import stall as attack

    unknown = set(names or ()) - set(ATTACKS)
    if unknown:
        raise SystemExit(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    failed = []
    for name in names or ATTACKS:
        with staged(*OPTIONS) as server:
            found = attack(server, name, seconds)
        print(json.dumps(found), flush=True)
        failed += [] if found["passed"] else [name]
    print(f"failed: {', '.join(failed)}" if failed else "the others hardly noticed")
    return 1 if failed else 0


def storm(given: argparse.Namespace) -> int:
    with staged() as server:
        before = server.state()
        began = time.monotonic()
        if given.what == "http":
            wrong = storm_http(server, given.examples, right=False)
            changed = server.state() != before
            print(
                f"{wrong:,} wrong requests and {storm_http(server, given.examples, right=True):,} right ones", end=", "
            )
        else:
            connections = asyncio.run(storm_frames(server, given.count))
            changed = server.state() != before
            print(f"{given.count:,} frames over {connections:,} connections", end=", ")
        verdict = "state CHANGED by wrong ones" if changed else "0 state changes by wrong ones"
        faults = server.faults()
        alive = server.call("GET", "/healthz") == {"ok": True}
        seconds = time.monotonic() - began
        print(f"{seconds:.0f} s: {len(faults)} unhandled exceptions, {verdict}")
        for line in faults[:10]:
            print(line)
        return 0 if alive and not faults and not changed else 1


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main(sys.argv[1:]))

"""Floods of frames: each is cut off after a bounded number of frames, with a reason, and the others are served."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import Counter
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.connections.limits import Limits
from branchline.server.connections.transport import LIMIT, WebSocketTransport, frame
from tests.server.connections.test_frame_scanner import client_frame
from tests.server.socket_server import Guest, SocketServer, run, socket_server

EMPTY = b"\x00\x80\0\0\0\0"  # a continuation frame with nothing in it
FIRST = b"\x01\x80\0\0\0\0"  # the first frame of a text that goes on
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
NO_LIMITS = Limits(rate=1e6, burst=1e6)


def client_text(text: bytes) -> bytes:
    """A client's text frame; the mask is all zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


class Attacker:
    """Sends from a thread, as another process would, and keeps what it is sent."""

    def __init__(
        self, server: SocketServer, guest: Guest | None, flood: bytes, reads: bool = True, patient: bool = False
    ) -> None:
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        token = f"Authorization: Bearer {guest.token}\r\n" if guest else ""
        self.request = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{token}\r\n"
        ).encode()
        self.flood = flood
        self.accepted = threading.Event()
        if not patient:
            self.accepted.set()
        self.heard = b""
        self.threads = [threading.Thread(target=self.send)]
        if reads:
            self.threads.append(threading.Thread(target=self.read))

    def send(self) -> None:
        with contextlib.suppress(OSError):
            self.line.sendall(self.request)
            self.accepted.wait(30)
            self.line.sendall(self.flood)

    def read(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.line.recv(65_536):
                self.heard += data
                self.accepted.set()

    async def attack(self) -> None:
        """Attack until disconnected."""
        for thread in self.threads:
            thread.start()
        for thread in self.threads:
            await asyncio.to_thread(thread.join, 60)
            assert not thread.is_alive(), "the attacker was not disconnected"
        self.line.close()

    @property
    def farewell(self) -> tuple[int, str]:
        """Code and reason of the close frame, the last thing that is sent."""
        at = self.heard.rindex(b"\x88")
        data = self.heard[at + 2 : at + 2 + self.heard[at + 1]]
        return int.from_bytes(data[:2], "big"), data[2:].decode()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.connections.transport.LINGER", 0.5)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many frames of each kind were parsed."""
    found: Counter[str] = Counter()
    for name in ("handle_cont", "handle_text", "handle_ping", "handle_pong"):
        kept = getattr(WebSocketTransport, name)

        def counting(self: Any, *event: Any, name: str = name, kept: Any = kept) -> None:
            found[name] += 1
            kept(self, *event)

        monkeypatch.setattr(WebSocketTransport, name, counting)
    return found


FLOODS = {
    "empty continuation frames": (FIRST + EMPTY * 200_000, "too many fragments"),
    "pings": (PING * 200_000, "too many frames"),
    "pongs": (PONG * 200_000, "too many frames"),
    "pings between the fragments of a message": (FIRST + PING * 200_000, "too many frames"),
    "long messages": (client_text(b'{"type":"Ping","id":1' + b" " * 16_000 + b"}") * 300, "too many bytes"),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_is_cut_off_after_a_few_frames(name: str, parsed: Counter[str]) -> None:
    flood, reason = FLOODS[name]

    async def story() -> None:
        async with socket_server() as server:
            ann, eve = await server.guest("Ann"), await server.guest("Eve")
            async with server.client(ann) as client:
                attacker = Attacker(server, eve, flood)
                attack = asyncio.create_task(attacker.attack())
                while not attack.done():
                    assert (await client.say("Ping"))["type"] == "Pong"
                    await asyncio.sleep(0.06)
                await attack
            assert attacker.farewell == (4429, reason)
            assert server.tables.counts["flood_total"] == 1
            assert not server.tables.present(eve.person.id)

    run(story())
    assert parsed.total() < 600  # of 200,000


@pytest.mark.parametrize("patient", [False, True])  # whether it waits until the connection is accepted
@pytest.mark.parametrize("name", ["empty continuation frames", "pings"])
def test_a_flood_before_signing_in_is_cut_off(name: str, patient: bool, parsed: Counter[str]) -> None:
    async def story() -> None:
        async with socket_server() as server:
            attacker = Attacker(server, None, FLOODS[name][0], patient=patient)
            await attacker.attack()
            assert attacker.farewell == (4401, "signed out")

    run(story())
    assert parsed.total() < 300


def test_the_pongs_of_a_client_that_never_reads_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if no frame were counted."""
    most = 0
    kept = WebSocketTransport.handle_ping

    def watching(self: Any) -> None:
        nonlocal most
        kept(self)
        most = max(most, self.transport.get_write_buffer_size())

    monkeypatch.setattr(WebSocketTransport, "handle_ping", watching)

    async def story() -> None:
        async with socket_server(limits=NO_LIMITS) as server:
            eve = await server.guest("Eve")
            await Attacker(server, eve, client_frame(125, 9) * 60_000, reads=False).attack()
            assert server.tables.counts["cut_total"] == 1

    run(story())
    assert 0 < most < 2 * LIMIT


def test_a_flooder_is_sent_away_once() -> None:
    async def story() -> None:
        async with socket_server() as server:
            eve = await server.guest("Eve")
            async with server.client(eve) as client:
                (connection,) = server.tables.connections.of(eve.person.id)
                connection.close_flooder("too fast")
                connection.close_flooder("too many frames")  # both the transport and the endpoint may notice
                assert server.tables.counts["flood_total"] == 1
                with pytest.raises(ConnectionClosed) as closed:
                    await client.hear()
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too fast")

    run(story())


def test_nothing_is_sent_after_the_farewell() -> None:
    async def story() -> None:
        async with socket_server() as server:
            eve = await server.guest("Eve")
            listener = Attacker(server, eve, b"")
            listening = asyncio.create_task(listener.attack())
            while b"Welcome" not in listener.heard:
                await asyncio.sleep(0.01)
            (connection,) = server.tables.connections.of(eve.person.id)
            connection.close(4400, "nonsense")
            connection.send(frame(b'{"type":"Pong","id":1}'))
            await listening
            assert listener.heard.endswith(b"\x88\x0a" + (4400).to_bytes(2, "big") + b"nonsense")

    run(story())


def test_frames_of_one_connection_take_turns_with_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many arrive at once, a few are parsed per turn of the event loop."""
    turns: list[int] = []
    turn = 0
    kept = WebSocketTransport.handle_pong

    def noting(self: Any, event: Any) -> None:
        turns.append(turn)
        kept(self, event)

    monkeypatch.setattr(WebSocketTransport, "handle_pong", noting)

    async def story() -> None:
        nonlocal turn
        async with socket_server() as server, server.client(await server.guest("Ann")) as ann:
            ann.line.transport.write(PONG * 100)
            async with asyncio.timeout(30):
                while len(turns) < 100:
                    turn += 1
                    await asyncio.sleep(0)
            assert (await ann.say("Ping"))["type"] == "Pong"

    run(story())
    assert max(Counter(turns).values()) <= 16


def test_messages_sent_before_the_answer_to_the_handshake_are_answered() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            hello = client_text(b'{"type":"Ping","id":7}') + client_text(b'{"type":"Ping","id":8}')
            attacker = Attacker(server, ann, hello)
            for thread in attacker.threads:
                thread.start()
            async with asyncio.timeout(30):
                while b'"id":8' not in attacker.heard:
                    await asyncio.sleep(0.01)
            assert b'"id":7' in attacker.heard
            attacker.line.shutdown(socket.SHUT_RDWR)
            for thread in attacker.threads:
                await asyncio.to_thread(thread.join, 30)
            attacker.line.close()

    run(story())


def test_a_message_in_a_few_fragments_is_whole_again() -> None:
    async def story() -> None:
        async with socket_server() as server, server.client(await server.guest("Ann")) as ann:
            text = '{"type":"Ping","id":7}'
            await ann.line.send(list(text))
            assert await ann.hear() == {"type": "Pong", "id": 7}

    run(story())


def test_chat_is_limited_per_person() -> None:
    async def story() -> None:
        async with socket_server(limits=Limits(chat_rate=0.0001, chat_burst=3)) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            code = await server.table("north_america", [ann, bob])
            answers = []
            for _ in range(3):  # three connections, one after the other and at once
                async with server.client(ann) as one, server.client(ann) as two:
                    for client in (one, two):
                        await client.say("Watch", table=code, seat=0)
                        answers.append(await client.say("Say", table=code, text="hello"))
            assert [answer["type"] for answer in answers] == ["Ack"] * 3 + ["Trouble"] * 3
            assert answers[-1]["code"] == "too_fast"
            async with server.client(bob) as other:
                await other.say("Watch", table=code, seat=1)
                assert (await other.say("Say", table=code, text="hello"))["type"] == "Ack"

    run(story())

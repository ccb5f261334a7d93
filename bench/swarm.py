"""Simulated players for the server benchmarks: thousands of websockets in one process, each as cheap as possible.

Raw frames on plain transports; a message is parsed only if its seat is asked. Not a script; other benchmarks import it.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import time
from collections.abc import Callable
from typing import Any

import msgspec

ASKED = b'"choices":{'
decode = msgspec.json.decode
encode = msgspec.json.encode


def many_files() -> None:
    """Raise the limit of open sockets as far as the system allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def frame(text: bytes, opcode: int = 1) -> bytes:
    """A client's frame; the mask is all zeros, so the text is unchanged."""
    size = len(text)
    head = bytes([0x80 | opcode])
    if size < 126:
        return head + bytes([0x80 | size]) + b"\0\0\0\0" + text
    return head + b"\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + text


class Wire(asyncio.Protocol):
    """One websocket: ``hear`` is called with the bytes of every message, ``lost`` when it is closed."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None] | None = None) -> None:
        self.hear = hear
        self.lost = lost
        self.buffer = b""
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport = None  # type: ignore[assignment]
        self.close_code: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    def knock(self, host: str, token: str, path: str = "/ws") -> None:
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if b" 101 " not in buffer[:end]:
                self.transport.abort()
                return
            self.open = True
            at = end + 4
            self.ready.set_result(None)
        size = len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            opcode = buffer[at] & 15
            at = start + length
            if opcode == 1:
                self.hear(buffer[start:at])
            elif opcode == 9:
                self.transport.write(frame(buffer[start:at], 10))
            elif opcode == 8:
                self.close_code = int.from_bytes(buffer[start : start + 2], "big")
                self.transport.close()
        self.buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server did not open the line"))
        if self.lost is not None:
            self.lost()

    def say(self, text: bytes) -> None:
        self.transport.write(frame(text))


async def dial(
    address: tuple[str, int], token: str, hear: Callable[[bytes], None], lost: Callable[[], None] | None = None
) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear, lost), *address)
    wire.knock(f"{address[0]}:{address[1]}", token)
    await wire.ready
    return wire


def pick(choices: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A legal action, sometimes a claim, chosen from the choices alone."""
    pays = choices["pays"]
    if choices["keep"]:
        return {"type": "KeepTickets", "tickets": choices["keep"][: max(1, choices["keep_least"])]}
    if choices["stock"]:
        total, least, most = choices["stock"]
        train = rng.randint(least, most)
        return {"type": "ChoosePieces", "train": train, "ship": total - train}
    if choices["tunnel"] is not None:
        ways = pays[choices["tunnel"]]
        return {"type": "PayTunnel", "spend": ways[0]} if ways else {"type": "DeclineTunnel"}
    claims = choices["claims"]
    if claims and rng.random() < 0.5:
        track = rng.choice(list(claims))
        return {"type": "ClaimTrack", "track": track, "spend": rng.choice(pays[claims[track]])}
    if choices["draw"] and rng.random() < 0.7:
        return {"type": "DrawBlind", "deck": rng.choice(choices["draw"])}
    if choices["take"]:
        card = rng.choice(list(choices["take"]))
        refills = choices["take"][card]
        return {"type": "TakeCard", "card": card, "refill": rng.choice(refills) if refills else None}
    if choices["draw"]:
        return {"type": "DrawBlind", "deck": choices["draw"][0]}
    if claims:
        track = next(iter(claims))
        return {"type": "ClaimTrack", "track": track, "spend": pays[claims[track]][0]}
    if choices["tickets"]:
        return {"type": "DrawTickets"}
    if choices["exchange"]:
        return {"type": "ExchangePieces", "take": next(iter(choices["exchange"])), "count": 1}
    for kind, places in choices["builds"].items():
        for city, row in places.items():
            return {"type": f"Build{kind.capitalize()}", "city": city, "spend": pays[row][0]}
    return {"type": "Pass"}


def number(data: bytes, name: bytes) -> int:
    """A number from a message, without parsing the rest."""
    at = data.index(b'"' + name + b'":') + len(name) + 3
    end = at
    while data[end : end + 1].isdigit():
        end += 1
    return int(data[at:end])


class Table:
    """A table that the swarm plays: when the last act was sent, and what is unanswered."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sent = 0.0
        self.awaited = -1  # the number of the entry that the act will be
        self.over = False


class Chair:
    """One socket at a table: a player, or a spectator (``seat`` None)."""

    def __init__(self, swarm: Swarm, table: Table, seat: int | None, token: str) -> None:
        self.swarm = swarm
        self.table = table
        self.seat = seat
        self.token = token
        self.wire: Wire | None = None
        self.choices: bytes | None = None
        self.ids = 0
        self.seq = -1
        self.answered = -1  # the last question it answered
        self.pending: dict[int, tuple[bytes, float]] = {}  # unanswered acts, and when they were sent

    async def sit(self) -> None:
        self.wire = await dial(self.swarm.address, self.token, self.hear, self.lost)
        seat = "null" if self.seat is None else str(self.seat)
        self.wire.say(f'{{"type":"Watch","id":0,"table":"{self.table.code}","seat":{seat}}}'.encode())
        for act, _ in self.pending.values():
            self.wire.say(act)  # perhaps it was stored: send it again, it is played once

    def lost(self) -> None:
        self.wire = None
        self.choices = None
        self.swarm.lost(self)

    def hear(self, data: bytes) -> None:
        now = time.perf_counter()
        if data.startswith(b'{"type":"Update"'):
            self.swarm.updates += 1
            self.seq = number(data, b"seq")
            if self.seq == self.table.awaited:
                self.swarm.fanouts.append(now - self.table.sent)
            if ASKED in data:
                self.hear_question(data)
            elif b'"phase":"over"' in data:
                self.table.over = True
        elif data.startswith(b'{"type":"Ack"'):
            found = self.pending.pop(number(data, b"id"), None)
            if found is not None:
                self.swarm.acks.append(now - found[1])
                self.swarm.acked(self, found[0], number(data, b"seq"))
            elif data.startswith(b'{"type":"Ack","id":0,'):
                self.swarm.seated += 1
        elif data.startswith((b'{"type":"Refusal"', b'{"type":"Trouble"')):
            found = None if b'"id":null' in data else self.pending.pop(number(data, b"id"), None)
            self.swarm.trouble(self, data, found[0] if found else b"")

    def hear_question(self, data: bytes) -> None:
        ask = number(data, b"ask")
        known = self.choices is not None
        if ask != self.answered:
            self.choices = data
            if not known:
                self.swarm.asked(self)

    def act(self) -> None:
        """Answer the open question."""
        assert self.choices is not None
        assert self.wire is not None
        message = decode(self.choices)
        choices = message["choices"]
        self.choices = None
        self.answered = choices["ask"]
        self.ids += 1
        action = encode(pick(choices, self.swarm.rng)).decode()
        head = f'{{"type":"Act","id":{self.ids},"table":"{self.table.code}","seat":{self.seat}'
        act = f'{head},"ask":{choices["ask"]},"action":{action}}}'.encode()
        self.table.sent = time.perf_counter()
        self.pending[self.ids] = (act, self.table.sent)
        self.table.awaited = message["seq"] + 1
        self.wire.say(act)


class Swarm:
    """All sockets, and the measurements."""

    def __init__(self, address: tuple[str, int], seed: int = 1) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.chairs: list[Chair] = []
        self.ready: asyncio.Queue[Chair] = asyncio.Queue()
        self.acks: list[float] = []
        self.fanouts: list[float] = []
        self.troubles: list[bytes] = []
        self.updates = 0
        self.seated = 0
        self.losses = 0
        self.eager = False  # answer every question at once

    def asked(self, chair: Chair) -> None:
        if self.eager:
            chair.act()
        else:
            self.ready.put_nowait(chair)

    def acked(self, chair: Chair, act: bytes, seq: int) -> None:
        """An act is durable."""

    def trouble(self, chair: Chair, data: bytes, act: bytes) -> None:
        self.troubles.append(data)

    def lost(self, chair: Chair) -> None:
        self.losses += 1

    async def sit_all(self, at_once: int = 100) -> None:
        for start in range(0, len(self.chairs), at_once):
            await asyncio.gather(*(chair.sit() for chair in self.chairs[start : start + at_once]))
        while self.seated < len(self.chairs):
            await asyncio.sleep(0.05)

    async def play(self, seconds: float, rate: float) -> int:
        """Answer questions at a steady rate; returns how many were answered."""
        began = time.perf_counter()
        moves = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * rate)
            while moves < due and not self.ready.empty():
                chair = self.ready.get_nowait()
                if chair.choices is not None and chair.wire is not None:
                    chair.act()
                    moves += 1
            await asyncio.sleep(1 / rate if rate < 500 else 0.002)
        return moves

    def clear(self) -> None:
        self.acks.clear()
        self.fanouts.clear()


def part(values: list[float], share: float) -> float:
    """A percentile, in milliseconds."""
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 2) if values else 0.0


def seconds_used(pid: int) -> float:
    """Processor time of a process so far."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

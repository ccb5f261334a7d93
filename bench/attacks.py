"""Attacks on the server's attention: each keeps up to fifty connections busy from one address, in a process of its own.
Not a script; `bench/stall.py` runs them and measures what others notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import uvloop

SOURCE = "127.0.0.2"  # not the address of the others
CHUNK = 65_536
SILENT = "closed without a word"  # how a connection ended, besides HTTP statuses and codes of close frames
UNREAD = "disconnected"  # of an attacker that never reads
FIRST = b"\x01\x80\0\0\0\0"  # the first frame of a text that goes on
EMPTY = b"\x00\x80\0\0\0\0"  # a continuation frame with nothing in it
PING = b"\x89\x80\0\0\0\0"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
MESSAGE = b"\x81\x96\0\0\0\0" + b'{"type":"Ping","id":1}'


@dataclass
class Target:
    """The server, tokens of people for the attacker, and how the attacker's connections ended."""

    port: int
    tokens: list[str]
    until: float
    ended: Counter[str] = field(default_factory=Counter)

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    def handshake(self, number: int, signed_in: bool = True) -> bytes:
        token = f"Authorization: Bearer {self.tokens[number % len(self.tokens)]}\r\n" if signed_in else ""
        return (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{token}\r\n"
        ).encode()

    async def dial(self) -> socket.socket:
        line = socket.socket()
        line.setblocking(False)
        line.bind((SOURCE, 0))
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        return line


Attack = Callable[[Target, int], Awaitable[None]]


def ending(heard: bytes) -> str:
    """How the server ended a connection: an HTTP status, or code and reason of a close frame."""
    head, _, frames = heard.partition(b"\r\n\r\n")
    if not head:
        return SILENT
    status = head.split(b" ", 2)[1].decode()
    if status != "101":
        return f"HTTP {status}"
    at = 0
    while at + 2 <= len(frames):
        size, start = frames[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(frames[at + 2 : at + 4], "big"), at + 4
        if frames[at] == 0x88:
            data = frames[start : start + size]
            return f"{int.from_bytes(data[:2], 'big')} {data[2:].decode()}".strip()
        at = start + size
    return SILENT


async def exchange(
    target: Target, first: bytes, then: bytes, *, reads: bool = True, waits: bool = True, pause: float = 0.0
) -> None:
    """Send something, wait for an answer, then send something again and again until the server hangs up."""
    loop = asyncio.get_running_loop()
    line = await target.dial()
    heard = bytearray()
    answered = asyncio.Event()

    async def listen() -> None:
        with contextlib.suppress(OSError):
            while data := await loop.sock_recv(line, CHUNK):
                heard.extend(data)
                answered.set()
        answered.set()

    listening = asyncio.create_task(listen()) if reads else None
    try:
        await loop.sock_sendall(line, first)
        if listening and waits:
            await asyncio.wait_for(answered.wait(), max(0.1, target.until - time.monotonic()))
        while target.going and not (listening and listening.done()):
            await asyncio.wait_for(loop.sock_sendall(line, then), max(0.1, target.until - time.monotonic()))
            if pause:
                await asyncio.sleep(pause)
    except (OSError, TimeoutError):
        pass
    finally:
        if listening:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(listening), 0.2)
            listening.cancel()
        line.close()
        how = ending(bytes(heard)) if reads else UNREAD
        if target.going or how[0].isdigit():
            target.ended[how] += 1


def flood(frames: bytes, *, start: bytes = b"", signed_in: bool = True, reads: bool = True) -> Attack:
    async def attack(target: Target, number: int) -> None:
        await exchange(
            target, target.handshake(number, signed_in), start + frames * (CHUNK // len(frames)), reads=reads
        )

    return attack


async def half_headers(target: Target, number: int) -> None:
    """One line of a header that never ends, now and then."""
    await exchange(target, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"x-more: 1\r\n", waits=False, pause=0.3)


async def long_headers(target: Target, number: int) -> None:
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 50_000 + b"\r\n"
    await exchange(target, head, head)


async def crumbs(target: Target, number: int) -> None:
    """A body in chunks of one byte."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    await exchange(target, head, b"1\r\nx\r\n" * (CHUNK // 6), waits=False)


async def churn(target: Target, number: int) -> None:
    """Connect, hear the welcome, hang up, connect again."""
    loop = asyncio.get_running_loop()
    line = await target.dial()
    try:
        await loop.sock_sendall(line, target.handshake(number))
        heard = await loop.sock_recv(line, CHUNK)
        target.ended["let in" if b" 101 " in heard else ending(heard)] += 1
    except OSError:
        target.ended[UNREAD] += 1
    finally:
        line.close()


FRAMES: dict[str, Attack] = {
    "fragments": flood(EMPTY, start=FIRST),
    "fragments-before-login": flood(EMPTY, start=FIRST, signed_in=False),
    "pings": flood(PING),
    "pings-unread": flood(LONG_PING, reads=False),
    "messages": flood(MESSAGE),
    "half-headers": half_headers,
    "long-headers": long_headers,
    "crumbs": crumbs,
    "churn": churn,
}


def keep_attacking(name: str, port: int, tokens: list[str], seconds: float, lines: int, out: Connection) -> None:
    """Run one attack until the time is over, on so many connections at once; send how they ended."""
    os.nice(5)  # the attacker is another machine: it must not take the server's processor
    out.send("ready")

    async def work() -> Counter[str]:
        target = Target(port, tokens, time.monotonic() + seconds)

        async def again_and_again(number: int) -> None:
            while target.going:
                try:
                    await FRAMES[name](target, number)
                except OSError:
                    target.ended["not let in"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again_and_again(number) for number in range(lines)))
        return target.ended

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found: Any = runner.run(work())
    out.send(dict(found))

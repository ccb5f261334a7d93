"""Outgoing requests go to public machines over https, never into the server's own network, whatever a name resolves to."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from branchline.server.notifications import outgoing_http
from branchline.server.notifications.name_lookup import LOOKUPS, lookup
from branchline.server.notifications.outgoing_http import BadAddress, check_url, post, resolve

INSIDE = (
    "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "[::1]",
    "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::]", "224.0.0.1", "[2002:7f00:1::]",
    "240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "192.88.99.1",
    "[64:ff9b::a00:1]", "[64:ff9b::808:808]", "[64:ff9b:1::a00:1]",  # NAT64
    "[fec0::1]", "[feff::1]",  # site-local
    "[::10.0.0.1]", "[::8.8.8.8]", "[::ffff:0:10.0.0.1]", "[::ffff:8.8.8.8]",  # IPv4-compatible, translated, mapped
    "[2002:a00:1::1]", "[2002:808:808::1]", "[2001:0:a00:1::1]", "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",  # 6to4, Teredo
    "[2a00:1450::5efe:a00:1]", "[2a00:1450::200:5efe:10.0.0.1]",  # ISATAP
    "[2001:db8::1]", "[100::1]", "[ff02::1]", "[fd00:ec2::254]", "[2001:10::1]",
)  # fmt: skip
OUTSIDE = ("8.8.8.8", "93.184.215.14", "[2a00:1450:4001:80b::200e]", "[2606:4700:4700::1111]", "[2001:4860:4860::8888]")


@pytest.mark.parametrize("host", OUTSIDE)
def test_public_addresses_are_allowed(host: str) -> None:
    assert check_url(f"https://{host}/hook", False).hostname == host.strip("[]")


@pytest.mark.parametrize("host", INSIDE)
def test_addresses_of_a_private_network_are_refused(host: str) -> None:
    with pytest.raises(BadAddress):
        check_url(f"https://{host}/hook", False)


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://me:pw@example.org/",
     "https://example.org:99999/", "https://example.org:0/", "https://exa mple.example/", "https://example.org/\r\nx: y",
     "https://exämple.example/", "https://[::1", "file://example.org/x"],
)  # fmt: skip
def test_addresses_that_make_no_sense_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        check_url(url, False)


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "::1", "169.254.169.254", "64:ff9b::a00:1", "fec0::1", "::10.0.0.1"]
)
def test_a_name_with_a_private_address_is_not_called(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    def answer(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: pytest.fail("it was called"))
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(post("https://innocent.example/hook", b"", {}))


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second lookup could give another address, so the name is resolved only once."""
    asked: list[str] = []
    called: list[Any] = []

    def answer(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.215.14", 443))]

    async def connect(host: str, port: int, **more: Any) -> Any:
        called.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(post("https://innocent.example/hook", b"", {}, tls=ssl.create_default_context()))
    assert asked == ["innocent.example"] and called == [("93.184.215.14", 443, "innocent.example")]


def test_an_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    with pytest.raises(BadAddress, match="no such"):
        asyncio.run(resolve("nobody.example", 443, False))


@contextlib.asynccontextmanager
async def receiver(
    behave: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
) -> AsyncIterator[str]:
    """A machine that is called and behaves as it likes."""

    open_: dict[asyncio.Task[Any] | None, asyncio.StreamWriter] = {}

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        open_[asyncio.current_task()] = writer
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
            await behave(reader, writer)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    finally:
        server.close()
        for task, writer in open_.items():
            assert task is not None
            writer.transport.abort()
            await task
        await asyncio.sleep(0)  # the sockets are closed in the next turn


def says(answer: bytes) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]:
    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)

    return behave


@pytest.mark.parametrize(
    ("answer", "status"),
    [(b"HTTP/1.1 204 No Content\r\n\r\n", 204), (b"HTTP/1.0 410\r\n\r\n", 410), (b"HTTP/1.1 302 x\r\nlocation: /y\r\n", 302),
     (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n", 200)],
)  # fmt: skip
def test_the_status_is_read(answer: bytes, status: int) -> None:
    async def story() -> None:
        async with receiver(says(answer)) as url:
            assert await post(url, b"{}", {}, True) == status

    asyncio.run(story())


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1", b"SSH-2.0-x\r\n", b"HTTP/1.1 yes\r\n", b"HTTP/1.1 99 x\r\n", b"x" * 100_000,
     b"HTTP/1.1 100 x\r\n\r\n" * 10],
)  # fmt: skip
def test_nonsense_is_no_answer(answer: bytes) -> None:
    async def story() -> None:
        async with receiver(says(answer)) as url:
            with pytest.raises(OSError, match="no HTTP answer"):
                await post(url, b"{}", {}, True)

    asyncio.run(story())


@pytest.mark.parametrize("drop", [b"H", b"HTTP/1.1 100 x\r\n\r\n", b"\0"])
def test_one_deadline_for_the_whole_call(monkeypatch: pytest.MonkeyPatch, drop: bytes) -> None:
    """A receiver that sends a byte now and then is always about to answer."""
    monkeypatch.setattr(outgoing_http, "SECONDS", 0.5)
    monkeypatch.setattr(outgoing_http, "INTERIM", 10**9)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(drop)
            await writer.drain()
            await asyncio.sleep(0.05)

    async def story() -> None:
        async with receiver(drip) as url:
            before = monotonic()
            with pytest.raises(TimeoutError):
                await post(url, b"{}", {}, True)
            assert 0.4 < monotonic() - before < 20

    asyncio.run(story())


HANG = """
import asyncio, socket, time
from branchline.server.notifications.outgoing_http import post

socket.getaddrinfo = lambda *_, **__: time.sleep(300)

async def main():
    call = asyncio.ensure_future(post("https://slow.example/hook", b"", {}))
    await asyncio.sleep(0.2)
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)

asyncio.run(main())
print("done")
"""


def test_a_name_server_that_does_not_answer_does_not_keep_the_process_alive() -> None:
    done = subprocess.run([sys.executable, "-c", HANG], capture_output=True, text=True, timeout=120, check=False)
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("done", "", 0)


def test_the_number_of_lookups_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def answer(*_: Any, **__: Any) -> list[Any]:
        release.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", answer)

    async def story() -> None:
        running = [asyncio.ensure_future(lookup(f"{n}.example", 443)) for n in range(LOOKUPS)]
        await asyncio.sleep(0)
        with pytest.raises(OSError, match="too many"):
            await lookup("one.more.example", 443)
        release.set()
        assert await asyncio.gather(*running) == [[]] * LOOKUPS
        assert await lookup("again.example", 443) == []

    asyncio.run(story())


def test_a_handshake_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_http, "SECONDS", 0.5)

    async def story() -> None:
        async with mute() as url:
            with pytest.raises(TimeoutError):
                await post(url, b"{}", {}, True, ssl.create_default_context())

    asyncio.run(story())


@contextlib.asynccontextmanager
async def mute() -> AsyncIterator[str]:
    """A port that takes connections and says nothing at all."""
    listener = socket.create_server(("127.0.0.1", 0))
    try:
        yield f"https://127.0.0.1:{listener.getsockname()[1]}/hook"
    finally:
        listener.close()


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for localhost, and a server's context with it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    path = folder / "localhost.pem"
    pem = Encoding.PEM
    path.write_bytes(key.private_bytes(pem, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(pem))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    return path, context


def test_the_certificate_is_checked_against_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, context = certificate(tmp_path)
    heard: list[bytes] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", 0))])

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        writer.transport.abort()

    async def story() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        tls = ssl.create_default_context(cafile=str(path))
        assert await post(f"https://localhost:{port}/a?b=c", b"{}", {"x-y": "z"}, True, tls) == 201
        assert heard[0].startswith(f"POST /a?b=c HTTP/1.1\r\nhost: localhost:{port}\r\n".encode())
        assert b"\r\ncontent-length: 2\r\n" in heard[0] and b"\r\nx-y: z\r\n" in heard[0]
        with pytest.raises(ssl.SSLCertVerificationError):
            await post(f"https://other.example:{port}/", b"{}", {}, True, tls)
        with pytest.raises(ssl.SSLCertVerificationError):
            await post(f"https://localhost:{port}/", b"{}", {}, True, ssl.create_default_context())
        assert len(heard) == 1
        server.close()
        await asyncio.sleep(0.05)

    asyncio.run(story())

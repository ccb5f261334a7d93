"""Outgoing requests go to public machines over https, never into the server's own network, whatever a name resolves to."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from branchline.server.notifications.outgoing_http import BadAddress, check_url, post, resolve

INSIDE = (
    "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "[::1]",
    "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::]", "224.0.0.1", "[2002:7f00:1::]",
)  # fmt: skip


@pytest.mark.parametrize("host", INSIDE)
def test_addresses_of_a_private_network_are_refused(host: str) -> None:
    with pytest.raises(BadAddress):
        check_url(f"https://{host}/hook", False)


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://me:pw@example.org/",
     "https://example.org:99999/", "https://example.org:0/", "https://exa mple.example/", "https://example.org/\r\nx: y",
     "https://exämple.example/", "https://[::1", "file:///a/file"],
)  # fmt: skip
def test_addresses_that_make_no_sense_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        check_url(url, False)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "::1", "169.254.169.254"])
def test_a_name_with_a_private_address_is_not_called(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    def answer(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(BadAddress, match="private"):
        post("https://innocent.example/hook", b"", {})


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second lookup could give another address, so the name is resolved only once."""
    asked: list[str] = []
    called: list[str] = []

    def answer(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.215.14", 443))]

    def connect(where: tuple[str, int], *_: Any) -> socket.socket:
        called.append(where[0])
        raise TimeoutError

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(TimeoutError):
        post("https://innocent.example/hook", b"", {})
    assert asked == ["innocent.example"] and called == ["93.184.215.14"]


def test_an_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    with pytest.raises(BadAddress, match="no such"):
        resolve("nobody.example", 443, False)

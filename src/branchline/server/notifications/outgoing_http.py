"""Requests to other servers: one POST to a public address, over https, with one deadline for all of it, no redirects.

The host name is resolved once, and the address that was checked is the one called. It knows nothing about people.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from branchline.server.notifications.name_lookup import lookup

SECONDS = 5.0  # for the whole call: name lookup, connecting, TLS, sending, and the first line of the answer
LINE = 8_192  # most bytes of a line of the answer
INTERIM = 5  # most interim answers (100 to 199) before the real one
UNICAST6 = ipaddress.ip_network("2000::/3")  # all other IPv6 addresses are special: NAT64, site-local, mapped IPv4 ...
TUNNELS = tuple(map(ipaddress.ip_network, ("2001::/32", "2002::/16", "192.88.99.0/24")))  # Teredo, 6to4, 6to4 relays
ISATAP = (bytes.fromhex("00005efe"), bytes.fromhex("02005efe"))  # RFC 5214: an IPv4 address follows
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(ValueError):
    """The address may not be called: not https, or in a private network."""


def check_url(url: str, allow_local: bool) -> SplitResult:
    """Check the text of a URL, and return its parts."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("it is no address") from None
    if parts.scheme not in (("https", "http") if allow_local else ("https",)):
        raise BadAddress("it must begin with https://")
    if not parts.hostname or parts.username or parts.password or port == 0:
        raise BadAddress("it must name a machine, and no password")
    if not url.isascii() or any(letter <= " " for letter in url):
        raise BadAddress("it has letters that no address has")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not allow_local and not is_public(literal):
        raise BadAddress("it is a machine of a private network")
    return parts


def is_public(address: Address) -> bool:
    """Whether it is a machine of the internet, and no way to one of a private network."""
    if isinstance(address, ipaddress.IPv6Address):
        if address not in UNICAST6 or address.packed[8:12] in ISATAP:
            return False
    elif address.is_multicast:
        return False
    return address.is_global and not any(address in network for network in TUNNELS)


async def resolve(host: str, port: int, allow_local: bool) -> str:
    """Resolve a host name; raise BadAddress if it leads into a private network."""
    try:
        addresses = await lookup(host, port)
    except (OSError, UnicodeError):
        raise BadAddress("there is no such machine") from None
    if not addresses:
        raise BadAddress("there is no such machine")
    if not allow_local and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise BadAddress("it is a machine of a private network")
    return addresses[0]


async def post(
    url: str, body: bytes, headers: Mapping[str, str], allow_local: bool = False, tls: ssl.SSLContext | None = None
) -> int:
    """Send a POST and return the status; raises BadAddress, or OSError if there was no answer in time.

    ``tls``: needed for https; making one takes long, so callers keep it."""
    parts = check_url(url, allow_local)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    async with asyncio.timeout(SECONDS):
        address = await resolve(parts.hostname, port, allow_local)
        reader, writer = await asyncio.open_connection(
            address, port, limit=LINE, ssl=tls if secure else None, server_hostname=parts.hostname if secure else None
        )
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()  # nothing more is said or read


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {target} HTTP/1.1", f"host: {parts.netloc}", f"content-length: {len(body)}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Read the status of the answer; what follows is not read."""
    try:
        for _ in range(INTERIM):
            version, number, *_ = (await reader.readuntil(b"\n")).split(None, 2)
            status = int(number)
            if not version.startswith(b"HTTP/1.") or not 100 <= status <= 599:
                break
            if status >= 200:
                return status
            while (await reader.readuntil(b"\n")).strip():
                pass
    except (ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass
    raise OSError("no HTTP answer")

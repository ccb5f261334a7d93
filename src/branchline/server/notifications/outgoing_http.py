"""Requests to other servers: one POST to a public address, over https, with a short timeout and no redirects.

The host name is resolved once, and the address that was checked is the one called. It blocks: call it in a thread.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

SECONDS = 5.0


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
    if not allow_local and not _public(literal):
        raise BadAddress("it is a machine of a private network")
    return parts


def _public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    return bool(address.is_global and not address.is_multicast and (inner is None or inner.is_global))


def resolve(host: str, port: int, allow_local: bool) -> str:
    """Resolve a host name; raise BadAddress if it leads into a private network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("there is no such machine") from None
    addresses = [str(item[4][0]).partition("%")[0] for item in found]
    if not addresses:
        raise BadAddress("there is no such machine")
    if not allow_local and not all(_public(ipaddress.ip_address(address)) for address in addresses):
        raise BadAddress("it is a machine of a private network")
    return addresses[0]


def post(url: str, body: bytes, headers: Mapping[str, str], allow_local: bool = False) -> int:
    """Send a POST and return the status; raises BadAddress or OSError if there was no answer."""
    parts = check_url(url, allow_local)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = resolve(parts.hostname, port, allow_local)
    raw = socket.create_connection((address, port), SECONDS)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    try:
        if parts.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=parts.hostname)
        connection.sock = raw
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, body, {"host": parts.netloc, **headers})
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(f"no HTTP answer: {type(error).__name__}") from None
    finally:
        connection.close()
        raw.close()

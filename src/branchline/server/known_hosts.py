"""The names and addresses by which browsers may call the server.

A page on evil.example can make its own name point to this server (DNS rebinding) and would then be of the same origin.
It can't change the Host header that the browser sends, so a name that is not the server's is refused.
"""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address

from branchline.server.settings import Settings, host_name, is_loopback


class KnownHosts:
    """What the Host header of a request may be."""

    def __init__(self, settings: Settings) -> None:
        names = [settings.host, *settings.allowed_hosts]
        if settings.public_origin is not None:
            names.append(host_name(settings.public_origin.partition("://")[2]))
        if not is_loopback(settings.host):
            machine = socket.gethostname()
            names += [machine, f"{machine.partition('.')[0]}.local"]
        self.names = frozenset(name.lower().strip("[]").rstrip(".") for name in names if name)

    def knows(self, host: str, arrived_at: str | None) -> bool:
        """Whether a Host header is known; ``arrived_at`` is this machine's address of the connection."""
        name = host_name(host)
        if not name:
            return not host  # only browsers can be misled, and they always send it
        if name in self.names or is_loopback(name):
            return True
        return arrived_at is not None and _same_address(name, arrived_at)


def _same_address(one: str, other: str) -> bool:
    try:
        return _plain(one) == _plain(other)
    except ValueError:
        return False


def _plain(address: str) -> object:
    found = ip_address(address.partition("%")[0])
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found

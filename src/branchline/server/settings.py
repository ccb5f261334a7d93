"""Settings of a server: where it listens, where its data is, and its public address.

Plain values, read once; nothing is opened or started here.
"""

from __future__ import annotations

import ipaddress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """``public_url``: the address that browsers use, if it differs from where the server listens (behind a proxy).
    ``allowed_hosts``: further names or addresses by which browsers may call the server.
    ``connections_per_address``: most connections of one address; 0: no limit by address.
    ``open_command``: what to type to let other devices in."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8460
    public_url: str | None = None
    allow_local_webhooks: bool = False
    admin_socket: Path | None = None  # None: beside the data file
    allowed_hosts: tuple[str, ...] = ()
    connections_per_address: int = 64
    open_command: str = "branchline serve --host 0.0.0.0"

    @property
    def admin_path(self) -> Path:
        """The socket of ``branchline admin``."""
        return self.admin_socket or admin_socket_of(self.data)

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def secure(self) -> bool:
        """Whether cookies are sent over https only."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def public_origin(self) -> str | None:
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    def own_origin(self, origin: str, host: str) -> bool:
        """Whether an origin is this server's own, for a request with this Host header, which is known."""
        origin, host = origin.lower(), host.lower()
        if self.public_origin is not None and origin == self.public_origin:
            return True
        if origin not in (f"http://{host}", f"https://{host}") or not host:
            return False
        if self.public_origin is None:
            return True
        name = host_name(host)
        return is_loopback(name) or name in map(str.lower, self.allowed_hosts)


def host_name(host: str) -> str:
    """Return the name or address in a Host header, without port and brackets; "" if it is malformed."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def admin_socket_of(data: Path) -> Path:
    """The socket beside a data file."""
    return data.with_name(f"{data.name}.admin")


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_private(host: str) -> bool:
    """Whether it is an address of this machine or of a private network."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False

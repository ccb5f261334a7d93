"""Bans: people and networks of addresses that are kept out, in memory for a quick check and in the store.

It answers who is banned; ``accounts`` refuses them, and ``admin`` decides about bans.
"""

from __future__ import annotations

import ipaddress
from time import time
from typing import Any, TypeAlias

from branchline.server.errors import RequestError
from branchline.server.store.admin_protocol import AdminStore, BanRow

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
IPV6_HOST = 64  # one IPv6 customer has at least a /64, so an address alone bans nobody
WIDEST = {4: 8, 6: 32}  # shorter prefixes are mistakes, or need ``force``


def parse_address(text: str) -> Address | None:
    """Return the address, an IPv4 one where it is mapped into IPv6; None if it is none."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def network_of(text: str) -> Network:
    """Return the network that a ban of ``text`` means: an IPv4 address, the /64 of an IPv6 address, or a network.

    ValueError: it is none of these."""
    address = parse_address(text)
    try:
        if address is None:
            network = ipaddress.ip_network(text, strict=False)
            mapped = network.network_address
            if isinstance(mapped, ipaddress.IPv6Address) and mapped.ipv4_mapped is not None and network.prefixlen >= 96:
                return ipaddress.ip_network((mapped.ipv4_mapped, network.prefixlen - 96))
            return network
        return ipaddress.ip_network((address, IPV6_HOST if address.version == 6 else 32), strict=False)
    except ValueError:
        raise ValueError(
            f"{text!r} is no address or network such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48"
        ) from None


def check_harmless(network: Network) -> None:
    """Raise ValueError for a ban that would lock out the machine itself, its proxy, or half of the internet."""
    loopback = ipaddress.ip_network("127.0.0.0/8" if network.version == 4 else "::1/128")
    if network.overlaps(loopback):
        raise ValueError(f"{network} contains this machine itself, and a proxy on it; use --force")
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(f"{network} is a large part of the internet; use --force")


def refusal(row: BanRow) -> RequestError:
    """The answer to whoever is banned."""
    params: dict[str, Any] = {"until": row.until, "reason": row.reason}
    return RequestError(403, "banned", "this person or address is banned from this server", **params)


class Bans:
    """All bans that hold."""

    def __init__(self) -> None:
        self._people: dict[str, BanRow] = {}
        self._networks: dict[tuple[int, int], dict[int, BanRow]] = {}  # by version and prefix, then the first address

    @classmethod
    async def open(cls, store: AdminStore) -> Bans:
        bans = cls()
        for row in await store.bans():
            bans.put(row)
        return bans

    def put(self, row: BanRow) -> None:
        if row.kind == "person":
            self._people[row.whom] = row
            return
        network = ipaddress.ip_network(row.whom)
        of_size = self._networks.setdefault((network.version, network.prefixlen), {})
        of_size[int(network.network_address)] = row

    def drop(self, row_kind: str, whom: str) -> None:
        if row_kind == "person":
            self._people.pop(whom, None)
            return
        network = ipaddress.ip_network(whom)
        size = (network.version, network.prefixlen)
        of_size = self._networks.get(size, {})
        of_size.pop(int(network.network_address), None)
        if not of_size:
            self._networks.pop(size, None)

    def of_person(self, person: str, owner: str | None = None) -> BanRow | None:
        """The ban of a person; a remote bot is banned with its owner."""
        return _holds(self._people.get(person)) or (_holds(self._people.get(owner)) if owner else None)

    def of_address(self, text: str) -> BanRow | None:
        if not self._networks:
            return None
        address = parse_address(text)
        if address is None:
            return None
        number, bits = int(address), address.max_prefixlen
        for (version, prefix), of_size in self._networks.items():
            if version == address.version:
                row = _holds(of_size.get(number >> (bits - prefix) << (bits - prefix)))
                if row is not None:
                    return row
        return None


def _holds(row: BanRow | None) -> BanRow | None:
    return row if row is not None and (row.until is None or row.until > time()) else None

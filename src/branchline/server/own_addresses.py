"""The addresses of this machine that other devices in its networks can reach.

It asks the system and sends nothing. Which of them the server listens at is decided by whoever asks.
"""

from __future__ import annotations

import contextlib
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # of documentation: nobody is there
_GET_ADDRESS = 0x8915  # Linux: SIOCGIFADDR
_INSIDE = ("lo", "docker", "br-", "veth", "virbr", "vmnet", "cni", "podman", "lxc")  # networks inside this machine


def own_addresses() -> tuple[str, ...]:
    """Return them, the one of the usual route first and private networks before public ones."""
    found = [*_routed(), *(_by_interface() if sys.platform == "linux" else _by_name())]
    return sorted_addresses(found)


def sorted_addresses(found: Iterable[str]) -> tuple[str, ...]:
    """Return each address once that others can reach, private networks first, otherwise in the same order."""
    good = [one for one in dict.fromkeys(map(_address, found)) if one is not None and _reachable(one)]
    return tuple(map(str, sorted(good, key=lambda one: (not one.is_private, one.version))))


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


def _reachable(one: IPv4Address | IPv6Address) -> bool:
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def _routed() -> Iterator[str]:
    """The addresses from which packets would leave; a datagram socket that connects sends nothing."""
    for family, far in _FAR.items():
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield str(probe.getsockname()[0])


def _by_interface() -> Iterator[str]:
    """The IPv4 address of each interface, as Linux tells it."""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(_INSIDE):
                continue
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(probe.fileno(), _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def _by_name() -> Iterator[str]:
    """The addresses of this machine's own name, which other systems list completely."""
    with contextlib.suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]

"""Who may connect: how many connections the server and one address have, how fast an address opens websockets, and
which addresses flood.

It counts and decides; the protocols and the entrance tell the client. Addresses are compared by their key
(``throttle.address_key``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, MutableMapping

from branchline.server.connections.limits import Limits, TokenBuckets
from branchline.server.throttle import Throttle, address_key

MINUTE = 60.0
Peer = tuple[str, int] | None


class Admission:
    """The connections of one server, by address.

    ``per_address``: most connections of one address; 0: addresses are not limited at all. ``total``: most connections
    of all together. ``is_proxy``: tells the peers whose connections are not theirs; their clients are counted per
    request."""

    def __init__(
        self,
        limits: Limits | None = None,
        per_address: int = 0,
        total: int | None = None,
        is_proxy: Callable[[str], bool] = lambda host: False,
        counts: MutableMapping[str, int] | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.per_address = per_address
        self.total = total
        self.is_proxy = is_proxy
        self.counts: MutableMapping[str, int] = Counter() if counts is None else counts
        self._peers: Counter[str] = Counter()  # connections by their own address
        self._clients: Counter[str] = Counter()  # requests and websockets under way by the client's address
        self._floods = Throttle(self.limits.floods, MINUTE)
        self._handshakes = TokenBuckets(self.limits.handshakes, self.limits.handshake_burst)

    def count(self, name: str) -> None:
        self.counts[name] += 1

    # --- connections, when they are made

    def is_full(self, connections: int) -> bool:
        """Whether there are more connections than the server has room for."""
        return self.total is not None and connections > self.total

    def enter_peer(self, peer: Peer) -> bool:
        """Count a new connection; returns False, and counts nothing, if its address has too many."""
        key = self._peer_key(peer)
        if key is None:
            return True
        if self._peers[key] >= self.per_address:
            return False
        self._peers[key] += 1
        return True

    def leave_peer(self, peer: Peer) -> None:
        key = self._peer_key(peer)
        if key is not None:
            _subtract(self._peers, key)

    def _peer_key(self, peer: Peer) -> str | None:
        if not self.per_address or peer is None or self.is_proxy(peer[0]):
            return None
        return address_key(peer[0])

    # --- requests and websockets, when the client's address is known

    def enter(self, key: str) -> bool:
        """Count a request or websocket under way; returns False, and counts nothing, if its address has too many."""
        if self.per_address and self._clients[key] >= self.per_address:
            return False
        self._clients[key] += 1
        return True

    def leave(self, key: str) -> None:
        _subtract(self._clients, key)

    def may_open_websocket(self, key: str) -> bool:
        """Count an attempt to open a websocket; returns whether the address opens them slowly and does not flood."""
        return not self.per_address or (not self._floods.wait(key) and self._handshakes.take(key))

    def flooded(self, key: str) -> None:
        """A client was disconnected because it sent far too much."""
        self.count("flood_total")
        self._floods.count(key)


def _subtract(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]

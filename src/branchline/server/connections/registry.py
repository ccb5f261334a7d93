"""All open connections: who has one, how many, and closing those of a session or a person.

It knows people's ids; what a connection watches is no affair of this list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from branchline.server.connections.connection import Peer
from branchline.server.connections.transport import frame
from branchline.server.wire import encode
from branchline.server.wire.server_messages import Closing


class Connections:
    """The connections of one server."""

    def __init__(self) -> None:
        self._peers: set[Peer] = set()
        self._per_person: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Peer]:
        """A snapshot: connections may come and go while it is read."""
        return iter(list(self._peers))

    def __len__(self) -> int:
        return len(self._peers)

    def add(self, peer: Peer) -> None:
        self._peers.add(peer)
        self._per_person[peer.person_id] += 1

    def remove(self, peer: Peer) -> None:
        self._peers.discard(peer)
        self._per_person[peer.person_id] -= 1
        if not self._per_person[peer.person_id]:
            del self._per_person[peer.person_id]

    def count_of(self, person: str) -> int:
        return self._per_person[person]

    def present(self, person: str) -> bool:
        return person in self._per_person

    def of(self, person: str) -> list[Peer]:
        return [peer for peer in self._peers if peer.person_id == person]

    def sign_out(self, token_hash: bytes) -> None:
        """Close the connections of a session."""
        self._sign_out([peer for peer in self._peers if peer.token_hash == token_hash])

    def sign_out_person(self, person: str, but: bytes | None = None) -> None:
        """Close the connections of a person, except those of the session ``but``."""
        self._sign_out([peer for peer in self.of(person) if peer.token_hash != but])

    def _sign_out(self, peers: list[Peer]) -> None:
        for peer in peers:
            peer.send(frame(encode(Closing("signed_out"))))
            peer.hang_up(4401, "signed out")

    def ask_to_return(self, code: str) -> None:
        """Close the connections that watch a table which has to be read again."""
        for peer in self:
            if code in peer.watches:
                peer.hang_up(1012, "come back")

    def close_idle(self, before: float) -> None:
        """Close those that watch nothing and have said nothing since a moment of the monotonic clock."""
        for peer in self:
            if not peer.watches and not peer.in_lobby and peer.heard < before:
                peer.hang_up(4408, "idle")

    def close(self) -> None:
        """Tell everybody that the server stops, and close."""
        data = frame(encode(Closing("restart")))
        for peer in self:
            peer.send(data)
            peer.hang_up(1012, "restart")

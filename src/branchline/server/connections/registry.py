"""All open connections: who has one, how many, and closing those of a session or a person.

It does not know what is sent over them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from branchline.server.connections.connection import Connection
from branchline.server.connections.limits import Limits, TokenBuckets
from branchline.server.connections.transport import frame
from branchline.server.wire import encode
from branchline.server.wire.server_messages import Closing, ServerMessage


class Connections:
    """The connections of one server."""

    def __init__(self, limits: Limits) -> None:
        self._connections: set[Connection] = set()
        self._chat = TokenBuckets(limits.chat_rate, limits.chat_burst)
        self._per_person: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Connection]:
        """Iterate over a snapshot: connections may open and close meanwhile."""
        return iter(list(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)
        self._per_person[connection.person_id] += 1

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)
        self._per_person[connection.person_id] -= 1
        if not self._per_person[connection.person_id]:
            del self._per_person[connection.person_id]

    def count_of(self, person: str) -> int:
        return self._per_person[person]

    def present(self, person: str) -> bool:
        return person in self._per_person

    def of(self, person: str) -> list[Connection]:
        return [connection for connection in self._connections if connection.person_id == person]

    def may_chat(self, person: str) -> bool:
        """Count a chat message; returns whether the person may send it, on whichever connection."""
        return self._chat.take(person)

    def sign_out(self, token_hash: bytes) -> None:
        """Close the connections of a session."""
        self._sign_out([connection for connection in self._connections if connection.token_hash == token_hash])

    def sign_out_person(self, person: str, but: bytes | None = None) -> None:
        """Close the connections of a person, except those of the session ``but``."""
        self._sign_out([connection for connection in self.of(person) if connection.token_hash != but])

    def _sign_out(self, connections: list[Connection]) -> None:
        for connection in connections:
            connection.send(frame(encode(Closing("signed_out"))))
            connection.close(4401, "signed out")

    def close_banned(self, banned: Callable[[Connection], bool]) -> int:
        """Close the connections of whoever is banned now; returns how many there were."""
        found = [connection for connection in self._connections if banned(connection)]
        for connection in found:
            connection.send(frame(encode(Closing("banned"))))
            connection.close(4403, "banned")
        return len(found)

    def tell(self, message: ServerMessage) -> None:
        """Send a message to everybody."""
        data = frame(encode(message))
        for connection in self:
            connection.send(data)

    def ask_to_return(self, code: str) -> None:
        """Close the connections that watch this table; their clients connect again and read it anew."""
        for connection in self:
            if code in connection.watches:
                connection.close(1012, "come back")

    def close_idle(self, before: float) -> None:
        """Close connections that watch nothing and have sent nothing since ``before`` (monotonic time)."""
        for connection in self:
            if not connection.watches and not connection.in_lobby and connection.last_message_at < before:
                connection.close(4408, "idle")

    def close(self) -> None:
        """Tell everybody that the server stops, and close all connections."""
        data = frame(encode(Closing("restart")))
        for connection in self:
            connection.send(data)
            connection.close(1012, "restart")

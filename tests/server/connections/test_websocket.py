"""A websocket message that no code handles is answered with an error, never with an empty Ack; after the farewell
nothing is answered."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from branchline.server.connections.connection import Connection
from branchline.server.connections.limits import Limits
from branchline.server.websocket import WebSocketEndpoint
from branchline.server.wire import client_messages
from branchline.server.wire.server_messages import Trouble
from branchline.server.wire.shapes import Person


class Unhandled(client_messages.ClientMessage, frozen=True):
    """A message that was defined, but not handled."""


class Transport:
    """Notes how it is closed."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    def write_frames(self, data: bytes) -> bool:
        return True

    def send_close(self, code: int, reason: str) -> None:
        self.closed.append(code)

    def close_flooder(self, reason: str) -> None:
        self.send_close(4429, reason)


def test_an_unhandled_message_is_an_error() -> None:
    nothing: Any = None
    message: Any = Unhandled(7)
    connection: Any = SimpleNamespace(person_id="ann")
    answer = asyncio.run(WebSocketEndpoint(nothing, nothing)._answer(connection, message))
    assert answer == Trouble(7, "internal")


PING = {"type": "websocket.receive", "bytes": b'{"type":"Ping","id":1}', "is_text": True}
NONSENSE = {**PING, "bytes": b"nonsense"}


@pytest.mark.parametrize(("event", "code"), [(NONSENSE, 4400), (PING, 4429)])
def test_what_was_sent_before_the_farewell_arrived_is_not_answered(event: dict[str, Any], code: int) -> None:
    limits = Limits(rate=0, burst=3, bad_messages=3, too_fast=3)
    tables: Any = SimpleNamespace(limits=limits, counts=Counter())
    transport: Any = Transport()
    connection = Connection(transport, Person("ann", "Ann", "guest"), b"", set(), limits, lambda: None)
    events = iter([event] * 20)

    async def receive() -> dict[str, Any]:
        assert not transport.closed
        return next(events)

    nobody: Any = None
    asyncio.run(WebSocketEndpoint(tables, nobody)._listen(connection, receive))
    assert transport.closed == [code]


def test_every_message_of_a_client_is_handled() -> None:
    source = inspect.getsource(WebSocketEndpoint._do)
    missing = [kind.__name__ for kind in get_args(client_messages.FromClient) if f".{kind.__name__}():" not in source]
    assert missing == []

"""A websocket message that no code handles is answered with an error, never with an empty Ack."""

from __future__ import annotations

import asyncio
import inspect
from types import SimpleNamespace
from typing import Any, get_args

from branchline.server.websocket import WebSocketEndpoint
from branchline.server.wire import client_messages
from branchline.server.wire.server_messages import Trouble


class Unhandled(client_messages.ClientMessage, frozen=True):
    """A message that was defined, but not handled."""


def test_an_unhandled_message_is_an_error() -> None:
    nothing: Any = None
    message: Any = Unhandled(7)
    connection: Any = SimpleNamespace(person_id="ann")
    answer = asyncio.run(WebSocketEndpoint(nothing, nothing)._answer(connection, message))
    assert answer == Trouble(7, "internal")


def test_every_message_of_a_client_is_handled() -> None:
    source = inspect.getsource(WebSocketEndpoint._do)
    missing = [kind.__name__ for kind in get_args(client_messages.FromClient) if f".{kind.__name__}():" not in source]
    assert missing == []

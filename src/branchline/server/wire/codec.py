"""Bytes to messages and back, strictly.

A text that is no message raises BadMessage with what was wrong and where; nothing half-read gets through.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from branchline.server.wire.client_messages import FromClient

T = TypeVar("T")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """What came in is no message; says what was wrong and where."""


def decode(data: bytes | str) -> FromClient:
    """A websocket message."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def decode_body(data: bytes, kind: type[T]) -> T:
    """The body of a request; an empty one stands for an empty object."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def encode(message: Any) -> bytes:
    return _encoder.encode(message)

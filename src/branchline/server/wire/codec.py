"""Decoding and encoding messages, strictly.

Invalid bytes raise BadMessage, which says what is wrong and where. What a message means is decided elsewhere.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from branchline.server.wire.client_messages import FromClient

T = TypeVar("T")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """The bytes are not a valid message; says what is wrong and where."""


def decode(data: bytes | str) -> FromClient:
    """Decode a websocket message."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def decode_body(data: bytes, kind: type[T]) -> T:
    """Decode the body of a request; an empty one counts as an empty object."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def encode(message: Any) -> bytes:
    return _encoder.encode(message)

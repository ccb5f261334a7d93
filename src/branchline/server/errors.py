"""The one error for a request that can't be fulfilled, over HTTP or the websocket.

It carries a code and parameters; how it is sent is decided by ``http`` and ``websocket``.
"""

from __future__ import annotations

from typing import Any


class RequestError(Exception):
    """A request can't be fulfilled. ``code`` is a tag that the client has a translation for.

    HTTP answers with ``status`` and a Failure, the websocket with a Trouble message."""

    def __init__(self, status: int, code: str, detail: str = "", **params: Any) -> None:
        super().__init__(detail or code)
        self.status = status
        self.code = code
        self.detail = detail
        self.params = params

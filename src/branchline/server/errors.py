"""The error of a request that can't be met, whichever way it came in.

It carries a tag and parameters; HTTP and the websocket each have their own message for it.
"""

from __future__ import annotations

from typing import Any


class RequestError(Exception):
    """A request that can't be met, with a tag the client has words for; HTTP answers it as a Failure."""

    def __init__(self, status: int, code: str, detail: str = "", **params: Any) -> None:
        super().__init__(detail or code)
        self.status = status
        self.code = code
        self.detail = detail
        self.params = params

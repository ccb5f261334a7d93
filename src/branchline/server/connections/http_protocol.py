"""One HTTP connection on the wire: it is refused if there are too many, and must send its request in time and in a form
that is cheap to read.

It knows nothing about what is requested.
"""

from __future__ import annotations

import re
from asyncio import BaseTransport, TimerHandle
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from branchline.server.connections.admission import Admission
from branchline.server.wire import encode
from branchline.server.wire.bodies import Failure, Problem

HEADER_SECONDS = 10.0  # until the header of a request must be complete
HEADER_BYTES = 32_768
LINGER = 1.0  # seconds that a client has to read why it was refused
_BLANK_LINE = re.compile(rb"\n\r?\n")  # what h11 accepts as the end of a header


class _Requests(h11.Connection):
    """h11's parser without chunked bodies: a chunk of one byte costs six on the wire and a whole event here."""

    chunked = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.chunked = True
            raise h11.RemoteProtocolError("a chunked body", error_status_hint=411)
        return event


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP connection with limits."""

    def __init__(self, *args: Any, admission: Admission | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.admission = admission or Admission()
        self.conn: _Requests = _Requests(h11.SERVER, HEADER_BYTES)
        self.header_timer: TimerHandle | None = None
        self.header_bytes = 0  # of the request that is arriving
        self.header_end = b""  # the last bytes of it
        self.entered = False
        self.upgraded = False
        self.refused = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        if self.admission.is_full(len(self.connections)):
            self.admission.count("turned_away_total")
            self._refuse(503, "not_ready", "the server has no room for more connections; try again in a minute")
        elif not self.admission.enter_peer(self.client):
            self.admission.count("turned_away_total")
            most = self.admission.per_address
            self._refuse(429, "too_fast", f"your address has {most} connections open, and may not have more")
        else:
            self.entered = True
            self._expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self._header_is_complete()
        self.refused = True
        self.admission.count("closed_total")
        if self.entered:
            self.admission.leave_peer(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            end = _BLANK_LINE.search(self.header_end + data)
            self.header_bytes += end.start() if end else len(data)
            self.header_end = data[-3:]
            if self.header_bytes > HEADER_BYTES:
                self._refuse(431, "too_large", f"the header of a request has at most {HEADER_BYTES} bytes")
                return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._header_is_complete()
        elif not (self.upgraded or self.refused or self.transport.is_closing()):
            self._expect_header()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._header_is_complete()
        self.upgraded = True
        super().handle_websocket_upgrade(event)  # from here on the websocket has the connection
        early = self.conn.trailing_data[0]
        if early and not self.transport.is_closing():
            self.transport.get_protocol().data_received(early)  # type: ignore[attr-defined]

    def send_400_response(self, msg: str) -> None:
        if self.conn.chunked:
            self._refuse(411, "bad_message", "send the length of the body (content-length), not chunks")
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self._close_gently()  # requests sent before the answer are not read: browsers and proxies send none
        else:
            super().on_response_complete()

    def shutdown(self) -> None:
        if self.refused:
            self.transport.abort()
        else:
            super().shutdown()

    def _expect_header(self) -> None:
        """Start the clock for the next request, or for the rest of a body that nobody wants any more."""
        if self.header_timer is None:
            self.header_timer = self.loop.call_later(HEADER_SECONDS, self._too_slow)

    def _header_is_complete(self) -> None:
        self.header_bytes, self.header_end = 0, b""
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    def _too_slow(self) -> None:
        self.header_timer = None
        if self.transport.is_closing():
            return
        if not self.header_bytes:
            self.transport.close()  # a browser's connection in reserve; it would show the error for a later request
        else:
            self.admission.count("slow_total")
            self._refuse(408, "too_slow", f"the header took longer than {HEADER_SECONDS:.0f} seconds")

    def _refuse(self, status: int, code: str, detail: str) -> None:
        """Answer with an error and close the connection, whatever h11 is waiting for."""
        body = encode(Failure(Problem(code, detail, {})))
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nconnection: close\r\ncontent-type: application/json\r\n"
        )
        self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        if self.entered:
            self._close_gently()
        else:
            self.refused = True
            self.transport.close()

    def _close_gently(self) -> None:
        """Close after a moment: if bytes were left unread, the system would drop the answer with them."""
        self._header_is_complete()
        self.refused = True
        if self.transport.is_closing():
            return
        self.transport.write_eof()
        self.transport.pause_reading()
        self.header_timer = self.loop.call_later(LINGER, self.transport.abort)

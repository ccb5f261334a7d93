"""Sending on a websocket: a text frame is made once and written to every socket that gets it.

A client that does not read is disconnected, so that nobody waits for it; when it returns it gets everything anew.
"""

from __future__ import annotations

from asyncio import BaseTransport
from socket import AF_INET, AF_INET6, SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LIMIT = 256 * 1024  # most bytes waiting for one client
KERNEL = 128 * 1024  # most bytes waiting in the system's buffer in addition
LINGER = 2.0  # seconds the client has to answer a close frame


def frame(text: bytes) -> bytes:
    """Return an unfragmented, unmasked text frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class WebSocketTransport(WebSocketsSansIOProtocol):
    """uvicorn's websocket, writing straight to its transport: it never waits, and the backlog is bounded."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        sock = transport.get_extra_info("socket")
        if sock is not None and sock.family in (AF_INET, AF_INET6):
            sock.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL)  # or megabytes wait there for a client that never reads

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions["branchline.transport"] = self

    def send_receive_event_to_app(self) -> None:
        """Pass the bytes on as they are; whether they are valid text is checked when the message is decoded."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", "bytes": data, "is_text": self.curr_msg_data_type == "text"}
        self.queue.put_nowait(message)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_frames(self, data: bytes) -> bool:
        """Write frames. If too much is waiting, disconnect and return False."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > LIMIT:
            self.abort()
            return False
        self.transport.write(data)
        return True

    def abort(self) -> None:
        """Disconnect at once and drop what is waiting."""
        self.transport.abort()

    def send_close(self, code: int, reason: str = "") -> None:
        """Send a close frame and give the client a moment to answer it."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Disconnect a client that answers no pings."""
        super().keepalive_timeout()
        self.transport.abort()

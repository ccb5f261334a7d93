"""What goes out on a websocket: text frames, made once and written to as many sockets as want them.

A peer that does not take its mail is cut: nobody else waits for it, and it finds everything again when it comes back.
"""

from __future__ import annotations

from asyncio import BaseTransport
from socket import AF_INET, AF_INET6, SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LIMIT = 256 * 1024  # bytes that may wait for one peer
KERNEL = 128 * 1024  # bytes that may wait in the system's buffer beside them
LINGER = 2.0  # seconds for the peer to answer a goodbye


def frame(text: bytes) -> bytes:
    """A whole, unmasked text frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class WebSocketTransport(WebSocketsSansIOProtocol):
    """uvicorn's websocket, with its transport as the outbox: ``post`` never waits, and its backlog is bounded."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        sock = transport.get_extra_info("socket")
        if sock is not None and sock.family in (AF_INET, AF_INET6):
            sock.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL)  # or else megabytes wait there for one who never reads

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions["branchline.transport"] = self

    def send_receive_event_to_app(self) -> None:
        """Frames as they came; whether a text is one is for the reader of messages to say."""
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
        """Write frames, or say that this peer takes no mail any more."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > LIMIT:
            self.abort()
            return False
        self.transport.write(data)
        return True

    def abort(self) -> None:
        """At once; what still waits is dropped."""
        self.transport.abort()

    def send_close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and give the peer a moment to answer."""
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
        """A dead peer: nothing that waits for it will ever be taken."""
        super().keepalive_timeout()
        self.transport.abort()

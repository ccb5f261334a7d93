"""One websocket on the wire: frames in, a few at a time and counted; frames out, made once for all who get them.

A client that floods the server or does not read is disconnected, so that nobody waits for it; when it returns it gets
everything anew. It knows nothing about messages.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from socket import AF_INET, AF_INET6, SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from branchline.server.connections.admission import Admission
from branchline.server.connections.frame_scanner import FrameScanner
from branchline.server.connections.limits import TokenBucket
from branchline.server.throttle import address_key

LIMIT = 256 * 1024  # most bytes waiting for one client
KERNEL = 128 * 1024  # most bytes waiting in the system's buffer in addition
LINGER = 2.0  # seconds the client has to answer a close frame
SLICE = 8  # most frames of one connection that are parsed in one turn of the event loop


def frame(text: bytes) -> bytes:
    """Return an unfragmented, unmasked text frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class WebSocketTransport(WebSocketsSansIOProtocol):
    """uvicorn's websocket. Reading takes turns with everybody else's; writing goes straight to the transport, never
    waits, and its backlog is bounded."""

    def __init__(self, *args: Any, admission: Admission | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.admission = admission or Admission()
        limits = self.admission.limits
        self.frame_bucket = TokenBucket(limits.frame_rate, limits.frame_burst)
        self.byte_bucket = TokenBucket(limits.byte_rate, limits.byte_burst)
        self.scanner = FrameScanner()
        self.unparsed = b""
        self.more_to_parse = False  # whether ``unparsed`` has whole frames in it, perhaps
        self.turn: asyncio.Handle | None = None
        self.flooded = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        sock = transport.get_extra_info("socket")
        if sock is not None and sock.family in (AF_INET, AF_INET6):
            sock.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL)  # or megabytes wait there for a client that never reads

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave_peer(self.client)
        self.admission.count("closed_total")
        self.unparsed = b""
        super().connection_lost(exc)

    # --- reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, which the HTTP protocol has read
            super().data_received(data)
        elif not (self.flooded or self.transport.is_closing()):
            self.unparsed += data
            if self.byte_bucket.take(len(data)):
                self._parse_some()
            else:
                self.close_flooder("too many bytes")

    def _parse_some(self) -> None:
        """Parse a few frames, and go on in the next turn of the event loop if there are more.

        Nothing is parsed before the connection is accepted, nor while the application has messages to answer."""
        self.turn = None
        if self.flooded or self.disconnected or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.more_to_parse = True
            self._pause()
            return
        passed, begun = self.scanner.advance(self.unparsed, SLICE)
        if not self.frame_bucket.take(max(1, begun)):  # at least 1: a frame in many small pieces is work too
            self.close_flooder("too many frames")
            return
        some, self.unparsed = self.unparsed[:passed], self.unparsed[passed:]
        self.more_to_parse = begun == SLICE and bool(self.unparsed)
        if some:
            super().data_received(some)
        if self.more_to_parse:
            self._pause()
        if self.queue.empty() or self.close_sent:
            self._read_on()

    def _read_on(self) -> None:
        """Parse the next frames soon, or wait for new ones."""
        if self.flooded or self.disconnected or self.transport.is_closing():
            return
        if self.more_to_parse:
            if self.turn is None:
                self.turn = self.loop.call_soon(self._parse_some)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """The connection was accepted."""
        super().start_keepalive()
        self._read_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    # --- events

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions["branchline.transport"] = self

    def handle_cont(self, event: Frame) -> None:
        if self.flooded:
            return
        if len(self.frames) >= self.admission.limits.fragments:
            self.frames = []
            self.close_flooder("too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the client does not read the answers."""
        if not self.write_frames(b"".join(self.conn.data_to_send())):
            self.admission.count("cut_total")

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._abort_later()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_later()

    def send_receive_event_to_app(self) -> None:
        """Pass the bytes on as they are; whether they are valid text is checked when the message is decoded."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", "bytes": data, "is_text": self.curr_msg_data_type == "text"}
        self.queue.put_nowait(message)
        self._pause()

    # --- writing

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
        self._abort_later()
        self._read_on()

    def close_flooder(self, reason: str) -> None:
        """Tell a client that sends far too much to go. Nothing more is read from it, not even its farewell."""
        if self.flooded:
            return
        self.flooded = True
        self.unparsed = b""
        self.admission.flooded(address_key(self.scope["client"][0] if self.scope["client"] else ""))
        if self.close_sent or self.transport.get_write_buffer_size() > LIMIT:
            self.abort()
            return
        self.send_close(4429, reason)
        self._pause()

    def _abort_later(self) -> None:
        """Don't wait for ever for a client that neither reads nor closes."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Disconnect a client that answers no pings."""
        super().keepalive_timeout()
        self.transport.abort()

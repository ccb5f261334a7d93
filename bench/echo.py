"""A bare websocket echo server on the same stack as the game server (loop, protocol, settings), for comparison."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from branchline.server.connections.transport import WebSocketTransport
from branchline.server.serve import FRAME, PING, PONG


class Echo:
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["bytes"].decode()})


async def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws", Echo())]), lifespan="off", ws=WebSocketTransport,
        ws_per_message_deflate=False, ws_max_size=FRAME, ws_ping_interval=PING, ws_ping_timeout=PONG, access_log=False,
        log_config=None,
    )  # fmt: skip
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    await uvicorn.Server(config).serve([listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())

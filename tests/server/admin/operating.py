"""Helpers for the tests of administration: a full server with an admin socket, and an operator who gives commands.

Nothing is checked here.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from branchline.server.admin.listener import admin_socket
from tests.server.full_server import FullServer, full_server


class Refused(Exception):
    """The server did not do it; says why."""


class Operator:
    """Speaks to the socket as any program could."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.raw = b""  # everything that was ever answered

    async def ask(self, kind: str, **parts: Any) -> list[dict[str, Any]]:
        return await self.send(json.dumps({"type": kind, **parts}).encode() + b"\n")

    async def send(self, data: bytes) -> list[dict[str, Any]]:
        reader, writer = await asyncio.open_unix_connection(str(self.path), limit=2**24)
        try:
            writer.write(data)
            await writer.drain()
            rows: list[dict[str, Any]] = []
            while True:
                line = await asyncio.wait_for(reader.readline(), 60)
                self.raw += line
                answer = json.loads(line)
                if answer["type"] == "Failed":
                    raise Refused(answer["message"])
                if answer["type"] == "Finished":
                    return rows
                rows.append(answer["row"])
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def operated(folder: Path, **settings: Any) -> AsyncIterator[tuple[FullServer, Operator]]:
    """A server on a data file in this folder, and its operator."""
    data = folder / "x.db"
    async with (
        full_server(data, **settings) as server,
        admin_socket(server.services.settings.admin_path, server.services),
    ):
        yield server, Operator(server.services.settings.admin_path)

"""Talking to a server over its admin socket: one request, rows in answer.

It knows the socket and the lines of an answer, not what they say.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

PATIENCE = 120.0  # seconds for the next line
Row = dict[str, Any]


class Conversation:
    """Where the server is; a new connection for every request."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def ask(self, request: msgspec.Struct) -> Iterator[Row]:
        """Send a request and yield the rows of the answer."""
        from branchline.server.admin.requests import Failed, Finished, Item, decode_line

        with self._connect() as sock, sock.makefile("rb") as lines:
            sock.sendall(msgspec.json.encode(request) + b"\n")
            try:
                for line in lines:
                    match decode_line(line):
                        case Item(row):
                            yield row
                        case Failed(message):
                            raise click.ClickException(message)
                        case Finished():
                            return
            except TimeoutError:
                raise click.ClickException(f"the server has said nothing for {PATIENCE:.0f} seconds") from None
            except (OSError, msgspec.DecodeError) as error:
                raise click.ClickException(f"{self.path}: {error}") from None
        raise click.ClickException("the server has stopped before it answered; ask again when it is back")

    def one(self, request: msgspec.Struct) -> Row:
        """Send a request whose answer is one row."""
        (row,) = self.ask(request)
        return row

    def _connect(self) -> socket.socket:
        from branchline.server.admin.socket_path import check_path

        try:
            check_path(self.path)
            sock = socket.socket(socket.AF_UNIX)
            sock.settimeout(PATIENCE)
            try:
                sock.connect(str(self.path))
            except OSError:
                sock.close()
                raise
        except PermissionError:
            raise click.ClickException(
                f"{self.path}: only the server's own user may open it; run this command as that user or as root"
            ) from None
        except (FileNotFoundError, ConnectionRefusedError):
            raise click.ClickException(
                f"no server listens at {self.path}; start it, or say with --data which data file it uses"
            ) from None
        except OSError as error:
            raise click.ClickException(str(error)) from None
        return sock

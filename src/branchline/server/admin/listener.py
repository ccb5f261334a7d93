"""The socket of ``branchline admin``: opened beside the data file, for the server's own user and for root only.

One request per connection, answered line by line. What a request does is decided by ``administration``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import stat
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from branchline.server.admin.administration import Administration, CommandError, Operator
from branchline.server.admin.requests import LONGEST, AnyLine, Failed, Finished, Item, decode_request
from branchline.server.admin.socket_path import check_path
from branchline.server.services import Services
from branchline.server.store import StoreError
from branchline.server.wire import encode
from branchline.version import VERSION

log = logging.getLogger("branchline.admin")
AT_ONCE = 8  # most connections
PATIENCE = 30.0  # seconds for the request to arrive, and for the operator's program to read a line


def bind(path: Path) -> socket.socket:
    """Bind the socket so that only this user can open it. The data file is locked, so an old socket is left over."""
    check_path(path)
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.lstat().st_mode):
            raise OSError(f"{path}: it is not a socket, so it is left alone; choose another with --admin-socket")
        path.unlink()
    sock = socket.socket(socket.AF_UNIX)
    umask = os.umask(0o177)
    try:
        sock.bind(str(path))
    except OSError as error:
        sock.close()
        raise OSError(f"{path}: {error.strerror}") from None
    finally:
        os.umask(umask)
    return sock


@contextlib.asynccontextmanager
async def admin_socket(path: Path, services: Services) -> AsyncIterator[None]:
    """Answer requests while the server runs. Without a socket, the server runs all the same."""
    try:
        sock = bind(path)
    except OSError as error:
        log.warning("no_admin_socket", extra={"why": str(error)})
        yield
        return
    made = path.stat().st_ino
    listener = Listener(Administration(services))
    server = await asyncio.start_unix_server(listener.serve, sock=sock, limit=LONGEST)
    try:
        yield
    finally:
        server.close()
        listener.stop()
        with contextlib.suppress(OSError):
            if path.stat().st_ino == made:  # not the socket of a server that has started since
                path.unlink()


def operator_of(writer: asyncio.StreamWriter) -> Operator:
    """Return whose process is at the other end, as the kernel says."""
    sock = writer.get_extra_info("socket")
    option = getattr(socket, "SO_PEERCRED", None)
    if option is None:  # not on Linux: the mode of the socket has to do
        return Operator(None, "")
    _, uid, _ = struct.unpack("3i", sock.getsockopt(socket.SOL_SOCKET, option, struct.calcsize("3i")))
    return Operator(uid, _user_name(uid))


def _user_name(uid: int) -> str:
    import pwd

    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return ""


class Listener:
    """Answers connections, a few at a time."""

    def __init__(self, administration: Administration) -> None:
        self.administration = administration
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            async for line in self._lines(reader, writer):
                writer.write(encode(line) + b"\n")
                async with asyncio.timeout(PATIENCE):
                    await writer.drain()
        except (OSError, TimeoutError):
            pass  # the operator's program has gone
        finally:
            self._tasks.discard(task)
            writer.close()

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    async def _lines(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> AsyncIterator[AnyLine]:
        operator = operator_of(writer)
        busy = len(self._tasks) > AT_ONCE
        try:
            async with asyncio.timeout(PATIENCE):  # also if it is refused: what is unread would reset the connection
                line = await reader.readuntil(b"\n")
            if operator.uid not in (None, 0, os.geteuid()):
                log.warning("admin_refused", extra={"uid": operator.uid})
                yield Failed("only the server's own user and root may administer it")
                return
            if busy:
                yield Failed("the server is busy with other commands of `branchline admin`; try again")
                return
            request = decode_request(line)
            async for row in self.administration.answer(operator, request):
                yield Item(row)
            yield Finished()
        except (msgspec.DecodeError, UnicodeError, asyncio.LimitOverrunError) as error:
            yield Failed(f"the server (version {VERSION}) does not understand this: {error}")
        except CommandError as error:
            yield Failed(str(error))
        except StoreError as error:
            yield Failed(f"the data file can't be used: {error}")
        except (asyncio.IncompleteReadError, TimeoutError, ConnectionError):
            return
        except Exception:
            log.exception("admin_failed")
            yield Failed("the server has met a mistake of its own; its log says where")

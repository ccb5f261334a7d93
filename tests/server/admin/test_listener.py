"""The admin socket: who can open it, where it is, what is left of it, and what it does with wrong requests."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.server.admin import administration
from branchline.server.admin.listener import AT_ONCE, admin_socket, bind
from branchline.server.admin.requests import LONGEST
from branchline.server.admin.socket_path import LONGEST_PATH, check_path
from tests.server import other_users
from tests.server.admin.operating import Operator, Refused, operated
from tests.server.socket_server import run

STRANGER = 65_532  # a user that nobody has
ASK = """
import socket, sys
sock = socket.socket(socket.AF_UNIX)
try:
    sock.connect(sys.argv[1])
    sock.sendall(b'{"type": "ListPeople"}\\n')
    print(sock.makefile().read())
except PermissionError:
    print("no permission")
"""


def test_the_socket_is_private_and_goes_with_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        umask = os.umask(0)
        try:
            async with operated(tmp_path) as (_, operator):
                assert operator.path == tmp_path / "x.db.admin"
                assert stat.S_IMODE(operator.path.stat().st_mode) == 0o600
                assert await operator.ask("ListPeople") == []
            assert not operator.path.exists()
        finally:
            os.umask(umask)

    run(story())


def test_another_user_is_refused_twice() -> None:
    """By the mode of the socket, and by the server if the mode was changed."""
    if not other_users.possible():
        pytest.skip("the tests can't become another user here")

    def ask(path: Path) -> str:
        words = other_users.as_user(STRANGER, [sys.executable, "-c", ASK, str(path)])
        return subprocess.run(words, capture_output=True, text=True, timeout=60, check=True).stdout

    async def story(folder: Path) -> None:
        async with operated(folder) as (_, operator):
            assert "no permission" in await asyncio.to_thread(ask, operator.path)
            operator.path.chmod(0o666)
            assert "only the server's own user" in await asyncio.to_thread(ask, operator.path)

    with other_users.open_folder() as folder:
        run(story(folder))


@pytest.mark.parametrize(("uid", "may"), [(0, True), (1000, True), (None, True), (1, False), (1001, False)])
def test_the_servers_own_user_and_root_may_give_commands(
    uid: int | None, may: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr("branchline.server.admin.listener.operator_of", lambda writer: administration.Operator(uid, ""))

    async def story() -> None:
        async with operated(tmp_path) as (_, operator):
            if may:
                assert await operator.ask("ListPeople") == []
            else:
                with pytest.raises(Refused, match="only the server's own user and root"):
                    await operator.ask("ListPeople")

    run(story())


def test_a_socket_left_over_is_replaced(tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(tmp_path / "x.db.admin"))
    left.close()

    async def story() -> None:
        async with operated(tmp_path) as (_, operator):
            assert await operator.ask("ListBans") == []

    run(story())


def test_what_is_no_socket_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "x.db.admin"
    file.write_text("mine")
    with pytest.raises(OSError, match="not a socket"):
        bind(file)

    async def story() -> None:
        async with operated(tmp_path) as (server, _):
            await server.guest("Ada")  # the server runs without it

    run(story())
    assert file.read_text() == "mine"
    assert [record.msg for record in caplog.records if record.levelname == "WARNING"] == ["no_admin_socket"]


def test_a_long_path_is_explained() -> None:
    check_path(Path("/" + "a" * (LONGEST_PATH - 1)))
    with pytest.raises(OSError, match=f"at most {LONGEST_PATH} bytes.*--admin-socket"):
        check_path(Path("/" + "a" * LONGEST_PATH))
    with pytest.raises(OSError, match="has 130"):  # bytes, not characters
        check_path(Path("/" + "ä" * 64 + "a"))


def test_a_newer_servers_socket_is_not_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, _):
            async with admin_socket(tmp_path / "other", server.services):
                (tmp_path / "other").unlink()
                newer = bind(tmp_path / "other")
            assert (tmp_path / "other").exists()
            newer.close()

    run(story())


def test_wrong_requests_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            for data in (
                b"hello\n",
                b"{}\n",
                b'{"type":"Dance"}\n',
                b'{"type":"ListPeople","limit":0}\n',
                b'{"type":"ListPeople","unknown":1}\n',
                b'{"type":"BanPerson","person":""}\n',
                b'{"type":"Announce","text":"' + b"a" * 501 + b'"}\n',
                b"\xff\xfe\n",
                b"[" * 60_000 + b"\n",
            ):
                with pytest.raises(Refused, match="does not understand"):
                    await operator.send(data)
            with pytest.raises((Refused, ConnectionError)):  # the answer may be lost with what was not read
                await operator.send(b" " * (2 * LONGEST) + b"\n")
            assert await operator.ask("ShowAudit") == []
            await server.guest("Ada")

    run(story())


def test_silent_programs_do_not_keep_others_out_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (_, operator):
            silent = [await asyncio.open_unix_connection(str(operator.path)) for _ in range(AT_ONCE)]
            await _until_busy(operator)
            for _, writer in silent:
                writer.close()
            while True:
                try:
                    assert await operator.ask("ListPeople") == []
                    break
                except Refused:
                    await asyncio.sleep(0.01)

    run(story())


async def _until_busy(operator: Operator) -> None:
    while True:
        try:
            await operator.ask("ListPeople")
        except Refused as refused:
            assert "busy" in str(refused)
            return

"""``branchline admin`` as operators use it: its tables and JSON, its questions, its exit codes and its errors.

The server runs in this process; what the commands do to it is tested with the server.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from branchline.cli.admin import show
from tests.server.admin.operating import operated
from tests.server.full_server import FullServer

from .conftest import Run


class Served:
    """A server in another thread, for commands that wait for its answers."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "x.db"
        self.loop = asyncio.new_event_loop()
        self.server: Future[FullServer] = Future()
        self.thread = threading.Thread(target=self._run, args=(folder,), daemon=True)
        self.thread.start()
        self.server.result(60)

    def _run(self, folder: Path) -> None:
        self.loop.run_until_complete(self._serve(folder))
        self.loop.close()

    async def _serve(self, folder: Path) -> None:
        self.done = asyncio.Event()
        async with operated(folder) as (server, _):
            self.server.set_result(server)
            await self.done.wait()

    def do(self, work: Callable[[FullServer], Coroutine[Any, Any, Any]]) -> Any:
        return asyncio.run_coroutine_threadsafe(work(self.server.result()), self.loop).result(60)

    def guest(self, name: str) -> str:
        return str(self.do(lambda server: server.guest(name)).person["id"])

    def account(self, name: str) -> str:
        body = {"name": name, "password": "correct horse"}
        return str(self.do(lambda server: server.caller().post("/api/account", body)).json["person"]["id"])

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(60)


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    found = Served(tmp_path)
    monkeypatch.setenv("BRANCHLINE_DATA", str(found.data))
    yield found
    found.close()


def test_lists_are_tables_or_json(run: Run, served: Served) -> None:
    assert run("admin", "people").output == "nobody found\n"
    ada = served.guest("Ada [bold]")
    shown = run("admin", "people", "--find", "ADA").output.splitlines()
    assert shown[0].split() == ["id", "kind", "name", "seen", "online", "banned"]
    assert ada in shown[2] and "Ada [bold]" in shown[2] and shown[2].endswith("no")
    (row,) = json.loads(run("admin", "people", "--json").output)
    assert (row["id"], row["name"]) == (ada, "Ada [bold]")
    assert run("admin", "tables", "--status", "running").output == "no table found\n"
    assert "kind" in run("admin", "person", ada).output


def test_a_ban_and_its_end(run: Run, served: Served) -> None:
    ada = served.guest("Ada")
    assert run("admin", "bans").output == "nobody is banned\n"
    shown = run("admin", "ban", "person", ada, "--days", "3", "--reason", "rude").output
    assert shown.startswith(f"Ada ({ada}) is banned until 2") and "connections closed: 0" in shown
    assert "until the ban is lifted" in run("admin", "ban", "address", "203.0.113.7").output
    listed = run("admin", "bans").output
    assert "203.0.113.7/32" in listed and "rude" in listed
    assert run("admin", "unban", "person", ada).output == f"Ada ({ada}) is no longer banned\n"
    assert run("admin", "unban", "address", "203.0.113.7").output == "203.0.113.7/32 is no longer banned\n"
    log = run("admin", "audit", "--last", "1").output
    assert "unban address" in log and "203.0.113.7/32" in log


def test_a_password_is_printed_once(run: Run, served: Served) -> None:
    served.account("Ada")
    password = run("admin", "reset-password", "ada").output.split()[-1]
    body = {"name": "Ada", "password": password}
    assert served.do(lambda server: server.caller().post("/api/login", body)).status == 200
    assert password not in run("admin", "audit", "--json").output


def test_one_thing_is_shown_by_lines_or_as_json(run: Run, served: Served) -> None:
    ada = served.account("Ada")
    row = json.loads(run("admin", "reset-password", "ada", "--json").output)
    assert (row["id"], row["name"]) == (ada, "Ada") and row["password"]

    async def made(server: FullServer) -> str:
        host = await server.guest("Bob")
        return str((await host.make(seats=[{"mine": True}, {}]))["table"]["code"])

    code = served.do(made)
    assert json.loads(run("admin", "table", code, "--json").output)["code"] == code
    assert [
        line.split()[1] for line in run("admin", "table", code).output.splitlines() if line.startswith("code ")
    ] == [code]
    unknown = run("admin", "table", "nowhere")
    assert unknown.exit_code == 1 and "nowhere" in unknown.output


def test_an_export_is_one_json_object_in_a_private_new_file(run: Run, served: Served, tmp_path: Path) -> None:
    ada = served.account("Ada")
    out = tmp_path / "ada.json"
    assert run("admin", "export", "Ada", out).output == f"{out}: 2 entries\n"
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["account"]["id"] == ada and len(found["sessions"]) == 1
    assert out.stat().st_mode & 0o777 == 0o600
    again = run("admin", "export", "Ada", out)
    assert again.exit_code == 1 and "never overwrites" in again.output
    assert json.loads(run("admin", "export", "Ada").output) == found
    wrong = run("admin", "export", "Eve", tmp_path / "eve.json")
    assert wrong.exit_code == 1 and "nobody has the id 'Eve'" in wrong.output and not (tmp_path / "eve.json").exists()
    nowhere = run("admin", "export", "Ada", tmp_path / "no" / "folder.json")
    assert nowhere.exit_code == 1 and "No such file" in nowhere.output


def test_deleting_asks_first(run: Run, served: Served) -> None:
    ada = served.account("Ada")
    kept = run("admin", "delete", "Ada", keys="n\n")
    assert kept.exit_code == 1 and f"Delete Ada (account {ada}) for good?" in kept.output
    assert "nothing was deleted" in kept.output
    assert len(json.loads(run("admin", "people", "--json").output)) == 1
    assert f"Ada ({ada}) is deleted" in run("admin", "delete", "Ada", keys="y\n").output
    served.account("Bob")
    assert "is deleted" in run("admin", "delete", "Bob", "--yes").output
    assert run("admin", "people").output == "nobody found\n"


def test_announcing_and_draining(run: Run, served: Served) -> None:
    assert run("admin", "announce", "Back at nine").output == "Announced: Back at nine\n"
    assert run("admin", "announce", "Soon", "--hours", "1").output.startswith("Announced until 2")
    assert run("admin", "announce", "--withdraw").output == "Withdrawn.\n"
    for words in (["announce"], ["announce", " "], ["announce", "Text", "--withdraw"]):
        wrong = run("admin", *words)
        assert wrong.exit_code == 2 and "either a TEXT or --withdraw" in wrong.output
    assert "It stops at 2" in run("admin", "drain", "--stop-after", "3600").output
    assert run("admin", "undrain").output == "New games can begin again.\n"


def test_without_a_server_there_is_one_clear_sentence(run: Run, tmp_path: Path) -> None:
    for left_over in (False, True):
        if left_over:  # a server that was killed
            with socket.socket(socket.AF_UNIX) as sock:
                sock.bind(str(tmp_path / "x.db.admin"))
        shown = run("admin", "--data", tmp_path / "x.db", "people")
        assert shown.exit_code == 1
        assert shown.output == (
            f"Error: no server listens at {tmp_path / 'x.db.admin'}; start it, or say with --data which data file it uses\n"
        )


def test_a_path_that_no_socket_can_have_is_explained(run: Run, tmp_path: Path) -> None:
    shown = run("admin", "--data", tmp_path / ("x" * 120), "people")
    assert shown.exit_code == 1 and "--admin-socket" in shown.output


def test_another_place_for_the_socket(run: Run, tmp_path: Path) -> None:
    shown = run("admin", "--admin-socket", tmp_path / "elsewhere", "people")
    assert f"no server listens at {tmp_path / 'elsewhere'};" in shown.output


def test_a_closed_pipe_is_quiet(served: Served) -> None:
    served.guest("Ada")
    words = 'set -o pipefail; "$0" -m branchline admin people | true; echo ${PIPESTATUS[0]}'
    done = subprocess.run(["bash", "-c", words, sys.executable], capture_output=True, text=True, env=dict(os.environ))
    assert done.stderr == "" and done.stdout in ("0\n", "1\n")


def test_names_can_not_change_the_terminal() -> None:
    assert show.text("name", "A\x1b[2J\u202eda") == "A�[2J�da"
    assert show.text("seats", ["Ada", ""]) == "Ada, (open)"
    assert show.text("tables", {"open": 1, "over": None}) == "open 1, over -"

"""``branchline admin`` and ``branchline serve`` as two processes: the socket, the log, and stopping after a drain."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_serve import Process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    one = Process(tmp_path / "x.db")
    yield one
    if one.process.poll() is None:
        one.process.kill()
    one.process.communicate(timeout=60)


def admin(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "branchline", "admin", "--data", str(folder / "x.db"), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_drained_server_stops_by_itself_and_says_so(tmp_path: Path, server: Process) -> None:
    server.guest("Ada")
    assert "Ada" in admin(tmp_path, "people").stdout
    assert admin(tmp_path, "drain", "--stop-after", "0").returncode == 0
    _, errors = server.process.communicate(timeout=60)
    assert server.process.returncode == 0 and "Traceback" not in errors
    lines = [json.loads(line) for line in errors.splitlines()]
    (logged,) = [line for line in lines if line["event"] == "admin"]
    assert (logged["command"], logged["outcome"], logged["line"]) == ("drain", "done", 1)
    assert lines[-1]["event"] == "stopped"
    assert not (tmp_path / "x.db.admin").exists()
    gone = admin(tmp_path, "people")
    assert gone.returncode == 1 and gone.stderr.startswith("Error: no server listens at ")


def test_after_a_kill_the_next_server_takes_the_socket_over(tmp_path: Path, server: Process) -> None:
    server.process.kill()
    server.process.communicate(timeout=60)
    assert (tmp_path / "x.db.admin").is_socket()
    next_one = Process(tmp_path / "x.db")
    try:
        assert admin(tmp_path, "audit").stdout == "the audit log is empty\n"
    finally:
        next_one.process.kill()
        next_one.process.communicate(timeout=60)

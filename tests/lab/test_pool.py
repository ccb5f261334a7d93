"""A pool of processes ends at once, whatever its processes do."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from branchline.lab import pool


def stay(file: Path) -> None:
    """Play on although one should end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    file.touch()
    time.sleep(600)


def test_a_process_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ENDING", 0.1)
    processes = pool.Processes(1)
    processes._pool.submit(stay, tmp_path / "started")
    while not (tmp_path / "started").exists():
        time.sleep(0.05)
    (worker,) = processes._pool._processes.values()
    processes.close()
    assert worker.exitcode == -signal.SIGKILL

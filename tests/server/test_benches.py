"""Short runs of the server's benches with small numbers: nothing that must never happen happens.
Speed is not judged here; docs/hosting.md has the figures of full runs on an idle machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.native, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]


def bench(root: Path, name: str, *words: str, allowed: tuple[int, ...] = (0,)) -> dict[str, Any]:
    paths = os.pathsep.join([str(root), *sys.path])
    done = subprocess.run(
        [sys.executable, str(root / "bench" / f"{name}.py"), *words], cwd=root, capture_output=True, text=True,
        check=False, timeout=300, env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert done.returncode in allowed and done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[0])
    return found


def test_live_load(root: Path) -> None:
    found = bench(root, "serve_load", "--games", "20", "--rate", "20", "--seconds", "5")
    assert found["sockets"] == 100 and found["troubles"] == 0 and found["lost_lines"] == 0
    assert found["moves_per_second"] > 5


def test_saturation(root: Path) -> None:
    found = bench(root, "serve_saturation", "--games", "80", "--seconds", "3")
    assert found["troubles"] == 0 and found["moves_per_second"] > 20


def test_nothing_is_lost_when_killed(root: Path) -> None:
    found = bench(root, "serve_kill", "--kills", "3", "--moves", "1200")
    assert found["acknowledged"] >= 1200
    assert (found["lost"], found["wrong"], found["twice"], found["gaps"], found["troubles"]) == (0, 0, 0, 0, 0)


def test_bad_clients_are_disconnected(root: Path) -> None:
    found = bench(root, "serve_peers", "--games", "12", "--bad", "3", "--rate", "20", "--seconds", "4")
    assert found["closed_flooders"] > 0 and found["good_lines_lost"] == 0 and found["troubles"] == 0


def test_bots_are_fair(root: Path) -> None:
    found = bench(root, "bot_fairness", "--tables", "8", "--moves", "2")
    assert found["lost_lines"] == 0 and found["beside"]["skilled"]["median"] < 2000


def test_all_are_current_again(root: Path) -> None:
    found = bench(root, "serve_reconnect", "--games", "25", "--seconds", "3")
    assert found["sockets"] == 100 and found["views_that_differ"] == 0 and found["troubles"] == 0


def test_idle_sockets_are_small(root: Path) -> None:
    words = ("--sockets", "300", "--games", "40", "--stored", "160", "--patience", "0")
    found = bench(root, "serve_memory", *words)
    assert found["kb_an_idle_socket"] < 60


@pytest.mark.parametrize(
    ("attack", "ending"),
    [("fragments", "4429 too many fragments"), ("pings-unread", "disconnected"), ("hard-record", "HTTP 200")],
)
def test_others_hardly_notice_an_attack(attack: str, ending: str, root: Path) -> None:
    """The times are judged loosely, because the machine may be busy; the bench itself judges strictly."""
    found = bench(root, "hostile", "stall", "--attack", attack, "--seconds", "5", allowed=(0, 1))
    assert found["attackers_connections"][ending] >= (1 if attack == "hard-record" else 5)
    assert found["growth_mb"] < 20 and found["others_lost"] == 0
    assert found["during_ms"]["p50"] < 250

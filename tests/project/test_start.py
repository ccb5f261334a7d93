"""Start-up time: importing the package and printing the help are fast.
Times are compared with those of a bare Python, so that a busy machine causes no failure.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

BARE = [sys.executable, "-c", "pass"]
IMPORT = [sys.executable, "-c", "import branchline"]
HELP = [str(Path(sys.executable).parent / "branchline"), "--help"]
ROUNDS = 9
SLACK = 2  # for an idle machine, where a bare Python starts in 12 ms
BARE_GOAL = 0.012


def seconds(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def stays_within(command: list[str], goal: float) -> None:
    """The best of several runs is within the goal, scaled by how slowly a bare Python starts here."""
    rounds = [(seconds(BARE), seconds(command)) for _ in range(ROUNDS)]
    bare, best = (min(times) for times in zip(*rounds, strict=True))
    limit = SLACK * goal * max(1.0, bare / BARE_GOAL)
    assert best < limit, f"{best:.3f} s where {limit:.3f} s is the limit and a bare Python takes {bare:.3f} s"


def test_import_is_quick() -> None:
    stays_within(IMPORT, 0.060)


def test_help_is_quick() -> None:
    stays_within(HELP, 0.150)


def test_import_does_not_load_heavy_modules() -> None:
    heavy = ("numpy", "click", "rich", "fluent", "babel", "asyncio")
    script = f"import sys, branchline; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"

"""Runs all checks of the project in the environment that run.py made, two at a time.
It knows which tools to run and in which order; what they check is configured in pyproject.toml and tests/.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PLAIN = {"BRANCHLINE_PLAIN": "1"}
RULES = [
    f"tests/{name}" for name in ("core", "game", "games", "laws", "planning", "scenarios")
]  # the tests for the plain source
MEASURED = [*(f"tests/{name}" for name in ("bots", "cli", "env", "lab", "server")), "tests/test_svg.py"]


AT_ONCE = 2  # checks that run at the same time


class Check(NamedTuple):
    name: str
    command: list[str]
    extra: dict[str, str] = {}  # noqa: RUF012  never changed
    after: tuple[str, ...] = ()  # checks that must have ended before this one starts


# in the order in which they start and are shown; the long ones first, so that none is left alone at the end
CHECKS = [
    Check("lint", ["ruff", "check", "."]),
    Check("format", ["ruff", "format", "--check", "."]),
    Check("types", ["mypy"]),
    Check("layers", ["lint-imports"]),
    Check("web", ["python", "tools/web.py", "check"]),
    Check(
        "measured",
        ["python", "tools/debian.py", "nginx", "caddy", "--", "coverage", "run", "-m", "pytest", "-q", *MEASURED],
    ),
    # web installs the tools of Node, which e2e needs as well
    Check("e2e", ["python", "tools/debian.py", "chromium", "--", "pytest", "-q", "tests/e2e"], after=("web",)),
    Check("tests", ["pytest", "-q", *(f"--ignore={path}" for path in ("tests/e2e", *MEASURED))]),
    Check("plain", ["coverage", "run", "-m", "pytest", "-q", "-m", "not slow and not native", *RULES], PLAIN),
    Check("coverage", ["python", "tools/coverage_gates.py"], after=("measured", "plain")),
]


class Outcome(NamedTuple):
    check: Check
    passed: bool
    seconds: float
    closing: str


class Running:
    """A started check; its output goes to a file, and from there to the screen when it is its turn to be shown."""

    def __init__(self, check: Check, output: Path) -> None:
        self.check = check
        self._tail = ""
        self._shown = False
        self._began = time.monotonic()
        self._seconds: float | None = None
        command = [str(BIN / check.command[0]), *check.command[1:]]
        with output.open("wb") as sink:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=surroundings(check), stdout=sink, stderr=subprocess.STDOUT
            )
        self._output = output.open(encoding="utf-8", errors="replace")

    def ended(self) -> bool:
        if self.process.poll() is not None and self._seconds is None:
            self._seconds = time.monotonic() - self._began
        return self._seconds is not None

    def show(self) -> None:
        """Show what is new in its output."""
        if not self._shown:
            print(f"\n== {self.check.name}: {' '.join(self.check.command)}", flush=True)
            self._shown = True
        new = self._output.read()
        print(new, end="", flush=True)
        self._tail = (self._tail + new)[-1000:]

    def outcome(self) -> Outcome:
        """How it ended, with the last line of its output."""
        assert self._seconds is not None
        self._output.close()
        lines = [line.strip() for line in self._tail.splitlines() if line.strip()]
        closing = lines[-1] if lines else "(it said nothing)"
        return Outcome(self.check, self.process.returncode == 0, self._seconds, closing)


def run(checks: list[Check]) -> Iterator[Outcome]:
    """Run the checks, some at the same time, and show them one after the other in the given order."""
    started: dict[str, Running] = {}
    with TemporaryDirectory() as folder:
        try:
            for check in checks:
                ended = False
                while not ended:
                    start_next(checks, started, Path(folder))
                    if check.name in started:
                        ended = started[check.name].ended()
                        started[check.name].show()
                    if not ended:
                        time.sleep(0.05)
                yield started[check.name].outcome()
        finally:
            for left in started.values():
                if not left.ended():
                    left.process.terminate()


def start_next(checks: list[Check], started: dict[str, Running], folder: Path) -> None:
    """Start the first check that can start, if a place is free."""
    busy = {name for name, running in started.items() if not running.ended()}
    left = [check for check in checks if check.name not in started]
    pending = busy | {check.name for check in left}
    ready = [check for check in left if not pending & set(check.after)]
    if ready and len(busy) < AT_ONCE:
        started[ready[0].name] = Running(ready[0], folder / ready[0].name)


def surroundings(check: Check) -> dict[str, str]:
    """The environment of a check: it tests the installed package, whatever the caller's environment says."""
    kept = {
        key: value for key, value in os.environ.items() if key != "PYTHONPATH" and not key.startswith("BRANCHLINE_")
    }
    return {**kept, **check.extra}


def forget_coverage(checks: list[Check]) -> None:
    """Delete what earlier runs have measured, if these checks measure again."""
    if any("coverage" in check.command for check in checks):
        for old in (ROOT / "build").glob("coverage*"):
            old.unlink()


def main(names: list[str]) -> int:
    unknown = set(names) - {check.name for check in CHECKS}
    if unknown:
        print(f"no such check: {', '.join(sorted(unknown))}; there are: {', '.join(check.name for check in CHECKS)}")
        return 2
    (ROOT / "build").mkdir(exist_ok=True)
    checks = [check for check in CHECKS if not names or check.name in names]
    forget_coverage(checks)
    try:
        outcomes = list(run(checks))
    except KeyboardInterrupt:
        print("\nstopped")
        return 130
    print("\n== summary")
    for outcome in outcomes:
        verdict = "ok    " if outcome.passed else "FAILED"
        print(f"{verdict} {outcome.check.name:<9} {outcome.seconds:6.1f} s  {outcome.closing}")
    failed = sum(not outcome.passed for outcome in outcomes)
    print(f"checks: {len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

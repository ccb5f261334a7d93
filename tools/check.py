"""Runs all checks of the project in the environment that run.py made, one after the other, the e2e tests in parallel.
It knows which tools to run and in which order; what they check is configured in pyproject.toml and tests/.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PLAIN = {"BRANCHLINE_PLAIN": "1"}
RULES = [f"tests/{name}" for name in ("core", "game", "games", "laws", "scenarios")]  # the tests for the plain source
MEASURED = [*(f"tests/{name}" for name in ("bots", "cli", "env", "lab", "server")), "tests/test_svg.py"]


class Check(NamedTuple):
    name: str
    command: list[str]
    extra: dict[str, str] = {}  # noqa: RUF012  never changed
    beside: str = ""  # it mostly waits, so it runs in parallel with this check and is shown after it


CHECKS = [
    Check("lint", ["ruff", "check", "."]),
    Check("format", ["ruff", "format", "--check", "."]),
    Check("types", ["mypy"]),
    Check("layers", ["lint-imports"]),
    Check("web", ["python", "tools/web.py", "check"]),
    Check("tests", ["pytest", "-q", *(f"--ignore={path}" for path in ("tests/e2e", *MEASURED))]),
    Check("e2e", ["python", "tools/debian.py", "chromium", "--", "pytest", "-q", "tests/e2e"], beside="tests"),
    Check(
        "measured",
        ["python", "tools/debian.py", "nginx", "caddy", "--", "coverage", "run", "-m", "pytest", "-q", *MEASURED],
    ),
    Check(
        "plain",
        ["coverage", "run", "-m", "pytest", "-q", "-m", "not slow and not native", *RULES],
        PLAIN,
        beside="measured",
    ),
    Check("coverage", ["python", "tools/coverage_gates.py"]),
]


class Outcome(NamedTuple):
    check: Check
    passed: bool
    seconds: float
    closing: str


class Running:
    """A started check; its output goes to a file if another check is being shown."""

    def __init__(self, check: Check, aside: IO[str] | None = None) -> None:
        self.check = check
        self.aside = aside
        self.began = time.monotonic()
        command = [str(BIN / check.command[0]), *check.command[1:]]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=surroundings(check), stdout=aside or subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True,
        )  # fmt: skip

    def finish(self) -> Outcome:
        """Show its output, live or after it has ended; the last line is kept for the summary."""
        print(f"\n== {self.check.name}: {' '.join(self.check.command)}", flush=True)
        closing = "(it said nothing)"
        with self.process:  # closes its pipe
            for line in self._lines():
                print(line, end="", flush=True)
                closing = line.strip() or closing
        return Outcome(self.check, self.process.returncode == 0, time.monotonic() - self.began, closing)

    def _lines(self) -> Iterator[str]:
        if self.aside is None:
            assert self.process.stdout is not None
            yield from self.process.stdout
        else:
            self.process.wait()
            self.aside.seek(0)
            yield from self.aside


def run(checks: list[Check]) -> Iterator[Outcome]:
    """Run the checks in the given order."""
    aside: dict[str, Running] = {}
    with ExitStack() as files:
        try:
            for check in checks:
                for other in checks:
                    if other.beside == check.name:
                        aside[other.name] = Running(other, files.enter_context(TemporaryFile("w+", encoding="utf-8")))
                yield (aside.pop(check.name, None) or Running(check)).finish()
        finally:
            for left in aside.values():
                left.process.terminate()


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

"""Running tests against a mutant: which tests run a line, and whether one of them fails.

Each workplace has its own copy of the source, so several mutants can be tried at the same time.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tools.mutation.sites import Mutant

MOST_SECONDS = 120.0  # of tests for one mutant: a slow test that would detect it beyond that does not count
NO_TESTS = 5  # pytest's exit code if it found none
SPARE = 40.0  # seconds more than three times the usual ones: then the tests hang, and the mutant is detected


class Suite(NamedTuple):
    """Tests for the mutants of some packages. ``plain``: on the uncompiled source; ``apart``: tests for lines that no
    test runs itself: they run in another process, or when the modules are imported."""

    name: str
    packages: tuple[str, ...]
    tests: tuple[str, ...]
    marks: str
    plain: bool
    apart: tuple[str, ...] = ()


SUITES = (
    Suite("rules", ("core", "game"), ("tests/core", "tests/game", "tests/games", "tests/laws", "tests/scenarios"),
          "not slow and not native", True, ("tests/core/test_marks.py", "tests/core/test_layout.py")),
    Suite("server", ("server",), ("tests/server",), "not slow", False,
          ("tests/server/bot_workers", "tests/server/history", "tests/server/test_serve.py")),
)  # fmt: skip


class Trial(NamedTuple):
    file: str
    line: int
    kind: str
    detected: bool
    tests: int
    seconds: float


def _surroundings(suite: Suite, source: Path | None = None) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("BRANCHLINE_PLAIN", "PYTHONPATH")}
    if suite.plain:
        kept["BRANCHLINE_PLAIN"] = "1"
    if source is not None:
        kept["PYTHONPATH"] = str(source)
    return kept


def _files(root: Path, suite: Suite) -> tuple[Path, Path, Path]:
    folder = root / "build" / "mutation"
    folder.mkdir(parents=True, exist_ok=True)
    return tuple(folder / f"{suite.name}.{end}" for end in ("coverage", "json", "durations"))  # type: ignore[return-value]


def record_coverage(root: Path, suite: Suite) -> None:
    """Run the suite once and note which test runs which line, and how long each test takes."""
    data, report, durations = _files(root, suite)
    settings = data.with_suffix(".cfg")
    settings.write_text(f"[run]\nsource_pkgs = branchline\ndata_file = {data}\n", encoding="utf-8")
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", "-m", suite.marks]
    done = subprocess.run(
        [*command, "-p", "tools.mutation.contexts", "--durations=0", "--durations-min=0", *suite.tests],
        cwd=root, env=_surroundings(suite), stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nthe tests must pass before mutants are planted")
    durations.write_text(done.stdout, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "coverage", "json", "-q", f"--rcfile={settings}", "--show-contexts", "-o", str(report)],
        cwd=root, check=True,
    )  # fmt: skip


class Covering:
    """Which tests run which line, and how long they take."""

    def __init__(self, root: Path, suite: Suite) -> None:
        self.apart = [test for test in suite.apart if (root / test).exists()]
        if len(self.apart) < len(suite.apart):
            raise SystemExit(f"these tests must exist: {', '.join(suite.apart)}")
        self.seconds, self.lines = _read(root, suite)

    def of(self, name: str, line: int) -> tuple[list[str], float]:
        """The tests of a line, the quickest first, and the seconds that they take."""
        chosen: list[str] = []
        total = 0.0
        for test in self.lines.get(name, {}).get(line, []):
            if total + self.seconds[test] > MOST_SECONDS:
                break
            chosen.append(test)
            total += self.seconds[test]
        return (chosen, total) if chosen else (self.apart, MOST_SECONDS)


def _read(root: Path, suite: Suite) -> tuple[dict[str, float], dict[str, dict[int, list[str]]]]:
    _, report, durations = _files(root, suite)
    seconds: dict[str, float] = {}
    for line in durations.read_text(encoding="utf-8").splitlines():
        words = line.split()
        if len(words) == 3 and words[0].endswith("s") and "::" in words[2]:
            test = words[2].partition("[")[0]
            seconds[test] = seconds.get(test, 0.0) + float(words[0][:-1])
    found: dict[str, dict[int, list[str]]] = {}
    for file, facts in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        name = file.rpartition("branchline/")[2]
        found[name] = {}
        for line, contexts in facts["contexts"].items():
            found[name][int(line)] = sorted(seconds.keys() & set(contexts), key=lambda test: seconds[test])
    return seconds, found


class Workplace:
    """A copy of the source in which mutants are planted."""

    def __init__(self, root: Path, number: int) -> None:
        self.root = root
        self.folder = Path(tempfile.mkdtemp(prefix=f"mutants-{number}-"))
        self.source = self.folder / "src"
        shutil.copytree(root / "src", self.source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))

    def attempt(self, name: str, mutant: Mutant, suite: Suite, tests: list[str], usual: float) -> Trial:
        """Plant a mutant, run the tests until one fails, and restore the file."""
        began = time.monotonic()
        detected = False
        if tests:
            file = self.source / "branchline" / name
            original = file.read_text(encoding="utf-8")
            file.write_text(mutant.source, encoding="utf-8")
            try:
                detected = not self._pass(suite, tests, 3 * usual + SPARE)
            finally:
                file.write_text(original, encoding="utf-8")
        seconds = round(time.monotonic() - began, 1)
        return Trial(name, mutant.line, mutant.kind, detected, len(tests), seconds)

    def _pass(self, suite: Suite, tests: list[str], patience: float) -> bool:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", suite.marks, *tests]
        with subprocess.Popen(
            command, cwd=self.root, env=_surroundings(suite, self.source), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        ) as process:  # fmt: skip
            try:
                code = process.wait(patience)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                return False
        if code == NO_TESTS:
            raise SystemExit(f"pytest found no test in {' '.join(tests)}")
        return code == 0

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

"""Branch coverage by package: combines what the checks have recorded, and fails if a package is below its gate.

It reads the data that `coverage run` leaves in build/; which tests are measured is decided in check.py.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GATE = 95.0  # per cent of the branches, and of the lines
PACKAGES = {
    "rules": ("core/", "game/", "codec/", "planning/", "lexicon.py", "payment.py"),
    "bots": ("bots/",),
    "lab": ("lab/",),
    "env": ("env/",),
    "svg": ("svg/",),
    "server": ("server/",),
    "cli": ("cli/",),
}


class Share(NamedTuple):
    covered: int
    total: int

    @property
    def percent(self) -> float:
        return 100.0 * self.covered / self.total if self.total else 100.0


class Measured(NamedTuple):
    """The coverage of one package, and its files from the least covered on."""

    name: str
    lines: Share
    branches: Share
    missing: list[str]

    @property
    def passed(self) -> bool:
        return self.lines.total > 0 and min(self.lines.percent, self.branches.percent) >= GATE


def measure(report: dict[str, Any]) -> Iterator[Measured]:
    """Read coverage's JSON report."""
    for name, beginnings in PACKAGES.items():
        files = {
            file: facts
            for file, facts in sorted(report["files"].items())
            if file.rpartition("branchline/")[2].startswith(beginnings)
        }
        sums = [facts["summary"] for facts in files.values()]
        missing = [_missing(file, facts) for file, facts in files.items() if _gaps(facts)]
        yield Measured(
            name,
            Share(sum(one["covered_lines"] for one in sums), sum(one["num_statements"] for one in sums)),
            Share(sum(one["covered_branches"] for one in sums), sum(one["num_branches"] for one in sums)),
            missing,
        )


def _gaps(facts: dict[str, Any]) -> bool:
    return bool(facts["missing_lines"] or facts["missing_branches"])


def _missing(file: str, facts: dict[str, Any]) -> str:
    places = [str(line) for line in facts["missing_lines"]]
    places += [f"{start}->{'exit' if end < 0 else end}" for start, end in facts["missing_branches"]]
    return f"    {file.rpartition('branchline/')[2]}: {' '.join(places)}"


def main() -> int:
    report = ROOT / "build" / "gates.json"
    coverage = [sys.executable, "-m", "coverage"]
    for words in (["combine", "-q", "--keep"], ["json", "-q", "-o", str(report)]):
        done = subprocess.run([*coverage, *words], cwd=ROOT)
        if done.returncode:
            return done.returncode
    failed = 0
    for package in measure(json.loads(report.read_text(encoding="utf-8"))):
        failed += not package.passed
        verdict = "ok    " if package.passed else "FAILED"
        lines, branches = package.lines, package.branches
        print(f"{verdict} {package.name:<7} lines {lines.percent:5.1f} %, branches {branches.percent:5.1f} %")
        if not package.passed:
            print("\n".join(package.missing))
    print(f"packages: {len(PACKAGES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

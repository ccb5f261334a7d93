"""Plants small mistakes in the source, one at a time, and counts how many the tests detect: python -m tools.mutation

A mutant is tried with the tests that run its line, the quickest first, until one fails. It is not part of the checks;
docs/decisions/mutation-score.md has the results.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tools.mutation.run import SUITES, Covering, Suite, Trial, Workplace, record_coverage
from tools.mutation.score import wilson
from tools.mutation.sites import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "branchline"
LEFT_OUT = ("core/unity_build.py", "core/types.py", "core/layout.py")  # for the build and the type checker


def all_mutants(package: str) -> list[tuple[str, Mutant]]:
    """All mutants of a package, each with its file, relative to the package ``branchline``."""
    found = []
    for file in sorted((SOURCE / package).rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        if name not in LEFT_OUT:
            found += [(name, mutant) for mutant in mutants(file.read_text(encoding="utf-8"))]
    return found


def sample(packages: list[str], count: int, seed: int) -> list[tuple[str, Mutant]]:
    everything = [item for package in packages for item in all_mutants(package)]
    print(f"{len(everything):,} mutants, {min(count, len(everything))} of them tried (seed {seed})", flush=True)
    return random.Random(seed).sample(everything, min(count, len(everything)))


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="tools.mutation", description=__doc__)
    reader.add_argument("--count", type=int, default=300, help="mutants to try")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--packages", default="core,game,server")
    reader.add_argument("--jobs", type=int, default=2, help="mutants tried at the same time")
    reader.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.jsonl")
    reader.add_argument("--keep-coverage", action="store_true", help="use the coverage of the last run")
    given = reader.parse_args(words)
    packages = given.packages.split(",")
    chosen = sample(packages, given.count, given.seed)
    suites = {suite.name: suite for suite in SUITES if set(suite.packages) & set(packages)}
    if not given.keep_coverage:
        for suite in suites.values():
            record_coverage(ROOT, suite)
    tests = {name: Covering(ROOT, suite) for name, suite in suites.items()}
    free: SimpleQueue[Workplace] = SimpleQueue()
    places = [Workplace(ROOT, number) for number in range(given.jobs)]
    for place in places:
        free.put(place)

    def attempt(item: tuple[str, Mutant]) -> Trial:
        name, mutant = item
        suite: Suite = next(suite for suite in suites.values() if name.partition("/")[0] in suite.packages)
        place = free.get()
        try:
            return place.attempt(name, mutant, suite, *tests[suite.name].of(name, mutant.line))
        finally:
            free.put(place)

    trials: list[Trial] = []
    given.out.parent.mkdir(exist_ok=True)
    with ThreadPoolExecutor(given.jobs) as threads, given.out.open("w", encoding="utf-8") as out:
        for trial in threads.map(attempt, chosen):
            trials.append(trial)
            out.write(json.dumps(trial._asdict()) + "\n")
            out.flush()
            if not trial.detected:
                print(f"undetected: {trial.file}:{trial.line}: {trial.kind} ({trial.tests} tests)", flush=True)
    for place in places:
        place.close()
    for package in [*packages, ""]:
        part = [trial for trial in trials if trial.file.startswith(f"{package}/" if package else "")]
        hits = sum(trial.detected for trial in part)
        low, high = wilson(hits, len(part))
        share = f"{hits / len(part):.1%}" if part else "none tried"
        print(
            f"{package or 'all':8} {hits:4} of {len(part):4} detected: {share} (95 % interval {low:.1%} to {high:.1%})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

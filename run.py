#!/usr/bin/env python3
"""The two commands of the README: sets up a private .venv in a fresh checkout and runs Branchline or its tests in it.
It knows how to install, not how to play. It must start on old Pythons too, to report that a newer one is needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "branchline.json"
NEWEST_FIRST = ["python3.14", "python3.13", "python3.12", "python3.11"]

USAGE = """usage: python3 run.py [COMMAND ...]

  python3 run.py               start the server and open the page in a browser (same as `serve`)
  python3 run.py play          a game in the terminal
  python3 run.py test          all checks of the project
  python3 run.py COMMAND ...   any other command of `branchline`: rules, simulate, arena, ... (--help lists them)

The first run creates a private environment in .venv and builds Branchline; later runs start at once."""


class Trouble(Exception):
    """The set-up can't continue, for a reason that the user can fix."""


def main(words: list[str]) -> int:
    if words in (["-h"], ["help"]):
        print(USAGE)
        return 0
    testing = words[:1] == ["test"]
    try:
        set_up("dev.txt" if testing else "run.txt")
    except Trouble as trouble:
        print(f"branchline: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nbranchline: stopped; the next run continues the set-up", file=sys.stderr)
        return 130
    if testing:
        return hand_over([str(BIN / "python"), str(ROOT / "tools" / "check.py"), *words[1:]])
    return hand_over([str(BIN / "branchline"), *(words or ["serve"])])


def hand_over(command: list[str]) -> int:
    """Replace this process by the command if the system can, so that signals and the exit code work."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def set_up(requirements: str) -> None:
    """Bring .venv up to date. A stamp file remembers what the last run did, so nothing is done twice."""
    if sys.version_info < (3, 11):  # noqa: UP036  only this file is started by any Python
        other = next(filter(shutil.which, NEWEST_FIRST), None)
        hint = f"try: {other} run.py" if other else "install one and start run.py with it"
        raise Trouble(f"Python 3.11 or later is needed, this is {sys.version.split()[0]}; {hint}")
    pins = {name: digest([ROOT / "requirements" / name]) for name in ("dev.txt", "run.txt", "build.txt")}
    wanted = {
        "python": [sys.version, sys.base_prefix],
        "pins": pins,
        "source": digest(sources()),
    }
    stamp = read_stamp()
    if stamp.get("python") != wanted["python"] or not (BIN / "python").exists():
        make_venv()
        stamp = {"python": wanted["python"]}
    # dev.txt contains everything of run.txt and build.txt, in the same versions
    if stamp.get("pins") != pins or requirements not in stamp.get("have", []):
        install_pins(requirements)
        stamp.update(pins=pins, have=sorted({"run.txt", requirements}))
        STAMP.write_text(json.dumps(stamp))
    if stamp.get("source") != wanted["source"]:
        install_branchline()
        stamp["source"] = wanted["source"]
        STAMP.write_text(json.dumps(stamp))


def make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Trouble("this Python can't make virtual environments; on Debian or Ubuntu: apt install python3-venv")
    say("making a private environment in .venv")
    call([sys.executable, "-m", "venv", "--clear", str(VENV)], "the environment could not be made")


def install_pins(requirements: str) -> None:
    say("installing the pinned requirements")
    names = [requirements] if requirements == "dev.txt" else [requirements, "build.txt"]
    files = [word for name in names for word in ("-r", str(ROOT / "requirements" / name))]
    pip(["--require-hashes", *files], "the requirements could not be installed (is the package index in reach?)")


def install_branchline() -> None:
    say("compiling the rules, building the page and installing Branchline")
    # what is gone from src/ must not stay in the next wheel; compiled modules are kept because they are slow to build
    for left in (ROOT / "build").glob("lib*/**/*.*"):
        if left.is_file() and left.suffix not in (".so", ".pyd"):
            left.unlink()
    pip(["--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)], "Branchline could not be installed")
    if not list(VENV.glob("**/branchline/core/*.so")) + list(VENV.glob("**/branchline/core/*.pyd")):
        say("no C compiler worked: this runs on the plain source, the same rules at a fraction of the speed")
    if (ROOT / "web").exists() and not list(VENV.glob("**/branchline/page/index.html")):
        say("the page for the browser could not be built here (it needs the npm registry); all else works")


def pip(words: list[str], failure: str) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    call([str(BIN / "python"), "-m", "pip", "install", *quiet, *words], failure)


def call(command: list[str], failure: str) -> None:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise Trouble(failure)


def read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def sources() -> list[Path]:
    """All source files of an installation, without what it makes itself: the built client and the packages of Node."""
    page = ROOT / "src" / "branchline" / "page"
    inside = [*sorted((ROOT / "src").rglob("*")), *sorted((ROOT / "web").rglob("*"))]
    kept = [file for file in inside if page not in file.parents and "node_modules" not in file.parts]
    return [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools" / "web.py", *kept]


def digest(files: list[Path]) -> str:
    """One hash over names and contents, without files left by builds."""
    total = hashlib.sha256()
    for file in files:
        if file.is_file() and file.suffix not in (".pyc", ".so") and ".egg-info" not in str(file):
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def say(sentence: str) -> None:
    print(f"branchline: {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

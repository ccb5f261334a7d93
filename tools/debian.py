"""Runs a command that needs other programs, such as a browser or a proxy: Debian's packages, which it first installs if
they are missing and that is allowed. It only provides the programs; the tests decide what to do with them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = {"chromium": ("chromium", "chromium-browser", "google-chrome")}  # where a program has several
USAGE = "usage: python tools/debian.py PROGRAM [PROGRAM ...] -- COMMAND [WORD ...]"


def path() -> str:
    """The PATH with the folders for servers, which many users' PATH lacks."""
    return os.pathsep.join([os.environ.get("PATH", ""), "/usr/local/sbin", "/usr/sbin"])


def find(program: str) -> str | None:
    """The path of a program, if it is installed."""
    return next(filter(None, (shutil.which(name, path=path()) for name in NAMES.get(program, (program,)))), None)


def ensure(programs: list[str]) -> list[str]:
    """Install what is missing, if possible; returns what is missing then."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not any(find(program) is None for program in programs) or not (root and shutil.which("apt-get")):
        return [program for program in programs if find(program) is None]
    with one_at_a_time():
        missing = [program for program in programs if find(program) is None]
        if missing:
            print(f"installing {', '.join(missing)}", flush=True)
            # in runlevel 1 the packages do not start their servers
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            for words in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
                done = subprocess.run(
                    ["apt-get", "-q", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
                )
                if done.returncode != 0:
                    print(done.stdout)
                    break
    return [program for program in programs if find(program) is None]


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Checks that run in parallel must not install at the same time."""
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "apt.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(words: list[str]) -> int:
    split = words.index("--") if "--" in words else len(words)
    programs, command = words[:split], words[split + 1 :]
    if not programs or not command:
        print(USAGE)
        return 2
    missing = ensure(programs)
    if missing:
        print(f"the tests need {', '.join(missing)} on the PATH; on Debian: apt-get install {' '.join(missing)}")
        return 1
    return subprocess.call([str(Path(sys.executable).parent / command[0]), *command[1:]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs a command that needs a browser: Debian's chromium, installed first where it is missing and may be installed.
It knows how to get the browser; which pages it then opens is written in tests/e2e.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
NEEDED = "the tests in the browser need Chromium on the PATH; on Debian: apt-get install chromium"


def ensure() -> bool:
    """Whether there is a browser, after trying to install one."""
    if any(map(shutil.which, NAMES)):
        return True
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (root and shutil.which("apt-get")):
        return False
    print("installing chromium", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", "-q", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode != 0:
            print(done.stdout)
            return False
    return shutil.which("chromium") is not None


def main(words: list[str]) -> int:
    if not ensure():
        print(NEEDED)
        return 1
    return subprocess.call([str(Path(sys.executable).parent / words[0]), *words[1:]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

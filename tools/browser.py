"""Runs a command that needs a browser: Debian's chromium, which it first installs if it is missing and that is allowed.
It only provides the browser; tests/e2e decides which pages are opened.
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
    """Install a browser if necessary; returns whether there is one."""
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

"""Writes the pinned requirement files from pyproject.toml, with the newest versions that fit; needs `uv`.
It knows the three files and how they depend on each other; pyproject.toml decides what is in them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["uv", "pip", "compile", "--no-config", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
# no header and no addresses: the files must not show where this machine finds its packages
PINNED = ["--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
# dev.txt first: the other two are subsets of it, with the same versions
FILES = [
    ("dev.txt", ["pyproject.toml", "--group", "dev"]),
    ("build.txt", ["--group", "build", "-c", "requirements/dev.txt"]),
    ("run.txt", ["pyproject.toml", "-c", "requirements/dev.txt"]),
]


def main() -> int:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("UV_")}
    for name, sources in FILES:
        command = [*COMPILE, *PINNED, *sources, "-o", f"requirements/{name}"]
        if code := subprocess.call(command, cwd=ROOT, env=clean):
            return code
        print(f"requirements/{name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())

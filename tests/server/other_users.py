"""Commands as other users of the system, for tests that run as root: others run them as they are.

It knows users and folders, not what the commands do.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def possible() -> bool:
    """Whether the tests can become another user who can run this Python."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("setpriv") is None:
        return False
    words = as_user(65_531, [sys.executable, "-c", "import branchline"])
    return subprocess.run(words, capture_output=True).returncode == 0


def as_user(uid: int, words: list[str]) -> list[str]:
    return ["setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups", "--", *words]


@contextmanager
def reachable(folder: Path) -> Iterator[None]:
    """Let other users through to a folder; those of pytest are private."""
    changed: list[tuple[Path, int]] = []
    for path in (folder, *folder.parents):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o011 != 0o011:
            changed.append((path, mode))
            path.chmod(mode | 0o011)
    try:
        yield
    finally:
        for path, mode in changed:
            path.chmod(mode)

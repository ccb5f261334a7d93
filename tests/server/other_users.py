"""Commands as other users of the system, for tests that run as root: others run them as they are.

It knows users and folders, not what the commands do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


def possible() -> bool:
    """Whether the tests can become another user who can run this Python."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("setpriv") is None:
        return False
    words = as_user(65_531, [sys.executable, "-c", "import branchline"])
    return subprocess.run(words, capture_output=True).returncode == 0


def as_user(uid: int, words: list[str]) -> list[str]:
    return ["setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups", "--", *words]


@contextmanager
def open_folder() -> Iterator[Path]:
    """A temporary folder that other users can enter. Those of pytest are private, and every pytest that starts makes
    them so again."""
    with TemporaryDirectory(prefix="branchline-") as name:
        folder = Path(name)
        folder.chmod(0o711)
        yield folder

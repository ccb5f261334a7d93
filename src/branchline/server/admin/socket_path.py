"""Which paths a local socket can have, for the server and for ``branchline admin``.

It looks at the path only; nothing is opened.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

LONGEST_PATH = 107 if sys.platform == "linux" else 103  # bytes


def check_path(path: Path) -> None:
    """Raise OSError if no socket can have this path."""
    if not hasattr(socket, "AF_UNIX"):
        raise OSError("this system has no local sockets")
    length = len(os.fsencode(path))
    if length > LONGEST_PATH:
        raise OSError(
            f"{path}: a socket's path has at most {LONGEST_PATH} bytes, and this one has {length}; choose a shorter one"
            " with --admin-socket"
        )

"""The error for everything in the lab that a person can fix, with a message that says how.

Also imports the packages of the extra ``lab``, which most installations do without.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LabError(Exception):
    """The lab can't go on; the text says why, and what would help."""


def need(package: str, purpose: str) -> Any:
    """Import a package of the extra. Without it, raise a message instead of a bare ImportError."""
    try:
        return import_module(package)
    except ImportError:
        name = package.partition(".")[0]
        raise LabError(f"{purpose} needs the package {name}: pip install 'branchline[lab]'") from None

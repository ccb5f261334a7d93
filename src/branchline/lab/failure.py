"""What can go wrong in the lab for a reason that a person can mend, as one error with a sentence.

It also fetches the packages of the extra ``lab``, which most installations do without.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LabError(Exception):
    """The lab can't go on; the text says why, and what would help."""


def need(package: str, purpose: str) -> Any:
    """A package of the extra, imported when it is wanted; without it, a sentence instead of a traceback."""
    try:
        return import_module(package)
    except ImportError:
        name = package.partition(".")[0]
        raise LabError(f"{purpose} needs the package {name}: pip install 'branchline[lab]'") from None

"""The error message for a missing library of the extra ``env``.

Knows the name of the extra, and no library.
"""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """Make the error to raise instead of the bare ImportError."""
    return ImportError(f"{error.name or error} is missing: it comes with the extra env, pip install 'branchline[env]'")

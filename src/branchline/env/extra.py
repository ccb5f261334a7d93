"""The sentence for those who lack a library of the extra ``env``.

It knows the name of the extra, and no library.
"""

from __future__ import annotations


def missing(error: ImportError) -> ImportError:
    """What to say instead of the bare error of a failed import."""
    return ImportError(f"{error.name or error} is missing: it comes with the extra env, pip install 'branchline[env]'")

"""The version of the package, in one place.

Used by the build, by records and by the command line; knows nothing else.
"""

from __future__ import annotations

VERSION = "0.2.0"

"""The rules of the game on integers: one source with two backends, compiled with Cython or plain Python.

The raw core for fast programs; it knows no names, texts or records. Most users start with ``branchline.Game``.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from branchline.core.errors import IllegalCode

if TYPE_CHECKING:
    from branchline.core.batch import Batch

compiled = False
if TYPE_CHECKING or os.environ.get("BRANCHLINE_PLAIN"):
    from branchline.core.plain import Block, Board, Seen, State, simulate
else:
    try:
        from branchline.core._compiled import Block, Board, Seen, State, simulate

        compiled = True
    except ImportError as error:
        print(f"branchline: on the plain source, hundreds of times slower ({error})", file=sys.stderr)
        from branchline.core.plain import Block, Board, Seen, State, simulate


def __getattr__(name: str) -> Any:
    """Import ``Batch`` on first use: it needs NumPy, which takes longer to load than everything else."""
    if name == "Batch":
        from branchline.core.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Batch", "Block", "Board", "IllegalCode", "Seen", "State", "compiled", "simulate"]

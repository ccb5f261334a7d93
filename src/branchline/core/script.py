"""Forced draws and the log of one call: what is to be drawn, and what was.

Both are stored in the Work record: drawing reads the script, ``note`` writes the log. Knows no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import SCRIPT

if TYPE_CHECKING:
    from branchline.core.types import Work, i32


def start_log(w: Work) -> None:
    """Start with an empty log and no forced draws."""
    end_log(w)
    w.logging = 1
    w.log_size = 0


def force(w: Work, deck: i32, what: i32) -> None:
    """Add a forced draw of a train card, ship card or ticket; beyond SCRIPT of them, draws are random again."""
    if w.script_size[deck] < SCRIPT:
        w.script[deck * SCRIPT + w.script_size[deck]] = what
        w.script_size[deck] += 1


def end_log(w: Work) -> None:
    i: i32
    w.logging = 0
    for i in range(3):
        w.script_at[i] = 0
        w.script_size[i] = 0

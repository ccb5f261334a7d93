"""Forced draws and the log of one call: what chance shall give, and what it gave.

Both live in the Work record; drawing reads the one and ``note`` writes the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import SCRIPT

if TYPE_CHECKING:
    from branchline.core.types import Work, i32


def start_log(w: Work) -> None:
    """An empty log, and no draw forced."""
    end_log(w)
    w.logging = 1
    w.log_size = 0


def force(w: Work, deck: i32, what: i32) -> None:
    """One more forced draw, of train cards, ship cards or tickets; beyond SCRIPT of them chance decides again."""
    if w.script_size[deck] < SCRIPT:
        w.script[deck * SCRIPT + w.script_size[deck]] = what
        w.script_size[deck] += 1


def end_log(w: Work) -> None:
    i: i32
    w.logging = 0
    for i in range(3):
        w.script_at[i] = 0
        w.script_size[i] = 0

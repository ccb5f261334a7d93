"""The table in the terminal: what a person sees, what a person types, and whose turn it is.

Uses views and whole actions, like any other table; the rules are up to the game.
"""

from __future__ import annotations

from branchline.cli.table.host import Host, Left

__all__ = ["Host", "Left"]

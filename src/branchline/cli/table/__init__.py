"""The table in the terminal: what a person sees, what a person types, and whose turn it is.
It talks through views and whole actions, as any other table would; rules are the game's affair.
"""

from __future__ import annotations

from branchline.cli.table.host import Host, Left

__all__ = ["Host", "Left"]

"""Pick the backend of the policies: the compiled one where the core is compiled, the plain one otherwise.

``Player`` answers for a seat, ``play_games`` plays whole games. Nothing else is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from warnings import warn

from branchline import core

compiled = False
if TYPE_CHECKING or not core.compiled:
    from branchline.bots.plain import Player, Playouts, play_games
else:
    try:
        from branchline.bots._compiled import Player, Playouts, play_games

        compiled = True
    except ImportError as error:
        warn(f"The bots run on their plain source, hundreds of times slower: {error}", RuntimeWarning, stacklevel=2)
        from branchline.bots.plain import Player, Playouts, play_games

__all__ = ["Player", "Playouts", "compiled", "play_games"]

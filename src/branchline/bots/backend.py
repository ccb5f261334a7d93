"""The minds, compiled where the core is, plain otherwise: ``Player`` answers for a seat, ``play_games`` plays games.

It chooses between the two faces and knows nothing else.
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

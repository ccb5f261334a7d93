"""Branchline: the open platform for the Ticket to Ride family of board games.

Start with ``Game.new``; actions.py, events.py and asks.py have the whole vocabulary. This module only re-exports.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from branchline.version import VERSION

if TYPE_CHECKING:
    from branchline.actions import parse_action
    from branchline.events import mask
    from branchline.game import Game, OptionError, Options, Scores, standing, steps, verify
    from branchline.maps import Map, MapError, UnknownName, load_map
    from branchline.planning import TicketPlan, plan
    from branchline.record import Record, RecordError
    from branchline.refusal import Refused
    from branchline.view import Phase, View, imagine

__version__ = VERSION

# The module of each name. Modules are imported on first use, so that commands start fast.
_EXPORTS = {
    "actions": ("parse_action",),
    "events": ("mask",),
    "game": ("Game", "OptionError", "Options", "Scores", "standing", "steps", "verify"),
    "maps": ("Map", "MapError", "UnknownName", "load_map"),
    "planning": ("TicketPlan", "plan"),
    "record": ("Record", "RecordError"),
    "refusal": ("Refused",),
    "view": ("Phase", "View", "imagine"),
}
_MODULE_OF = {name: module for module, names in _EXPORTS.items() for name in names}

__all__ = [
    "Game",
    "Map",
    "MapError",
    "OptionError",
    "Options",
    "Phase",
    "Record",
    "RecordError",
    "Refused",
    "Scores",
    "TicketPlan",
    "UnknownName",
    "View",
    "__version__",
    "imagine",
    "load_map",
    "mask",
    "parse_action",
    "plan",
    "standing",
    "steps",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)

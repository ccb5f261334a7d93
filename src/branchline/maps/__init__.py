"""Maps: the built-in boards, the map file format, its loader and its checker.
Facts only: this package knows no state of a game, and no drawing beyond positions.
"""

from __future__ import annotations

from .buildings import BUILDING_INDEX, BUILDINGS, Building
from .check import check_map
from .loader import BUILT_IN, MapError, check_text, load_map, load_map_text, read_text
from .model import BuildingRules, City, Junction, Map, Outcome, Rules, Ticket, Track
from .names import UnknownName, card_names
from .network import Network, Progress
from .shape import Fault
from .totals import Totals, describe

__all__ = [
    "BUILDINGS",
    "BUILDING_INDEX",
    "BUILT_IN",
    "Building",
    "BuildingRules",
    "City",
    "Fault",
    "Junction",
    "Map",
    "MapError",
    "Network",
    "Outcome",
    "Progress",
    "Rules",
    "Ticket",
    "Totals",
    "Track",
    "UnknownName",
    "card_names",
    "check_map",
    "check_text",
    "describe",
    "load_map",
    "load_map_text",
    "read_text",
]

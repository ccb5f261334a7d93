"""The styles that a level can be played in, and the settings of the levels below the expert.

Knows only names. What a style changes is up to policy/.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from branchline.bots.policy import codes


class Style(StrEnum):
    """What a planner prefers."""

    planner = "planner"
    racer = "racer"
    collector = "collector"
    blocker = "blocker"

    @property
    def code(self) -> int:
        return _CODES[self]


_CODES = {
    Style.planner: codes.S_PLANNER,
    Style.racer: codes.S_RACER,
    Style.collector: codes.S_COLLECTOR,
    Style.blocker: codes.S_BLOCKER,
}


@dataclass(frozen=True)
class Level:
    """Settings of a level."""

    style: Style = Style.planner

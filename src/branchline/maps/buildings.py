"""The kinds of buildings, one row each: what is the same on every map. The numbers are in the map files.

A new kind is a row here and a table of that name in the map format; the core relies on the order of the rows. Knows no
state of a game.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Building(NamedTuple):
    """A kind of building. One costs ``cards`` cards of a colour, and ``step`` more for each built before."""

    kind: str  # as in "build a station"
    table: str  # the table in [rules] of a map file; also its name on score sheets and in scenarios
    ports_only: bool
    touch: bool  # only where the seat owns a track
    form: Literal["train", "marked"]  # the cards that pay for it; marked: half marked train cards, half ships
    cards: int
    step: int
    borrows: bool  # at the end the seat may use another seat's track that ends there
    site_rule: str  # the rule on where and how many a seat may build
    cost_rule: str


BUILDINGS = (
    Building(
        "station", "stations", ports_only=False, touch=False, form="train", cards=1, step=1, borrows=True,
        site_rule="E-STA-1", cost_rule="E-STA-2",
    ),
    Building(
        "harbour", "harbours", ports_only=True, touch=True, form="marked", cards=4, step=0, borrows=False,
        site_rule="G-HAR-1", cost_rule="G-HAR-2",
    ),
)  # fmt: skip
BUILDING_INDEX = {row.kind: i for i, row in enumerate(BUILDINGS)}

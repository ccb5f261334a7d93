"""The kinds of buildings as rows: what is the same on every map that has the kind. A map file adds the numbers.

A new kind is a row here and a table of the same name in the map format; the core reads the rows in this order. Nothing
here knows a game.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Building(NamedTuple):
    """One kind. The next one costs ``cards`` cards of a colour, and ``step`` more for each built before."""

    kind: str  # as in "build a station"
    table: str  # its numbers in [rules] of a map file; also its name on score sheets and in scenarios
    ports_only: bool  # it may stand in ports alone
    touch: bool  # only where the seat owns a track
    form: Literal["train", "marked"]  # the cards it is paid with; marked: half of them train cards, half ships
    cards: int
    step: int
    borrows: bool  # at the end its seat may use a track of another that ends there
    site_rule: str  # who may build one where, and how many
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

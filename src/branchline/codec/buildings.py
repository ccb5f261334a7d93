"""The codec's row for a kind of building: its codes, and what the judge needs to know about building there.

Knows no single kind: their differences are data in ``maps/buildings.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline import actions as act
from branchline import payment
from branchline.codec.position import Position
from branchline.codec.rows import PaidRow
from branchline.core.codes import A_BUILD, CITIES, TURN
from branchline.lexicon import Lexicon
from branchline.maps import BUILDINGS
from branchline.payment import Cost


class BuildRow(PaidRow[act.Build]):
    """The row of a kind of building; the cost is the same in every city."""

    one_cost = True

    def __init__(self, kind: int) -> None:
        self.building = BUILDINGS[kind]
        self.kind = kind
        super().__init__(act.BUILDS[self.building.kind], A_BUILD + kind * CITIES, CITIES, (TURN,))

    def names(self, lex: Lexicon) -> Sequence[str]:
        return lex.city_ids

    def index(self, lex: Lexicon, action: act.Build) -> int:
        return lex.map.city_index[lex.map.city(action.city).id]

    def limit(self, at: Position) -> int:
        """How many a seat may build; 0 if the rules don't have this kind."""
        rules = at.lex.map.rules.buildings.get(self.building.kind)
        return rules.each if rules else 0

    def built(self, at: Position) -> Sequence[int]:
        """Per seat, the cities with one, as bits."""
        return at.state.buildings[self.kind :: len(BUILDINGS)]

    def count(self, at: Position) -> int:
        """How many the seat has built."""
        return self.built(at)[at.seat].bit_count()

    def taken(self, at: Position, city: int) -> bool:
        """Whether any seat has built one in this city."""
        return any(cities >> city & 1 for cities in self.built(at))

    def site(self, at: Position, city: int) -> bool:
        """Whether the seat may build in this city: in a port, and next to its tracks, if the kind requires it."""
        port = at.lex.map.cities[city].port or not self.building.ports_only
        return port and (not self.building.touch or bool(at.state.touched[at.seat] >> city & 1))

    def costs(self, at: Position) -> Sequence[Cost]:
        return [payment.building_cost(self.building, self.count(at))] * CITIES

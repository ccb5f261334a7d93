"""What can be built in a city, as data, and the codec's row for it.

What differs between the kinds of building stands in ``BUILDINGS`` and nowhere else here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from branchline import actions as act
from branchline import payment
from branchline.codec.position import Position
from branchline.codec.rows import PaidRow
from branchline.core import State
from branchline.core.codes import A_HARBOUR, A_STATION, CITIES, TURN
from branchline.lexicon import Lexicon
from branchline.maps import Rules
from branchline.payment import Cost


class Building(NamedTuple):
    """One kind of building. The two rule ids are those of a refusal: where it may stand, and what it costs."""

    name: str
    action: type[act.Build]
    first: int  # code, + city
    limit: Callable[[Rules], int]  # of one seat; 0 where there are none
    built: Callable[[State], Sequence[int]]  # by seat, the cities as bits
    site: Callable[[Position, int], bool]  # whether the seat may build in a free city
    cost: Callable[[int], Cost]  # by the number the seat has built
    where_rule: str
    cost_rule: str


def _own_port(at: Position, city: int) -> bool:
    """G-HAR-1: a port that one of the seat's tracks touches."""
    return bool(at.lex.map.cities[city].port and at.state.touched[at.seat] >> city & 1)


BUILDINGS = (
    Building(
        name="station",
        action=act.BuildStation,
        first=A_STATION,
        limit=lambda rules: rules.stations.each if rules.stations else 0,
        built=lambda state: state.stations,
        site=lambda at, city: True,
        cost=payment.station_cost,
        where_rule="E-STA-1",
        cost_rule="E-STA-2",
    ),
    Building(
        name="harbour",
        action=act.BuildHarbour,
        first=A_HARBOUR,
        limit=lambda rules: rules.harbours.each if rules.harbours else 0,
        built=lambda state: state.harbours,
        site=_own_port,
        cost=lambda built: payment.harbour_cost(),
        where_rule="G-HAR-1",
        cost_rule="G-HAR-2",
    ),
)


class BuildRow(PaidRow[act.Build]):
    """The row of one kind of building; the cost is the same in every city."""

    one_cost = True

    def __init__(self, building: Building) -> None:
        super().__init__(building.action, building.first, CITIES, (TURN,))
        self.building = building

    def names(self, lex: Lexicon) -> Sequence[str]:
        return lex.city_ids

    def index(self, lex: Lexicon, action: act.Build) -> int:
        return lex.map.city_index[lex.map.city(action.city).id]

    def limit(self, at: Position) -> int:
        return self.building.limit(at.lex.map.rules)

    def count(self, at: Position) -> int:
        """How many the seat has built."""
        return self.building.built(at.state)[at.seat].bit_count()

    def taken(self, at: Position, city: int) -> bool:
        """Whether somebody has built in a city."""
        return any(cities >> city & 1 for cities in self.building.built(at.state))

    def costs(self, at: Position) -> Sequence[Cost]:
        return [self.building.cost(self.count(at))] * CITIES

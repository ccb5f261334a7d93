"""The rows of buildings, and everything that has to have one entry for each of them.
Shown by comparing the lists; what a building does in play is shown by scenarios.
"""

from __future__ import annotations

from branchline.actions import BUILDS
from branchline.core import codes
from branchline.events import BUILT
from branchline.maps import BUILDING_INDEX, BUILDINGS, load_map
from branchline.svg import paint


def test_every_kind_has_an_action_an_event_and_a_drawing() -> None:
    kinds = {row.kind for row in BUILDINGS}
    assert kinds == BUILDS.keys() == BUILT.keys() == paint.BUILDINGS.keys()


def test_the_core_has_the_rows_in_the_same_order() -> None:
    assert len(BUILDINGS) == codes.BUILDINGS
    assert (BUILDING_INDEX["station"], BUILDING_INDEX["harbour"]) == (codes.STATION, codes.HARBOUR)
    assert codes.ACTIONS == codes.A_BUILD + codes.BUILDINGS * codes.CITIES


def test_a_map_has_the_kinds_its_rules_name() -> None:
    found = {name: load_map(name).rules.buildings for name in ("north_america", "europe", "great_lakes")}
    assert [sorted(kinds) for kinds in found.values()] == [[], ["station"], ["harbour"]]
    assert (found["europe"]["station"].each, found["europe"]["station"].unbuilt) == (3, 4)
    assert found["great_lakes"]["harbour"].points == (10, 20, 30)

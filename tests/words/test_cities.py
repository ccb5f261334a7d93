"""Hints for city names: only where a language has its own form, and only for cities that exist on a map.

It knows no geography.
"""

from __future__ import annotations

import re

import pytest

from branchline import words
from branchline.maps import BUILT_IN, load_map
from tests.words import anatomy

BOARDS = {name: load_map(name) for name in BUILT_IN}
PRINTED = {f"city-{name}-{city.id}": city.name for name, board in BOARDS.items() for city in board.cities}
PRINTED |= {f"city-{name}-{point.id}": point.name for name, board in BOARDS.items() for point in board.junctions}


def hints(lang: str) -> dict[str, str]:
    return {key: anatomy.text(pattern) for key, pattern in anatomy.patterns(words.source(lang, "cities")).items()}


@pytest.mark.parametrize("lang", words.languages())
def test_every_hint_is_for_an_existing_city_and_differs_from_its_name(lang: str) -> None:
    for key, hint in hints(lang).items():
        assert key in PRINTED, key
        assert hint.strip() == hint != PRINTED[key], key


def test_english_hints_are_those_of_the_maps() -> None:
    modern = {
        f"city-{name}-{city.id}": city.modern for name, board in BOARDS.items() for city in board.cities if city.modern
    }
    assert hints("en") == modern


def test_greek_has_every_city_in_its_own_letters() -> None:
    greek = hints("el")
    assert set(greek) == set(PRINTED)
    assert [hint for hint in greek.values() if re.search("[A-Za-z]", hint)] == []


@pytest.mark.parametrize(
    ("lang", "known"),
    [("pl", "Paryż Londyn Wiedeń Kijów Monachium"), ("pt-BR", "Londres Viena Varsóvia Moscou Munique"), ("el", "Αθήνα Κωνσταντινούπολη")],
)  # fmt: skip
def test_well_known_names(lang: str, known: str) -> None:
    assert set(known.split()) <= set(hints(lang).values())

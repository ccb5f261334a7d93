"""The pictures of the cards: as the tool draws them, small, and without anything that a content policy forbids."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tools.art.cards.paint import MARKS
from tools.art.cards.sheet import FOLDER, sheet

CARDS = sheet()


def test_the_committed_pictures_are_what_the_tool_draws() -> None:
    committed = {path.stem: path.read_text() for path in FOLDER.glob("*.svg")}
    assert committed == CARDS, "the drawing changed: run python -m tools.art.cards"


def test_every_colour_has_a_train_and_two_ships() -> None:
    for colour in MARKS:
        assert {f"{colour}_train", f"{colour}_ship", f"{colour}_double_ship"} <= CARDS.keys()
    assert len(set(CARDS.values())) == len(CARDS)


@pytest.mark.parametrize("name", sorted(CARDS))
def test_a_picture_is_small_and_self_contained(name: str) -> None:
    text = CARDS[name]
    assert len(text) < 6_500
    tags = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(text).iter()}
    assert tags <= {"svg", "path", "g", "ellipse", "clipPath", "linearGradient", "stop"}
    assert "style" not in text
    assert "href" not in text


def test_marks_are_those_of_the_board() -> None:
    shapes = (FOLDER.parents[1] / "board/shapes.ts").read_text()
    assert all(f'{colour}: "{mark}"' in shapes for colour, mark in MARKS.items())

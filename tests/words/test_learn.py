"""The lessons: every rule is on each page that needs it, and the pages are alike in all languages.

It compares ids, headings and blocks; it can't judge how well a page explains something.
"""

from __future__ import annotations

import re

import pytest

from branchline import learn, words
from branchline.maps import BUILT_IN, load_map
from tests.rule_sets import rules_of

EVERY = [(map_id, lang) for map_id in BUILT_IN for lang in words.languages()]


def told(page: learn.Page) -> list[str]:
    return [rule for section in page.sections for block in section.blocks for rule in block.rules]


def test_every_map_has_a_page_in_every_language() -> None:
    assert set(learn.maps()) == set(BUILT_IN)
    for map_id, lang in EVERY:
        page = learn.page(map_id, lang)
        assert (page.map, page.lang) == (map_id, lang)
        assert page.title and page.intro and page.sections


@pytest.mark.parametrize(("map_id", "lang"), EVERY)
def test_every_rule_of_the_map_has_a_place_to_link_to(map_id: str, lang: str) -> None:
    page = learn.page(map_id, lang)
    wanted = rules_of(map_id)
    assert any(not rule.startswith("C-") for rule in wanted), f"no section of the rules is headed like {map_id}"
    assert [rule for rule in wanted if page.section_of(rule) is None] == []
    others = set(told(page)) - set(wanted)
    assert sorted(rule for rule in others if rule not in words.rule_ids()) == [], "unknown ids"
    assert sorted(rule for rule in others if not rule.startswith("X-")) == [], "rules of another map"
    assert page.section_of("Q-1") is None


@pytest.mark.parametrize("lang", words.languages())
def test_every_worked_example_is_on_a_page(lang: str) -> None:
    everywhere = {rule for map_id in BUILT_IN for rule in told(learn.page(map_id, lang))}
    assert [rule for rule in words.rule_ids() if rule.startswith("X-") and rule not in everywhere] == []


@pytest.mark.parametrize(("map_id", "lang"), EVERY)
def test_a_page_is_built_like_the_english_one(map_id: str, lang: str) -> None:
    ours, theirs = learn.page(map_id), learn.page(map_id, lang)
    assert [section.id for section in ours.sections] == [section.id for section in theirs.sections]
    for mine, other in zip(ours.sections, theirs.sections, strict=True):
        assert [(block.kind, block.rules) for block in mine.blocks] == [
            (block.kind, block.rules) for block in other.blocks
        ]
        for block, same in zip(mine.blocks, other.blocks, strict=True):
            assert sorted(re.findall(r"\d+", block.text)) == sorted(re.findall(r"\d+", same.text)), same.text
            assert lang == "en" or block.kind == "picture" or block.text != same.text


@pytest.mark.parametrize(("map_id", "lang"), EVERY)
def test_what_is_shown_is_plain_text_with_marks(map_id: str, lang: str) -> None:
    page = learn.page(map_id, lang)
    for text in [page.intro, *(block.text for section in page.sections for block in section.blocks)]:
        assert not re.search(r"[{}<>`#_\[\]]", text), text
        assert text.count("**") % 2 == 0
        assert "  " not in text


@pytest.mark.parametrize("map_id", BUILT_IN)
def test_the_numbers_are_those_of_the_map(map_id: str) -> None:
    board, page = load_map(map_id), learn.page(map_id)
    rows = [block.text.split(" | ") for section in page.sections for block in section.blocks if block.kind == "row"]
    points = dict(zip(map(int, rows[0][1:]), map(int, rows[1][1:]), strict=True))
    assert points == {length: board.rules.points[length] for length in points}
    assert {track.length for track in board.tracks} == set(points)
    table = " ".join(block.text for block in page.sections[1].blocks)
    for number in (len(board.cities), len(board.tracks), len(board.tickets)):
        assert re.search(rf"\b{number}\b", table)


def test_every_picture_has_words() -> None:
    named = {
        block.text
        for map_id in BUILT_IN
        for part in learn.page(map_id).sections
        for block in part.blocks
        if block.kind == "picture"
    }
    worded = set(re.findall(r"^learn-picture-([a-z]+) =", words.source("en", "web"), re.MULTILINE))
    assert named == worded


def test_an_unknown_page_is_an_error() -> None:
    with pytest.raises(LookupError, match="'atlantis'"):
        learn.page("atlantis")
    with pytest.raises(LookupError, match="'xx'"):
        learn.page("europe", "xx")


@pytest.mark.parametrize("line", ["## Heading without id", "## Tunnels {#tunnels}\n\n#### too deep"])
def test_an_invalid_page_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="section needs an id|no part of a page"):
        learn._read("europe", "en", f"# Europe\n\nIntro.\n\n{line}\n")

"""How every page looks: usable by everybody in every language and theme, never wider than the window, nothing too small
to touch, nothing cut off when words are long. Pictures of all of them are kept under build/screenshots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LANGUAGES, SIZES, THEMES, House, Visit
from tests.e2e.looking import cut_off, settle, sideways, too_small, violations
from tests.e2e.places import Stage, enter, prepare

PLACES = [
    "start", "new", "tables", "waiting", "games", "account", "settings", "learn", "rule", "replay", "open", "lost",
]  # fmt: skip


@pytest.fixture(scope="module")
def stage(house: House, record: Path) -> Stage:
    return prepare(house, record.read_text(encoding="utf-8"))


def go(page: Page, path: str) -> None:
    """To another page by the client's own way, without loading it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
    settle(page)


def told(found: dict[str, list[str]]) -> str:
    """What was found on which page, one finding a line."""
    return "\n".join(f"{place}: {one}" for place, some in found.items() for one in some)


@pytest.fixture
def tour(visit: Visit, house: House, stage: Stage) -> Callable[..., Iterator[tuple[str, Page]]]:
    """Every page in turn, as the person of the stage sees it."""

    def walk(**how: object) -> Iterator[tuple[str, Page]]:
        page = visit(**how)
        enter(page, house, stage)
        page.goto("/settings")
        settle(page)
        for place in PLACES:
            go(page, stage.paths[place])
            yield place, page

    return walk


Tour = Callable[..., Iterator[tuple[str, Page]]]
LOOKS = [(size, theme, "en") for size in SIZES for theme in THEMES]
LOOKS += [(("phone", "dark"), ("desk", "light"))[i % 2] + (language,) for i, language in enumerate(LANGUAGES[1:])]


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
def test_everybody_can_use_every_page(
    tour: Tour, axe: str, gallery: Path, size: str, theme: str, language: str
) -> None:
    """In English at every size and in both themes; in the other languages once."""
    found: dict[str, list[str]] = {}
    for place, page in tour(size=size, theme=theme, language=language):
        found[place] = violations(page, axe) + sideways(page)
        assert page.locator("html").get_attribute("lang") == language
        page.screenshot(path=gallery / f"{place}-{size}-{theme}-{language}.png", full_page=size != "tv")
    assert told(found) == ""


@pytest.mark.parametrize("language", ["pseudo", "el"])
def test_no_page_is_too_wide_or_too_small_for_a_phone(tour: Tour, language: str) -> None:
    found = {
        place: sideways(page) + too_small(page) + cut_off(page) for place, page in tour(size="phone", language=language)
    }
    assert told(found) == ""


def test_large_text_fits_too(tour: Tour) -> None:
    found = {place: sideways(page) for place, page in tour(size="phone", language="pl", text="larger")}
    assert told(found) == ""


def test_what_is_wrong_is_found(visit: Visit, axe: str) -> None:
    page = visit(size="phone")
    page.goto("/settings")
    settle(page)
    assert sideways(page) + too_small(page) + violations(page, axe) == []
    page.evaluate("document.querySelector('h1').style.minWidth = '900px'")
    page.evaluate("document.querySelector('button').style.cssText = 'min-height:0;min-width:0;height:20px;width:20px'")
    page.evaluate("document.querySelector('button').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('button').removeAttribute('title')")
    assert sideways(page) != []
    assert too_small(page) != []
    assert any("button-name" in one for one in violations(page, axe))

"""How the table looks while one chooses, plays, pays and reads: usable by everybody in every language and theme, never
wider than the window, nothing too small to touch. Pictures are kept under build/screenshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LANGUAGES, SIZES, THEMES, Visit
from tests.e2e.looking import covered, cut_off, settle, sideways, too_small, violations
from tests.e2e.players import RACER, Player

MAPS = ("north_america", "europe", "great_lakes", "world")
TWO_DECKS = MAPS[2:]
# buttons and lines of the log that reach over its right edge, where they would be cut off, and titles in two lines
LOG_FAULTS = """() => {
  const talk = document.querySelector(".talk");
  const edge = talk.getBoundingClientRect().right;
  const parts = [...talk.querySelectorAll("button, li, li *:not(.unseen, .unseen *)")];
  return [
    ...parts.filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.outerHTML.slice(0, 90)),
    ...[...talk.querySelectorAll("button[aria-pressed]")].filter((tab) => {
      const words = document.createRange();
      words.selectNodeContents(tab);
      return new Set([...words.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map((tab) => `${tab.textContent} in two lines`),
  ];
}"""


def scenes(page: Page, map_: str, turns: int = 5) -> Iterator[str]:
    """The table in one state after the other; the page is to be looked at whenever a name is given."""
    ann = Player(page, "Ann")
    ann.come(ann.deal(map_, [{"mine": True}, RACER, {"bot": {"level": "casual"}}, RACER], start=True))
    ann.ask()
    for box in ann.prompt.get_by_role("checkbox").all()[:3]:
        box.check()
    settle(page)
    yield "tickets"
    ann.submit()
    if ann.prompt.get_by_role("slider").count():
        yield "pieces"
        ann.submit()
    for _ in range(turns):
        ann.ask()
        ann.draw()
        while ann.ask() == "SecondCard":
            ann.draw("ship" if map_ in TWO_DECKS else "train")
    yield "turn"
    page.keyboard.press("a")
    yield "list"
    page.keyboard.press("Escape")
    ann.choose(ann.claimable()[0])
    yield "pay"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield "keys"
    page.keyboard.press("Escape")
    page.locator("header.tools [aria-haspopup]").click()
    page.get_by_role("menuitem").nth(1).click()
    page.locator("[data-drawing]").first.wait_for()
    yield "legend"
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    ann.prompt.locator("h3").wait_for()
    yield "city"
    page.keyboard.press("Escape")
    if page.locator(".strip").count():
        page.locator(".strip button").first.click()
        yield "players"
        page.keyboard.press("Escape")
        page.locator(".bar button").first.click()
        yield "log"
        page.keyboard.press("c")
        page.locator(".chat").wait_for()
        yield "chat"


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "light"), *((language, THEMES[1 - i % 2]) for i, language in enumerate(LANGUAGES))]
)
def test_everybody_can_use_the_table(visit: Visit, axe: str, language: str, theme: str) -> None:
    page = visit(size="phone" if theme == "dark" else "desk", theme=theme, language=language)
    map_ = MAPS[LANGUAGES.index(language) % len(MAPS)]
    found = {scene: violations(page, axe) for scene in scenes(page, map_, turns=2)}
    assert {scene: some for scene, some in found.items() if some} == {}
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(("language", "text"), [("pseudo", "normal"), ("el", "normal"), ("pl", "larger")])
def test_the_table_fits_a_phone(visit: Visit, language: str, text: str) -> None:
    page = visit(size="phone", language=language, text=text)
    found: dict[str, list[str]] = {}
    for scene in scenes(page, TWO_DECKS[text == "larger"], turns=2):
        found[scene] = [*sideways(page), *too_small(page), *cut_off(page), *covered(page)]
    assert {scene: some for scene, some in found.items() if some} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("map_", MAPS[:3])  # tests/e2e/test_table_world.py takes pictures of the World
def test_pictures_of_the_table(visit: Visit, gallery: Path, map_: str, size: str, theme: str) -> None:
    page = visit(size=size, theme=theme)
    for scene in scenes(page, map_):
        page.screenshot(path=gallery / f"table-{map_}-{scene}-{size}-{theme}.png")
        assert sideways(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_fits_the_rail_of_a_laptop(visit: Visit, language: str) -> None:
    ann = Player(visit(language=language), "Ann")
    ann.come(ann.deal("europe", [{"mine": True}, {"bot": {"level": "casual"}}], start=True)).start()
    for _ in range(3):
        ann.turn(least=2)
    ann.ask()
    assert ann.page.locator(".talk li").count() > 3
    assert ann.page.evaluate(LOG_FAULTS) == []

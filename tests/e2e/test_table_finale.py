"""The end of a game in the browser: the finale told item by item or shown in motion, the score sheet, the picture of the
result. It is watched on replays of records, which end like a game at the table.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import THEMES, House, Visit
from tests.e2e.looking import sideways, too_small, violations

WINDOWS = [(320, 568), (390, 844), (844, 390), (1280, 800), (2560, 1440)]
# parts of the points table that reach out of the part of it that is shown
CUT = """(table) => {
  const box = table.parentElement.getBoundingClientRect();
  return [...table.querySelectorAll("th, td")]
    .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().right > box.right + 1)
    .map((cell) => cell.textContent.trim());
}"""


@pytest.fixture(scope="module")
def replay(house: House, record: Path) -> str:
    """The address of a record's replay."""
    found: str = house.call("POST", "records", {"record": record.read_text(encoding="utf-8")}, house.guest("Rec"))["id"]
    return f"/replay/record/{found}"


def open_end(page: Page, address: str, button: str = "Watch the finale") -> None:
    page.goto(address)
    page.get_by_role("button", name="Go to the end").click()
    page.get_by_role("region", name="Final scoring").get_by_role("button", name=button).click()
    page.locator("[data-finale]").wait_for()


def go_on(page: Page, scene: str) -> None:
    """By the space bar, until this is told."""
    stage = page.locator("[data-scene]")
    stage.wait_for()
    for _ in range(100):
        if stage.get_attribute("data-scene") == scene:
            return
        page.keyboard.press("Space")
    raise AssertionError(f"{scene} was not told")


def fits(page: Page) -> None:
    """Nothing is wider than the window, and everything can be touched."""
    finale = page.locator("[data-finale]")
    assert finale.evaluate("finale => finale.scrollWidth - finale.clientWidth") <= 0
    assert not sideways(page)
    assert not too_small(page)


def test_every_item_is_told_without_motion(visit: Visit, house: House, replay: str) -> None:
    page = visit()
    open_end(page, replay)
    sheet = house.call("GET", f"records/{replay.rpartition('/')[2]}/replay")["sheet"]
    told = page.locator("[data-told] p")
    expect(told).to_have_count(2)  # the curtain and the tracks
    expect(page.locator("[data-told]")).to_have_attribute("aria-live", "polite")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(told).to_have_count(3)
    go_on(page, "winner")
    said = told.all_inner_texts()
    tickets = [line for seat in sheet["seats"] for line in seat["tickets"]]
    assert sum(" joined " in text or "did not join" in text for text in said) == len(tickets)
    assert "wins" in said[-1]
    assert "$" not in " ".join(said)
    for seat, line in enumerate(sheet["seats"]):
        expect(page.locator(f'[data-lane="{seat}"] strong')).to_have_text(str(line["total"]).replace("-", "−"))
    button = page.locator("[data-winner]").get_by_role("button", name="Score sheet")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-sheet] h2")).to_be_focused()
    for seat, line in enumerate(sheet["seats"]):
        expect(page.locator(f'[data-total="{seat}"]')).to_have_text(str(line["total"]).replace("-", "−"))
    expect(page.locator("[data-sheet] section li:has(svg) > b")).to_have_count(len(tickets))
    page.keyboard.press("Escape")
    expect(page.locator("[data-finale]")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_tours_are_told_to_the_end(visit: Visit, house: House, root: Path) -> None:
    """Their ways pass some tracks more than once."""
    record = (root / "tests" / "games" / "world_4_streamed.jsonl").read_text(encoding="utf-8")
    found = house.call("POST", "records", {"record": record}, house.guest("Rec"))["id"]
    tours = [
        line for seat in house.call("GET", f"records/{found}/replay")["sheet"]["seats"] for line in seat["tickets"]
    ]
    page = visit()
    open_end(page, f"/replay/record/{found}")
    go_on(page, "winner")
    said = page.locator("[data-told] p").all_inner_texts()
    assert sum("→" in text for text in said) == sum(line["tour"] is not None for line in tours) > 0


def test_motion_is_skipped_and_repeated(visit: Visit, replay: str) -> None:
    page = visit(motion=True)
    open_end(page, replay)
    stage = page.locator("[data-scene]")
    expect(stage).to_have_attribute("data-still", "false")
    expect(stage).to_have_attribute("data-scene", "tracks")  # it goes on by itself
    page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-scene", "winner")
    page.get_by_role("button", name="Again").click()
    expect(page.locator("[data-winner]")).to_have_count(0)
    page.locator("[data-chapter=longest]").click()
    expect(stage).to_have_attribute("data-scene", "longest")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-winner] [data-honour]")).to_have_count(3)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[data-finale]")).to_have_count(0)


def test_the_result_is_saved_as_a_picture(visit: Visit, replay: str) -> None:
    page = visit()
    open_end(page, replay, "Score sheet")
    page.locator("[data-card=ready]").wait_for()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the picture").click()
    picture = Path(coming.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000  # an empty one is far smaller
    expect(page.get_by_label("Link to the replay")).to_have_value(re.compile(re.escape(replay) + "$"))


def test_it_fits_every_window(visit: Visit, replay: str) -> None:
    page = visit()
    open_end(page, replay)
    for scene in ("ticket", "winner", "sheet"):
        if scene == "sheet":
            page.locator("[data-winner]").get_by_role("button", name="Score sheet").click()
            page.locator("[data-sheet]").wait_for()
        else:
            go_on(page, scene)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            fits(page)


def test_a_phone_shows_every_part_of_the_points(visit: Visit, house: House, root: Path) -> None:
    record = (root / "tests" / "games" / "world_5_sealed.jsonl").read_text(encoding="utf-8")
    found = house.call("POST", "records", {"record": record}, house.guest("Rec"))["id"]
    page = visit()
    open_end(page, f"/replay/record/{found}", "Score sheet")
    page.set_viewport_size({"width": 390, "height": 844})
    table = page.locator("[data-sheet] table").first
    assert table.evaluate(CUT) == []
    # turned by its style only: it is the same table to those who don't see it
    expect(table.get_by_role("row")).to_have_count(6)
    expect(table.get_by_role("rowheader")).to_have_count(5)
    expect(table.get_by_role("columnheader", name="Harbours")).to_have_count(1)


@pytest.mark.parametrize("theme", THEMES)
def test_everybody_can_use_it(visit: Visit, replay: str, axe: str, theme: str) -> None:
    page = visit(theme=theme)
    open_end(page, replay)
    go_on(page, "ticket" if theme == "light" else "winner")  # one is enough: the stage is the same in both themes
    assert violations(page, axe) == []
    go_on(page, "winner")
    page.locator("[data-winner]").get_by_role("button", name="Score sheet").click()
    page.locator("[data-card=ready]").wait_for()
    assert violations(page, axe) == []

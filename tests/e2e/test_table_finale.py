"""The end of a game: the finale tells everything, by hand or by itself, and the score sheet and its picture follow."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player, play_out

AXE = "async () => (await axe.run('dialog[open]', { rules: { region: { enabled: false } } })).violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' ')}`)"


def ended(visit: Visit, **how: object) -> tuple[Player, str]:
    """Somebody who has just played a short game to its end, which is told now."""
    ann = Player(visit(**how), "Ann")
    code = ann.deal("north_america", [{"mine": True}, RACER], start=True)
    ann.come(code)
    play_out(ann)
    ann.page.locator("[data-scene]").wait_for()
    return ann, code


def complaints(page: Page, axe: str) -> list[object]:
    page.evaluate(axe)
    found: list[object] = page.evaluate(AXE)
    return found


@pytest.mark.slow
def test_the_end_is_told_item_by_item_and_the_sheet_follows(visit: Visit, axe: str, gallery: Path) -> None:
    ann, code = ended(visit)
    page, sheet = ann.page, ann.api("GET", f"tables/{code}/scores")
    finale = page.locator("dialog[data-finale]")
    told = finale.locator("[data-told] p")
    assert complaints(page, axe) == []
    while finale.locator("[data-winner]").count() == 0:
        before = told.count()
        page.keyboard.press("Space")
        expect(told).to_have_count(before + 1)
    tickets = sum(len(seat["tickets"]) for seat in sheet["seats"])
    assert told.count() == 3 + tickets + any(seat["longest"] for seat in sheet["seats"])
    totals = [str(seat["total"]).replace("-", "−") for seat in sheet["seats"]]
    expect(finale.locator("[data-lane] strong")).to_have_text([total.replace("−", "-") for total in totals])
    expect(finale.locator("[data-honour]")).to_have_count(2)
    expect(finale.get_by_role("button", name="Score sheet")).to_be_focused()
    assert complaints(page, axe) == []
    page.screenshot(path=gallery / "finale-winner-desk-light.png")

    page.keyboard.press("Enter")
    expect(finale.get_by_role("heading", level=2)).to_be_focused()
    for seat, total in enumerate(totals):
        expect(finale.locator(f"[data-total='{seat}']")).to_have_text(total)
    with page.expect_download() as coming:
        finale.get_by_role("button", name="Download the picture").click()
    picture = Path(coming.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 50_000, "the picture is empty"
    assert complaints(page, axe) == []
    page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    expect(ann.prompt.get_by_role("button", name="Score sheet")).to_be_focused()


@pytest.mark.slow
def test_the_finale_runs_by_itself_and_can_be_skipped_and_repeated(visit: Visit, axe: str) -> None:
    ann, _ = ended(visit, size="phone", theme="dark", motion=False)
    finale = ann.page.locator("dialog[data-finale]")
    expect(finale.locator("[data-scene=tracks]")).to_be_visible()  # time runs
    finale.get_by_role("button", name="Skip").click()
    expect(finale.locator("[data-winner]")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finale.get_by_role("button", name="Again").click()
    expect(finale.locator("[data-winner]")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(finale.locator("[data-winner]")).to_be_visible()
    finale.get_by_role("button", name="Score sheet").click()
    expect(finale.locator("canvas[data-card=ready]")).to_be_visible()
    assert complaints(ann.page, axe) == []
    finale.get_by_role("button", name="Watch the finale").click()
    expect(finale.locator("[data-scene]")).to_be_visible()

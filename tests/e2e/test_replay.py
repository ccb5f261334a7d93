"""Replays in the browser: they look like the table, keep the names of bots, and are moved through by buttons, slider and
keys, at every size. What a private table's replay shows to whom is asked of the page here, and of the server elsewhere.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import LANGUAGES, THEMES, House, Visit
from tests.e2e.looking import cut_off, settle, sideways, too_small, violations
from tests.e2e.players import Player

WINDOWS = [
    (320, 256), (320, 568), (568, 320), (360, 740), (740, 360), (844, 390), (820, 1180), (1024, 768), (1280, 800),
    (1920, 1080), (3840, 2160),
]  # fmt: skip
BOT = {"bot": {"level": "casual"}}


@pytest.fixture(scope="module")
def uploaded(house: House, record: Path) -> str:
    """The address of a record's replay."""
    found: str = house.call("POST", "records", {"record": record.read_text(encoding="utf-8")}, house.guest("Rec"))["id"]
    return f"/replay/record/{found}"


def finished(player: Player) -> str:
    """The code of a private game with two bots, from which the player has resigned; they have played it to its end."""
    player.come(player.deal("europe", [{"mine": True}, BOT, BOT], start=True))
    player.page.locator("[aria-haspopup]").first.click()
    player.page.get_by_role("menuitem", name="Resign").click()
    player.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    player.page.locator('[data-ask=""]').first.wait_for()
    code = player.page.url.rpartition("/")[2]
    expect(player.page.get_by_text("The game is over").first).to_be_visible(timeout=120_000)
    return code


def open_at(page: Page, path: str) -> None:
    page.goto(path)
    settle(page)


def test_a_record_is_moved_through(visit: Visit, record: Path) -> None:
    page = visit()
    page.goto("/replay")
    page.get_by_label("Open a record").set_input_files(record)
    page.wait_for_url(re.compile("/replay/record/"))
    scrub = page.get_by_role("slider")
    expect(scrub).to_be_visible()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 50
    page.get_by_role("button", name="Go to the end").click()
    expect(scrub).to_have_value(str(last))
    end = page.get_by_role("region", name="Final scoring")
    end.get_by_role("button", name="Score sheet").click()
    totals = page.locator("[data-total]")
    expect(totals.first).to_be_visible()
    told = {one.get_attribute("data-total"): one.inner_text() for one in totals.all()}
    page.keyboard.press("Escape")
    expect(page.locator("[data-finale]")).to_have_count(0)
    scores = page.locator("[data-score]")
    assert told == {one.get_attribute("data-score"): one.inner_text().split()[-1] for one in scores.all()}
    page.get_by_role("button", name="Step back").click()
    expect(scrub).to_have_value(str(last - 1))
    expect(end).to_have_count(0)

    page.evaluate("document.querySelector('.board').dataset.built = 'once'")
    page.locator("main h1").click()
    for key, there in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(scrub).to_have_value(str(there))
    page.keyboard.press("PageUp")
    before = int(scrub.input_value())
    assert 0 < before < last
    expect(page.locator('[aria-current="step"]')).to_be_in_viewport()

    page.get_by_label("View as").select_option("1")
    page.wait_for_url(re.compile(f"seat=1&at={before}"))
    expect(page.get_by_role("region", name="Seat 2: hand and tickets")).to_be_visible()
    expect(page.locator(".board")).to_have_attribute("data-built", "once")
    page.reload()
    expect(scrub).to_have_value(str(before))

    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("8")
    page.locator("main h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.scrub').value) > 3")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator(".story button").nth(4).click()
    expect(scrub).to_have_value(page.locator(".story button").nth(4).get_attribute("data-at") or "")


def test_hands_and_tickets_are_cards(visit: Visit, uploaded: str) -> None:
    page = visit()
    open_at(page, f"{uploaded}?seat=all&at=150")
    seats = page.locator(".seats [aria-pressed]")
    expect(seats).to_have_count(3)
    for seat in range(3):
        seats.nth(seat).click()
        mine = page.get_by_role("region", name=f"Seat {seat + 1}: hand and tickets")
        counted = seats.nth(seat).locator(".stats > span").first.text_content() or ""
        held = [int(text) for text in mine.locator("[data-hand] .count").all_text_contents()]
        assert sum(held) == int(counted.split()[-1])
        expect(mine.locator("[data-ticket] svg").first).to_be_visible()
    ticket = page.locator("[data-ticket]").first
    ticket.click()
    expect(ticket).to_have_attribute("aria-pressed", "true")
    ticket.click()
    expect(ticket).to_have_attribute("aria-pressed", "false")

    claimed = page.locator(".story button").filter(has_text=re.compile("claimed")).first
    expect(claimed.locator(".cards strong")).to_have_text(re.compile(r"^\+\d+$"))
    page.get_by_label("View as").select_option("null")
    expect(page.locator("[data-hand]")).to_have_count(0)


def test_a_private_table(visit: Visit, house: House) -> None:
    host = visit()
    code = finished(Player(host, "Hanna"))
    open_at(host, f"/replay/{code}")
    names = host.locator(".seats .name > :not(.unseen)")
    expect(names).to_have_text(["Hanna", "Casual", "Casual 2"])
    expect(host.locator(".seats .name .unseen")).to_have_text(["Hanna", "Bot (Casual)", "Bot (Casual) 2"])
    expect(host.locator(".story button").filter(has_text="Bot (Casual) 2").first).to_be_attached()
    expect(host.get_by_label("View as").locator("option")).to_have_count(5)

    stranger = visit(size="phone")
    open_at(stranger, f"/replay/{code}?seat=all&at=20")
    expect(stranger.get_by_label("View as").locator("option")).to_have_text(["What everyone saw"])
    expect(stranger.locator("[data-hand], [data-ticket]")).to_have_count(0)
    expect(stranger.get_by_role("slider")).to_have_value("20")


@pytest.mark.parametrize("theme", THEMES)
def test_the_controls_are_on_screen_at_every_size(
    visit: Visit, axe: str, gallery: Path, uploaded: str, theme: str
) -> None:
    page = visit(theme=theme, language=LANGUAGES[THEMES.index(theme)])
    open_at(page, f"{uploaded}?seat=all&at=180")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        where = f"{width}x{height}"
        assert sideways(page) == [], where
        assert too_small(page) == [], where
        assert cut_off(page) == [], where
        for part in (".scrub", ".keys .primary", ".speed select"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        share = page.evaluate(
            "(() => { const box = document.querySelector('.map').getBoundingClientRect();"
            " return box.width * box.height / innerWidth / innerHeight; })()"
        )
        assert share >= (0.62 if width >= 1280 else 0.4), where
        page.screenshot(path=gallery / f"replay-{where}-{theme}.png")
        if width in (320, 844, 1280):
            assert violations(page, axe) == [], where

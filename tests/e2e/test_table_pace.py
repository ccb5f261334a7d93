"""The pace of the bots is chosen for a new table, in the waiting room, and during the game; tickets show their plans."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player


def test_a_pace_for_the_bots(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    page = ann.page
    page.goto("/new")
    choice = page.get_by_label("Bots' pace")
    expect(choice).to_have_value("1000")
    choice.select_option("Slow")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Host tools", exact=True).click()
    choice = page.get_by_role("dialog").get_by_label("Bots' pace")
    expect(choice).to_have_value("1600")
    choice.select_option("Brisk")
    ann.wait_for_table(code, lambda found: found["table"]["pace"] == 600)

    ann.come(ann.deal("north_america", [{"mine": True}, RACER], start=True, pace=10_000))
    ann.keep(3)  # the bot would think for ten seconds
    expect(page.locator(".table")).to_contain_text(re.compile("spaces? to go"))
    expect(page.get_by_role("button", name=re.compile(r"If it ended now −\d+"))).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Bots' pace").click()
    dialog = page.get_by_role("dialog", name="Bots' pace")
    expect(dialog.get_by_label("Slow")).to_be_checked()
    dialog.get_by_label("Instant").check()
    expect(dialog.get_by_label("Instant")).to_be_checked()
    page.keyboard.press("Escape")
    assert ann.ask() == "TakeTurn"
    ann.draw()
    ann.draw()
    assert ann.ask() == "TakeTurn"  # the bot has moved at once

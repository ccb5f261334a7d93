"""Whole games of each rule set in the browser: two people in browsers of their own and bots, reload in the middle, the
final scoring told item by item, a rematch.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player, play_out, rounds

ROUNDS = 4  # before the page is loaded anew


@pytest.mark.slow
@pytest.mark.parametrize("map_", ["north_america", "europe", "great_lakes"])
def test_two_people_and_bots_play_to_the_end(visit: Visit, gallery: Path, map_: str) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone", theme="dark"), "Bob")
    code = ann.deal(map_, [{"mine": True}, {}, RACER, RACER])
    bob.api("POST", f"tables/{code}/join", {"seat": 1})
    ann.api("POST", f"tables/{code}/start")
    ann.come(code)
    bob.come(code)
    for person in (ann, bob):
        person.start()
    rounds(ROUNDS, ann, bob)
    ann.ask()
    hand, log = ann.hand, ann.page.locator(".log li").count()
    ann.page.reload()
    assert ann.ask() == "TakeTurn"
    assert ann.hand == hand
    expect(ann.page.locator(".log li")).to_have_count(log)
    play_out(ann, bob)

    sheet = ann.api("GET", f"tables/{code}/scores")
    said = ann.told()
    assert len(said) >= sum(len(seat["tickets"]) for seat in sheet["seats"]) + 2
    ann.page.screenshot(path=gallery / f"end-{map_}-desk-light.png")
    ann.skip_finale()
    totals = sorted((seat["total"] for seat in sheet["seats"]), reverse=True)
    expect(ann.page.locator("[data-total]")).to_have_text([str(total).replace("-", "−") for total in totals])
    ann.close_sheet()
    expect(ann.prompt.locator(".totals strong")).to_have_text([str(total) for total in totals])
    bob.skip_finale()
    bob.page.screenshot(path=gallery / f"end-{map_}-phone-dark.png")
    bob.close_sheet()
    expect(bob.prompt.locator(".totals strong")).to_have_text([str(total) for total in totals])
    ann.prompt.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(code))
    expect(bob.prompt.get_by_role("link", name="Go to the new table")).to_be_visible()

"""Whole games of each rule set in the browser: two people in browsers of their own and bots, reload in the middle, the
final scoring told step by step, a rematch.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player, leave, past_finale, play_out, rounds

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
    ann.page.locator("[data-scene]").wait_for()
    ann.page.screenshot(path=gallery / f"end-{map_}-desk-light.png")
    told = past_finale(ann)
    assert len(told) >= 2 + sum(len(seat["tickets"]) for seat in sheet["seats"])
    totals = sorted((seat["total"] for seat in sheet["seats"]), reverse=True)
    expect(ann.prompt.locator(".totals strong")).to_have_text([str(total) for total in totals])
    bob.page.screenshot(path=gallery / f"end-{map_}-phone-dark.png")
    leave(bob)
    expect(bob.prompt.locator(".totals strong")).to_have_text([str(total) for total in totals])
    ann.prompt.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(code))
    expect(bob.prompt.get_by_role("link", name="Go to the new table")).to_be_visible()

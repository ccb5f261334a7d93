"""Games that end because nobody moves them on (C-END-3): the table and the replay say why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import Player

ROUNDS = 20  # of turns without progress, after which a game ends
WHY = "nobody had taken a card, claimed a track, drawn tickets or built"


@pytest.mark.slow
def test_the_result_says_that_nobody_moved_the_game_on(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone", language="pl"), "Bob")
    code = ann.deal("great_lakes", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    for person in (ann, bob):
        person.come(code).start()
    for turn in range(ROUNDS):
        expect(ann.prompt).not_to_have_attribute("data-ask", "over")
        for person in (ann, bob):
            person.exchange("ship" if turn % 2 else "train")
    for person in (ann, bob):
        assert person.ask() == "over"
        person.skip_finale().close_sheet()
        expect(person.prompt.locator('[data-reason="stall"]')).to_be_visible()
    expect(ann.prompt.locator("[data-reason]")).to_contain_text(
        f"The game ended because {WHY} anything for many rounds"
    )
    expect(ann.page.locator(".log")).to_contain_text(f"The game is over: for many rounds {WHY}")
    ann.page.reload()
    expect(ann.prompt.locator('[data-reason="stall"]')).to_be_visible()


def test_a_replay_says_why_the_game_ended(visit: Visit, root: Path) -> None:
    page = visit()
    page.goto("/replay")
    page.get_by_label("Open a record").set_input_files(root / "tests" / "games" / "europe_2_stalled_early.jsonl")
    page.wait_for_url(re.compile("/replay/record/"))
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator(".moment")).to_contain_text(f"The game is over: for many rounds {WHY}")
    expect(page.get_by_role("region", name="Log").locator("button").last).to_contain_text(WHY)

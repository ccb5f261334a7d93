"""Fair play in the browser: seats of people who are away, votes about people who do not answer, undos that mark a game.

The server of these tests waits for seconds where others wait for minutes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import conftest
from tests.e2e.conftest import House, Visit
from tests.e2e.players import RACER, Player, rounds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, shuffles: Path) -> Iterator[House]:
    """In the place of the server of the other tests."""
    folder = tmp_path_factory.mktemp("impatient")
    times = {"GRACE": "15", "SILENCE": "4", "ANSWER": "30"}
    os.environ.update(times)
    try:
        opened = conftest.start(folder / "games.db", folder / "log")
    finally:
        for name in times:
            del os.environ[name]
    yield opened
    conftest.stop(opened)


def together(*people: Player) -> str:
    """A game of these people after the set-up; it is the first one's turn."""
    host, *others = people
    code = host.deal("north_america", [{"mine": True}, *({} for _ in others)])
    for person in others:
        person.api("POST", f"tables/{code}/join", {})
    host.api("POST", f"tables/{code}/start")
    for person in people:
        person.come(code).start()
    return code


def test_the_host_lets_a_bot_play_for_somebody_who_stays_away(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(), "Bob")
    code = together(ann, bob)
    seat = ann.page.locator('[data-seat="1"]')
    note = ann.page.locator('[data-absent="1"]')
    fill = note.get_by_role("button", name="Let a bot play")
    expect(seat).to_be_visible()
    expect(note).to_have_count(0)  # he is here
    bob.page.goto("/settings")
    expect(seat).to_contain_text("a bot may take over in 0:")
    expect(note).to_contain_text("Bob is away.")
    expect(ann.page.locator("[aria-live=polite]").filter(has_text="Bob is away.")).to_have_count(1)
    expect(fill).to_be_disabled()
    expect(fill).to_have_text(re.compile(r"\(in \d+ seconds?\)"))
    expect(fill).to_be_enabled()
    expect(fill).to_have_text("Let a bot play")
    expect(seat).to_contain_text("the host can let a bot play")
    fill.click()
    expect(seat).to_contain_text("played by a bot")
    rounds(1, ann)
    bob.page.goto(f"/t/{code}")
    expect(bob.page.locator("#prompt-title")).to_have_text("A bot is playing for you")
    bob.page.get_by_role("button", name="Take my seat back").click()
    expect(seat).not_to_contain_text("played by a bot")
    rounds(1, ann, bob)


def test_the_others_vote_about_somebody_who_does_not_answer(visit: Visit) -> None:
    ann, bob, cid = (Player(visit(), name) for name in ("Ann", "Bob", "Cid"))
    together(ann, bob, cid)
    start = bob.page.get_by_role("button", name="Vote to let a bot play for Ann")
    start.click()
    warned = ann.page.get_by_role("group").filter(has_text="The others want a bot to play for you")
    expect(warned).to_be_visible()
    expect(cid.page.get_by_role("dialog", name="Let a bot play for Ann?")).to_be_visible()
    warned.get_by_role("button", name="I'm here").click()
    expect(warned).to_have_count(0)
    expect(bob.page.get_by_role("status").filter(has_text="No bot for now: waiting for Ann.")).to_have_count(1)
    start.click()
    ann.draw()  # a move ends the vote as well
    expect(cid.page.get_by_role("dialog")).to_have_count(0)
    start.click()
    cid.page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    expect(ann.page.locator("#prompt-title")).to_have_text(
        "A bot is playing for you", timeout=90_000
    )  # when time is up
    assert bob.ask() == "TakeTurn"
    ann.page.get_by_role("button", name="Take my seat back").click()
    rounds(1, bob, cid, ann)


def test_alone_with_bots_drawn_cards_are_taken_back_after_a_warning(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    code = ann.deal("north_america", [{"mine": True}, RACER], start=True)
    ann.come(code).start()
    ann.ask()
    hand = ann.hand
    ann.draw()
    ann.page.keyboard.press("u")
    warning = ann.page.get_by_role("dialog", name="Undo a random draw?")
    expect(warning).to_contain_text("the result will say so")
    warning.get_by_role("button", name="Cancel").click()
    assert ann.hand != hand
    ann.page.get_by_role("button", name="Undo").click()
    before = ann.seq
    warning.get_by_role("button", name="Take back").click()
    ann.moved(before)
    assert ann.hand == hand
    assert ann.api("GET", f"tables/{code}")["table"]["rerolls"] == 1
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("menuitem", name="Resign").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ann.page.locator("[data-skip]").wait_for(timeout=180_000)  # the bots play on to the end
    ann.skip_finale()
    expect(ann.page.locator("[data-sheet] [data-rerolls]")).to_have_text("Random draws were taken back 1 time.")
    ann.close_sheet()
    expect(ann.prompt).to_contain_text("Random draws were taken back 1 time.")
    ann.page.goto("/games")
    ann.page.get_by_role("tab", name="Finished").click()
    expect(ann.page.get_by_text("with random draws undone")).to_be_visible()
    ann.page.goto(f"/replay/{code}")
    expect(ann.page.locator("[data-rerolls]")).to_have_text("Random draws were taken back 1 time.")

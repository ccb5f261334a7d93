"""People around a table in the browser: a shared device, talk, leaving and coming back, a server that stops."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.e2e import conftest
from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player, rounds


def test_a_curtain_falls_between_two_hands_at_one_device(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    seats = [{"mine": True, "name": "Ann"}, {"mine": True, "name": "Bob"}, RACER]
    code = ann.deal("north_america", seats, start=True)
    ann.page.goto(f"/t/{code}")
    for name in ("Ann", "Bob"):
        curtain = ann.page.get_by_role("dialog", name=f"Pass the device to {name}")
        expect(curtain).to_be_visible()
        expect(ann.page.locator(".hand")).to_have_count(0)
        curtain.get_by_role("button").click()
        ann.ask()
        ann.keep(3)
    curtain = ann.page.get_by_role("dialog", name="Pass the device to Ann")
    curtain.get_by_role("button").click()
    assert ann.ask() == "TakeTurn"
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("menuitem", name="Hide my hand").click()
    expect(ann.page.locator(".hand")).to_have_count(0)
    curtain.get_by_role("button").click()
    ann.draw()
    ann.draw()
    expect(ann.page.get_by_role("dialog", name="Pass the device to Bob")).to_be_visible()
    expect(ann.page.locator(".hand")).to_have_count(0)


def test_ticked_tickets_stay_ticked_when_the_page_is_loaded_again(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    ann.come(ann.deal("europe", [{"mine": True}, RACER], start=True))
    ann.ask()
    boxes = ann.prompt.get_by_role("checkbox")
    for at in (0, 2):
        boxes.nth(at).check()
    ann.page.reload()
    ann.ask()
    expect(ann.prompt.get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(boxes.nth(1)).not_to_be_checked()
    boxes.nth(1).check()
    ann.submit()
    while ann.ask() != "TakeTurn":
        ann.turn()
    ann.press(ann.page.locator("[data-deck=tickets]"))
    assert ann.ask() == "KeepSome"
    expect(ann.prompt.get_by_role("checkbox", checked=True)).to_have_count(0)  # another question, other ticks


def test_talk_reaches_the_others_and_can_be_muted(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(), "Bob")
    code = ann.deal("europe", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    ann.come(code)
    bob.come(code)
    ann.page.get_by_role("button", name="Chat").click()
    box = ann.page.get_by_role("textbox", name="Write a message")
    box.fill("Good evening <b>all</b>")
    box.press("Enter")
    expect(bob.page.get_by_role("button", name="Chat")).to_contain_text("1")
    bob.page.get_by_role("button", name="Chat").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Good evening <b>all</b>")
    bob.page.locator('[data-seat="0"] .head').click()
    bob.page.get_by_role("button", name="Mute Ann").click()
    expect(bob.page.get_by_role("button", name="Unmute Ann")).to_be_visible()
    box.fill("Anybody there?")
    box.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Anybody there?")
    expect(bob.page.get_by_role("log")).not_to_contain_text("Anybody there?")


def test_who_resigns_is_replaced_and_the_other_may_end_it(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(), "Bob")
    code = ann.deal("north_america", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    ann.come(code).start()
    bob.come(code).start()
    bob.page.get_by_role("button", name="Table menu").click()
    bob.page.get_by_role("menuitem", name="Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.page.locator('[data-seat="1"]')).to_contain_text("resigned")
    ann.prompt.get_by_role("button", name="End the game as won").click()
    expect(ann.prompt).to_contain_text("You win!")


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    ann, eve = Player(visit(), "Ann"), Player(visit(), "Eve")
    code = ann.deal("europe", [{"mine": True}, RACER], start=True, public=True)
    ann.come(code).start()
    eve.come(code)
    expect(eve.prompt).to_contain_text("You are watching")
    expect(eve.page.locator(".hand")).to_have_count(0)
    rounds(1, ann)
    expect(eve.page.locator(".log")).to_contain_text("Ann ")
    assert "Ann drew a card blind (train deck):" not in (eve.page.locator(".log").text_content() or "")


def test_spectators_see_who_has_the_longest_path(visit: Visit) -> None:
    ann, eve = Player(visit(), "Ann"), Player(visit(), "Eve")

    def lengthen(socket: WebSocketRoute) -> None:
        """Paths are shown from five spaces on, which would take many turns."""

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "Plans" and told["longest"]:
                told["longest"]["length"] += 5
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(pass_on)

    eve.page.route_web_socket(re.compile("/ws"), lengthen)
    code = ann.deal("europe", [{"mine": True}, RACER], start=True, public=True)
    ann.come(code).start()
    eve.come(code)
    for _ in range(20):
        if eve.page.locator("[data-longest]").count():
            break
        rounds(1, ann)
    badge = eve.page.locator("[data-longest]").first
    expect(badge).to_contain_text("longest path")
    eve.page.set_viewport_size({"width": 2560, "height": 1440})
    expect(eve.page.locator(".watch")).to_be_visible()  # the rail of a television
    expect(badge).to_be_visible()


def test_after_a_crash_of_the_server_the_game_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    house = conftest.start(tmp_path / "games.db", tmp_path / "log")
    context = browser.new_context(base_url=house.address, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(conftest.PATIENCE)
    try:
        ann = Player(context.new_page(), "Ann")
        ann.come(ann.deal("north_america", [{"mine": True}, RACER], start=True)).start()
        rounds(2, ann)
        ann.ask()
        hand = ann.hand
        house.process.kill()
        house.process.wait()
        expect(ann.page.locator(".note.bad")).to_be_visible()
        port = int(house.address.rsplit(":", 1)[1])
        conftest.stop(house)
        house = conftest.start(tmp_path / "games.db", tmp_path / "log", port=port)
        ann.page.evaluate("window.dispatchEvent(new Event('online'))")  # no need to wait for the next try
        expect(ann.page.locator(".note.bad")).to_have_count(0)
        assert ann.hand == hand
        rounds(1, ann)
    finally:
        context.close()
        conftest.stop(house)

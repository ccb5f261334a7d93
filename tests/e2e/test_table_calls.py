"""How a table calls people and is passed on: sounds, the title of the tab, notifications, sharing, and the clock."""

from __future__ import annotations

import itertools
import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.ears import EARS, heard
from tests.e2e.players import RACER, Player

# what the page noted and shared is kept here, instead of being seen
AWAY = """
window.noted = [];
window.away = false;
Object.defineProperty(document, "hidden", {get: () => window.away});
window.Notification = class {
  static permission = "granted";
  constructor(text) { window.noted.push(text); }
  close() {}
};
"""
# every text that the clock in the prompt has shown
TICKS = """
window.ticks = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const clock = document.querySelector(".prompt [role=timer]");
  const shown = clock && `${clock.textContent} ${clock.classList.contains("short") ? "short" : ""}`;
  if (shown && shown !== window.ticks.at(-1)) window.ticks.push(shown);
}).observe(document.body, {childList: true, subtree: true, characterData: true}));
"""
SHARE = "navigator.share = async (what) => { window.shared = what; };"


def alone(visit: Visit, script: str, chosen: dict[str, Any], **more: object) -> Player:
    """One person against a bot, in a browser with ears; at set-up."""
    page = visit(**chosen)
    page.add_init_script(script)
    ann = Player(page, "Ann")
    return ann.come(ann.deal("north_america", [{"mine": True}, RACER], start=True, **more))


def test_my_turn_is_heard_after_the_first_press(visit: Visit) -> None:
    silent = alone(visit, EARS, {"sounds": False})
    silent.start().ask()
    ann = alone(visit, EARS, {"sounds": True}, pace=1200)
    ann.ask()
    assert heard(ann.page) == []  # nothing was pressed here yet
    ann.start().ask()
    ann.draw()
    ann.draw()  # the bot plays, and it is my turn again
    ann.page.wait_for_function("() => window.heard.includes('knock')")
    assert heard(silent.page) == []


def test_who_looks_elsewhere_is_called(visit: Visit) -> None:
    ann = alone(visit, AWAY, {"notify": True}, pace=3000)
    ann.start().ask()
    expect(ann.page).to_have_title("● Your turn! North America")
    ann.draw()
    ann.draw()
    ann.page.evaluate("window.away = true")
    expect(ann.page).to_have_title("North America · Branchline")
    expect(ann.page).to_have_title("● Your turn! North America")
    assert ann.page.evaluate("window.noted") == ["It's your turn: North America"]


def test_who_wants_no_notifications_gets_none(visit: Visit) -> None:
    ann = alone(visit, f"{AWAY} window.away = true;", {})
    ann.start().ask()
    expect(ann.page).to_have_title("● Your turn! North America")
    assert ann.page.evaluate("window.noted") == []


def test_a_table_and_a_result_are_shared_by_the_device_or_copied(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.add_init_script(SHARE)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann, bob = Player(host, "Ann"), Player(guest, "Bob")
    code = ann.deal("north_america", [{"mine": True}, {}])
    link = re.compile(rf"/t/{code}$")
    reachable = {"addresses": ["http://192.168.1.20:8460"], "command": None, "spoken": None, "until": None}
    host.route(
        "**/invitation", lambda asked: asked.fulfill(json=reachable)
    )  # what only this machine opens is not shared
    host.goto(f"/t/{code}")
    host.get_by_role("button", name="Share").click()
    shared = host.evaluate("window.shared")
    assert shared["title"] == "North America" and link.search(shared["url"])
    guest.goto(f"/t/{code}")
    expect(guest.get_by_role("button", name="Share")).to_have_count(0)  # this device can't
    guest.get_by_role("button", name="Copy the link").click()
    expect(guest.get_by_role("button", name="Copied")).to_be_visible()
    assert link.search(guest.evaluate("navigator.clipboard.readText()"))

    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    ann.come(code)
    bob.come(code)
    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("menuitem", name="Resign").click()
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.get_by_text("Bob resigned. A bot plays on.").first).to_be_visible()
    expect(bob.prompt).to_contain_text("You are watching")
    ann.start()
    ann.prompt.get_by_role("button", name="End the game as won").click()
    expect(ann.prompt).to_contain_text("You win!")
    for person in (ann, bob):
        person.prompt.get_by_role("button", name="Score sheet").click()
    sheet = host.locator("dialog[data-finale=sheet]")
    sheet.get_by_role("button", name="Share").click()
    host.wait_for_function("() => window.shared?.url?.includes('/replay/')")
    shared = host.evaluate("window.shared")
    assert re.fullmatch(r"North America on Branchline: Ann -?\d+, Bob -?\d+", shared["text"])
    assert shared["url"].endswith(f"/replay/{code}")
    guest.locator("dialog[data-finale=sheet]").get_by_role("button", name="Copy", exact=True).click()
    expect(guest.get_by_role("button", name="Copied")).to_be_visible()
    assert guest.evaluate("navigator.clipboard.readText()") == shared["url"]

    # the deal can be proved by whoever unfolds how
    table = ann.api("GET", f"tables/{code}")["table"]
    proof = sheet.locator("footer details")
    expect(proof.locator("[data-seed]")).not_to_be_visible()
    proof.get_by_text("Proof of a fair deal").click()
    expect(proof.locator("[data-seed]")).to_have_text(table["seed"])
    expect(proof.locator("[data-commitment]")).to_have_text(table["commitment"])
    expect(proof).to_contain_text(f"branchline verify {code}.jsonl")


def test_a_clock_counts_and_a_bot_plays_on_until_one_is_back(visit: Visit) -> None:
    clock = {"kind": "move", "seconds": 8, "after": "bot"}
    ann = alone(visit, TICKS, {}, clock=clock, pace=1500)
    time = ann.prompt.get_by_role("timer")
    expect(time).to_have_text(re.compile(r"0:0\d"))
    expect(ann.prompt).to_contain_text("A bot is playing for you")
    ticks = ann.page.evaluate("window.ticks")
    down = list(itertools.takewhile(lambda at: at == 0 or ticks[at] < ticks[at - 1], range(len(ticks))))
    assert len(down) > 3, ticks
    assert re.fullmatch("0:0[0-8] short", ticks[0])
    expect(ann.prompt).to_contain_text("Time is up")
    expect(ann.page.locator('[data-seat="0"]')).to_contain_text("played by a bot")
    expect(ann.page.locator(".log")).to_contain_text(re.compile("Ann (keeps|has chosen)"))
    ann.prompt.get_by_role("button", name="Take my seat back").click()
    expect(ann.prompt).not_to_contain_text("A bot is playing for you")
    assert ann.ask() in ("TakeTurn", "SecondCard")
    expect(time).to_have_text(re.compile("0:0[1-8]"))


def test_a_clock_of_days_is_told_in_days(visit: Visit) -> None:
    ann = alone(visit, "", {}, clock={"kind": "move", "seconds": 604_800})
    expect(ann.prompt.get_by_role("timer")).to_have_text("7 days left")

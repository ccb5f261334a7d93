"""The option of the second card in the browser: the host's form, the waiting room, and stopping after the first card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player

MAY: dict[str, object] = {"start": 0, "second_card": "may"}
STOPPED = "Ann took no second card."


def at_second_card(visit: Visit, options: dict[str, object], **chosen: object) -> Player:
    """One person against a bot, with the first card of a draw in hand."""
    ann = Player(visit(**chosen), "Ann")
    ann.come(ann.deal("north_america", [{"mine": True}, RACER], options=options, start=True)).start()
    assert ann.ask() == "TakeTurn"
    ann.draw()
    assert ann.ask() == "SecondCard"
    return ann


def stop_button(ann: Player) -> Locator:
    return ann.page.get_by_role("button", name="Stop after one card")


def cards(ann: Player) -> int:
    """How many cards the person holds, as the title of the hand says."""
    found = re.search(r"\d+", ann.page.locator(".hand h2").text_content() or "")
    assert found is not None
    return int(found.group())


def has_stopped(ann: Player) -> None:
    """The turn is over with one card: the log says so, and the next question is one of a new turn."""
    if ann.page.locator(".log").count():  # a phone shows the log on demand
        expect(ann.page.locator(".log")).to_contain_text(STOPPED)
    assert ann.ask() == "TakeTurn"


def test_a_host_makes_the_second_card_optional(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone"), "Bob")
    page = ann.page
    page.goto("/new?map=north_america")
    page.get_by_label("Who goes first").select_option(label="Seat 1")
    option = page.get_by_role("group", name="The second card of a draw")
    expect(option.get_by_role("radio", name="Must be taken if there is one to take")).to_be_checked()
    option.locator("label").filter(has_text="Optional").click()
    page.get_by_role("button", name="Create the table").click()
    told = "The second card of a draw: Optional"
    expect(page.get_by_text(told)).to_be_visible()
    code = page.url.rpartition("/")[2]
    bob.page.goto(f"/t/{code}")
    expect(bob.page.get_by_text(told)).to_be_visible()
    bob.api("POST", f"tables/{code}/join", {})
    page.get_by_role("button", name="Start the game").click()
    for person in (ann, bob):
        person.start()
    assert ann.ask() == "TakeTurn"
    ann.draw()
    assert ann.ask() == "SecondCard"
    ann.press(stop_button(ann))
    expect(bob.page.get_by_role("status").filter(has_text=STOPPED)).to_have_count(1)
    assert bob.ask() == "TakeTurn"


def test_the_waiting_room_says_nothing_of_the_usual_second_card(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    ann.page.goto(f"/t/{ann.deal('north_america', [{'mine': True}, {}])}")
    expect(ann.page.get_by_text("Waiting for 1 more player")).to_be_visible()
    expect(ann.page.get_by_text("The second card of a draw")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_press_stops_after_the_first_card(visit: Visit, size: str) -> None:
    ann = at_second_card(visit, MAY, size=size)
    expect(ann.prompt.get_by_role("heading", name="Take a second card, or stop")).to_be_visible()
    held = cards(ann)
    ann.press(stop_button(ann))
    has_stopped(ann)
    assert cards(ann) == held
    ann.draw()
    assert ann.ask() == "SecondCard"
    ann.draw()  # it may be left out, and it may be taken
    expect(stop_button(ann)).to_have_count(0)
    assert ann.ask() == "TakeTurn"
    assert cards(ann) == held + 2


@pytest.mark.parametrize(("language", "text"), [("el", "normal"), ("pl", "larger"), ("pt-BR", "normal")])
def test_the_button_to_stop_is_in_sight_on_a_phone(visit: Visit, language: str, text: str) -> None:
    ann = at_second_card(visit, MAY, size="phone", language=language, text=text)
    buttons = ann.page.locator(".bar .button")
    expect(buttons).to_have_count(3)  # with the one that undoes
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)


def test_the_keyboard_stops_by_the_button_and_by_the_list(visit: Visit) -> None:
    ann = at_second_card(visit, MAY)
    held, keys = cards(ann), ann.page.keyboard
    before = ann.seq
    keys.press("p")
    keys.press("Tab")
    expect(stop_button(ann)).to_be_focused()
    keys.press("Enter")
    ann.moved(before)
    has_stopped(ann)

    before = ann.seq
    keys.press("d")
    ann.moved(before)
    assert ann.ask() == "SecondCard"
    before = ann.seq
    keys.press("a")
    expect(ann.prompt.get_by_role("searchbox")).to_be_focused()
    keys.type("stop")
    keys.press("Tab")
    expect(ann.prompt.locator("[data-action]")).to_be_focused()
    keys.press("Enter")
    ann.moved(before)
    has_stopped(ann)
    assert cards(ann) == held + 1


def test_by_default_the_second_card_is_taken(visit: Visit) -> None:
    ann = at_second_card(visit, {"start": 0})
    expect(ann.prompt.get_by_role("heading", name="Take your second card")).to_be_visible()
    expect(stop_button(ann)).to_have_count(0)
    ann.page.keyboard.press("a")
    expect(ann.prompt.locator("[data-action]").first).to_be_visible()
    expect(ann.prompt.locator('[data-action^="stop"]')).to_have_count(0)

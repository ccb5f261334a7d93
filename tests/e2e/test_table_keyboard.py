"""One whole game by keyboard alone: nothing is clicked, and the focus is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import Player


class Typist(Player):
    """Somebody without a mouse."""

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.keeps_focus()

    def keeps_focus(self) -> None:
        """The focus is somewhere, on something that can be used; it may need a moment to come there."""
        self.page.wait_for_function(
            "document.activeElement !== document.body && !document.activeElement.matches(':disabled')"
        )

    def done_by(self, *keys: str) -> None:
        before = self.seq
        self.keys(*keys)
        self.moved(before)
        self.keeps_focus()

    def choose_tickets(self) -> None:
        self.keys("p", "Space", "Tab", "Space", "Tab", "Space")
        expect(self.prompt.get_by_role("checkbox", checked=True)).to_have_count(3)
        self.done_by("Enter")

    def claim(self, track: str) -> None:
        """Find it in the list by the names of its cities, pay the first way."""
        self.keys("a")
        expect(self.prompt.get_by_role("searchbox")).to_be_focused()
        self.page.keyboard.type(re.split("[:#]", track)[0].replace("-", " ").replace("_", " "))
        item = self.prompt.locator(f'[data-action="claim {track}"]')
        for _ in range(12):
            self.keys("Tab")
            if item.evaluate("button => button === document.activeElement"):
                break
        self.keys("Enter")
        expect(self.prompt.get_by_role("radio").first).to_be_focused()
        self.done_by("Enter")


@pytest.mark.slow
def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ann = Typist(visit(), "Ann")
    seats = [{"mine": True}, *({"bot": {"level": "novice", "style": "racer"}} for _ in range(3))]
    ann.come(ann.deal("north_america", seats, start=True))
    assert ann.ask() == "ChooseTickets"
    ann.keeps_focus()
    ann.choose_tickets()
    for _ in range(200):
        ask = ann.ask()
        ann.keeps_focus()
        if ask == "over":
            break
        long = [track for track in ann.claimable() if ann.lengths[track] >= 3]
        if ask == "TakeTurn" and long:
            ann.claim(long[0])
        elif ann.page.locator("[data-deck=train].free").count():
            ann.done_by("d")
        else:
            ann.keys("a", "Tab")
            ann.done_by("Enter")
    assert ann.ask() == "over"
    stage = ann.page.locator("[data-scene]")
    stage.wait_for()
    for _ in range(100):
        if stage.get_attribute("data-scene") == "winner":
            break
        ann.keys("Space")
    expect(ann.page.locator("[data-winner]").get_by_role("button", name="Score sheet")).to_be_focused()
    ann.keys("Enter")
    expect(ann.page.locator("[data-total]")).to_have_count(4)
    ann.keys("Escape")
    expect(ann.page.locator("[data-finale]")).to_have_count(0)
    expect(ann.prompt.locator(".totals strong")).to_have_count(4)
    rematch = ann.prompt.get_by_role("button", name="Rematch")
    ann.keys("p")
    for _ in range(4):
        if rematch.evaluate("button => button === document.activeElement"):
            break
        ann.keys("Tab")
    expect(rematch).to_be_focused()
    before = ann.page.url
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(lambda url: url != before and "/t/" in url)
    assert ann.ask() == "ChooseTickets"  # against bots a rematch starts at once
    ann.keeps_focus()


def test_the_board_and_the_tickets_are_reached_by_keys(visit: Visit) -> None:
    ann = Typist(visit(), "Ann")
    ann.come(ann.deal("europe", [{"mine": True}, {"bot": {"level": "novice"}}], start=True)).start()
    ann.ask()
    ann.keys("b")
    city = ann.page.locator(".city:focus")
    expect(city).to_have_count(1)
    ann.keys("ArrowRight", "Enter")
    expect(ann.prompt.locator("h3")).to_be_visible()
    assert ann.prompt.locator(":focus").count() == 1
    ann.keys("Escape")
    expect(ann.page.locator(".city:focus")).to_have_count(1)
    ann.keys("?")
    dialog = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    ann.keys("Escape")
    expect(dialog).to_have_count(0)
    ann.keys("c")
    expect(ann.page.get_by_role("textbox", name="Write a message")).to_be_focused()
    ann.page.keyboard.type("add")  # letters are letters where one writes
    expect(ann.page.get_by_role("textbox", name="Write a message")).to_have_value("add")


@pytest.mark.parametrize(
    ("map_", "drawings"),
    [
        ("europe", ["track", "double", "gray", "ferry", "tunnel"]),
        ("great_lakes", ["track", "double", "gray", "ship", "port", "junction"]),
        ("world", ["track", "double", "gray", "pair", "ship", "wrap", "port", "junction"]),
    ],
)
def test_the_legend_explains_what_is_on_this_board(visit: Visit, map_: str, drawings: list[str]) -> None:
    ann = Typist(visit(), "Ann")
    ann.come(ann.deal(map_, [{"mine": True}, {"bot": {"level": "novice"}}], start=True))
    button = ann.page.get_by_role("group", name=re.compile("^Board: ")).get_by_role("button", name="Legend")
    button.focus()
    ann.keys("Enter")
    legend = ann.page.get_by_role("dialog", name="Legend")
    expect(legend.locator("[data-drawing] svg :is(.space, .ring, circle)").first).to_be_visible()
    shown = legend.locator("[data-drawing]")
    assert [line.get_attribute("data-drawing") for line in shown.all()] == drawings
    ann.keys("Escape")
    expect(legend).to_have_count(0)
    expect(button).to_be_focused()


def test_what_happens_is_announced(visit: Visit) -> None:
    ann = Typist(visit(), "Ann")
    ann.come(ann.deal("north_america", [{"mine": True}, {"bot": {"level": "novice"}}], start=True)).start()
    ann.ask()
    ann.done_by("d")
    expect(ann.page.locator("[aria-live=polite]").filter(has_text="Ann drew a card blind")).to_have_count(1)

"""Cards and tickets at the table: pictures load, what can't be had is locked, tickets are previewed and pinned."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from .players import Player

if TYPE_CHECKING:
    from .conftest import Visit

LOADED = "(all) => all.length > 0 && all.every((image) => image.complete && image.naturalWidth > 0)"
DRAWN = re.compile("^M")
INSIDE = """(cards) => cards.every((card) => {
  const at = card.getBoundingClientRect();
  const seen = document.elementFromPoint(at.x + at.width / 2, at.bottom - 6);
  return at.bottom < innerHeight && card.contains(seen);
})"""
TOUCHED = """(stacks) => stacks.every((stack) => {
  const {x, y, width, height} = stack.getBoundingClientRect();
  return stack.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_cards_and_tickets(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    page = ann.page
    page.set_viewport_size({"width": 1280, "height": 800})
    ann.come(ann.deal("europe", [{"mine": True}, {"bot": {"level": "novice"}}], start=True))
    ann.ask()

    # the choice: all four in sight, with their ways once the server has told them
    offered = ann.prompt.locator("[data-ticket]")
    expect(offered).to_have_count(4)
    expect(offered.first).to_contain_text("to go")
    expect(offered.last.locator(".map path.land").first).to_have_attribute("d", DRAWN)
    assert offered.evaluate_all(INSIDE)
    for box in ann.prompt.get_by_role("checkbox").all():
        box.check()
    ann.submit()
    assert ann.ask() == "TakeTurn"
    page.wait_for_function(f"({LOADED})([...document.querySelectorAll('.table img')])")

    # the mouse previews and pins, and leaving does not un-pin
    tickets = page.locator(".tickets [data-ticket]")
    expect(tickets).to_have_count(4)
    pinned = tickets.nth(1)
    pinned.click()
    expect(pinned).to_have_attribute("aria-pressed", "true")
    page.mouse.move(300, 300)
    expect(pinned).to_have_attribute("aria-pressed", "true")
    lit = page.locator(".board path.missing").first
    expect(lit).to_have_attribute("d", DRAWN)
    way = lit.get_attribute("d")
    tickets.nth(2).hover()
    expect(lit).not_to_have_attribute("d", way or "")
    page.mouse.move(300, 300)
    expect(lit).to_have_attribute("d", way or "")
    pinned.click()
    expect(pinned).to_have_attribute("aria-pressed", "false")

    # the whole score so far, and what it consists of
    page.get_by_role("button", name="If it ended now").click()
    parts = page.get_by_role("dialog", name="If it ended now")
    expect(parts.get_by_role("row", name="Total")).to_be_visible()
    page.keyboard.press("Escape")

    # after the first card tickets can't be had: the deck keeps its picture, lowered and locked
    ann.draw("train")
    assert ann.ask() == "SecondCard"
    expect(page.locator("[data-deck=tickets] .card.locked img")).to_be_visible()
    expect(page.locator("[data-deck=train] .card.rest")).to_be_visible()


def test_every_kind_of_a_large_hand_is_in_sight(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    page = ann.page
    page.set_viewport_size({"width": 1280, "height": 800})
    ann.come(ann.deal("great_lakes", [{"mine": True}, {"bot": {"level": "novice"}}], start=True))
    ann.start()
    for turn in range(9):
        ann.collect(1, ("train", "ship")[turn % 2])
    ann.ask()
    stacks = page.locator(".hand li")
    assert stacks.count() > 12
    assert stacks.evaluate_all(TOUCHED)

    # a tablet on its side has rows for them, and the counts of the others beside their names
    page.set_viewport_size({"width": 1024, "height": 768})
    counts = page.locator(".strip [data-seat='1'] dl")
    expect(counts).to_be_visible()
    expect(counts).to_contain_text("Cards")
    assert stacks.evaluate_all(TOUCHED)

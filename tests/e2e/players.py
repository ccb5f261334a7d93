"""People at a table in the browser: they look at the page, press what people press, and wait until it has happened.
It knows the table page's parts; what a game must show is written in the tests.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

ASKED = '.prompt:not([data-ask=""]):not(.busy)'
RACER = {"bot": {"level": "novice", "style": "racer"}}
START = {"ChooseTickets": 3, "KeepSome": 1}
STUCK = 60  # seconds in which something happens, however slow the machine is


class Player:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        answer = page.request.post("/api/guest", data={"name": name}, max_retries=3)
        assert answer.ok, answer.text()
        self.lengths: dict[str, int] = {}

    def api(self, method: str, path: str, body: object = None) -> Any:
        # the server may close an idle connection just when it is used again, which the client sees as a reset
        answer = self.page.request.fetch(f"/api/{path}", method=method, data=body, max_retries=3)
        assert answer.ok, answer.text()
        return answer.json()

    def deal(self, map_: str, seats: Sequence[object], **more: object) -> str:
        """A new table; its code."""
        wish = {"map": map_, "seats": seats, "pace": 0, "options": {"start": 0}, **more}
        code: str = self.api("POST", "tables", wish)["table"]["code"]
        return code

    def wait_for_table(self, code: str, met: Callable[[Any], bool]) -> None:
        """Ask the server about a table until the condition is met. The page goes on meanwhile."""
        deadline = time.monotonic() + STUCK
        while not met(found := self.api("GET", f"tables/{code}")):
            assert time.monotonic() < deadline, found
            self.page.wait_for_timeout(50)

    def come(self, code: str) -> Player:
        self.page.goto(f"/t/{code}")
        self.page.locator(".prompt").wait_for()
        facts = self.api("GET", f"maps/{self.api('GET', f'tables/{code}')['table']['map']}")
        self.lengths = {track["id"]: track["length"] for track in facts["tracks"]}
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def seq(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-seq") or -1)

    @property
    def hand(self) -> list[str]:
        labels = self.page.locator(".hand button").all()
        return [label.get_attribute("aria-label") or "" for label in labels]

    def ask(self) -> str:
        """What this person is asked; waits until it is something, or the game is over."""
        self.page.locator(ASKED).wait_for()
        return self.prompt.get_attribute("data-ask") or ""

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def press(self, what: Locator) -> None:
        """Press it and wait until the table has moved on."""
        before = self.seq
        what.click()
        self.moved(before)

    def moved(self, before: int) -> None:
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table').dataset.seq) > seq && !document.querySelector('.prompt.busy')",
            arg=before,
        )

    def submit(self) -> None:
        self.press(self.prompt.locator("button[type=submit]"))

    def keep(self, count: int) -> None:
        for box in self.prompt.get_by_role("checkbox").all()[:count]:
            box.check()
        self.submit()

    def start(self) -> Player:
        """Choose at set-up what comes first: tickets, and pieces where there is a choice."""
        self.ask()
        self.keep(3)
        if self.prompt.locator("input[type=range]").count():
            self.submit()
        return self

    def draw(self, deck: str = "train") -> None:
        """One card blind, or whatever card can be had."""
        wished = self.page.locator(f"[data-deck={deck}].free")
        if wished.count() == 0:
            wished = self.page.locator(".display button.free:not([data-deck=tickets])").first
        if wished.count() == 0:
            return self.first_action()
        if (wished.get_attribute("data-slot") or "") and self.refills():
            return self.take_and_refill(wished)
        return self.press(wished)

    def take_and_refill(self, card: Locator) -> None:
        """Take a card of the display; which deck refills it is asked only while both decks have cards."""
        before = self.seq
        card.click()
        self.page.wait_for_function(
            "seq => document.querySelector('.prompt [data-refill]')"
            " || Number(document.querySelector('.table').dataset.seq) > seq",
            arg=before,
        )
        deck = self.prompt.locator("[data-refill]").first
        if deck.count():
            deck.click()
        self.moved(before)

    def refills(self) -> bool:
        return self.page.locator("[data-deck=ship]").count() > 0

    def first_action(self) -> None:
        """The first thing of the list, whatever it is."""
        self.page.keyboard.press("a")
        item = self.prompt.locator("[data-action]").first
        if (item.get_attribute("data-action") or "").startswith(("claim", "station", "harbour", "exchange")):
            item.click()
            return self.submit()
        return self.press(item)

    def claimable(self) -> list[str]:
        """What can be claimed, as the board shows it, the longest first."""
        shown: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.track.choosable')].map(track => track.dataset.track)"
        )
        return sorted(shown, key=lambda track: -self.lengths[track])

    def choose(self, track: str) -> None:
        """Touch a track, by the list."""
        self.page.keyboard.press("a")
        self.prompt.locator(f'[data-action="claim {track}"]').click()

    def collect(self, turns: int = 1, deck: str = "train") -> None:
        """Cards, and nothing but cards, for so many turns."""
        for _ in range(turns):
            assert self.ask() == "TakeTurn"
            self.draw(deck)
            if self.ask() == "SecondCard":
                self.draw(deck)

    def exchange(self, take: str) -> None:
        """Exchange one piece, which takes a turn and moves nothing on."""
        assert self.ask() == "TakeTurn"
        self.page.keyboard.press("a")
        self.prompt.locator(f'[data-action="exchange {take}"]').click()
        self.submit()

    def skip_finale(self) -> Player:
        """At the end of a game: straight to its winner, then to the score sheet."""
        self.page.locator("[data-scene]").wait_for()
        if self.page.locator("[data-skip]").count():
            self.page.locator("[data-skip]").click()
        self.page.locator("[data-winner] .won-actions button").first.click()
        self.page.locator("[data-sheet]").wait_for()
        return self

    def close_sheet(self) -> Player:
        self.page.keyboard.press("Escape")
        self.page.locator("[data-finale]").wait_for(state="detached")
        return self

    def told(self) -> list[str]:
        """Every sentence of the finale, one item after the other, to the winner."""
        stage = self.page.locator("[data-scene]")
        stage.wait_for()
        while stage.get_attribute("data-scene") != "winner":
            self.page.locator(".controls .next").click()
        return self.page.locator("[data-told] p").all_inner_texts()

    def turn(self, least: int = 3) -> str:
        """Answer whatever is asked, quickly: claim something long, or take cards. Says what was asked."""
        ask = self.ask()
        if ask in START:
            self.keep(START[ask])
        elif ask == "ChooseStock":
            self.submit()
        elif ask == "PayExtra":
            pay = self.prompt.locator("button[type=submit]")
            self.press(pay if pay.count() else self.prompt.get_by_role("button", name="Give up"))
        elif ask == "TakeTurn" and (long := [t for t in self.claimable() if self.lengths[t] >= least]):
            self.choose(long[0])
            self.submit()
        elif ask != "over":
            self.draw()
        return ask


def rounds(count: int, *people: Player) -> None:
    """So many turns of everybody in their order, each to its end."""
    for _ in range(count):
        for person in people:
            person.turn(least=4)
            while person.is_asked() and person.ask() in ("SecondCard", "PayExtra", "KeepSome"):
                person.turn()


def play_out(*people: Player) -> None:
    """Everybody plays until the game is over."""
    last, since = -1, time.monotonic()
    while time.monotonic() < since + STUCK:
        for person in people:
            if person.is_asked() and person.turn() == "over":
                return
        if people[0].seq > last:
            last, since = people[0].seq, time.monotonic()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")

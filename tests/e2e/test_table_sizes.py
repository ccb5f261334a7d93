"""The table at every size, from a small phone and a zoom of 400 % to a television: turns are played at each, nothing sticks
out at the side, what is asked is in sight, and the board has its share of the window.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.looking import cut_off, sideways, too_small
from tests.e2e.players import Player

Size = tuple[int, int]
# the share of the window that the board has at least; where hardly anything fits, the page itself scrolls
FINGERS = {
    (320, 568): 0.45,
    (568, 320): 0.5,
    (375, 667): 0.5,
    (390, 844): 0.58,
    (844, 390): 0.62,
    (768, 1024): 0.54,
    (1024, 768): 0.54,
}
MOUSE = {
    (1280, 800): 0.65,
    (1920, 1080): 0.65,
    (3840, 2160): 0.65,
    (640, 400): 0.55,  # 1280x800 at 200 %
    (320, 256): 0.3,  # 1280x1024 at 400 %
}
LARGE_TEXT = 20  # pixels; 16 is the browser's usual size
# milliseconds that a finger rests before it is lifted; otherwise the browser takes the drag for a throw, and the next tap
# for what stops it
REST = 120
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && (element === top || element.contains(top));
}"""
# where the middle spaces of tracks are, whether a tap there meets them, and where the middle of the board is
SPOTS = """async (tracks) => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return tracks.map((track) => {
    const at = middle(document.querySelector(`[data-spot="${track}"]`).getBoundingClientRect());
    const meets = document.elementFromPoint(...at)?.closest("[data-track]")?.dataset.track === track;
    return {at, meets, middle: middle(document.querySelector(".board").getBoundingClientRect())};
  });
}"""
# names of seats that are cut where there is room for short ones only
CUT_NAMES = """() => [...document.querySelectorAll(".strip .name span")]
  .filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => `the name ${name.textContent} is cut`)"""

# what a seat has in numbers, where it runs over the score or out of its seat
CUT_COUNTS = """() => [...document.querySelectorAll(".strip li")].flatMap((seat) => {
  const last = seat.querySelector(".counts dl > :last-child");
  if (!last?.checkVisibility()) return [];
  const [counts, score, box] = [last, seat.querySelector("strong"), seat].map((one) => one.getBoundingClientRect());
  const over = counts.right > score.left && counts.top < score.bottom - 2;
  return over || counts.right > box.right || counts.bottom > box.bottom ? [`the counts of ${seat.innerText} run over`] : [];
})"""


class Hands(Player):
    """Somebody who plays by what is seen on the page, with a finger or with a mouse."""

    def __init__(self, visit: Visit, touches: bool, **chosen: object) -> None:
        super().__init__(visit(size="phone" if touches else "desk", **chosen), "Ann")
        self.touches = touches
        self.browser = self.page.context.new_cdp_session(self.page)

    def tap(self, what: Locator) -> None:
        """Press something that is in sight."""
        what.scroll_into_view_if_needed()
        in_sight(what)
        if self.touches:
            what.tap()
        else:
            what.click()

    def tap_and_wait(self, what: Locator) -> None:
        before = self.seq
        self.tap(what)
        self.moved(before)

    def answer(self) -> None:
        """The button that commits."""
        self.tap_and_wait(self.prompt.locator("button[type=submit]"))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        (x, y), (right, down) = start, end
        steps = [(x + (right - x) * part / 5, y + (down - y) * part / 5) for part in range(6)]
        if not self.touches:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            for step in steps:
                self.page.mouse.move(*step)
            self.page.mouse.up()
            return
        for number, (x, y) in enumerate(steps):
            kind = "touchMove" if number else "touchStart"
            self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(REST)
        self.browser.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 1, "y": y}]})
        self.page.wait_for_timeout(REST)
        self.browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def spots(self, tracks: list[str]) -> list[dict[str, Any]]:
        """Where tracks are on the page, when what was about to move has moved."""
        found: list[dict[str, Any]] = self.page.evaluate(SPOTS, tracks)
        return found

    def reach(self, track: str) -> tuple[float, float] | None:
        """Move the board by hand until the track can be touched there; None if something lies over it."""
        before = None
        for _ in range(8):
            [spot] = self.spots([track])
            (x, y), (right, down) = spot["at"], spot["middle"]
            if spot["meets"] or (x, y) == before:
                return (x, y) if spot["meets"] else None
            before = (x, y)
            self.drag((right, down), (right + stride(right - x), down + stride(down - y)))
        return None

    def pick(self) -> str:
        """Touch a track on the board that can be paid, if possible one that is out of sight at first."""
        tracks = self.claimable()
        hidden = dict(zip(tracks, [not spot["meets"] for spot in self.spots(tracks)], strict=True))
        for track in sorted(tracks, key=lambda track: not hidden[track]):
            if at := self.reach(track):
                break
        assert at, "no track can be touched on the board"
        if self.touches:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        expect(self.page.locator(f'[data-track="{track}"].selected')).not_to_have_count(0)
        return track

    def mine(self, track: str) -> Locator:
        return self.page.locator(f'[data-track="{track}"]:has(.seat-blue)')

    @property
    def score(self) -> str:
        return self.page.locator('[data-score="0"]').first.inner_text()

    def claim(self) -> str:
        """Pay for a track of the board; it has pieces then, and the log tells it."""
        track = self.pick()
        self.answer()
        expect(self.mine(track)).not_to_have_count(0)
        self.ask()
        return track

    def undo(self) -> None:
        """By its button; that the bots have drawn cards meanwhile has to be confirmed."""
        before, button = self.seq, self.page.get_by_role("button", name="Undo")
        if not self.touches:
            button.hover()
            expect(self.page.locator(".undo .what")).to_be_in_viewport(ratio=0.99)
        self.tap(button)
        confirm = self.page.get_by_role("dialog").get_by_role("button", name="Take back")
        self.page.wait_for_function(
            "seq => document.querySelector('dialog[open]') || Number(document.querySelector('.table').dataset.seq) > seq",
            arg=before,
        )
        if confirm.count():
            self.tap(confirm)
        self.moved(before)
        note = self.page.locator(".toast").filter(has_text="Taken back: claimed")
        self.tap(note.get_by_role("button", name="Close"))
        expect(note).to_have_count(0)
        assert self.ask() == "TakeTurn"

    def take_cards(self, blind: bool) -> None:
        """A whole turn: two cards of a deck, or open ones with the deck that refills them."""
        done = False
        while not done:  # a wild may be the only card of a turn: then it is one more turn
            done = self.ask() == "SecondCard"
            card = self.page.locator("[data-deck=train].free" if blind else ".display [data-slot].free").first
            if blind:
                self.tap_and_wait(card)
            else:
                before = self.seq
                self.tap(card)
                self.tap(self.prompt.locator("[data-refill]").first)
                self.moved(before)

    def take_tickets(self) -> None:
        had = self.page.locator(".mine [data-ticket]").count()
        self.tap_and_wait(self.page.locator("[data-deck=tickets]"))
        assert self.ask() == "KeepSome"
        self.tap(self.prompt.locator("label[data-ticket]").first)
        self.answer()
        expect(self.page.locator(".mine [data-ticket]")).to_have_count(had + 1)

    def find_in_log(self, sentence: str) -> None:
        """The log opens over the board where it has no room beside it."""
        log = self.page.locator(".log")
        if log.count() == 0:
            self.tap(self.page.get_by_role("button", name="Log"))
        expect(log).to_contain_text(sentence)
        self.page.keyboard.press("Escape")


def stride(way: float) -> float:
    """As far as a hand goes at once."""
    return max(-150, min(150, way))


def sit_down(ann: Hands, size: Size) -> None:
    """A game against two bots, past the set-up at this size, with some cards to pay with."""
    ann.come(ann.deal("great_lakes", [{"mine": True}, *[{"bot": {"level": "casual"}}] * 2], start=True))
    show(ann, size)
    ann.ask()
    for label in ann.prompt.locator("label[data-ticket]").all()[:3]:
        ann.tap(label)
    ann.answer()
    ann.answer()  # the pieces
    ann.take_cards(blind=True)
    ann.take_cards(blind=False)


def play(ann: Hands, size: Size, round_: int) -> list[str]:
    """Turns at one size; what is wrong with it."""
    show(ann, size)
    assert ann.ask() == "TakeTurn"
    expect(ann.page.locator('.board [data-city="sudbury"] text')).to_be_visible()
    expect(ann.page.locator("#prompt-title")).to_be_visible()
    wrong = [*sideways(ann.page), *cut_off(ann.page), *ann.page.evaluate(CUT_NAMES), *ann.page.evaluate(CUT_COUNTS)]
    if ann.touches:
        wrong += too_small(ann.page)
    if size[0] >= 1280:
        for part in (ann.prompt.locator("h2"), ann.page.locator(".hand")):
            expect(part).to_be_in_viewport(ratio=1)
    hand, score = ann.hand, ann.score
    track = ann.claim()
    assert ann.score != score
    ann.undo()
    expect(ann.mine(track)).to_have_count(0)
    assert (ann.hand, ann.score) == (hand, score)
    if round_ % 3 == 0:
        ann.claim()
        ann.take_cards(blind=False)
    elif round_ % 3 == 1:
        ann.take_tickets()
    ann.find_in_log("Ann took back a move")
    ann.ask()
    ann.take_cards(blind=True)
    return wrong


def show(ann: Hands, size: Size) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def board_share(ann: Hands, size: Size) -> float:
    area: float = ann.page.locator(".board").evaluate("(board) => board.clientWidth * board.clientHeight")
    return area / (size[0] * size[1])


def in_sight(what: Locator) -> None:
    """It is inside the window and nothing lies over it."""
    expect(what).to_be_visible()
    assert what.evaluate(IN_SIGHT), what


@pytest.mark.parametrize("touches", [True, False])
def test_turns_are_played_at_every_size(visit: Visit, touches: bool) -> None:
    ann, sizes = Hands(visit, touches), FINGERS if touches else MOUSE
    sit_down(ann, next(iter(sizes)))
    found: dict[Size, list[str]] = {}
    for number, (size, least) in enumerate(sizes.items()):
        found[size] = play(ann, size, number)
        share = board_share(ann, size)
        if share < least:
            found[size].append(f"the board has {share:.0%}")
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


def test_turns_are_played_in_the_dark_with_large_text(visit: Visit) -> None:
    ann = Hands(visit, True, theme="dark")
    ann.browser.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE_TEXT, "fixed": LARGE_TEXT}})
    sizes = [(844, 390), (390, 844)]
    sit_down(ann, sizes[0])
    assert ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{LARGE_TEXT}px"
    assert {size: play(ann, size, number) for number, size in enumerate(sizes)} == {size: [] for size in sizes}


@pytest.mark.parametrize("seats", [4, 5])
def test_the_counts_of_every_seat_fit_a_tablet(visit: Visit, seats: int) -> None:
    ann = Hands(visit, False)
    ann.come(ann.deal("world", [{"mine": True}, *[{"bot": {"level": "casual"}}] * (seats - 1)], start=True))
    ann.ask()
    for size in [(768, 1024), (1024, 768)]:
        show(ann, size)
        assert ann.page.evaluate(CUT_COUNTS) == []
        shown = ann.page.locator(".strip .counts dl:visible")
        # five seats beside each other leave no room for counts on an upright tablet
        expect(shown).to_have_count(0 if (seats, size) == (5, (768, 1024)) else seats)

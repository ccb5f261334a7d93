"""The table at every size, from a small phone and a zoom of 400 % to a television: turns are played at each, nothing sticks
out at the side, what is asked is in sight, and the board has its share of the window.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.looking import cut_off, sideways, too_small
from tests.e2e.players import Player

# the share of the window that the board has at least; where hardly anything fits, the page itself scrolls
SIZES = {
    (320, 568): 0.45,
    (568, 320): 0.5,
    (390, 844): 0.58,
    (844, 390): 0.62,
    (768, 1024): 0.54,
    (1024, 768): 0.54,
    (1280, 800): 0.65,
    (1920, 1080): 0.65,
    (3840, 2160): 0.65,
    (640, 400): 0.55,  # 1280x800 at 200 %
    (320, 256): 0.3,  # 1280x1024 at 400 %
}
FINGERS = 1100  # pixels; narrower windows are touched
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && (element === top || element.contains(top));
}"""


def test_turns_are_played_at_every_size(visit: Visit) -> None:
    page = visit()
    ann = Player(page, "Ann")
    ann.come(ann.deal("great_lakes", [{"mine": True}, *[{"bot": {"level": "casual"}}] * 2], start=True))
    sizes = list(SIZES)
    found: dict[str, object] = {}
    show(page, sizes[0])
    ann.ask()
    for box in ann.prompt.get_by_role("checkbox").all()[:3]:
        box.check()
    in_sight(ann.prompt.locator("button[type=submit]"))
    ann.submit()
    in_sight(ann.prompt.locator("button[type=submit]"))
    ann.submit()
    for size in sizes:
        show(page, size)
        ann.ask()
        expect(page.locator("#prompt-title")).to_be_visible()
        wrong = [*sideways(page), *cut_off(page), *(too_small(page) if size[0] < FINGERS else [])]
        share = board_share(page, size)
        if share < SIZES[size]:
            wrong.append(f"the board has {share:.0%}")
        if wrong:
            found[str(size)] = wrong
        claim(ann)
        look_around(ann)
        take_cards(ann)
    assert found == {}


def show(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def board_share(page: Page, size: tuple[int, int]) -> float:
    area: float = page.locator(".board").evaluate("(board) => board.clientWidth * board.clientHeight")
    return area / (size[0] * size[1])


def in_sight(what: Locator) -> None:
    """It is inside the window and nothing lies over it."""
    expect(what).to_be_visible()
    assert what.evaluate(IN_SIGHT), what


def claim(ann: Player) -> None:
    """Picks a track, whose payment opens beside it with its button in sight, and pays if it is cheap."""
    page = ann.page
    if not ann.claimable():
        return
    page.get_by_role("button", name="What can I claim?").click()
    ann.choose(ann.claimable()[-1])
    in_sight(ann.prompt.locator("button[type=submit]"))
    page.keyboard.press("Escape")
    expect(ann.prompt.locator("button[type=submit]")).to_have_count(0)


def look_around(ann: Player) -> None:
    """The log and, where it has room, the undo button; both by what is on the page."""
    page = ann.page
    if page.locator(".log").count() == 0:
        page.get_by_role("button", name="Log").click()
    expect(page.locator(".log")).to_be_visible()
    page.keyboard.press("Escape")
    undo = page.get_by_role("button", name="Undo")
    undo.scroll_into_view_if_needed()
    in_sight(undo)


def take_cards(ann: Player) -> None:
    """A whole turn by touching cards and decks."""
    ann.draw()
    while ann.ask() == "SecondCard":
        ann.draw()

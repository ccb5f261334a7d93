"""What moves and sounds at a table in the browser: things travel, any input ends it, and nobody has to wait or to look."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.ears import EARS, heard
from tests.e2e.players import RACER, Player

# everything that flew, with the number of tracks that the board showed as taken at that time; and by which properties
EYES = """
window.flown = [];
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  window.moved.push(...frames.flatMap(Object.keys));
  return animate.call(this, frames, ...more);
};
window.away = false;
Object.defineProperty(document, "hidden", {get: () => window.away});
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const {target, addedNodes} of changes)
    if (target.matches?.(".moments"))
      for (const node of addedNodes)
        window.flown.push([node.classList[0], document.querySelectorAll(".track .emblem").length]);
}).observe(document.body, {childList: true, subtree: true}));
"""
# until nothing has flown for a moment: what an update starts begins after its paint
STILL = """() => new Promise((done) => {
  let since = performance.now();
  const look = () => {
    if (document.querySelector(".moments").childElementCount) since = performance.now();
    if (performance.now() - since > 250) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
# presses a key as soon as something flies
HURRY = """() => new MutationObserver((_, self) => {
  self.disconnect();
  dispatchEvent(new KeyboardEvent("keydown", {key: "Shift"}));
  window.left = document.querySelector(".moments").childElementCount;
}).observe(document.querySelector(".moments"), {childList: true})"""
TURNS = """() => {
  window.turned = [];
  const look = () => {
    const open = document.querySelectorAll("[data-turned].open").length;
    if (open && window.turned.at(-1) !== open) window.turned.push(open);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
}"""


def watch(page: Page) -> Page:
    page.add_init_script(EARS + EYES)
    return page


def flown(page: Page) -> list[tuple[str, int]]:
    """What flew since the last call."""
    seen: list[tuple[str, int]] = page.evaluate("window.flown.splice(0)")
    return seen


def still(page: Page) -> None:
    page.evaluate(STILL)


def ready(player: Player) -> Player:
    """What moves is loaded after the table."""
    player.page.locator(".moments").wait_for(state="attached")
    return player


def claim(player: Player) -> str:
    """Claim the longest track that can be had; at least three spaces, or cards are taken instead."""
    track = next((one for one in player.claimable() if player.lengths[one] >= 3), "")
    if not track:
        player.collect(1)
        return ""
    player.choose(track)
    player.submit()
    return track


def test_things_travel_and_any_input_ends_it(visit: Visit) -> None:
    ann, bob = Player(watch(visit(motion=True, sounds=True)), "Ann"), Player(visit(), "Bob")
    code = ann.deal("north_america", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    ready(ann.come(code)).start()
    bob.come(code).start()
    ann.page.wait_for_function("() => window.heard.includes('flip')")  # my tickets are dealt
    ann.ask()
    still(ann.page)
    flown(ann.page)
    track = claim(ann)
    while not track:
        bob.collect(1)
        ann.ask()
        still(ann.page)
        flown(ann.page)
        ann.page.evaluate("window.heard.length = 0")
        track = claim(ann)

    # its pieces land one by one, each with a click, and only then they are on the board and their points counted
    length = ann.lengths[track]
    expect(ann.page.locator(f'[data-track="{track}"] .emblem')).to_have_count(1)
    ann.page.wait_for_function("() => window.heard.includes('coin')")
    still(ann.page)
    assert heard(ann.page).count("click") == length
    pieces = [taken for kind, taken in flown(ann.page) if kind == "flyer"]
    assert len(pieces) >= length and set(pieces[:length]) == {0}
    score = ann.page.locator('[data-score="0"]')
    expect(score).to_have_text(re.compile(rf"\b{ {3: 4, 4: 7, 5: 10, 6: 15}[length] }$"))

    # a key ends what flies at once, and the board is right
    ann.page.evaluate(HURRY)
    theirs = claim(bob)
    while not theirs:
        ann.collect(1)
        ann.page.evaluate(HURRY)
        theirs = claim(bob)
    expect(ann.page.locator(f'[data-track="{theirs}"] .emblem')).to_have_count(1)
    ann.page.wait_for_function("() => window.left === 0")

    # it stays lit in its owner's colour, is shown again by a key or the button, and is gone when I act
    ann.ask()
    recent = ann.page.locator(".recent.seat-red")
    expect(recent).to_have_count(1)
    again: tuple[Callable[[], None], ...] = (
        lambda: ann.page.keyboard.press("r"),
        lambda: ann.page.get_by_role("button", name="Show me again").click(),
    )
    for once_more in again:
        still(ann.page)
        flown(ann.page)
        once_more()
        ann.page.wait_for_function(f"() => window.flown.length >= {bob.lengths[theirs]}")
        still(ann.page)
        expect(ann.page.locator(f'[data-track="{theirs}"] .emblem')).to_have_count(1)
    ann.draw()
    expect(recent).to_have_count(0)
    ann.draw()

    # nothing flies while the page is hidden, or where people want less motion; my turn is heard all the same
    still(ann.page)
    flown(ann.page)
    ann.page.evaluate("window.away = true; window.heard.length = 0")
    bob.collect(1)
    ann.ask()
    ann.page.wait_for_function("() => window.heard.includes('knock')")
    assert (flown(ann.page), set(heard(ann.page))) == ([], {"knock"})
    ann.page.evaluate("window.away = false")
    ann.page.emulate_media(reduced_motion="reduce")
    ann.collect(1)
    bob.collect(1)
    ann.ask()
    assert flown(ann.page) == []
    assert "card" in heard(ann.page)
    assert set(ann.page.evaluate("window.moved")) <= {"transform", "opacity", "offset"}


def test_an_open_card_flies_to_the_hand_and_the_next_one_slides_in(visit: Visit) -> None:
    page = watch(visit(motion=True, sounds=True))
    ann = Player(page, "Ann")
    ready(ann.come(ann.deal("north_america", [{"mine": True}, RACER], start=True, pace=10_000))).start()
    ann.ask()
    still(page)
    flown(page)
    page.evaluate("window.heard.length = window.moved.length = 0")
    held = page.locator(".hand h2").inner_text()
    card = page.locator('.display [data-slot].free:not([aria-label*="wild"])').first
    slot = card.get_attribute("data-slot")
    ann.press(card)
    page.wait_for_function("() => window.flown.length >= 2 && window.heard.includes('flip')")
    assert heard(page) == ["card", "flip"]  # one to the hand, and one is turned over in the gap
    still(page)
    expect(page.locator(f'.display [data-slot="{slot}"] img').first).to_be_visible()
    expect(page.locator(".hand h2")).not_to_have_text(held)
    assert set(page.evaluate("window.moved")) <= {"transform", "opacity", "offset"}  # what the compositor does alone


def test_a_tunnel_turns_over_card_by_card(visit: Visit) -> None:
    page = watch(visit(motion=True, sounds=True))
    ann = Player(page, "Ann")
    ready(ann.come(ann.deal("europe", [{"mine": True}, RACER], start=True))).start()
    ann.collect(9)
    tunnels = {track["id"] for track in ann.api("GET", "maps/europe")["tracks"] if track.get("tunnel")}
    for _ in range(40):
        ways = sorted(tunnels & set(ann.claimable()), key=lambda track: ann.lengths[track])
        if ways:
            break
        ann.collect(1)
    ann.choose(ways[0])
    page.evaluate(TURNS)
    page.evaluate("window.heard.length = 0")
    ann.submit()
    page.wait_for_function("() => window.turned.at(-1) === 3")
    assert page.evaluate("window.turned") == [1, 2, 3]
    assert heard(page).count("drum") == 3
    expect(page.locator(".log li:has(.signs svg:nth-of-type(3))")).not_to_have_count(0)  # as the log tells it


def test_a_ticket_is_stamped_the_longest_path_moves_and_the_last_turns_have_lamps(visit: Visit) -> None:
    page = watch(visit(motion=True, sounds=True))
    forging: list[str] = []

    def forge(socket: WebSocketRoute) -> None:
        """The server says that a ticket is complete, the longest path changes hands and the last turns begin, which would
        take a whole game."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "Update" and forging:
                told["view"] |= {"done": forging, "phase": "last", "turn": 1, "turns_left": 1}
                told["story"].append({"type": "LastTurnsBegan", "seat": 0, "turns": 1})
            if told["type"] == "Plans":
                told["longest"] = {"seats": [0 if forging else 1], "length": 9, "tracks": []}
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws"), forge)
    ann = Player(page, "Ann")
    ready(ann.come(ann.deal("north_america", [{"mine": True}, RACER], start=True, pace=1500))).start()
    expect(page.locator("[data-longest='1']")).to_contain_text("longest path: 9 spaces")
    assert ann.ask() == "TakeTurn"
    still(page)
    flown(page)
    forging.append(page.locator("[data-ticket]").first.get_attribute("data-ticket") or "")
    ann.draw()
    page.wait_for_function("() => window.flown.some(([kind]) => kind === 'stamp')")
    page.wait_for_function("() => window.heard.includes('chime') && window.heard.includes('bell')")
    page.wait_for_function("() => window.flown.some(([kind]) => kind === 'banner')")
    page.wait_for_function("() => window.flown.some(([kind]) => kind === 'path-badge')")
    still(page)
    expect(page.locator("[data-longest='0']")).to_be_visible()
    expect(page.locator("[data-longest='1']")).to_have_count(0)
    assert page.locator("[data-lamp]").evaluate_all("lamps => lamps.map(lamp => lamp.dataset.lamp)") == ["off", "on"]
    expect(page.locator(".log .completed")).to_contain_text("Ticket completed")
    expect(page.locator(".toast")).to_have_count(0)

"""Measures how fast the table page responds: from a click to its pending mark, and from a received update to its paint,
with the processor slowed down four times and at normal speed. It prints median and worst, and fails if a median of the
slowed processor is above 50 ms. Run it on a quiet machine.

    python -m bench.table_page [turns]

The page is not disturbed while it is measured: no polling and no checks of Playwright run in it, because they would
keep it busy in every frame. One observer on one element tells when it is our turn, and the mouse is pressed where the
deck is. It is pressed a little after the question has been painted, since nobody presses what can't be seen yet, and
held as long as a finger would be. Otherwise the paint of the previous update and the work of pressing would count as
part of the click.

Bots play first at the default pace of a table and then without any pause; then several updates arrive before the first
of them can be painted, and each waits for the others.
"""

from __future__ import annotations

import statistics
import sys

from playwright.sync_api import Page

from bench.browser import visitors

SLOWER = 4
MOST = 50  # milliseconds: what a median may be on the slowed processor
USUAL = 1000  # milliseconds: the default pace of bots
PROBE = """() => {
  window.clicks = []; window.updates = [];
  const painted = (then) => requestAnimationFrame(() => { const c = new MessageChannel();
    c.port1.onmessage = () => then(performance.now()); c.port2.postMessage(0); });
  document.addEventListener("click", (event) => {
    const from = event.timeStamp;
    painted((now) => document.querySelector(".prompt.busy") && window.clicks.push(now - from));
  }, {capture: true});
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain { constructor(...words) { super(...words);
    this.addEventListener("message", (event) => { if (!event.data.includes('"type":"Update"')) return;
      const from = performance.now(); painted((now) => window.updates.push(now - from)); }); } };
}"""
WAIT = """(met) => new Promise((done, fail) => {
  const prompt = document.querySelector(".prompt");
  const painted = () => requestAnimationFrame(() => setTimeout(done, 100));
  if (met(prompt)) return painted();
  const watch = new MutationObserver(() => {
    if (met(prompt)) { watch.disconnect(); painted(); }
  });
  watch.observe(prompt, {attributes: true});
  setTimeout(() => fail(Error(`nothing is asked: ${prompt.innerText}`)), 30_000);
})"""
ASKED = f"({WAIT})((p) => !p.matches('.busy') && ['TakeTurn', 'SecondCard'].includes(p.dataset.ask))"
ANSWERED = f"({WAIT})((p) => !p.matches('.busy'))"


def sit(page: Page, pace: int) -> None:
    """Join a new table and keep the first tickets."""
    bot = {"bot": {"level": "novice"}}
    wish = {"map": "europe", "seats": [{"mine": True}, bot, bot], "pace": pace, "start": True}
    code = page.request.post("/api/tables", data=wish).json()["table"]["code"]
    page.goto(f"/t/{code}")
    boxes = page.locator(".prompt input[type=checkbox]")
    boxes.first.wait_for()
    for box in boxes.all()[:3]:
        box.check()
    page.locator(".prompt button[type=submit]").click()


def play(page: Page, turns: int) -> None:
    """Draw blind cards, turn after turn."""
    page.evaluate(ASKED)
    deck = page.locator("[data-deck=train]").bounding_box()
    assert deck is not None
    page.mouse.move(deck["x"] + deck["width"] / 2, deck["y"] + deck["height"] / 2)
    for _ in range(2 * turns):
        page.evaluate(ASKED)
        page.mouse.down()
        page.wait_for_timeout(60)
        page.mouse.up()
        page.evaluate(ANSWERED)


def measure(page: Page, rate: int, turns: int) -> bool:
    """Print the times; whether they keep the promise, where it is given."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.evaluate("window.clicks = []; window.updates = []")
    play(page, turns)
    kept = True
    for name, kind in (("click to pending mark", "clicks"), ("update to paint", "updates")):
        times: list[float] = page.evaluate(f"window.{kind}")
        print(f"  {told(name, times)}, processor {rate} times slower")
        kept = kept and (rate == 1 or statistics.median(times) <= MOST)
    devtools.detach()
    return kept


def told(name: str, times: list[float]) -> str:
    return f"{name}: {len(times)} times, median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms"


def main() -> int:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    with visitors() as (browser, address):
        page = browser.new_page(base_url=address)
        page.add_init_script(f"({PROBE})()")
        page.request.post("/api/guest", data={"name": "Ann"})
        kept = []
        for pace in (USUAL, 0):
            sit(page, pace)
            print(f"bots that take {pace} ms for a move:")
            kept += [measure(page, rate, turns) for rate in (SLOWER, 1)]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())

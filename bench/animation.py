"""Measures what the moments of the table cost: the frame rate while cards fly and pieces land, against that of an empty
page in the same run, and the milliseconds of script in each frame. It fails if the table reaches less than 0.85 of the
empty page's frame rate, or needs more than 4 ms of script for a frame.

    python -m bench.animation [rounds]

Bots play a game that the page watches, so that something is always moving: every update starts the next moments. The
empty page is measured before and after, because a busy machine is not equally busy all the time.
"""

from __future__ import annotations

import statistics
import sys

from playwright.sync_api import Browser, Page, ViewportSize

from bench.browser import visitors

LEAST = 0.85  # of the empty page's frame rate
MOST = 4.0  # milliseconds of script in a frame
SECONDS = 4
PACE = 1000  # milliseconds between two moves, as usual
SIZE: ViewportSize = {"width": 1280, "height": 800}
FRAMES = """(seconds) => new Promise((done) => {
  let frames = 0, moving = 0;
  const layer = document.querySelector(".moments");
  const from = performance.now();
  const count = (now) => {
    if (now - from >= seconds * 1000) return done([frames / (now - from) * 1000, moving / Math.max(1, frames)]);
    frames += 1;
    if (layer?.childElementCount) moving += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
})"""


def frames(page: Page) -> tuple[float, float]:
    """Frames in a second, and the part of them in which something moved."""
    rate, moving = page.evaluate(FRAMES, SECONDS)
    return rate, moving


def empty(browser: Browser) -> float:
    page = browser.new_page(viewport=SIZE)
    page.goto("about:blank")
    rate, _ = frames(page)
    page.close()
    return rate


def watch(browser: Browser, address: str) -> Page:
    """A page that watches bots who claim whatever they can."""
    page = browser.new_page(base_url=address, viewport=SIZE, reduced_motion="no-preference")
    page.request.post("/api/guest", data={"name": "Ann"})
    racer = {"bot": {"level": "novice", "style": "racer"}}
    wish = {"map": "europe", "seats": [racer, racer, racer], "pace": PACE, "start": True}
    code = page.request.post("/api/tables", data=wish).json()["table"]["code"]
    page.goto(f"/t/{code}")
    page.locator(".moments").wait_for(state="attached")
    page.wait_for_function("() => document.querySelectorAll('.track .emblem').length > 0")
    return page


def script(page: Page) -> tuple[float, float]:
    """Frames in a second, and milliseconds of script in each, while the game goes on."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def spent() -> float:
        metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
        return float(metrics["ScriptDuration"])

    before = spent()
    rate, moving = frames(page)
    used = (spent() - before) * 1000 / (rate * SECONDS)
    devtools.detach()
    print(f"  the table: {rate:.0f} frames a second, moving in {moving:.0%} of them, {used:.2f} ms of script in each")
    return rate, used


def measure(browser: Browser, address: str, rounds: int) -> bool:
    page = watch(browser, address)
    parts, costs = [], []
    for _ in range(rounds):
        before = empty(browser)
        page.bring_to_front()
        rate, used = script(page)
        still = (before + empty(browser)) / 2
        print(f"  an empty page: {still:.0f} frames a second")
        parts.append(rate / still)
        costs.append(used)
    part, cost = statistics.median(parts), statistics.median(costs)
    print(f"frame rate: {part:.2f} of an empty page's (at least {LEAST}); {cost:.2f} ms of script (at most {MOST})")
    return part >= LEAST and cost <= MOST


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with visitors() as (browser, address):
        kept = measure(browser, address, rounds)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

"""How quickly the table page answers: from a click to its pending mark, from a received update to its paint, with the
processor slowed down four times. Prints the figures; the promise is 50 ms for each (median and worst are told).

    python bench/table_page.py [turns]
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

SLOWER = 4
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


def play(page: Page, turns: int) -> None:
    """Tickets, then cards blind, turn after turn."""
    boxes = page.locator(".prompt input[type=checkbox]")
    boxes.first.wait_for()
    for box in boxes.all()[:3]:
        box.check()
    page.locator(".prompt button[type=submit]").click()
    for _ in range(2 * turns):
        page.locator(".prompt[data-ask=TakeTurn]:not(.busy), .prompt[data-ask=SecondCard]:not(.busy)").wait_for()
        page.locator("[data-deck=train].free").click()


def told(name: str, times: list[float]) -> str:
    return f"{name}: {len(times)} times, median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms"


def main() -> int:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    chromium = shutil.which("chromium")
    if chromium is None:
        print("chromium is not installed")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = str(Path(folder) / "games.db")
        command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--no-open", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox"] if os.geteuid() == 0 else []
            )
            page = browser.new_page(base_url=address)
            page.add_init_script(f"({PROBE})()")
            page.request.post("/api/guest", data={"name": "Ann"})
            bot = {"bot": {"level": "novice"}}
            wish = {"map": "europe", "seats": [{"mine": True}, bot, bot], "pace": 0, "start": True}
            code = page.request.post("/api/tables", data=wish).json()["table"]["code"]
            page.goto(f"/t/{code}")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            play(page, turns)
            print(told("click to pending mark", page.evaluate("window.clicks")))
            print(told("update to paint", page.evaluate("window.updates")))
            browser.close()
            server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())

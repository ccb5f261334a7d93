"""Ears for a page: the sounds that it plays are noted by their name instead of being heard.
It knows how long each sound lasts, which is how it tells them apart; nothing of the game.
"""

from __future__ import annotations

from playwright.sync_api import Page

LENGTHS = {
    "card": 62,
    "flip": 40,
    "click": 71,
    "coin": 244,
    "drum": 163,
    "thud": 265,
    "air": 275,
    "chime": 386,
    "miss": 360,
    "bell": 1902,
    "knock": 172,
    "wheels": 112,
    "fanfare": 836,
}
# a script for a page's start: `window.heard` lists what was played, in order
EARS = (
    """
{
const names = Object.fromEntries(Object.entries(LENGTHS).map(([name, length]) => [length, name]));
window.heard = [];
window.AudioContext = class {
  state = "running";
  sampleRate = 1000;
  destination = {};
  get currentTime() { return performance.now() / 1000; }
  async resume() {}
  async suspend() {}
  createBuffer(_, length) { return {length, copyToChannel() {}}; }
  createGain() { return {gain: {value: 0}, connect: (next) => next}; }
  createBufferSource() {
    return {
      connect: (next) => next,
      start() { window.heard.push(names[this.buffer.length]); },
      stop() {},
    };
  }
};
}
"""
).replace("LENGTHS", str(LENGTHS), 1)


def heard(page: Page) -> list[str]:
    """What the page has played so far."""
    names: list[str] = page.evaluate("window.heard")
    return names

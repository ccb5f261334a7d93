"""The house for the tests in the browser: a server of our own on a free port, Chromium, and people who come to visit.
It knows how to start things and how a page is looked at; what the pages must do is written in the tests.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

PATIENCE = 30_000  # milliseconds; the machine may be slow and busy
SIZES = {"phone": (360, 740), "desk": (1280, 800), "tv": (2560, 1440)}
LANGUAGES = ("en", "el", "pl", "pt-BR")
THEMES = ("light", "dark")
# what a browser adds to a shuffle is known too, or the games would differ
KNOWN_CHANCE = "{ let n = 0; crypto.getRandomValues = (array) => array.fill(++n); }"
SERVE = Path(__file__).with_name("serve.py")
expect.set_options(timeout=PATIENCE)


class House:
    """The server under test: where it is, and a plain way to its API for setting things up."""

    def __init__(self, address: str, process: subprocess.Popen[str], data: Path) -> None:
        self.address = address.rstrip("/")
        self.process = process
        self.data = data

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        request = urllib.request.Request(
            f"{self.address}/api/{path}",
            method=method,
            data=None if method == "GET" else json.dumps(body or {}).encode(),
            headers={"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def guest(self, name: str) -> str:
        """The token of a new guest, for acting through the API."""
        token: str = self.call("POST", "guest", {"name": name, "bearer": True})["token"]
        return token


def start(data: Path, log: Path, *more: str, port: int = 0) -> House:
    """Start `branchline serve`, wait for the line that says where it is, and keep its log."""
    words = ["serve", "--port", str(port), "--no-open", "--data", str(data), *more]
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, str(SERVE), *words], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://" in line, f"the server did not start: {line!r}\n{log.read_text()}"
    # whatever else it says must not fill the pipe
    threading.Thread(target=process.stdout.read, daemon=True).start()
    return House(line[line.index("http://") :].strip(), process, data)


def stop(house: House) -> None:
    house.process.send_signal(signal.SIGTERM)
    try:
        house.process.wait(30)
    except subprocess.TimeoutExpired:
        house.process.kill()
        house.process.wait()
    if house.process.stdout:
        house.process.stdout.close()


@pytest.fixture(scope="session")
def shuffles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the servers read which test is running: their shuffles follow from its name."""
    file = tmp_path_factory.mktemp("shuffles") / "test"
    file.write_text("", encoding="utf-8")
    os.environ["SHUFFLES"] = str(file)
    yield file
    del os.environ["SHUFFLES"]


@pytest.fixture(autouse=True)
def known_shuffles(shuffles: Path, request: pytest.FixtureRequest) -> None:
    shuffles.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, shuffles: Path) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    opened = start(folder / "games.db", folder / "log")
    yield opened
    stop(opened)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        pytest.fail("Chromium is not installed; on Debian: apt-get install chromium")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    words = ["--font-render-hinting=none", *(["--no-sandbox"] if root else [])]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=words)
        yield opened
        opened.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Come as somebody new: ``visit(size="phone", theme="dark", language="el")`` is a page of a browser of one's own.
    It is silent, and nothing moves unless ``motion`` is wished for.
    What the page complains about by itself fails the test at its end."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        size: str = "desk", theme: str = "light", language: str = "en", motion: bool = False, **chosen: object
    ) -> Page:
        width, height = SIZES[size]
        touch = size == "phone"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            base_url=house.address,
            is_mobile=touch,
            has_touch=touch,
            locale="en-GB",
        )
        settings = json.dumps({"theme": theme, "language": language, "sounds": False, **chosen})
        context.add_init_script(
            f"localStorage.getItem('branchline.settings') ?? localStorage.setItem('branchline.settings', '{settings}')"
        )
        context.add_init_script(KNOWN_CHANCE)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said.type, said.text) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(kind: str, text: str) -> bool:
    """Errors and warnings, but not the browser's note that the server said no: that is for the page to tell."""
    return kind in ("error", "warning") and "Failed to load resource" not in text and "WebSocket" not in text


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """The source of axe-core, which looks for what some people could not use."""
    script = root / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        subprocess.run([sys.executable, str(root / "tools" / "web.py"), "modules"], check=True)
    return script.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def gallery(root: Path) -> Path:
    """Where pictures of the pages are kept, to be looked at."""
    folder = root / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def record(root: Path) -> Path:
    """A finished game, to be opened as a replay."""
    return root / "tests" / "games" / "europe_3_sealed.jsonl"

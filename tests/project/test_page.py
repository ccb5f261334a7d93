"""The built page as it is installed: small, complete, and without requests to other servers.
It reads the built files; what they do in a browser is tested in tests/e2e.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

TABLE = 150_000  # compressed size of the scripts that the table page loads at its start, in bytes
ALL = 270_000  # and of all scripts together: the rest is loaded when it is needed
TABLE_CHUNKS = ("TableRoute-*.js", "TablePage-*.js")
STATIC = re.compile(
    r"""\b(?:import|export)\b[^'"()]*?\bfrom\s*["']\./([\w.-]+\.js)["']|\bimport\s*["']\./([\w.-]+\.js)["']"""
)
# XML namespaces and links in Svelte's error messages, which are never fetched
NAMES = re.compile(r"https?://(www\.w3\.org/|svelte\.dev/e/)[\w/#.-]*")
OUTSIDE = re.compile(r"""(?:https?:|wss?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+""", re.IGNORECASE)


@pytest.fixture(scope="module")
def page() -> Path:
    folder = Path(str(files("branchline"))) / "page"
    assert (folder / "index.html").exists(), "the page is not built: python tools/web.py build, or pip install ."
    return folder


def scripts(page: Path) -> list[Path]:
    return sorted(page.rglob("*.js"))


def outside(text: str) -> list[str]:
    return OUTSIDE.findall(NAMES.sub("", text))


def weights(files: Iterable[Path]) -> dict[str, int]:
    return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}


def loaded_with(first: Iterable[Path]) -> set[Path]:
    """Scripts and everything they import at once; what `import()` names comes later."""
    found: set[Path] = set()
    waiting = list(first)
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        names = STATIC.findall(file.read_text(encoding="utf-8"))
        waiting += [file.parent / (one or other) for one, other in names]
    return found


def test_the_table_page_starts_light(page: Path) -> None:
    html = (page / "index.html").read_text(encoding="utf-8")
    entries = [page / name for name in re.findall(r'<script[^>]*\ssrc="/([^"]+)"', html)]
    table = [file for pattern in TABLE_CHUNKS for file in page.rglob(pattern)]
    assert entries
    assert len(table) == len(TABLE_CHUNKS)
    sizes = weights(loaded_with([*entries, *table]))
    assert len(sizes) > len(table)
    assert sum(sizes.values()) <= TABLE, sizes


def test_all_scripts_together_are_light(page: Path) -> None:
    sizes = weights(scripts(page))
    assert sizes
    assert sum(sizes.values()) <= ALL, sizes


def test_nothing_points_outside(page: Path) -> None:
    texts = [file for file in page.rglob("*") if file.suffix in (".html", ".css", ".js", ".svg", ".webmanifest")]
    assert texts
    assert {file.name: found for file in texts if (found := outside(file.read_text(encoding="utf-8")))} == {}


def test_an_outside_address_is_found() -> None:
    host = "/".join(["", "", "fonts.example.net"])
    assert outside(f"@import url(https:{host}/a.css)") != []
    assert outside(f'<script src="{host}/a.js">') != []
    assert outside('xmlns="http://www.w3.org/2000/svg"') == []


def test_nothing_is_inline(page: Path) -> None:
    """The server's content security policy forbids inline scripts and styles."""
    html = (page / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<style|\son\w+=|\sstyle=|javascript:", html) == []
    assert all(re.search(r"\ssrc=", tag) for tag in re.findall(r"<script[^>]*>", html))


def test_every_file_named_in_the_page_is_there(page: Path) -> None:
    html = (page / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', html)
    assert named
    assert [name for name in named if not (page / name).is_file()] == []
    manifest = json.loads((page / "site.webmanifest").read_text(encoding="utf-8"))
    assert [icon["src"] for icon in manifest["icons"] if not (page / icon["src"].lstrip("/")).is_file()] == []

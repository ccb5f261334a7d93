"""The messages of the client: every error code of the server and every key in the client has one, and none is unused.

It searches the sources for codes and keys; it runs neither the server nor the client.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from branchline import words
from branchline.maps import BUILT_IN, load_map
from branchline.server.views.map_facts import map_buildings
from branchline.server.wire.server_messages import Fault
from tests.script import load
from tests.words import anatomy

ROOT = Path(__file__).resolve().parents[2]
KEYS = {name for part in ("", "web", "cities") for name in anatomy.patterns(words.source("en", part))}
RAISED = re.compile(r'\bRequestError\(\s*\d+,\s*"([a-z_]+)"')
# attributes whose values are not keys
NAMES = re.compile(r'\b(?:class|id|for|key|aria-labelledby|aria-controls|data-[\w-]+)="[^"{]*"')


def codes() -> set[str]:
    """Every error code of the server."""
    found = set(get_args(Fault))
    for path in (ROOT / "src" / "branchline" / "server").rglob("*.py"):
        found.update(RAISED.findall(path.read_text(encoding="utf-8")))
    return found


def tool() -> ModuleType:
    return load(ROOT / "tools" / "words.py")


def strange(text: str) -> set[str]:
    """Quoted strings that begin like a key but are none."""
    beginnings = {key.partition("-")[0] for key in KEYS if "-" in key}
    named = tool().QUOTED.findall(NAMES.sub("", text))
    return {name for name in named if "-" in name and name.partition("-")[0] in beginnings} - KEYS


def test_every_code_of_the_server_has_words() -> None:
    assert len(codes()) > 30
    assert sorted(code for code in codes() if f"error-{code.replace('_', '-')}" not in KEYS) == []


def test_every_key_of_the_client_has_words() -> None:
    assert strange(tool().sources()) == set()


def test_every_kind_of_building_has_words() -> None:
    """Keys that end with the kind are composed at run time, so no other test finds a missing one."""
    kinds = {building.kind for name in BUILT_IN for building in map_buildings(load_map(name))}
    stems = {stem for stem in tool().STEM.findall(tool().sources()) if stem.startswith("building-")}
    assert len(kinds) > 1 and len(stems) > 5
    wanted = {f"{stem}{kind}" for stem in (*stems, "table-hint-", "end-unbuilt-") for kind in kinds}
    assert sorted(wanted - set(KEYS)) == []


def test_a_key_without_words_is_found() -> None:
    seen = strange('t(late ? "table-too-late" : "table-over"); <p class="table-wide" id="table-1">{t("end-share")}</p>')
    assert seen == {"table-too-late"}


def test_every_word_of_the_pages_is_used() -> None:
    assert tool().unused() == []


def test_an_unused_message_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words_tool = tool()
    monkeypatch.setattr(words_tool, "LOCALES", tmp_path)
    (tmp_path / "web.en.ftl").write_text(
        "end-share = Share\nend-fireworks = Bang\nmap-europe = Europe\nmap-atlantis = Atlantis\n"
    )
    assert words_tool.unused() == ["end-fireworks", "map-atlantis"]

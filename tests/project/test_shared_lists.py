"""Lists that the server, the engine and the client each need are the same everywhere: levels, styles, languages.
The client's lists are read from its source text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from branchline import words
from branchline.bots import BOTS, parse_bot
from branchline.bots.style import Style
from branchline.server.wire import shapes

LEVELS, STYLES = get_args(shapes.Level), get_args(shapes.Style)


def client_list(root: Path, file: str, name: str) -> list[str]:
    """The strings of a constant array in the client's source."""
    text = (root / "web" / "src" / file).read_text(encoding="utf-8")
    found = re.search(rf"export const {name}\b[^=]*= \[([^\]]*)\]", text)
    assert found, f"{file} has no list {name}"
    return re.findall(r'"([^"]+)"', found[1])


def keys(stem: str, lang: str) -> set[str]:
    """The ends of the keys of the client's words that begin with this stem; descriptions (``about-``) don't count."""
    return set(re.findall(rf"^{stem}(?!about-)([\w-]+) =", words.source(lang, "web"), re.MULTILINE))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_of_every_style(level: str) -> None:
    for style in STYLES:
        assert parse_bot(f"{level}:style={style}")[1].style == style


def test_the_registry_has_no_other_levels() -> None:
    """A level is a bot with a style among its settings."""
    assert [name for name, entry in BOTS.items() if "style" in entry.settings.__annotations__] == list(LEVELS)


def test_the_client_offers_the_levels_and_styles_of_the_server(root: Path) -> None:
    assert client_list(root, "pages/tablePlan.ts", "LEVELS") == list(LEVELS)
    assert client_list(root, "pages/tablePlan.ts", "STYLES") == list(STYLES) == [style.value for style in Style]


@pytest.mark.parametrize("lang", words.languages())
def test_levels_and_styles_have_words(lang: str) -> None:
    assert keys("bot-level-", lang) == set(LEVELS)
    assert keys("bot-style-", lang) == set(STYLES)


def test_the_client_offers_the_languages_there_are_words_in(root: Path) -> None:
    offered = client_list(root, "words/languages.ts", "LANGUAGES")
    assert sorted(offered) == sorted(words.languages())
    text = (root / "web" / "src" / "words" / "languages.ts").read_text(encoding="utf-8")
    typed = re.search(r"export type Language = ([^;]*);", text)
    assert typed and set(re.findall(r'"([^"]+)"', typed[1])) == {*offered, "pseudo"}


@pytest.mark.parametrize("lang", words.languages())
def test_every_language_can_be_chosen_by_its_name(lang: str) -> None:
    assert set(words.languages()) <= keys("settings-language-", lang)

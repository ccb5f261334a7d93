"""Reads the pages that teach a rule set from ``locales/learn/<map>.<language>.md``: sections, blocks, rule ids.

It reads a small subset of Markdown. It does not know which rules exist or how a picture is drawn.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from branchline import words

_PAGES = Path(__file__).with_name("locales") / "learn"
_HEADING = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z]+)\}")
_RULES = re.compile(r" \{(?P<rules>[A-Z0-9-]+(?: [A-Z0-9-]+)*)\}$")
_KINDS = (
    ("picture", re.compile(r"!\[(?P<text>[a-z]+)\]")),
    ("item", re.compile(r"- (?P<text>.+)")),
    ("step", re.compile(r"\d+\. (?P<text>.+)")),
    ("example", re.compile(r"> (?P<text>.+)")),
    ("row", re.compile(r"\| (?P<text>.+) \|")),
    ("text", re.compile(r"(?P<text>[^#>|!{].*)")),
)


@dataclass(frozen=True, slots=True)
class Block:
    """A line of a page: a text, item, step, example, the name of a picture, or a table row with cells between ``|``.

    The text may contain ``**strong**`` and ``*emphasized*`` words; ``rules`` are the ids it explains.
    """

    kind: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the blocks below it; the id is the same in every language."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The page of a map in one language."""

    map: str
    lang: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules the page explains, without duplicates, in order."""
        found = [rule for section in self.sections for block in section.blocks for rule in block.rules]
        return tuple(dict.fromkeys(found))

    def section_of(self, rule: str) -> str | None:
        """The id of the first section that explains this rule, for links from a refusal."""
        for section in self.sections:
            if any(rule in block.rules for block in section.blocks):
                return section.id
        return None


def maps() -> tuple[str, ...]:
    """The ids of the maps that have pages."""
    return tuple(sorted(path.name.removesuffix(".en.md") for path in _PAGES.glob("*.en.md")))


@cache
def page(map_id: str, lang: str = "en") -> Page:
    """Load the page of a map."""
    if map_id not in maps():
        raise LookupError(f"no page about {map_id!r}; there are {', '.join(maps())}")
    if lang not in words.languages():
        raise LookupError(f"no pages in {lang!r}; there are {', '.join(words.languages())}")
    return _read(map_id, lang, (_PAGES / f"{map_id}.{lang}.md").read_text(encoding="utf-8"))


def _read(map_id: str, lang: str, text: str) -> Page:
    head, *rest = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, intro = (line for line in head.splitlines() if line)
    return Page(map_id, lang, title.removeprefix("# "), intro, tuple(_section(part) for part in rest))


def _section(text: str) -> Section:
    first, *lines = (line for line in text.splitlines() if line)
    heading = _HEADING.fullmatch(first)
    if heading is None:
        raise ValueError(f"a section needs an id, as in '## Tunnels {{#tunnels}}': {first!r}")
    return Section(heading["id"], heading["title"], tuple(_block(line) for line in lines))


def _block(line: str) -> Block:
    told = _RULES.search(line)
    body = line[: told.start()] if told else line
    for kind, shape in _KINDS:
        if found := shape.fullmatch(body):
            return Block(kind, found["text"], tuple(told["rules"].split()) if told else ())
    raise ValueError(f"a line that is no part of a page: {line!r}")

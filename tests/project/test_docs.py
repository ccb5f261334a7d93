"""The documentation: no dead links, its Python runs, and its version is that of the package.
It reads Markdown; the contents of the rules pages are checked in test_rules_pages.py.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from branchline import Game, Record, __version__, verify

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
RECORD = re.compile(r"^```jsonl\n(.*?)^```", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)


def pages(texts: dict[str, str]) -> dict[str, str]:
    return {name: text for name, text in texts.items() if name.endswith(".md")}


def anchors(text: str) -> set[str]:
    """The anchors of a page, as code hosts generate them."""
    headings = HEADING.findall(FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(texts: dict[str, str], root: Path) -> list[str]:
    dead = []
    for name, text in pages(texts).items():
        for target in LINK.findall(FENCE.sub("", text)):
            path, _, anchor = target.partition("#")
            place = (root / name).parent / path if path else root / name
            known = place.exists()
            if known and anchor:
                known = anchor in anchors(place.read_text(encoding="utf-8"))
            if not known:
                dead.append(f"{name}: {target}")
    return dead


def test_links_lead_somewhere(texts: dict[str, str], root: Path) -> None:
    assert dead_links(texts, root) == []


def test_a_dead_link_is_found(root: Path) -> None:
    planted = {"README.md": "[a](run.py) [b](nowhere.md) [c](#no-such-heading)"}
    assert dead_links(planted, root) == ["README.md: nowhere.md", "README.md: #no-such-heading"]


PAGES = ["README.md", *(f"docs/{name}.md" for name in ("arena", "bots", "programs", "records", "words"))]


@pytest.mark.parametrize("page", PAGES)
def test_python_on_a_page_runs(
    page: str, texts: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a page saves its files in the current folder
    example = doctest.DocTestParser().get_doctest("\n".join(PYTHON.findall(texts[page])), {}, page, page, 0)
    assert example.examples, f"{page} shows no Python"
    report: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    assert outcome.failed == 0, "".join(report)


def test_the_record_on_its_page_holds(texts: dict[str, str]) -> None:
    (sample,) = RECORD.findall(texts["docs/records.md"])
    record = Record.parse(sample, "docs/records.md")
    assert record.text() == sample
    assert Game.replay(record).hash == verify(record).hash


def test_changelog_has_the_version(texts: dict[str, str]) -> None:
    assert f"## {__version__}" in texts["CHANGELOG.md"]


def test_readme_names_the_two_commands_that_exist(texts: dict[str, str]) -> None:
    for command in ("python3 run.py ", "python3 run.py test"):
        assert command in texts["README.md"]
        assert command in texts["run.py"]
    assert "python3 run.py test" in texts[".ci/run"]


def test_every_decision_is_on_the_list(texts: dict[str, str]) -> None:
    written = {Path(name).name for name in texts if name.startswith("docs/decisions/")} - {"README.md"}
    listed = set(LINK.findall(texts["docs/decisions/README.md"]))
    assert written == listed

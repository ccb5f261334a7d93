"""The pages of docs/rules against the book of rules: nothing unknown cited, nothing left out, nothing unshown.

It knows ids and links only; whether a scenario holds is for the scenario runner to say.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from branchline import words
from tests.script import load

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = {"north_america": "CN", "europe": "CE", "great_lakes": "CG"}
ID = re.compile(r"\b[CNEGX](?:-[A-Z]+)?-\d+\b")
BOOK = words.rule_ids()


def cited(page: str) -> set[str]:
    return set(ID.findall((RULES / f"{page}.md").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load(RULES / "make_table.py")


@pytest.mark.parametrize("page", [*PAGES, "README"])
def test_a_page_cites_only_rules_there_are(page: str) -> None:
    assert sorted(cited(page) - set(BOOK)) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_cites_every_rule_of_its_rule_set(page: str) -> None:
    assert [rule for rule in BOOK if rule[0] in PAGES[page] and rule not in cited(page)] == []


def test_every_rule_is_cited_on_some_page() -> None:
    everywhere = set().union(*map(cited, PAGES))
    assert [rule for rule in BOOK if rule not in everywhere] == []


def test_the_table_is_up_to_date(maker: ModuleType) -> None:
    page = (RULES / "README.md").read_text(encoding="utf-8")
    assert page == maker.renewed(page), "run: python docs/rules/make_table.py"


def test_every_rule_is_shown_by_a_scenario_or_a_named_test(maker: ModuleType) -> None:
    shown = maker.shown_by()
    assert [rule for rule in BOOK if rule not in shown] == []
    assert sorted(set(shown) - set(BOOK)) == [], "unknown rule ids in scenarios or marks"


def test_marks_and_scenarios_are_found(maker: ModuleType, tmp_path: Path) -> None:
    play = tmp_path / "tests" / "scenarios" / "europe" / "ferry.toml"
    play.parent.mkdir(parents=True)
    play.write_text('title = "T"\nrules = ["E-FER-1"]\n', encoding="utf-8")
    play.with_name("broken.toml").write_text("rules = [", encoding="utf-8")
    mark = "@pytest.mark." + 'rule("E-FER-1", "E-TUN-1")'
    (tmp_path / "tests" / "test_it.py").write_text(f"{mark}\n@other\ndef test_it() -> None: ...\n", encoding="utf-8")
    assert maker.shown_by(tmp_path) == {
        "E-FER-1": ["[ferry](../../tests/scenarios/europe/ferry.toml)", "[`test_it`](../../tests/test_it.py)"],
        "E-TUN-1": ["[`test_it`](../../tests/test_it.py)"],
    }


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in [*PAGES, "README"]:
        for target in re.findall(r"\]\(([^)#]+)\)", (RULES / f"{page}.md").read_text(encoding="utf-8")):
            assert (RULES / target).exists(), f"{page}.md links to {target}"

"""The pages of docs/rules cite every rule and no unknown one, and every rule is shown by a scenario or a test.

Only ids and links are compared; whether a scenario holds is checked by the scenario runner.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from branchline import words
from branchline.maps import BUILT_IN, load_map
from tests.rule_sets import ID, rules_of
from tests.script import load

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
BOOK = words.rule_ids()


def cited(page: str) -> set[str]:
    """The rule ids on docs/rules/<page>.md."""
    return set(ID.findall((RULES / f"{page}.md").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load(RULES / "make_table.py")


@pytest.mark.parametrize("page", [*BUILT_IN, "README"])
def test_a_page_cites_only_existing_rules(page: str) -> None:
    assert sorted(cited(page) - set(BOOK)) == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_map_has_a_page_that_cites_all_its_rules(name: str) -> None:
    own = [rule for rule in rules_of(name) if not rule.startswith("C-")]
    assert own, f"no section of the rules is headed {load_map(name).name!r}"
    assert [rule for rule in rules_of(name) if rule not in cited(name)] == []


def test_no_page_is_left_over() -> None:
    assert {path.stem for path in RULES.glob("*.md")} == {*BUILT_IN, "README"}


def test_every_rule_is_cited_on_some_page() -> None:
    everywhere = set().union(*map(cited, BUILT_IN))
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
    for page in [*BUILT_IN, "README"]:
        for target in re.findall(r"\]\(([^)#]+)\)", (RULES / f"{page}.md").read_text(encoding="utf-8")):
            assert (RULES / target).exists(), f"{page}.md links to {target}"

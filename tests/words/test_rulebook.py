"""The rules as sections, and searching them by id.

It knows the ids, not the texts.
"""

from __future__ import annotations

from branchline import rulebook, words
from tests.rule_sets import rules_of


def test_the_sections_are_the_whole_book_in_order() -> None:
    sections = rulebook.sections()
    assert [rule for _, rules in sections for rule in rules] == words.rule_ids()
    assert sections[0][0] == "Common: set-up"
    assert len({title for title, _ in sections}) == len(sections)


def test_rules_are_found_by_the_beginning_of_their_id() -> None:
    assert rulebook.find("e-tun") == [f"E-TUN-{number}" for number in range(1, 7)]
    assert rulebook.find(" N-1 ") == ["N-1"]
    assert len(rulebook.find("G")) == sum(rule.startswith("G-") for rule in words.rule_ids())
    assert rulebook.find("E-T") == rulebook.find("Q") == rulebook.find("") == []


def test_the_rules_of_a_map() -> None:
    def of(letters: str) -> list[str]:
        return [rule for rule in words.rule_ids() if rule[0] in letters]

    assert [rules_of(name) for name in ("north_america", "europe", "great_lakes")] == [of("CN"), of("CE"), of("CG")]
    replaced = {"G-SET-3", "G-SET-4", "G-SET-5", "G-PTS-1", "G-HAR-3"}
    assert rules_of("world") == [rule for rule in of("CGW") if rule not in replaced]

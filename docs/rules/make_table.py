"""Writes the table of rules, with the scenarios and tests that show them, into the README next to this file.

It reads the ``rules`` of scenarios and the ``rule`` marks of tests; it does not check what they prove.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from branchline import words

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- table: made by make_table.py -->\n", "<!-- end of table -->"

_MARK = re.compile(r"^[ \t]*@pytest\.mark\.rule\(([^)]*)\)", re.MULTILINE)
_TEST = re.compile(r"^[ \t]*(?:async )?def (test_\w+)", re.MULTILINE)
_ID = re.compile(r"[\"']([A-Z0-9-]+)[\"']")


def shown_by(root: Path = ROOT) -> dict[str, list[str]]:
    """Links to the scenarios and marked tests for each rule id, scenarios first."""
    shown: dict[str, list[str]] = {}
    for path in sorted((root / "tests" / "scenarios").rglob("*.toml")):
        for rule in _scenario_rules(path):
            shown.setdefault(rule, []).append(_link(path.stem, path, root))
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for mark in _MARK.finditer(text):
            test = _TEST.search(text, mark.end())
            for rule in _ID.findall(mark[1]) if test else ():
                shown.setdefault(rule, []).append(_link(f"`{test[1]}`" if test else "", path, root))
    return shown


def _scenario_rules(path: Path) -> list[str]:
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError:  # a scenario may be malformed on purpose, to show that it is refused
        return []
    if facts.get("invalid"):  # wrong on purpose, so it shows no rule
        return []
    return [str(rule) for rule in facts.get("rules", ())]


def _link(name: str, path: Path, root: Path) -> str:
    return f"[{name}](../../{path.relative_to(root).as_posix()})"


def table(root: Path = ROOT) -> str:
    """The table as Markdown, one row per rule, in the order of the rulebook."""
    shown = shown_by(root)
    rows = [f"| {rule} | {', '.join(shown.get(rule, ['**nothing yet**']))} |" for rule in words.rule_ids()]
    return "\n".join(["", "| rule | shown by |", "|---|---|", *rows, "", ""])


def renewed(page: str, root: Path = ROOT) -> str:
    """The page with an up-to-date table."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table(root) + END + after


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

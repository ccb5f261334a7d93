"""The layers of the package: which module may import which, and that no code knows a map by name.
It reads source text and the import graph; no game is played.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def rule_sets(texts: dict[str, str]) -> set[str]:
    found = {Path(name).stem for name in texts if re.fullmatch(r"src/branchline/maps/\w+\.toml", name)}
    assert found, "no map files found: this guard would guard nothing"
    return found


def test_imports_respect_the_layers(root: Path) -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_core_names_no_rule_set(texts: dict[str, str], rule_sets: set[str]) -> None:
    """Code asks "are there stations here?", never "is this that map?": rules are data."""
    forms = {form for name in rule_sets for form in (name, name.replace("_", " "), name.replace("_", ""))}
    name = re.compile("|".join(sorted(forms)), re.IGNORECASE)
    core = {file: text for file, text in texts.items() if file.startswith("src/branchline/core/")}
    assert core
    assert [(file, name.findall(text)) for file, text in core.items() if name.search(text)] == []


def test_nothing_compares_with_the_name_of_a_rule_set(texts: dict[str, str], rule_sets: set[str]) -> None:
    """Outside the core a name may be a default or an example, but no decision depends on it."""
    found = [
        f"{file}:{node.lineno}"
        for file, text in texts.items()
        if file.startswith("src/") and file.endswith(".py")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare | ast.Match)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and inner.value in rule_sets
    ]
    assert found == []

"""docs/research.md: its Python runs, and its tables are complete.
Only what the page claims is checked here.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from branchline.env import REWARDS, BatchEnv, branchline_v0, single
from branchline.env.picture import MODES

PYTHON = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page(root: Path) -> str:
    return (root / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.native
def test_python_on_the_page_runs(page: str) -> None:
    example = doctest.DocTestParser().get_doctest("\n".join(PYTHON.findall(page)), {}, "research", "research.md", 0)
    report: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    assert example.examples
    assert outcome.failed == 0, "".join(report)


def test_all_settings_are_on_the_page(page: str) -> None:
    words = [*REWARDS, *MODES, *branchline_v0.ILLEGAL, *single.ILLEGAL]
    assert [word for word in words if f'"{word}"' not in page] == []
    assert [name for name in single.IDS.values() if f"`{name}`" not in page] == []
    env = BatchEnv(size=1)
    _, info = env.reset(1)
    assert [name for name in info if f'`info["{name}"]`' not in page] == []

"""The coverage gates: a package passes when both its lines and its branches are covered well enough."""

from __future__ import annotations

from typing import Any

from tools.coverage_gates import PACKAGES, measure


def facts(lines: tuple[int, int], branches: tuple[int, int]) -> dict[str, Any]:
    return {
        "summary": {
            "covered_lines": lines[0], "num_statements": lines[1],
            "covered_branches": branches[0], "num_branches": branches[1],
        },
        "missing_lines": [7] * (lines[1] - lines[0]),
        "missing_branches": [[7, -1]] * (branches[1] - branches[0]),
    }  # fmt: skip


def test_lines_and_branches_count_for_each_package() -> None:
    report = {
        "files": {
            "src/branchline/core/cards.py": facts((100, 100), (20, 20)),
            "src/branchline/payment.py": facts((90, 100), (20, 20)),
            "src/branchline/cli/play.py": facts((100, 100), (94, 100)),
            "lib/site-packages/branchline/lab/arena.py": facts((95, 100), (95, 100)),
        }
    }
    found = {package.name: package for package in measure(report)}
    assert list(found) == list(PACKAGES)
    assert found["rules"].lines.percent == 95.0
    assert found["rules"].passed
    assert found["lab"].passed
    assert not found["cli"].passed
    assert found["cli"].missing == ["    cli/play.py: " + " ".join(["7->exit"] * 6)]


def test_a_package_without_any_data_fails() -> None:
    assert not any(package.passed for package in measure({"files": {}}))

"""The mutation tool: mutants differ from the source in one place, and the score has the right interval."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.mutation.score import wilson
from tools.mutation.sites import mutants

SOURCE = '''
def pay(cards, price):
    """How many cards are left."""
    # nothing is free
    if cards < price and not is_free(price):
        log.info("refused")
        refuse(cards)
    elif (
        price == 0
    ):
        return cards
    cards -= price + 1
    return cards - 1
'''


def test_each_mutant_is_one_small_change() -> None:
    found = {(mutant.line, mutant.kind): mutant.source for mutant in mutants(SOURCE)}
    kinds = {(line, kind) for line, kind in found}
    assert {
        (5, "condition True"), (5, "condition False"), (5, "and/or"), (5, "comparison"), (5, "not removed"),
        (7, "call removed"), (8, "condition True"), (8, "condition False"), (9, "comparison"), (9, "number"),
        (11, "result zero"), (12, "operator"), (12, "number"), (13, "result zero"), (13, "operator"), (13, "number"),
    } == kinds  # fmt: skip
    assert "if cards <= price and (not is_free(price)):" in found[5, "comparison"]
    assert "if cards < price and is_free(price):" in found[5, "not removed"]
    assert "elif price != 0:\n" in found[9, "comparison"]
    assert "        pass\n" in found[7, "call removed"]
    for text in found.values():
        assert len(text.splitlines()) == len(SOURCE.splitlines())


def test_every_mutant_of_the_rules_is_valid_and_different(root: Path) -> None:
    for name in ("core/scoring.py", "game/game.py", "server/tables/clock.py"):
        source = (root / "src" / "branchline" / name).read_text(encoding="utf-8")
        before = ast.dump(ast.parse(source))
        found = list(mutants(source))
        assert len(found) > 20
        assert all(ast.dump(ast.parse(mutant.source)) != before for mutant in found)


def test_the_interval_of_a_score() -> None:
    low, high = wilson(83, 87)
    assert low == pytest.approx(0.8877, abs=1e-3)
    assert high == pytest.approx(0.9820, abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)

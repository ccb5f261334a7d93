"""The compiled core has no memory error and no undefined behaviour: games on every map under ASan and UBSan."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.laws import sanitize


@pytest.mark.slow
@pytest.mark.native
def test_games_under_the_sanitizers(tmp_path: Path) -> None:
    assert sanitize.available(), "gcc with its sanitizers is needed for this test"
    done = sanitize.play(sanitize.build(tmp_path))
    report = done.stdout + done.stderr
    assert done.returncode == 0, report[-6000:]
    assert "runtime error" not in report, report[-6000:]
    assert "all well" in done.stdout

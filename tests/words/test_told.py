"""The sample sentences for the client's tests are up to date and contain every kind of event and ask.

That the client writes the same sentences is tested in web/src/table/tell.test.ts.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from branchline import asks, events
from tests.script import load

ROOT = Path(__file__).resolve().parent.parent.parent


def tool() -> ModuleType:
    return load(ROOT / "tools" / "told.py")


def test_the_samples_are_up_to_date() -> None:
    told = tool()
    written = told.FILE.read_text(encoding="utf-8").splitlines()
    assert written == told.lines(), "stale: python tools/told.py"


def test_the_samples_contain_every_kind() -> None:
    kinds = {type(fact) for fact in tool().FACTS}
    assert kinds == {*events.KINDS, *asks.KINDS}

"""Bots by name and settings: what is accepted, and the error message for everything else.
No game is played here.
"""

from __future__ import annotations

import dataclasses

import pytest

from branchline.bots import BOTS, Entry, UnknownBot, make_bot, parse_bot, split_bots
from branchline.bots.uniform import Uniform


@dataclasses.dataclass(frozen=True)
class Budget:
    """Settings of a made-up bot."""

    ms: int = 1000
    share: float = 0.5


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Entry(lambda seed, settings: Uniform(settings.ms), "", Budget))


def test_settings_are_typed(thinker: None) -> None:
    assert parse_bot("thinker") == ("thinker", Budget())
    assert parse_bot("thinker:ms=100,share=0.25") == ("thinker", Budget(100, 0.25))
    assert isinstance(make_bot("thinker:ms=5", 1), Uniform)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hal", r"there is no bot 'hal'; there are: .*planner"),
        ("planner:ms=3", r"planner has no setting 'ms'; it has: none"),
        ("thinker:speed=3", r"thinker has no setting 'speed'; it has: ms, share"),
        ("thinker:ms=soon", r"thinker: ms=soon is no int"),
        ("thinker:ms", r"thinker: ms= is no int"),
        ("novice:style=rude", r"novice: style=rude is no style; there are: planner, racer, collector, blocker"),
        ("expert:ms=soon", r"expert: ms=soon is no int"),
        ("expert:ms=0", r"expert: ms=0 is too little; 1 is the least"),
        ("expert:playouts=-1", r"expert: playouts=-1 is too little; 0 is the least"),
        ("expert:cores=0", r"expert: cores=0 is too little; 1 is the least"),
    ],
)
def test_invalid_text_gets_a_clear_error(thinker: None, text: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        parse_bot(text)


def test_names_with_commas() -> None:
    assert split_bots("planner") == ["planner"]
    assert split_bots("a:x=1,y=2, b,c:z=3") == ["a:x=1,y=2", "b", "c:z=3"]

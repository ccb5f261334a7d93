"""When the house is swept: when nobody moves and something lies about, or when it has to be."""

from __future__ import annotations

import gc

import pytest

from branchline.server import gc_schedule as litter


@pytest.fixture
def sweeps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The collector stays as it is for the other tests; sweeps are counted."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    return found


def test_when_it_is_swept(sweeps: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    found = sweeps
    house = litter.Litter()
    assert found == [1]
    assert not house.round(0, 0)
    now += litter.SOON + 1
    assert not house.round(0, litter.SOME - 1)
    assert house.round(0, litter.SOME), "quiet, and something lies about"
    now += litter.SOON + 1
    assert not house.round(50, 2 * litter.SOME), "somebody moves"
    assert house.round(60, litter.SOME + litter.MUCH), "too much to wait"
    now += litter.QUIET + 1
    assert not house.round(70, litter.SOME + litter.MUCH)
    assert house.round(70, litter.SOME + litter.MUCH), "quiet for once"
    now += litter.LATEST + 1
    assert house.round(80, litter.SOME + litter.MUCH), "once an hour in any case"
    monkeypatch.setattr(gc, "get_count", lambda: (litter.HEAP, 0, 0))
    assert house.round(90, litter.SOME + litter.MUCH), "a heap of things that came from elsewhere"
    assert len(found) == 6

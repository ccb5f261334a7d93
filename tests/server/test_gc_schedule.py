"""Garbage is collected when nobody moves and there is some, or when it can't wait any longer."""

from __future__ import annotations

import gc

import pytest

from branchline.server import gc_schedule


@pytest.fixture
def sweeps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts collections, and leaves the collector unchanged for other tests."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    return found


def test_when_garbage_is_collected(sweeps: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    found = sweeps
    schedule = gc_schedule.GcSchedule()
    assert found == [1]
    assert not schedule.collect_if_due(0, 0)
    now += gc_schedule.SOON + 1
    assert not schedule.collect_if_due(0, gc_schedule.SOME - 1)
    assert schedule.collect_if_due(0, gc_schedule.SOME), "quiet, and something lies about"
    now += gc_schedule.SOON + 1
    assert not schedule.collect_if_due(50, 2 * gc_schedule.SOME), "somebody moves"
    assert schedule.collect_if_due(60, gc_schedule.SOME + gc_schedule.MUCH), "too much to wait"
    now += gc_schedule.QUIET + 1
    assert not schedule.collect_if_due(70, gc_schedule.SOME + gc_schedule.MUCH)
    assert schedule.collect_if_due(70, gc_schedule.SOME + gc_schedule.MUCH), "quiet for once"
    now += gc_schedule.LATEST + 1
    assert schedule.collect_if_due(80, gc_schedule.SOME + gc_schedule.MUCH), "once an hour in any case"
    monkeypatch.setattr(gc, "get_count", lambda: (gc_schedule.HEAP, 0, 0))
    assert schedule.collect_if_due(90, gc_schedule.SOME + gc_schedule.MUCH), "a heap of things that came from elsewhere"
    assert len(found) == 6

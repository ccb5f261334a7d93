"""Garbage is collected when nobody moves and there is some, or when it can't wait any longer."""

from __future__ import annotations

import gc

import pytest

from branchline.server import gc_schedule


@pytest.fixture
def sweeps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Notes the generations that are collected, and leaves the collector unchanged for other tests."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: found.append(generation))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    return found


def test_when_garbage_is_collected(sweeps: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    found = sweeps
    schedule = gc_schedule.GcSchedule()
    assert found == [2]
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


def test_what_closed_connections_leave_behind_is_collected_while_people_move(
    sweeps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    schedule = gc_schedule.GcSchedule()
    del sweeps[:]
    assert not schedule.collect_if_due(1, 0, gc_schedule.CLOSED - 1)
    assert sweeps == []
    for round_ in range(1, 9):
        assert not schedule.collect_if_due(1 + round_, 0, gc_schedule.CLOSED * round_)
    assert sweeps == [0, 0, 0, 1, 0, 0, 0, 1]
    assert schedule.collect_if_due(99, gc_schedule.MUCH, gc_schedule.CLOSED * 9 - 1)
    assert not schedule.collect_if_due(100, gc_schedule.MUCH, gc_schedule.CLOSED * 10 - 2), "all was collected just now"
    assert sweeps == [0, 0, 0, 1, 0, 0, 0, 1, 2]

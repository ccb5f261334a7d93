"""Finished games as tests: every record in this folder is replayed and verified and must give the expected result.
To add one, put a record here and write its result with `python -m tests.games.results`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline import Game, Record, steps, verify
from branchline import record as rec
from branchline.maps import BUILT_IN
from branchline.seats import SEAT_COUNTS
from tests.games.results import RECORDS, read, sheet

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_the_record_gives_the_expected_result(path: Path) -> None:
    expected = read(path)
    assert expected is not None, f"{path.name} has no sheet beside it: python -m tests.games.results writes it"
    assert sheet(Game.replay(path)) == expected


@every_record
def test_the_record_is_verified_by_its_seed(path: Path) -> None:
    """Verifying works too: where rules have changed, a game keeps those it began with."""
    record = Record.load(path)
    assert verify(record).hash == Game.replay(record).hash


@every_record
def test_the_record_reads_back_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert Record.parse(text).text() == text


@every_record
def test_every_step_of_the_record(path: Path) -> None:
    record = Record.load(path)
    last = None
    for entry, game, _ in steps(record):
        last = (entry.n, game.hash)
    assert last == (len(record.entries) - 1, Game.replay(record).hash)


def test_the_folder_covers_everything() -> None:
    """Every built-in map, every number of seats, both kinds of chance, and entries of every kind."""
    records = [Record.load(path) for path in RECORDS]
    tables = {(record.header.map, record.header.seats) for record in records}
    assert tables >= {(name, seats) for name in BUILT_IN for seats in SEAT_COUNTS}
    assert {record.header.seed is None for record in records} == {True, False}
    assert any(record.header.map_source for record in records)
    kinds = {type(entry) for record in records for entry in record.entries}
    assert kinds == {rec.Dealt, rec.Acted, rec.Undid, rec.Resigned, rec.TookOver, rec.TimedOut, rec.Revealed}

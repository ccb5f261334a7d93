"""The store: no game is lost or played twice, wherever a run is interrupted; Parquet export; files that are no store.
It kills processes that it started and reads what they stored.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import duckdb
import pytest

from branchline.game.options import read_options
from branchline.lab import Arena, LabError, Plan, Store, play
from branchline.lab import arena as arena_module
from branchline.lab.pairing import Row
from branchline.lab.pool import Here
from branchline.maps import Map

from .test_play import timeless


@pytest.fixture(autouse=True)
def games_travel_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "LARGEST", 1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "results.duckdb")
    yield store
    store.close()


def arena(board: Map, games: int, store: Store | None, seed: int = 0) -> Arena:
    return Arena(board, read_options(board, 2, None), Plan(["uniform"], 2, seed), games, store)


class Breaking(Here):
    """A pool that is interrupted after some chunks."""

    def __init__(self, after: int) -> None:
        self.left = after

    def submit(self, chunk: play.Chunk) -> Future[list[Row]]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(chunk)


def test_rows_come_back_as_they_were(board: Map, store: Store) -> None:
    run = arena(board, 6, store)
    run.play(1)
    assert store.rows(run.run, run.blocks) == sorted(run.rows)
    assert len(store.rows(run.run, 2)) == 2


def test_an_interrupted_run_continues_where_it_stopped(board: Map, store: Store) -> None:
    first = arena(board, 9, store)
    with pytest.raises(KeyboardInterrupt):
        first.play(1, pool=Breaking(4))
    assert len(first.counted()) == 4
    second = arena(board, 9, store)
    assert second.before == 4
    heard: list[int] = []
    second.play(1, heard.append)
    assert sum(heard) == 5
    whole = arena(board, 9, None)
    whole.play(1)
    assert timeless(second.rows) == timeless(whole.rows) == timeless(store.rows(second.run, 9))


def test_a_longer_run_plays_only_what_is_new(board: Map, store: Store) -> None:
    arena(board, 4, store).play(1)
    longer = arena(board, 6, store)
    assert (longer.before, longer.games) == (4, 6)
    longer.play(1, pool=Breaking(2))
    shorter = arena(board, 3, store)
    assert len(shorter.rows) == shorter.games == 3
    shorter.play(1, pool=Breaking(0))


def test_runs_that_differ_are_kept_apart(board: Map, store: Store) -> None:
    runs = [arena(board, 2, store, seed) for seed in (0, 1, 0)]
    assert [run.run for run in runs] == [1, 2, 1]
    other = Arena(board, read_options(board, 2, {"start": 0}), Plan(["uniform"], 2, 0), 2, store)
    assert other.run == 3


def test_the_same_game_is_never_kept_twice(board: Map, store: Store) -> None:
    run = arena(board, 2, store)
    run.play(1)
    store.add(run.run, run.rows)  # as after an interrupt at an unknown moment
    assert store.rows(run.run, run.blocks) == sorted(run.rows)


def test_parquet_has_a_row_for_every_seat(board: Map, store: Store, tmp_path: Path) -> None:
    run = arena(board, 3, store)
    run.play(1)
    arena(board, 2, store, seed=5).play(1)
    target = tmp_path / "it's.parquet"
    store.export(target, run.run)
    found = (
        duckdb.connect().execute("SELECT game, seat, bot, score, part FROM read_parquet(?)", [str(target)]).fetchall()
    )
    rows = sorted(run.rows)
    assert found == [
        (row.game, seat, row.bots[seat], row.scores[seat], row.parts[seat]) for row in rows for seat in range(2)
    ]
    with pytest.raises(LabError, match="can't be written"):
        store.export(tmp_path / "no" / "such.parquet", run.run)


def test_other_files_are_refused_with_a_clear_error(tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.duckdb"
    text.write_text("not a database, but long enough to be taken for the beginning of one" * 100)
    with duckdb.connect(str(other)) as database:
        database.execute("CREATE TABLE cats (name VARCHAR)")
    newer = tmp_path / "newer.duckdb"
    with duckdb.connect(str(newer)) as database:
        database.execute("CREATE TABLE branchline AS SELECT 99 AS format")
    with pytest.raises(LabError, match="can't be used as a store"):
        Store(text)
    with pytest.raises(LabError, match="something else"):
        Store(other)
    with pytest.raises(LabError, match="has format 99"):
        Store(newer)


def test_one_process_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "results.duckdb"
    script = f"import duckdb, sys; held = duckdb.connect({str(file)!r}); print('open', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(LabError, match="another process has it open"):
            Store(file)
        process.communicate()


def test_without_duckdb_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(LabError, match=r"needs the package duckdb: pip install 'branchline\[lab\]'"):
        Store(tmp_path / "results.duckdb")


def killed(command: list[str], log: Path) -> None:
    """Run until many games are stored, then kill it: when they are stored a second time, those of the first are complete."""
    began = changed = time.monotonic()
    size, times = 0, 0
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
        while times < 2:
            now = time.monotonic()
            assert now < began + 120
            grown = log.stat().st_size if log.exists() else 0
            if grown != size:
                times += grown > 4_000 and (times == 0 or now > changed + 0.2)  # one write may grow the file in parts
                size, changed = grown, now
            time.sleep(0.02)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    while time.monotonic() < began + 150:  # the workers notice that their parent is gone
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("workers outlived the run")


@pytest.mark.slow
def test_a_killed_run_loses_nothing_and_repeats_nothing(board: Map, root: Path, tmp_path: Path) -> None:
    """The killed runs are longer than any machine plays between two writes; the last run is a little longer."""
    file, endless = tmp_path / "results.duckdb", 300_000
    command = [sys.executable, "-m", "branchline", "arena", "uniform", "--map", str(root / "tests/maps/small.toml")]
    command += ["--jobs", "2", "--store", str(file), "--games"]
    kept: list[Row] = []
    for _ in range(2):
        killed([*command, str(endless)], tmp_path / "results.duckdb.wal")
        store = Store(file)
        now = store.rows(1, endless)
        store.close()
        assert len(kept) < len(now) < endless
        assert set(kept) <= set(now)
        kept = now
    games = max(row.game for row in kept) + 100
    done = subprocess.run([*command, str(games), "--json"], capture_output=True, text=True, check=True)
    assert f"{len(kept):,} of {games:,} games are in the store already" in done.stderr
    store = Store(file)
    rows = store.rows(1, games)
    store.close()
    assert set(kept) <= set(rows)
    whole = arena(board, games, None)
    whole.play(1)
    assert timeless(rows) == timeless(whole.rows)


def test_finished_games_are_kept_while_a_slow_one_goes_on(
    board: Map, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_module, "KEEP_EVERY", 0.0)
    kept: list[int] = []
    add = store.add

    def note(run: int, rows: list[Row]) -> None:
        kept.append(len(rows))
        add(run, rows)

    monkeypatch.setattr(store, "add", note)
    arena(board, 3, store).play(1)
    assert kept == [1, 1, 1]

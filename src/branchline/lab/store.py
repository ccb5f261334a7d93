"""Results in one DuckDB file: every run with its settings, every game once, Parquet on request.

A game is stored by its transaction or not at all, so a run can be stopped anywhere. Plays and rates nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

from branchline.game.options import Options
from branchline.lab.failure import LabError, need
from branchline.lab.pairing import Plan, Row
from branchline.maps import Map
from branchline.version import VERSION

FORMAT = 1
COLUMNS = "game, block, line_up, deal, bots, scores, parts, decisions, seconds"
SCHEMA = f"""
CREATE TABLE branchline (format INTEGER);
INSERT INTO branchline VALUES ({FORMAT});
CREATE TABLE runs (
    run INTEGER PRIMARY KEY, version VARCHAR, map VARCHAR, map_hash VARCHAR, seats INTEGER, seed UBIGINT,
    options VARCHAR, bots VARCHAR[]
);
CREATE TABLE games (
    run INTEGER, game BIGINT, block BIGINT, line_up INTEGER, deal BIGINT, bots VARCHAR[], scores INTEGER[],
    parts DOUBLE[], decisions INTEGER[], seconds DOUBLE[], PRIMARY KEY (run, game)
);
CREATE VIEW sittings AS
    SELECT run, map, runs.seats, runs.seed, game, block, line_up, deal, seat, games.bots[seat + 1] AS bot,
        scores[seat + 1] AS score, parts[seat + 1] AS part, decisions[seat + 1] AS decisions,
        seconds[seat + 1] AS seconds
    FROM games JOIN runs USING (run), LATERAL (SELECT unnest(range(runs.seats)) AS seat);
"""


class Store:
    """An open store. Only one process at a time may have it open."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        self.duckdb = need("duckdb", "keeping results in a file")
        try:
            self._db: Any = self.duckdb.connect(self.path)
            self._prepare()
        except self.duckdb.Error as error:
            reason = str(error).strip().splitlines()[0]
            if "lock" in reason:
                reason = "another process has it open"
            raise LabError(f"{self.path} can't be used as a store: {reason}") from None

    def _prepare(self) -> None:
        tables = {name for (name,) in self._db.execute("SELECT table_name FROM duckdb_tables()").fetchall()}
        if not tables:
            self._db.execute(f"BEGIN; {SCHEMA} COMMIT;")
            return
        if "branchline" not in tables:
            self._db.close()
            raise LabError(f"{self.path} is a database of something else; name another file")
        (found,) = self._db.execute("SELECT format FROM branchline").fetchone()
        if found != FORMAT:
            self._db.close()
            raise LabError(f"{self.path} has format {found}, this version writes format {FORMAT}; name another file")

    def run(self, map_: Map, options: Options, plan: Plan) -> int:
        """The number of this run: an existing one, if it is the same in everything but its length."""
        what = [VERSION, map_.id, map_.hash, plan.seats, plan.seed, json.dumps(options.given()), list(plan.bots)]
        same = "version = ? AND map = ? AND map_hash = ? AND seats = ? AND seed = ? AND options = ? AND bots = ?"
        found = self._db.execute(f"SELECT run FROM runs WHERE {same}", what).fetchone()
        if found is None:
            again = "INSERT INTO runs SELECT coalesce(max(run), 0) + 1, ?, ?, ?, ?, ?, ?, ? FROM runs RETURNING run"
            found = self._db.execute(again, what).fetchone()
        return int(found[0])

    def add(self, run: int, rows: Sequence[Row]) -> None:
        """Add rows: all of them or, if interrupted, none. Rows that are already stored stay as they are."""
        if not rows:
            return
        columns = [list(column) for column in zip(*rows, strict=True)]
        values = ", ".join(f"unnest(${i})" for i in range(2, len(columns) + 2))
        self._db.execute(f"INSERT OR IGNORE INTO games SELECT $1, {values}", [run, *columns])

    def rows(self, run: int, blocks: int) -> list[Row]:
        """The games of a run's first blocks that have been played, in order."""
        query = f"SELECT {COLUMNS} FROM games WHERE run = ? AND block < ? ORDER BY game"
        return [
            Row(*row[:4], *(tuple(column) for column in row[4:]))
            for row in self._db.execute(query, [run, blocks]).fetchall()
        ]

    def export(self, path: str | os.PathLike[str], run: int) -> None:
        """Write the run as a Parquet file with one row per seat of each game."""
        target = os.fspath(path).replace("'", "''")
        query = f"SELECT * FROM sittings WHERE run = {int(run)} ORDER BY game, seat"
        try:
            self._db.execute(f"COPY ({query}) TO '{target}' (FORMAT parquet)")
        except self.duckdb.Error as error:
            raise LabError(f"{os.fspath(path)} can't be written: {str(error).strip().splitlines()[0]}") from None

    def close(self) -> None:
        self._db.close()

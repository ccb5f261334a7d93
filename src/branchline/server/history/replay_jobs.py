"""The jobs of a replay worker: reading records, playing them back, and encoding what comes of it.

It runs in a process of its own (``replay_worker``), because a record from outside can ask for any amount of work.
"""

from __future__ import annotations

import gzip
from typing import Literal, TypeAlias

import msgspec

from branchline.record import Record, RecordError, Revealed, Undid
from branchline.server.history import replay
from branchline.server.history.replay import Viewer
from branchline.server.wire import encode
from branchline.server.wire.bodies import Replay
from branchline.server.wire.shapes import Table
from branchline.server.worker_process import Allowance, serve

CPU = 30.0  # seconds for one job; the server's own deadlines are shorter
MEMORY = 256 << 20  # bytes for one job
LARGEST = 16 << 20  # bytes of the largest replay that is sent; a long game of five has one million
ENTRIES, UNDOS = 5_000, 300  # most in an uploaded record; a long game has 500 entries
Problem: TypeAlias = Literal["bad_record", "unknown_seat", "record_too_large"]


class JobError(Exception):
    """A job can't be done because of what it was given."""

    def __init__(self, code: Problem, detail: str) -> None:
        super().__init__(detail)
        self.code: Problem = code


class Job(msgspec.Struct, frozen=True, tag=True):
    """A job with the text of a record; ``do`` returns the parts of the answer."""

    text: str

    def do(self) -> tuple[bytes, ...]:
        raise NotImplementedError


class CheckUpload(Job, frozen=True):
    """Check that an uploaded record can be replayed."""

    def do(self) -> tuple[bytes, ...]:
        record = Record.parse(self.text)
        undos = sum(isinstance(entry, Undid) for entry in record.entries)
        if len(record.entries) > ENTRIES or undos > UNDOS:
            raise RecordError(f"more than {ENTRIES} entries or {UNDOS} undos")
        replay.replay_steps(record, None)
        return ()


class ReplayUpload(Job, frozen=True):
    """The replay of an uploaded record."""

    viewer: Viewer

    def do(self) -> tuple[bytes, ...]:
        record = Record.parse(self.text)
        seats = record.header.seats
        if isinstance(self.viewer, int) and self.viewer >= seats:
            raise JobError("unknown_seat", f"there is no seat {self.viewer}")
        return _packed(replay.replay(record, self.viewer, ("",) * seats))


class GameJob(Job, frozen=True):
    """A job about a table's game; ``secret`` (in hex) is added to the record of a game that is over."""

    secret: str | None

    def record(self) -> Record:
        record = Record.parse(self.text)
        if self.secret is not None and not any(isinstance(entry, Revealed) for entry in record.entries):
            record.entries.append(Revealed(len(record.entries), self.secret))
        return record


class RecordText(GameJob, frozen=True):
    """The record as a file."""

    def do(self) -> tuple[bytes, ...]:
        return (self.record().text().encode(),)


class Stories(GameJob, frozen=True):
    """The story as each seat may know it, and last as a spectator may: one replay for all who ask."""

    times: tuple[float, ...]

    def do(self) -> tuple[bytes, ...]:
        record = self.record()
        told = replay.entry_events(record)
        return tuple(encode(replay.story(told, self.times, seat)) for seat in (*range(record.header.seats), None))


class Scores(GameJob, frozen=True):
    """The score sheet."""

    def do(self) -> tuple[bytes, ...]:
        return (encode(replay.wire_score_sheet(replay.last_position(self.record()))),)


class ReplayGame(GameJob, frozen=True):
    """The replay of a finished game."""

    viewer: Viewer
    names: tuple[str, ...]
    times: tuple[float, ...]
    table: Table

    def do(self) -> tuple[bytes, ...]:
        return _packed(replay.replay(self.record(), self.viewer, self.names, self.times, self.table))


AnyJob: TypeAlias = CheckUpload | ReplayUpload | RecordText | Stories | Scores | ReplayGame


class Done(msgspec.Struct, frozen=True, tag=True):
    parts: tuple[bytes, ...]


class Failed(msgspec.Struct, frozen=True, tag=True):
    code: Problem
    detail: str


AnyAnswer: TypeAlias = Done | Failed


def _packed(made: Replay) -> tuple[bytes, bytes]:
    """JSON, plain and gzipped."""
    data = encode(made)
    if len(data) > LARGEST:
        raise JobError("record_too_large", f"its replay has more than {LARGEST >> 20} MB")
    return data, gzip.compress(data, 6, mtime=0)


def answer(data: bytes) -> bytes:
    """Do one job."""
    job: AnyJob = msgspec.msgpack.decode(data, type=AnyJob)
    try:
        found: AnyAnswer = Done(job.do())
    except RecordError as error:
        found = Failed("bad_record", str(error)[:500])
    except JobError as error:
        found = Failed(error.code, str(error))
    return msgspec.msgpack.encode(found)


if __name__ == "__main__":
    serve(answer, Allowance(CPU, MEMORY))

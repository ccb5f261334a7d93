"""No leak over HTTP: for two games that differ only in what a seat never learns, every response to this seat (or to a
spectator or a stranger) is the same, byte by byte, including stories, replays and errors.
"""

from __future__ import annotations

import asyncio

import pytest

from branchline import Record
from branchline.server.accounts.accounts import hash_token
from branchline.server.history import replay, replay_jobs
from branchline.server.store import Chair, EntryRow, PersonRow, SessionRow, TableRow
from branchline.server.wire import encode
from branchline.server.worker_process import WorkerProcess
from tests.laws.tables import every_map
from tests.laws.test_variants import MAKERS, early_variant
from tests.server.full_server import FullServer, full_server
from tests.server.socket_server import COLOURS

CODE = "varianttable"


@pytest.fixture(autouse=True)
def replays_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The jobs of the replay worker run here: a process for each server would take long and could not be patched."""

    async def ask(self: WorkerProcess, question: bytes, patience: float) -> bytes:
        return replay_jobs.answer(question)

    monkeypatch.setattr(WorkerProcess, "ask", ask)


LENGTH = 60


async def lay(server: FullServer, record: Record) -> None:
    """A table after ``LENGTH`` entries, and its people: everything but the secrets is the same for both records."""
    store = server.services.store
    people = []
    for seat in range(record.header.seats):
        row = PersonRow(id=f"person{seat}", kind="guest", name=f"P{seat}", created=0, seen=2e9)
        session = SessionRow(token_hash=hash_token(f"token{seat}"), person=row.id, kind="bearer", created=0, seen=2e9)
        await store.add_person(row, session)
        people.append(row)
    seating = tuple(Chair(colour=COLOURS[i], person=row.person, name=row.name) for i, row in enumerate(people))  # type: ignore[arg-type]
    lines = record.lines()
    kept = await store.create_table(
        TableRow(
            code=CODE,
            status="running",
            public=True,
            host="person0",
            map=record.header.map,
            map_hash=record.header.map_hash,
            map_source=record.header.map_source,
            seating=seating,
            secret=b"s" * 32,
            commitment="sealed",
            header=lines[0],
            created=0,
            changed=0,
            seq=min(LENGTH, len(record.entries)) - 1,
        )
    )
    entries = [EntryRow(n=n, at=float(n), body=line) for n, line in enumerate(lines[1 : LENGTH + 1])]
    await store.append(kept.id, entries, {})


async def answers(record: Record, viewer: int | None) -> list[tuple[str, int, bytes]]:
    here = f"/api/tables/{CODE}"
    paths = [here, "/api/tables", "/api/me/games", "/api/me", "/api/me/statistics", f"{here}/story"]
    paths += [f"{here}/story?seat={seat}" for seat in range(record.header.seats)]
    paths += [f"{here}/{what}" for what in ("scores", "record", "replay", "replay?seat=0", "replay?seat=all")]
    async with full_server() as server:
        await lay(server, record)
        caller = server.caller(None if viewer is None else f"token{viewer}")
        found = []
        for path in paths:
            answer = await caller.get(path)
            found.append((path, answer.status, answer.body))
        return found


def received(record: Record, viewer: int | None) -> list[tuple[str, int, bytes]]:
    return asyncio.run(asyncio.wait_for(answers(record, viewer), 120))


def differing(kind: str, name: str, viewer: int | None) -> list[str]:
    one, other = early_variant(kind, name, viewer, LENGTH)
    left, right = received(one, viewer), received(other, viewer)
    assert any(status == 200 and b"CardsDealt" in body for _, status, body in left)
    return [a[0] for a, b in zip(left, right, strict=True) if a != b]


@every_map
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("viewer", [0, None])
def test_variants_get_the_same_answers(kind: str, name: str, viewer: int | None) -> None:
    assert differing(kind, name, viewer) == []


@every_map
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("viewer", [0, None])
def test_variants_are_replayed_alike(kind: str, name: str, viewer: int | None) -> None:
    """A replay for one seat shows what that seat saw, also before the end of the game."""
    one, other = early_variant(kind, name, viewer, LENGTH)
    left, right = (
        encode(replay.replay_steps(Record(record.header, record.entries[:LENGTH]), viewer)[0])
        for record in (one, other)
    )
    assert left == right


def test_a_story_without_a_mask_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "mask", lambda event, seat: event)
    assert differing("choices", "great_lakes", 0)


def test_a_replay_with_all_open_is_for_after_the_end() -> None:
    one, other = early_variant("choices", "great_lakes", 0, LENGTH)
    left, right = (encode(replay.replay_steps(Record(r.header, r.entries[:LENGTH]), "all")[0]) for r in (one, other))
    assert left != right  # it shows what the seat never learned, so the route is closed until the end

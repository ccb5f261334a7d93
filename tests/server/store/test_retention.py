"""Retention: age is time during which the server ran, whatever the computer's clock says."""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from branchline.server import serve
from branchline.server.accounts.accounts import TOUCH, hash_token
from branchline.server.store import Chair, Store, UploadRow
from branchline.server.store.retention import DAY
from branchline.server.store.sqlite import SqliteStore
from branchline.server.tables.clock import ServerClock
from tests.server.full_server import full_server
from tests.server.socket_server import run
from tests.server.store.rows import entry, person, session, sitting, table

NOTHING = {"open": 0, "running": 0, "guests": 0, "sessions": 0, "uploads": 0}
YEAR_2026 = 1.79e9
Story = Callable[[SqliteStore], Awaitable[None]]


def play(story: Story) -> None:
    async def main() -> None:
        store = SqliteStore(":memory:")
        await story(store)
        await store.close()

    asyncio.run(main())


async def run_for(store: SqliteStore, days: float, start: float, awake: tuple[str, ...] = ()) -> dict[str, int]:
    """Prune every six hours while the server runs; returns everything that was deleted."""
    total = dict(NOTHING)
    for step in range(int(days * 4) + 1):
        for kind, count in (await store.prune(start + step * DAY / 4, awake)).items():
            total[kind] += count
    return total


async def fill(store: Store, stamp: float) -> None:
    await store.create_table(table("open", changed=stamp))
    kept = await store.create_table(table("running", status="running", changed=stamp))
    await store.append(kept.id, [entry(0)], {})
    await store.create_table(table("over", status="over", changed=stamp))
    await store.add_person(person("Cid", seen=stamp), session("id-cid", seen=stamp))
    await store.keep_upload(UploadRow(id="upload", person="id-cid", at=stamp, text=""))


@pytest.mark.parametrize("stamp", [YEAR_2026, 0.0, YEAR_2026 + 3650 * DAY], ids=["right", "in 1970", "in ten years"])
def test_what_nobody_uses_is_deleted_in_its_time_whatever_its_stamp(stamp: float) -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store, stamp)
        now = YEAR_2026
        assert await run_for(store, 7, now) == NOTHING
        assert await run_for(store, 1, now + 7 * DAY) == NOTHING | {"open": 1}
        assert await run_for(store, 21, now + 8 * DAY) == NOTHING
        assert await run_for(store, 2, now + 29 * DAY) == NOTHING | {"uploads": 1}
        assert await run_for(store, 58, now + 31 * DAY) == NOTHING
        assert await run_for(store, 2, now + 89 * DAY) == NOTHING | {"running": 1, "guests": 1}
        assert await store.table("over") is not None and await store.table("running") is None

    play(story)


def test_sessions_of_accounts_are_deleted_after_half_a_year() -> None:
    async def story(store: SqliteStore) -> None:
        await store.add_person(person("Eve", kind="account", password_hash="x"), session("id-eve", b"t"))
        assert await run_for(store, 179, YEAR_2026) == NOTHING
        assert await run_for(store, 2, YEAR_2026 + 179 * DAY) == NOTHING | {"sessions": 1}
        assert await store.account("Eve") is not None

    play(story)


@pytest.mark.parametrize("days", [92, 3650, -3650], ids=["three months ahead", "ten years ahead", "back"])
def test_a_jump_of_the_clock_deletes_nothing(days: int) -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store, YEAR_2026)
        await run_for(store, 3, YEAR_2026)
        assert await run_for(store, 0.5, YEAR_2026 + days * DAY) == NOTHING
        assert await run_for(store, 1, YEAR_2026) == NOTHING
        assert await run_for(store, 3, YEAR_2026 + days * DAY) == NOTHING | {"open": 1}  # unused for 7 days

    play(story)


def test_what_is_used_again_and_again_stays() -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store, YEAR_2026)
        kept = await store.table("open")
        for week in range(30):
            await store.change_table(kept.id, {"changed": YEAR_2026 - week})  # a clock that goes backwards
            await store.touch_session(b"token", YEAR_2026 - week)
            gone = await run_for(store, 6, YEAR_2026 + week * 6 * DAY)
            assert (gone["open"], gone["guests"], gone["sessions"]) == (0, 0, 0)

    play(story)


def test_who_and_what_is_kept(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create_table(table("awake", status="running"))
        await store.create_table(table("asleep", status="running"))
        await store.create_table(table("over", status="over", seating=(Chair(colour="red"), sitting("Bob"))))
        for name in ("Ada", "Bob", "Cid"):
            await store.add_person(person(name))
        await store.add_person(person("Robot", kind="bot", owner="id-cid"))
        await store.add_person(person("Eve", kind="account", password_hash="x"))
        assert await run_for(store, 92, YEAR_2026, ("awake",)) == NOTHING | {"running": 1, "guests": 1}
        assert await store.table("awake") is not None  # somebody watches it, so Ada stays too
        found = await store.people(["id-ada", "id-bob", "id-cid", "id-robot", "id-eve"])
        assert set(found) == {"id-ada", "id-bob", "id-eve"}

    play(story)


def test_a_year_off_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's time continues where it stopped, so a start after a long holiday finds nothing that is old."""

    async def evening(wall: float) -> dict[str, int]:
        monkeypatch.setattr(time, "time", lambda: wall)
        async with full_server(tmp_path / "x.db") as server:
            gone = await server.services.store.prune(server.tables.server_clock.now(), ())
            if await server.services.store.table("running") is None:
                await fill(server.services.store, wall)
            return gone

    async def main() -> None:
        for wall in (YEAR_2026, YEAR_2026 + 365 * DAY, YEAR_2026 + 92 * DAY, 0.0):
            assert await evening(wall) == NOTHING

    run(main())


def test_a_lost_server_time_counts_for_a_day_at_most() -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store, YEAR_2026)
        await store.prune(YEAR_2026)
        await store.keep_secret("alive", struct.pack("<d", 0.0))
        for wrong in (0.0, 9e9, 1.0, 8e9, 2.0):
            assert await store.prune(wrong) == NOTHING

    play(story)


def test_nothing_is_pruned_in_the_first_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The waits of the server's own loop, without waiting: an hour first, then six."""
    waits: list[float] = []

    async def main() -> None:
        async with full_server() as server:
            pruned: list[float] = []

            async def sleep(seconds: float) -> None:
                waits.append(seconds)
                if len(waits) == 3:
                    raise asyncio.CancelledError

            async def prune(now: float, awake: object) -> dict[str, int]:
                pruned.append(len(waits))
                return NOTHING

            with monkeypatch.context() as patch:
                patch.setattr(server.services.store, "prune", prune)
                patch.setattr(asyncio, "sleep", sleep)
                with pytest.raises(asyncio.CancelledError):
                    await serve._prune(server.services, ServerClock())
            assert pruned == [1, 2]

    run(main())
    assert waits == [3_600.0, 21_600.0, 21_600.0]


def test_a_session_stamped_in_the_future_is_touched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with full_server() as server:
            ada = await server.guest()
            token = hash_token(str(ada.token))
            await server.services.store.touch_session(token, time.time() + 365 * DAY)
            assert (await ada.get("/api/me")).status == 200
            found = await server.services.store.session(token)
            assert found is not None and abs(found[0].seen - time.time()) < TOUCH

    run(main())

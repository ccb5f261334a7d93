"""Everything that is stored is read back unchanged, and queries return only what was asked for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from branchline.server.store import Chair, LineRow, NameTaken, PushRow, StoreError, UploadRow
from branchline.server.store.sqlite import SqliteStore
from branchline.server.wire.shapes import BotChoice, BotVote, ClockRule, Outcome, UndoRequest
from tests.server.store.rows import entry, person, result, session, sitting, table

Story = Callable[[SqliteStore], Awaitable[None]]


@pytest.fixture(params=["memory", "file"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Run a test on a new store, in memory and in a file."""

    def run(story: Story) -> None:
        async def main() -> None:
            store = SqliteStore(":memory:" if request.param == "memory" else tmp_path / "x.db")
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(main())

    return run


def test_people_and_sessions_are_stored(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        ada = person("Ada")
        await store.add_person(ada, session(ada.id))
        assert await store.person(ada.id) == ada
        assert await store.session(b"token") == (session(ada.id), ada)
        assert await store.session(b"other") is None
        await store.touch_session(b"token", 9.0)
        found = await store.session(b"token")
        assert found is not None and found[0].seen == found[1].seen == 9.0
        await store.open_session(session(ada.id, b"second"))
        await store.close_sessions(ada.id, b"second")
        assert await store.session(b"token") is None and await store.session(b"second") is not None
        await store.close_session(b"second")
        assert await store.session(b"second") is None
        assert await store.people([ada.id, "nobody"]) == {ada.id: await store.person(ada.id)}

    play(story)


def test_two_accounts_never_share_a_name(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.add_person(person("Ada", kind="account", password_hash="x"))
        with pytest.raises(NameTaken):
            await store.add_person(person("ADA", kind="account", password_hash="y", id="other"))
        await store.add_person(person("Bob"))
        with pytest.raises(NameTaken):
            await store.change_person("id-bob", name="aDa", kind="account", password_hash="z")
        assert (await store.person("id-bob")).kind == "guest"
        await store.add_person(person("Ada", id="guest"))  # guests may have any name
        assert (await store.account("ada")).id == "id-ada"

    play(story)


def test_a_new_name_is_shown_at_every_table(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.add_person(person("Ada"))
        seating = (sitting("Ada"), sitting("Ada", name="Ada's aunt"))
        await store.create_table(table(seating=seating))
        await store.change_person("id-ada", name="Eva")
        chairs = (await store.table("aaaa")).seating
        assert [chair.person.name for chair in chairs] == ["Eva", "Eva"]
        assert [chair.name for chair in chairs] == ["Eva", "Ada's aunt"]

    play(story)


def test_a_table_is_stored(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        row = table(
            clock=ClockRule("bank", 600, 10, "harmless"), options=table().options, asked=("id-ada",), turn=1, wake=7.5,
            clock_state={"left": [1, 2]}, undo=UndoRequest(0, 4, (1,)), vote=BotVote(1, (0,), (), 9.5), asked_since=(1.5, 2.0), rerolls=3, outcome=Outcome((0,), (1, 2), "scored"),
            seating=(sitting("Ada", stand_in=BotChoice("expert")), Chair(colour="blue", bot=BotChoice("novice", "racer"))),
            rematch="bbbb", header="{}", map_source="x",
        )  # fmt: skip
        kept = await store.create_table(row)
        assert kept.id and await store.table("aaaa") == kept == replace(row, id=kept.id)
        assert await store.table("none") is None
        await store.change_table(kept.id, {"undo": None, "public": False, "wake": None, "asked": ()})
        assert await store.table("aaaa") == replace(kept, undo=None, public=False, wake=None, asked=())
        with pytest.raises(StoreError):
            await store.change_table(99, {"public": True})
        with pytest.raises(StoreError):
            await store.create_table(row)  # the code is taken

    play(story)


def test_entries_and_the_row_are_kept_together_or_not_at_all(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        kept = await store.create_table(table(status="running"))
        await store.append(kept.id, [entry(0), entry(1)], {"seq": 1, "status": "over"}, [result()])
        with pytest.raises(StoreError):
            await store.append(kept.id, [entry(2), entry(1)], {"seq": 2})
        assert [item.n for item in await store.entries(kept.id)] == [0, 1]
        assert [item.n for item in await store.entries(kept.id, 1)] == [1]
        assert (await store.table("aaaa")).seq == 1
        assert await store.results_of("id-ada") == [result()]

    play(story)


def test_a_game_with_several_seats_of_one_person_is_no_result(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        alone, both = [await store.create_table(table(code=code, status="running")) for code in ("aaaa", "bbbb")]
        await store.append(both.id, [entry(0)], {"status": "over"}, [result(0), result(1, won=0.0)])
        await store.append(alone.id, [entry(0)], {"status": "over"}, [result(0, of="id-bob"), result(1, score=77)])
        assert await store.results_of("id-ada") == [result(1, score=77)]
        assert await store.results_of("id-bob") == [result(0, of="id-bob")]

    play(story)


def test_a_failed_write_does_not_affect_others(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        kept = await store.create_table(table(status="running"))
        writes = [store.append(kept.id, [entry(n)], {"seq": n}) for n in (0, 1, 1, 2)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(item) for item in done] == [type(None), type(None), StoreError, type(None)]
        assert [item.n for item in await store.entries(kept.id)] == [0, 1, 2]

    play(story)


def test_lists_of_tables(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        for number, status in enumerate(["open", "running", "over", "running"]):
            await store.create_table(table(f"code{number}", status=status, wake=10.0 - number if number else None))
        await store.create_table(table("hidden", public=False, seating=(sitting("Bob"), Chair(colour="blue"))))
        opened, running = await store.public_tables()
        assert [row.code for row in opened] == ["code0"]
        assert [row.code for row in running] == ["code3", "code1"]
        assert [row.code for row in await store.games_of("id-ada", None, 3)] == ["code3", "code2", "code1"]
        third = (await store.table("code2")).id
        assert [row.code for row in await store.games_of("id-ada", third, 3)] == ["code1", "code0"]
        assert [row.code for row in await store.games_of("id-bob", None, 3)] == ["hidden"]
        assert await store.due(8.5) == ["code3", "code2"]
        assert await store.count() == {"open": 2, "running": 2, "over": 1, "people": 0}

    play(story)


def test_talk_mutes_pushes_webhooks_uploads_and_keys(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        ada = person("Ada")
        await store.add_person(ada)
        kept = await store.create_table(table())
        for n in range(3):
            await store.say(kept.id, LineRow(n=n, at=1.0, person=ada.person, seat=None, text=f"<b>{n}"))
        assert [line.text for line in await store.lines(kept.id, 2)] == ["<b>1", "<b>2"]
        assert (await store.lines(kept.id))[0].person == ada.person
        await store.mute(ada.id, "x", True)
        await store.mute(ada.id, "x", True)
        assert await store.muted(ada.id) == ("x",)
        await store.mute(ada.id, "x", False)
        assert await store.muted(ada.id) == ()
        push = PushRow(person=ada.id, endpoint="https://example.org/1", p256dh="p", auth="a")
        await store.put_push(push)
        await store.put_push(replace(push, endpoint="https://example.org/2"))
        await store.drop_push(ada.id, "https://example.org/2")
        assert await store.pushes(ada.id) == [push]
        await store.drop_push(ada.id)
        assert await store.pushes(ada.id) == []
        await store.set_webhook(ada.id, "https://example.org/")
        assert await store.webhook(ada.id) == "https://example.org/"
        await store.set_webhook(ada.id, None)
        assert await store.webhook(ada.id) is None
        upload = UploadRow(id="u", person=ada.id, at=1.0, text="t")
        await store.keep_upload(upload)
        assert await store.upload("u") == upload and await store.upload("v") is None
        await store.keep_secret("k", b"1")
        await store.keep_secret("k", b"2")
        assert await store.secret("k") == b"2" and await store.secret("l") is None

    play(story)


def test_games_of_a_deleted_person_have_no_name(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        await store.add_person(person("Ada", kind="account", password_hash="x"), session("id-ada"))
        await store.add_person(person("Bot", kind="bot", owner="id-ada"), session("id-bot", b"bot", kind="bot"))
        await store.add_person(person("Bob"))
        seating = (sitting("Ada"), sitting("Bob"), sitting("Bot"))
        kept = await store.create_table(table(seating=seating, status="over", asked=("id-ada", "id-bob")))
        await store.append(kept.id, [entry(0)], {}, [result(), result(1, "id-bob")])
        await store.say(kept.id, LineRow(n=0, at=1.0, person=person("Ada").person, seat=0, text="my address is …"))
        await store.forget_person("id-ada")
        row = await store.table("aaaa")
        assert [(chair.person and chair.person.name, chair.name) for chair in row.seating] == [
            (None, "—"), ("Bob", "Bob"), (None, "—"),
        ]  # fmt: skip
        assert row.host == "id-bob" and row.asked == ("id-bob",)  # a table needs a host
        assert len(await store.entries(kept.id)) == 1
        assert await store.person("id-ada") is None and await store.person("id-bot") is None
        assert await store.session(b"token") is None and await store.session(b"bot") is None
        assert await store.lines(kept.id) == [] and await store.results_of("id-ada") == []
        await store.forget_person("id-bob")
        assert (await store.table("aaaa")).host == ""
        assert await store.account("Ada") is None and await store.games_of("id-ada", None, 9) == []

    play(story)


def test_a_caller_who_no_longer_waits_does_not_cost_the_others_their_answers(play: Callable[[Story], None]) -> None:
    async def story(store: SqliteStore) -> None:
        held = threading.Event()
        first = store.database.write(lambda db: held.wait(60))  # so that the others are written together
        gone, other = (store.database.write(lambda db: 7) for _ in range(2))
        gone.cancel()
        held.set()
        async with asyncio.timeout(60):
            assert await first and await other == 7

    play(story)

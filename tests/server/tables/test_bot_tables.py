"""The cap on games with bots: who may start another one, and what is left behind when it is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.server.errors import RequestError
from branchline.server.store import Chair, TableRow
from branchline.server.tables import bot_tables, registry
from branchline.server.tables.bot_tables import BotTables
from branchline.server.wire.shapes import BotChoice, Person
from tests.server.full_server import full_server
from tests.server.socket_server import run

ANN = Chair(colour="blue", person=Person("ann", "Ann", "guest"))
BOT = Chair(colour="red", bot=BotChoice("expert"))
ROW = TableRow(
    code="x", status="running", public=False, host="ann", map="europe", map_hash="", seating=(ANN, BOT), secret=b"",
    commitment="", created=0, changed=0,
)  # fmt: skip


@pytest.fixture(autouse=True)
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables, "MOST", 2)


def test_only_running_games_of_the_host_with_bots_count() -> None:
    others = [
        replace(ROW, host="bob"),
        replace(ROW, status="open"),
        replace(ROW, status="over"),
        replace(ROW, seating=(ANN, ANN)),
        ROW,
    ]
    rows = [*others]
    tables = BotTables(lambda: rows)
    with tables.starting("ann", (ANN, BOT)):
        rows.append(ROW)
    with pytest.raises(RequestError, match="2 games with bots") as refused, tables.starting("ann", (ANN, BOT)):
        raise AssertionError("started")
    assert (refused.value.status, refused.value.code) == (429, "too_many_bots")
    assert refused.value.params == {"seconds": 30, "most": 2}
    with tables.starting("ann", (ANN, ANN)), tables.starting("bob", (ANN, BOT)):
        pass
    rows.append(replace(ROW, seating=(replace(ANN, stand_in=BotChoice()), ANN), host="bob"))
    with pytest.raises(RequestError), tables.starting("bob", (ANN, BOT)):
        raise AssertionError("a stand-in is a bot too")


def test_games_that_are_being_started_count_and_failed_ones_do_not() -> None:
    tables = BotTables(lambda: ())
    with tables.starting("ann", (BOT,)), tables.starting("ann", (BOT,)):
        with pytest.raises(RequestError), tables.starting("ann", (BOT,)):
            raise AssertionError("started")
        with tables.starting("bob", (BOT,)):
            pass
    for _ in range(5):
        with pytest.raises(ValueError, match="no"), tables.starting("ann", (BOT,)):
            raise ValueError("no")
    assert not tables._starting, "nothing is left behind"


def test_a_refused_game_is_not_stored_and_may_start_when_another_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REST_AFTER", 0.1)
    monkeypatch.setattr(registry, "MAINTAIN_EVERY", 0.05)

    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            seats: list[dict[str, Any]] = [{"mine": True}, {"bot": {"level": "novice"}}]
            body = {"map": "europe", "seats": seats, "pace": 10_000}
            waiting = (await ada.make("europe", seats))["table"]["code"]
            replies = await asyncio.gather(*(ada.post("/api/tables", {**body, "start": True}) for _ in range(6)))
            made = [reply.json["table"]["code"] for reply in replies if reply.status == 200]
            refused = [reply for reply in replies if reply.status != 200]
            assert len(made) == 2 and {(reply.status, reply.code) for reply in refused} == {(429, "too_many_bots")}
            assert refused[0].headers["retry-after"] == "30"
            assert refused[0].json["error"]["params"] == {"seconds": 30, "most": 2}
            assert "finish one" in refused[0].json["error"]["detail"]
            assert (await server.services.store.count())["open"] == 1, "the one that waits for its start"
            late = await ada.post(f"/api/tables/{waiting}/start")
            assert (late.status, late.code) == (429, "too_many_bots")
            assert (await ada.get(f"/api/tables/{waiting}")).json["table"]["status"] == "open"
            async with ada.line() as line:
                for code in made:
                    await line.say("Resign", table=code, seat=0)
            async with asyncio.timeout(30):
                while (await ada.post(f"/api/tables/{waiting}/start")).status != 200:
                    await asyncio.sleep(0.05)

    run(story())

"""Bots don't play for nobody: where no person plays, the game goes on only while somebody watches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from branchline.actions import AnyAction
from branchline.server.store import TableRow
from branchline.server.tables import registry
from branchline.server.wire.shapes import BotChoice, GameOptions
from branchline.view import View
from tests.server.players import answer, set_up
from tests.server.socket_server import Guest, LazyBotWorkers, SocketServer, run, socket_server

NOVICE = BotChoice("novice")


class CountingBotWorkers(LazyBotWorkers):
    """Answers at once, without a process, and counts; ``gate`` holds the answers back."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = self.answered = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(self, bot: str, view: View, person: str, priority: Any = None) -> AnyAction:
        self.asked += 1
        await self.gate.wait()
        self.answered += 1
        return view.legal()[0]


async def nothing_happens(server: SocketServer, code: str) -> TableRow:
    """The table has nothing to do, neither now nor when the registry next looks for due tables."""
    table = await server.tables.table(code)
    await table.do(_nothing)
    assert table.at_rest and code not in await server.store.due(server.tables.server_clock.now())
    return table.row


async def _nothing() -> None:
    """A job that waits for all jobs before it."""


def test_a_table_of_bots_waits_for_a_spectator_and_goes_on_while_one_is_there() -> None:
    async def story() -> None:
        bots = CountingBotWorkers()
        async with socket_server(bot_workers=bots) as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [NOVICE, NOVICE, NOVICE], pace=20)
            assert (await nothing_happens(server, code)).seq == 0 and bots.asked == 0
            async with server.client(ann) as line:
                await line.say("Watch", table=code, seat=None)
                while line.updates[code]["seq"] < 8:
                    await line.update(code)
                await line.say("Unwatch", table=code)
            row = await nothing_happens(server, code)
            asked = bots.asked
            await asyncio.sleep(0.1)
            assert (await server.tables.row(code)).seq == row.seq and bots.asked == asked
            async with server.client(ann) as line:
                await line.say("Watch", table=code, seat=None)
                while line.updates[code]["seq"] < row.seq + 8:
                    await line.update(code)
                await line.say("Unwatch", table=code)

    run(story())


def test_a_spectator_who_leaves_takes_the_questions_along() -> None:
    async def story() -> None:
        bots = CountingBotWorkers()
        bots.gate.clear()
        async with socket_server(bot_workers=bots) as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [NOVICE, NOVICE])
            async with server.client(ann) as line:
                await line.say("Watch", table=code, seat=None)
                assert bots.asked == 2
            async with asyncio.timeout(30):
                while not (await server.tables.table(code)).at_rest:
                    await asyncio.sleep(0.01)
            bots.gate.set()
            assert (await nothing_happens(server, code)).seq == 0 and bots.answered == 0

    run(story())


def test_a_stand_in_plays_on_where_other_people_play() -> None:
    async def story() -> None:
        async with socket_server(bot_workers=CountingBotWorkers()) as server:
            ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("north_america", [ann, bob, NOVICE], options=GameOptions(start=0))
            await server.tables.fill(code, 0, NOVICE, by=ann.person.id)
            table = await server.tables.table(code)
            async with asyncio.timeout(30):
                while table.row.seq < 3 or not table.at_rest:  # two set-ups and the stand-in's entry
                    await asyncio.sleep(0.01)
            assert table.row.asked == (bob.person.id,)

    run(story())


async def _given_up(server: SocketServer, ann: Guest) -> str:
    """A table where the only person has resigned and left."""
    code = await server.table("north_america", [ann, NOVICE], options=GameOptions(start=0), pace=20)
    async with server.client(ann) as line:
        await set_up([line], code)
        assert (await line.say("Resign", table=code, seat=0))["type"] == "Ack"
        while line.updates[code]["seq"] < 8:
            await line.update(code)
        await line.say("Unwatch", table=code)
    return code


def test_after_the_last_person_resigned_the_bots_wait_for_somebody_to_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also over a restart, and after the table has been at rest."""
    monkeypatch.setattr(registry, "REST_AFTER", 0.1)
    monkeypatch.setattr(registry, "MAINTAIN_EVERY", 0.05)
    path = str(tmp_path / "data.db")

    async def story() -> None:
        async with socket_server(path, bot_workers=CountingBotWorkers()) as server:
            ann = await server.guest("Ann")
            code = await _given_up(server, ann)
            seq = (await nothing_happens(server, code)).seq
            async with asyncio.timeout(30):
                while code in server.tables.awake():
                    await asyncio.sleep(0.02)
        bots = CountingBotWorkers()
        async with socket_server(path, bot_workers=bots) as server:
            await asyncio.sleep(0.2)
            assert code not in server.tables.awake() and (await server.tables.row(code)).seq == seq
            assert bots.asked == 0
            async with server.client(ann) as line:
                await line.say("Watch", table=code, seat=None)
                while line.updates[code]["seq"] < seq + 4:
                    await line.update(code)
                await line.say("Unwatch", table=code)

    run(story())


def test_a_table_stored_as_due_by_an_earlier_version_is_not_woken_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REST_AFTER", 0.1)
    monkeypatch.setattr(registry, "MAINTAIN_EVERY", 0.05)

    async def story() -> None:
        async with socket_server(bot_workers=CountingBotWorkers()) as server:
            code = await server.table("europe", [NOVICE, NOVICE])
            row = await server.tables.row(code)
            async with asyncio.timeout(30):
                while code in server.tables.awake():
                    await asyncio.sleep(0.02)
                await server.store.change_table(row.id, {"wake": 1.0})
                while await server.store.due(server.tables.server_clock.now()):
                    await asyncio.sleep(0.02)

    run(story())


def test_a_table_of_stand_ins_waits_until_a_person_plays_again() -> None:
    async def story() -> None:
        bots = CountingBotWorkers()
        bots.gate.clear()
        async with socket_server(bot_workers=bots) as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, NOVICE], options=GameOptions(start=0))
            await server.tables.fill(code, 0, NOVICE, by=ann.person.id)
            row = await nothing_happens(server, code)
            assert row.seq == 1 and row.asked == () and row.wake is None
            bots.gate.set()
            assert (await nothing_happens(server, code)).seq == 1
            await server.tables.free(code, 0)
            table = await server.tables.table(code)
            async with asyncio.timeout(30):
                while table.row.seq < 3 or not table.at_rest:
                    await asyncio.sleep(0.01)
            assert table.row.asked == (ann.person.id,), "the bot has answered"

    run(story())


def test_a_person_at_the_table_is_waited_for_as_before() -> None:
    """Nobody watches, but Ann plays: the bots answer until she is asked."""

    async def story() -> None:
        async with socket_server(bot_workers=CountingBotWorkers()) as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [ann, NOVICE, NOVICE], options=GameOptions(start=0), pace=50)
            async with server.client(ann) as line:
                await set_up([line], code)
                while line.updates[code]["choices"] is not None:
                    await answer(line, code, 0)
            table = await server.tables.table(code)
            async with asyncio.timeout(30):
                while table.row.asked != (ann.person.id,) or not table.at_rest:
                    await asyncio.sleep(0.01)

    run(story())
